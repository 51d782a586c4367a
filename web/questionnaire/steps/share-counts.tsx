import { divisionOf } from '#domain/flow/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { BlockerNotes } from '../blockers/blocker-notes.tsx'
import { nameOf } from '../people/person-name.ts'
import { QuestionRows } from '../questions/question-rows.tsx'
import { SectionHead } from '../screen/section-head.tsx'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { useCounts } from './share-counts/use-counts.ts'
import { ShareRow } from './share-distribution/share-row.tsx'
import { useLive } from './share-distribution/use-live.ts'
import type { StepScreenProps } from './step-screen.ts'
import { withOffers } from './with-offers.tsx'

/** Which shares it is about and who gets how many of them, as plain numbers. */
function ShareCounts({ section }: StepScreenProps) {
  return (
    <>
      <SectionHead section={section} />
      {section.name === 'shares' ? <Shares /> : <QuestionRows />}
    </>
  )
}

function Shares() {
  useCounts()
  const rows = useFlowView((view) => view.rows.filter((row) => row.every(({ field }) => field.key !== 'shares')))
  return (
    <>
      <QuestionRows rows={rows} />
      <Counts />
    </>
  )
}

const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0

/** With one to get them there is nothing to divide. */
function Counts() {
  const say = useSay()
  const { locale } = useLocale()
  const { store } = useQuestionnaire()
  const total = useLive((answers) => whole(divisionOf(store.product, answers).total))
  const people = useLive((answers) =>
    divisionOf(store.product, answers).among.map((person) => ({
      person,
      name: nameOf(answers, person, say),
      shares: whole(answers[person].shares),
    })),
  )
  const [first] = people
  if (first === undefined) return null
  if (people.length === 1) return <BlockerNotes paths={[`${first.person}.shares`]} />
  const numbers = new Intl.NumberFormat(locale)
  const divided = people.reduce((sum, one) => sum + one.shares, 0)
  return (
    <>
      <table className="mt-7 w-full border-collapse">
        <caption className="pb-1 text-left font-serif text-lg font-semibold">{say('offers.shares.table')}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-sm text-ink-2">
            <th className="py-2 pr-3 font-semibold">{say('offers.shares.person')}</th>
            <th className="py-2 pr-3 font-semibold">{say('offers.shares.shares')}</th>
            <th className="py-2 text-right font-semibold">{say('offers.shares.part')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ person, name, shares }) => (
            <ShareRow
              key={person}
              person={person}
              name={name}
              index={null}
              shares={shares}
              total={total}
              remember={null}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-2.5 text-left font-semibold">
              {say('offers.shares.sum')}
            </th>
            <td className="py-2.5 tabular-nums">
              {say('offers.shares.sum_of', { divided: numbers.format(divided), total: numbers.format(total) })}
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
      <BlockerNotes paths={[`${first.person}.shares`]} />
    </>
  )
}

export const ShareCountsStep = withOffers(ShareCounts)
