import { useEffect, useRef } from 'react'
import type { Answers } from '#domain/fields/index.ts'
import { divisionOf } from '#domain/flow/index.ts'
import { divideEqually, equalSplit, type SharesToDivide } from '#domain/shareholders/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { nameOf } from '../model/use/people.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'
import { BlockerNotes } from '../parts/blockers/blocker-notes.tsx'
import { QuestionRows } from '../parts/questions/question-rows.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { ShareRow, useTypedAnswers, wholeCount } from './share-row.tsx'
import { type StepScreenProps, withOffers } from './step-screen.tsx'

/** Which shares it is about and who gets how many of them, as plain numbers. */
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

/** With one to get them there is nothing to divide. */
function Counts() {
  const say = useSay()
  const { locale } = useLocale()
  const { store } = useQuestionnaire()
  const total = useTypedAnswers((answers) => wholeCount(divisionOf(store.product, answers).total))
  const people = useTypedAnswers((answers) =>
    divisionOf(store.product, answers).among.map((person) => ({
      person,
      name: nameOf(answers, person, say),
      shares: wholeCount(answers[person].shares),
    })),
  )
  const [first] = people
  if (first === undefined) return null
  if (people.length === 1) return <BlockerNotes paths={[`${first.person}.shares`]} />
  const numbers = new Intl.NumberFormat(locale)
  const divided = people.reduce((sum, holder) => sum + holder.shares, 0)
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
