import { type ChangeSubject, changeSubjects } from '#domain/changes/index.ts'
import { fieldText } from '#domain/messages/index.ts'
import { splitPath } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { answerText, fieldAt } from '#web/questionnaire/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { CostAndDays } from './cost-and-days.tsx'
import { TouchedPapers } from './touched-papers.tsx'
import { type LookedAt, useDeciding } from './use-change.ts'

type Props = Omit<LookedAt, 'change' | 'faults'> &
  NonNullable<LookedAt['change']> & { readonly uuid: string; readonly again: () => void }

/** What a change is called by: the one thing it is about, or everything together. */
const calledBy = (subjects: readonly ChangeSubject[]): ChangeSubject | 'other' =>
  (subjects.length === 1 ? changeSubjects.find((one) => one === subjects[0]) : undefined) ?? 'other'

/** Now and then, the papers, the money and the days; the decision stands beside it and stays in sight. */
export function ChangeScreen({ uuid, again, about, messages, patch, preview }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { going, make, leave } = useDeciding(uuid, again)
  const { cost, later, agreement_falls, reopens } = preview
  const subject = calledBy(preview.subjects)
  const kind = cost.total > 0 ? 'pay' : cost.total < 0 ? 'refund' : 'free'
  const intro = kind !== 'refund' && later > 0 ? (`${kind}_later` as const) : kind
  const amount = formatMoney(cost.total, locale)
  return (
    <>
      <h1 tabIndex={-1} className="mt-3 outline-none">
        {say(`change.title.${subject}`)}
      </h1>
      <p className="mt-1.5 max-w-form text-ink-2">{say(`change.intro.${intro}`)}</p>
      <div className="mt-7 grid gap-8 lg:grid-cols-[minmax(0,1fr)_25.25rem] lg:items-start lg:gap-10">
        <div className="min-w-0">
          <ChangedAnswers about={about} messages={messages} answers={preview.answers} />
          <TouchedPapers papers={preview.papers} />
          <div className="mt-6">
            <Banner tone={agreement_falls ? 'warning' : 'positive'}>
              {say(`change.agreement.${agreement_falls ? 'falls' : reopens ? 'sent' : 'none'}`)}
            </Banner>
          </div>
        </div>
        <div className="min-w-0 lg:sticky lg:top-6">
          <Card as="section" labelledBy="change-cost">
            <CostAndDays preview={preview} />
            <div className="mt-6 grid gap-2.5">
              <Button
                wide
                size="large"
                onClick={() => make(patch, cost.total)}
                busy={going ? say('change.act.busy') : undefined}
              >
                {say(`change.act.${kind === 'pay' ? 'pay' : 'free'}.${subject}`, { amount })}
              </Button>
              <Button wide look="ghost" onClick={leave}>
                {say(`change.act.leave.${subject}`)}
              </Button>
            </div>
            {kind === 'pay' && <p className="mt-3 text-center text-hint text-ink-2">{say('change.act.when_paid')}</p>}
          </Card>
        </div>
      </div>
    </>
  )
}

type AnswersProps = Pick<LookedAt, 'about' | 'messages'> & { readonly answers: Props['preview']['answers'] }

/** Every answer that becomes another, as it is and as it would be. */
function ChangedAnswers({ about, messages, answers }: AnswersProps) {
  const say = useSay()
  const nameOf = (person: string) => about.people.find(({ id }) => id === person)?.name ?? person
  const shown = (path: string, value: unknown): string => {
    const field = fieldAt(path)
    const text = field && answerText(field, value, { messages, nameOf, company: (name) => name })
    return text ?? say('change.answers.empty')
  }
  const labelOf = (path: string): string => {
    const field = fieldAt(path)
    const { place } = splitPath(path)
    const label = field ? fieldText(messages, field).label : path
    return place === 'main' ? label : `${nameOf(place)}: ${label}`
  }
  return (
    <Card as="section" labelledBy="change-answers">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="change-answers" className="text-lg!">
          {say('change.answers.heading')}
        </h2>
        <TextLink href={href('flow', { flow: about.flow, uid: about.questionnaire }, { step: '0' })}>
          {say('change.answers.adjust')}
        </TextLink>
      </div>
      <dl className="mt-3">
        {answers.map(({ path, before, after }) => (
          <div key={path} className="border-t border-line py-3">
            <dt className="font-semibold">{labelOf(path)}</dt>
            <dd className="mt-1 grid gap-x-4 gap-y-0.5 xs:grid-cols-[5rem_minmax(0,1fr)]">
              <span className="text-ink-2">{say('change.answers.now')}</span>
              <span className="break-words">{shown(path, before)}</span>
              <span className="text-ink-2">{say('change.answers.becomes')}</span>
              <span className="break-words font-semibold">{shown(path, after)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
