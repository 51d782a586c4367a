import { useEffect, useRef } from 'react'
import { divisionOf } from '#domain/flow/index.ts'
import { plural } from '#domain/messages/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { divideEqually, equalSplit, type SharesToDivide } from '#domain/shareholders/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { initialsOf } from '#web/ui/initials.ts'
import { shareholderNameOf, useNaming } from '../model/use/people.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'
import { BlockerNotes } from '../parts/blockers/blocker-notes.tsx'
import { QuestionRows } from '../parts/questions/question-rows.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { type Holder, SharePie, useParts } from './share-pie.tsx'
import { countAs, ShareRow, useTypedAnswers, wholeCount } from './share-row.tsx'
import { ShareTable } from './share-table.tsx'
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
  const naming = useNaming()
  const { store } = useQuestionnaire()
  const total = useTypedAnswers((answers) => wholeCount(divisionOf(store.product, answers).total))
  const company = useTypedAnswers(({ main }) => wholeCount(main.total_shares))
  const holders = useTypedAnswers((answers) =>
    divisionOf(store.product, answers).among.map((person): Holder => {
      const name = shareholderNameOf(answers, person, naming)
      return { person, name, initials: initialsOf(name), shares: wholeCount(answers[person].shares) }
    }),
  )
  const [first] = holders
  if (first === undefined) return null
  // Parts are parts of the company; as long as nobody said how many shares that has, of what is transferred.
  const whole = company > 0 ? company : total
  return (
    <>
      {total > 0 && <CompanyPie holders={holders} whole={whole} stays={whole - total} />}
      {holders.length > 1 && (
        <div className="mt-7">
          <ShareTable
            captionClass="pb-1 text-left font-serif text-lg font-semibold"
            holders={holders}
            row={({ person, name, shares }, index) => (
              <ShareRow
                key={person}
                person={person}
                name={name}
                index={total > 0 ? index : null}
                shares={shares}
                total={whole}
                remember={null}
              />
            )}
            total={total}
          />
        </div>
      )}
      <BlockerNotes paths={[`${first.person}.shares`]} />
    </>
  )
}

interface PieProps {
  readonly holders: readonly Holder[]
  /** How many shares the company has. */
  readonly whole: number
  /** How many of them are not sold. */
  readonly stays: number
}

/** Whose the company is after the transfer. With several buyers the borders between them can be moved. */
function CompanyPie({ holders, whole, stays }: PieProps) {
  const say = useSay()
  const { store } = useQuestionnaire()
  const { percent, state } = useParts(whole)
  const keys = holders.map(({ person }) => person)
  return (
    <figure className="mt-7 grid justify-items-center gap-3">
      <SharePie
        label={say('offers.shares.company_pie')}
        holders={holders}
        total={whole}
        onChange={(shares) => store.change((answers) => countAs(answers, keys, shares))}
      />
      <figcaption className="text-center">
        {holders.length === 1 && holders.map((holder) => <p key={holder.person}>{state(holder)}</p>)}
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
