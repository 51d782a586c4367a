import { useEffect, useRef } from 'react'
import { plural } from '#domain/messages/index.ts'
import { centsFromEuros } from '#domain/money/index.ts'
import {
  activeShareholders,
  divideEqually,
  divideWhenEmpty,
  isYou,
  shareCapital,
  shareholderCalled,
} from '#domain/shareholders/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { initialsOf } from '#web/ui/initials.ts'
import { shareholderNameOf, useNaming } from '../model/use/people.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'
import { QuestionRows } from '../parts/questions/question-rows.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { type Holder, SharePie, useParts } from './share-pie.tsx'
import { divideAs, ShareRow, useTypedAnswers, wholeCount, withMark } from './share-row.tsx'
import { ShareTable } from './share-table.tsx'
import { type StepScreenProps, withOffers } from './step-screen.tsx'

/** Who gets how many shares, and the one question about all of them together. */
function ShareDistribution({ section }: StepScreenProps) {
  return (
    <>
      <SectionHead section={section} />
      {section.name === 'shares' ? <DividedShares /> : <QuestionRows />}
    </>
  )
}

/** Answered by dividing: the table, the pie and the button set it. */
const byDividing: readonly string[] = ['shares', 'distribution_of_shares']

function DividedShares() {
  useDivision()
  const rows = useFlowView((view) =>
    view.rows.filter((row) => row.every(({ field }) => !byDividing.includes(field.key))),
  )
  return (
    <>
      <QuestionRows rows={rows} />
      <div className="mt-5 mb-7">
        <Capital />
      </div>
      <ShareDivision />
    </>
  )
}

export const ShareDistributionStep = withOffers(ShareDistribution)

/** Divides the shares on arrival, as long as nobody did; and again when their number changes, unless it was done by hand. */
function useDivision(): void {
  const { store } = useQuestionnaire()
  const total = useAnswers(({ main }) => main.number_of_shares)
  const lastTotal = useRef(total)
  useEffect(() => {
    if (lastTotal.current === total) return store.change(divideWhenEmpty)
    lastTotal.current = total
    const whole = typeof total === 'number' && Number.isSafeInteger(total) && total > 0
    if (whole && store.answers().main.distribution_of_shares !== 'custom') store.change(divideEqually)
  }, [store, total])
}

/** What the founders put in together: the number of shares times their value. */
function Capital() {
  const say = useSay()
  const { locale } = useLocale()
  const { count, value, capital } = useTypedAnswers((answers) => ({
    count: answers.main.number_of_shares,
    value: answers.main.value_of_shares,
    capital: shareCapital(answers),
  }))
  const each = typeof value === 'number' ? centsFromEuros(value) : undefined
  if (capital === null || each === undefined || typeof count !== 'number') return null
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-m border border-line bg-sunken px-4.5 py-3">
      <span>
        {say('offers.shares.capital')}
        <span className="block text-sm text-ink-2">
          {say('offers.shares.capital_sum', {
            count: new Intl.NumberFormat(locale).format(count),
            value: formatMoney(each, locale),
          })}
        </span>
      </span>
      <output className="font-serif text-lg font-semibold tabular-nums">{formatMoney(capital, locale)}</output>
    </p>
  )
}

/** Who gets how many: a pie to drag and a table to type in, which say the same. */
function ShareDivision() {
  const say = useSay()
  const naming = useNaming()
  const { store } = useQuestionnaire()
  const total = useTypedAnswers((answers) => wholeCount(answers.main.number_of_shares))
  const holders = useTypedAnswers((answers) =>
    activeShareholders(answers).map(
      (person): Holder => ({
        person,
        name: shareholderNameOf(answers, person, naming),
        isYou: isYou(naming.people, answers, person),
        initials: initialsOf(shareholderCalled(answers[person]) ?? ''),
        shares: wholeCount(answers[person].shares),
      }),
    ),
  )
  const divided = holders.reduce((sum, holder) => sum + holder.shares, 0)
  const { percent } = useParts(total)
  const change = (shares: readonly number[]) =>
    store.change((answers) => divideAs(answers, activeShareholders(answers), shares))
  const evenly = () => {
    store.leaveAll()
    store.change((answers) => withMark(divideEqually(answers)))
  }
  return (
    <div className="grid items-center gap-x-8 gap-y-5 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <SharePie label={say('offers.shares.pie')} holders={holders} total={total} onChange={change} />
      <div className="min-w-0">
        <ShareTable
          captionClass="sr-only"
          holders={holders}
          row={({ person, name, shares }, index) => (
            <ShareRow key={person} person={person} name={name} index={index} shares={shares} total={total} />
          )}
          total={total}
          foot={
            <td className="py-2.5 text-right tabular-nums">
              {say('offers.shares.percent', { percent: percent(divided) })}
            </td>
          }
        />
        {holders.length > 1 && (
          <Button look="line" size="small" onClick={evenly}>
            {say('offers.shares.evenly')}
          </Button>
        )}
      </div>
      <div role="status" className="empty:hidden md:col-span-2">
        <Misfit total={total} people={holders} divided={divided} />
      </div>
    </div>
  )
}

interface MisfitProps {
  readonly total: number
  readonly divided: number
  readonly people: readonly { readonly name: string; readonly shares: number }[]
}

/** How many too many or too few, or who would be left with none. */
function Misfit({ total, divided, people }: MisfitProps) {
  const say = useSay()
  const without = people.find((holder) => holder.shares < 1)
  const apart = total - divided
  if (total === 0 || (apart === 0 && !without)) return null
  return (
    <FieldError
      id="share-sum"
      error={
        apart === 0
          ? say('offers.shares.nobody_empty', { name: without?.name ?? '' })
          : plural(say(apart > 0 ? 'offers.shares.too_few' : 'offers.shares.too_many'), Math.abs(apart), { total })
      }
    />
  )
}
