import { emptyTimes, medianTime } from './times.ts'
import { leastPeople, type TallyName, tallyNames } from './what-is-counted.ts'

/** What was counted of a question; cases are those an office looked through. */
export interface Tally extends Readonly<Record<TallyName, number>> {
  readonly times: readonly number[]
  readonly flagged: number
  readonly reviewed: number
}

/** Parts of a whole, from 0 to 1; null where too few people were asked. */
export interface QuestionMeasures {
  readonly people: number
  readonly stumbled: number
  readonly open: number
  readonly corrected: number
  /** Of the cases that were looked through. */
  readonly flagged: number | null
  readonly dropped: number
  readonly seconds: number | null
}

/** Everything that was counted, put together. */
export const tallied = (parts: readonly Tally[]): Tally => {
  const sum = (read: (one: Tally) => number) => parts.reduce((all, one) => all + read(one), 0)
  const names = Object.fromEntries(tallyNames.map((name) => [name, sum((one) => one[name])]))
  return {
    ...(names as Record<TallyName, number>),
    times: parts.reduce<number[]>((all, one) => all.map((here, at) => here + (one.times[at] ?? 0)), emptyTimes()),
    flagged: sum((one) => one.flagged),
    reviewed: sum((one) => one.reviewed),
  }
}

const toTheMillionth = (share: number): number => Math.round(share * 1e6) / 1e6

/** What counts say of a question; null where too few were asked to say anything. */
export function measuresOf(tally: Tally): QuestionMeasures | null {
  const { shown } = tally
  if (shown < leastPeople) return null
  const part = (count: number, of = shown) => toTheMillionth(Math.min(1, Math.max(0, count / of)))
  const dropped = part(tally.left - tally.returned)
  const flagged = tally.reviewed < leastPeople ? null : part(tally.flagged, tally.reviewed)
  return {
    people: shown,
    // Whoever is flagged later paid, and whoever left did not: one does not say anything of the other.
    stumbled: toTheMillionth(1 - (1 - part(tally.stumbled)) * (1 - dropped) * (1 - (flagged ?? 0))),
    open: part(tally.open),
    corrected: part(tally.corrected),
    flagged,
    dropped,
    seconds: medianTime(tally.times),
  }
}

/** What is usual: that of all questions together, as if they were one. */
export const usualMeasures = (all: readonly Tally[]): QuestionMeasures | null => measuresOf(tallied(all))

/** How many questions, the worst first, make half of all the stumbling. */
export function shareOfHalf(all: readonly Pick<QuestionMeasures, 'people' | 'stumbled'>[]): number {
  const stumbles = all.map(({ people, stumbled }) => people * stumbled).sort((one, other) => other - one)
  const half = stumbles.reduce((sum, one) => sum + one, 0) / 2
  let sum = 0
  const last = stumbles.findIndex((one) => {
    sum += one
    return half > 0 && sum >= half
  })
  return last + 1
}
