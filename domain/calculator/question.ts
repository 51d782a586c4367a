import type { Condition } from '../conditions/index.ts'
import type { ConfiguredFlag } from '../fields/index.ts'

/** Rules of a question that look further than its own field. Each has words of its own. */
export const calculatorRules = ['vof_partners'] as const
export type CalculatorRule = (typeof calculatorRules)[number]

/** A field of the catalogue: of the calculator itself, of the company, or of every shareholder. */
export type AskedField = `${'calculation' | 'main' | 'shareholder'}.${string}`

/** Where to go on: the first one of which every condition holds. */
export interface Transition<Claim extends string = string> {
  readonly to: string
  readonly when: readonly Condition<Claim>[]
}

/** One question of the calculator, said as data: an editor may change it without a new version of the service. */
export interface Question<Claim extends string = string> {
  readonly key: string
  /** The origin whose first question this is. The first question of the list without one begins for all others. */
  readonly root?: string
  readonly field: AskedField
  /** Asked along, right under it, when it applies. */
  readonly tail?: {
    readonly field: AskedField
    readonly when: Condition<Claim>
    /** Left out where this switch of the configuration is off. */
    readonly flag?: ConfiguredFlag
  }
  /** For a shareholder's field: to whom of them it is put. Left out: to all. */
  readonly people?: Condition<Claim>
  /** Which of its options are offered, and in which order. Left out: all, as the field has them. */
  readonly options?: readonly string[]
  /** May be skipped. */
  readonly optional?: true
  /** Not asked before the price is shown; offered beside it. */
  readonly afterwards?: true
  readonly rules?: readonly CalculatorRule[]
  /** Left out where this switch of the configuration is off. */
  readonly flag?: ConfiguredFlag
  /** None of them holds: that was the last question. */
  readonly transitions: readonly Transition<Claim>[]
}

/** Questions in order; the first whose root fits is where it begins. */
export type Graph = readonly Question[]

export const defaultOrigin = 'bv-product'
export const holdingOrigin = 'holding'

/** What can come out of the calculator, by the name of its flow. */
export const outcomes = ['dutch-bv', 'english-bv', 'holding', 'incorporate-holding', 'omzetting'] as const
export type Outcome = (typeof outcomes)[number]
