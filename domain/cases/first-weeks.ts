import type { Wording } from '../blueprint/index.ts'
import { type Cents, centsFromEuros, times } from '../money/index.ts'
import { chartTarget, type StructureChart } from '../ownership/index.ts'
import type { RelevantAnswers } from '../questions/index.ts'
import { addDays, type DutchDate } from '../values/index.ts'
import type { ReviewStatus } from './ubo-track.ts'

/** What a founder has to think of when the company exists, in the order of its days. */
export const firstThings = ['ubo', 'bank', 'vat', 'payroll', 'register'] as const
export type FirstThing = (typeof firstThings)[number]

export type FirstWeeksFacts = {
  readonly wording: Wording
  /** The day on which everything was registered. */
  readonly registered: DutchDate
  readonly review: ReviewStatus
  readonly chart: StructureChart
}

export type ThingToDo = {
  readonly thing: FirstThing
  /** By when, or around when; null where there is no day to it. */
  readonly by: DutchDate | null
  readonly done: boolean
}

const things: Readonly<Record<Wording, readonly FirstThing[]>> = {
  bv: ['ubo', 'bank', 'vat', 'payroll', 'register'],
  conversion: ['ubo', 'bank', 'vat', 'payroll', 'register'],
  holding: ['ubo', 'bank', 'payroll', 'register'],
  foundation: ['ubo', 'bank'],
  transfer: ['ubo', 'register'],
}

/** Art. 15a of the Handelsregisterwet: whoever must register does so within a week. */
const daysForOwners = 7
/** The Belastingdienst sends the number within ten working days after the registration. */
const daysForVat = 14

/**
 * Somebody who directs a company that they own, in person or through a holding of their own, must be paid a wage (art. 12a
 * Wet op de loonbelasting 1964): the company becomes an employer.
 */
export const paysItsDirector = ({ nodes, holdings }: StructureChart): boolean => {
  const owners = new Set(holdings.filter(({ part }) => part > 0).map(({ owner }) => owner))
  return nodes.some(({ id, kind, isDirector }) => {
    if (kind !== 'person' || !owners.has(id)) return false
    // Who has a holding of their own directs that holding.
    return isDirector || holdings.some(({ owner, owned }) => owner === id && owned !== chartTarget)
  })
}

export function firstWeeks({ wording, registered, review, chart }: FirstWeeksFacts): readonly ThingToDo[] {
  const by: Readonly<Partial<Record<FirstThing, DutchDate | undefined>>> = {
    ubo: addDays(registered, daysForOwners),
    bank: addDays(registered, daysForOwners),
    vat: addDays(registered, daysForVat),
  }
  return things[wording]
    .filter((thing) => thing !== 'payroll' || paysItsDirector(chart))
    .map((thing) => ({ thing, by: by[thing] ?? null, done: thing === 'ubo' && review === 'completed' }))
}

export type PaidUp = {
  /** As in the chart: `p1`, or `p1.holding`. */
  readonly owner: string
  readonly amount: Cents
}

/** What each holder of shares pays into the account of a new company. A conversion is paid for with the business itself. */
export function toPayUp(answers: RelevantAnswers, wording: Wording, { holdings }: StructureChart): readonly PaidUp[] {
  const value = answers.main.value_of_shares
  const each = value === undefined ? undefined : centsFromEuros(value)
  if ((wording !== 'bv' && wording !== 'holding') || each === undefined) return []
  return holdings
    .filter(({ owned, part }) => owned === chartTarget && part > 0)
    .map(({ owner, part }) => ({ owner, amount: times(each, part) }))
}
