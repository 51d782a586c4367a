import { useEffect, useRef } from 'react'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { divisionOf } from '#domain/flow/index.ts'
import { plural } from '#domain/messages/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { divideEqually, equalSplit, type SharesToDivide } from '#domain/shareholders/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { initialsOf } from '#web/ui/initials.ts'
import { shareholderNameOf, useNaming } from '../model/use/people.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'
import { BlockerNotes } from '../parts/blockers/blocker-notes.tsx'
import { percentOfWhole } from '../parts/pie/geometry.ts'
import { Pie } from '../parts/pie/pie.tsx'
import { QuestionRows } from '../parts/questions/question-rows.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { countAs, ShareRow, useTypedAnswers, wholeCount } from './share-row.tsx'
import { type StepScreenProps, withOffers } from './step-screen.tsx'

/** Which shares it is about, who gets how many of them, and whose the company then is. */
function ShareCounts({ section }: StepScreenProps) {
  return (
    <>
      <SectionHead section={section} />
      {section.name === 'shares' ? <CountedShares /> : <QuestionRows />}
    </>
  )
}

function CountedShares() {
  useCounts()
  const rows = useFlowView((view) => view.rows.filter((row) => row.every(({ field }) => field.key !== 'shares')))
  return (
    <>
      <QuestionRows rows={rows} />
      <Counts />
    </>
  )
}

/** With one to get them there is nothing to type. */
function Counts() {
  const say = useSay()
  const naming = useNaming()
  const { locale } = useLocale()
  const { store } = useQuestionnaire()
  const total = useTypedAnswers((answers) => wholeCount(divisionOf(store.product, answers).total))
  const company = useTypedAnswers(({ main }) => wholeCount(main.total_shares))
  const people = useTypedAnswers((answers) =>
    divisionOf(store.product, answers).among.map((person) => ({
      person,
      name: shareholderNameOf(answers, person, naming),
      shares: wholeCount(answers[person].shares),
    })),
  )
  const [first] = people
  if (first === undefined) return null
  // Parts are parts of the company; as long as nobody said how many shares that has, of what is transferred.
  const whole = company > 0 ? company : total
  const pie = total > 0 && <CompanyPie people={people} whole={whole} stays={whole - total} />
  if (people.length === 1) {
    return (
      <>
        {pie}
        <BlockerNotes paths={[`${first.person}.shares`]} />
      </>
    )
  }
  const numbers = new Intl.NumberFormat(locale)
  const divided = people.reduce((sum, holder) => sum + holder.shares, 0)
  return (
    <>
      {pie}
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
          {people.map(({ person, name, shares }, index) => (
            <ShareRow
              key={person}
              person={person}
              name={name}
              index={total > 0 ? index : null}
              shares={shares}
              total={whole}
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

interface PieProps {
  readonly people: readonly { readonly person: ShareholderKey; readonly name: string; readonly shares: number }[]
  /** How many shares the company has. */
  readonly whole: number
  /** How many of them are not sold. */
  readonly stays: number
}

/** Whose the company is after the transfer. With several buyers the borders between them can be moved. */
function CompanyPie({ people, whole, stays }: PieProps) {
  const say = useSay()
  const { locale } = useLocale()
  const { store } = useQuestionnaire()
  const numbers = new Intl.NumberFormat(locale)
  const percent = (count: number) => numbers.format(percentOfWhole(count, whole))
  const state = ({ name, shares }: { name: string; shares: number }) =>
    say('offers.shares.state', { name, shares: numbers.format(shares), percent: percent(shares) })
  const keys = people.map(({ person }) => person)
  return (
    <figure className="mt-7 grid justify-items-center gap-3">
      <Pie
        label={say('offers.shares.company_pie')}
        shares={people.map(({ person, name, shares }, index) => ({
          key: person,
          initials: initialsOf(name) || String(index + 1),
          shares,
        }))}
        total={whole}
        onChange={(shares) => store.change((answers) => countAs(answers, keys, shares))}
        border={(index) => {
          const [left, right] = [people[index], people[index + 1]]
          return {
            label: say('offers.shares.border', { left: left?.name ?? '', right: right?.name ?? '' }),
            value: [left, right].flatMap((side) => (side ? [state(side)] : [])).join(', '),
          }
        }}
      />
      <figcaption className="text-center">
        {people.length === 1 && people.map((holder) => <p key={holder.person}>{state(holder)}</p>)}
        {stays > 0 && (
          <p className="text-ink-2">{plural(say('offers.shares.stays'), stays, { percent: percent(stays) })}</p>
        )}
      </figcaption>
    </figure>
  )
}

export const ShareCountsStep = withOffers(ShareCounts)

const isEven = (answers: Answers, { total, among }: SharesToDivide): boolean => {
  const parts = equalSplit(total ?? 0, among.length)
  return among.every((key, index) => answers[key].shares === parts[index])
}

/** Whoever is the only one gets them all; several get the same until someone says otherwise. */
function useCounts(): void {
  const { store } = useQuestionnaire()
  const total = useAnswers((answers) => divisionOf(store.product, answers).total)
  const lastTotal = useRef(total)
  useEffect(() => {
    const answers = store.answers()
    const division = divisionOf(store.product, answers)
    const before = { ...division, total: lastTotal.current }
    lastTotal.current = total
    if (total === undefined || !Number.isSafeInteger(total) || total < 1 || isEven(answers, division)) return
    const untouched = division.among.some((key) => answers[key].shares === undefined) || isEven(answers, before)
    if (division.among.length === 1 || untouched) store.change((all) => divideEqually(all, division))
  }, [store, total])
}
