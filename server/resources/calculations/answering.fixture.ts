import {
  type CalculatorAnswers,
  defaultOrigin,
  type GivenReply,
  plantedQuestions,
  reply,
  startCalculation,
} from '#domain/calculator/index.ts'

type Steps = Readonly<Record<string, GivenReply | null>>

/** Answers to the planted questions, in the order in which they are given. */
export const answered = (steps: Steps, origin = defaultOrigin): CalculatorAnswers =>
  Object.entries(steps).reduce(
    (answers, [key, given]) => reply(plantedQuestions, answers, key, given),
    startCalculation(origin),
  )

const main = (row: Readonly<Record<string, unknown>>): GivenReply => ({ main: row })

/** Two founders, the second with a new holding, in a hurry; nothing else. */
export const couple = {
  converting: main({ converting: false }),
  shareholder_count: main({ shareholder_count: 2 }),
  shareholder_type: { p1: { type: 'natural_person' }, p2: { type: 'new_company' } },
  language_requirement: main({ language_requirement: false }),
  timing: main({ timing: 'fast', incorporation_speed: 'fast' }),
  caregiver: main({ caregiver: false }),
  dga_plan: null,
  upsell_package: null,
  email: null,
} as const satisfies Steps

export const english = { ...couple, language_requirement: main({ language_requirement: true }) } as const

export const conversion = {
  converting: main({ converting: true, converted_from: 'proprietorship' }),
  type_of_conversion: main({ type_of_conversion: 'tax_free_transfer' }),
  shareholder_count: main({ shareholder_count: 1 }),
  shareholder_type: { p1: { type: 'natural_person' } },
  timing: null,
  caregiver: main({ caregiver: false }),
  dga_plan: null,
  upsell_package: main({ upsell_package: 'starter_yearly' }),
  email: null,
} as const satisfies Steps

/** For who comes for a holding. */
export const holding = {
  language_requirement: main({ language_requirement: false }),
  timing: main({ timing: 'future' }),
  dga_plan: { p1: { dga_plan: true } },
  upsell_package: null,
  email: null,
} as const satisfies Steps

export const englishHolding = { ...holding, language_requirement: main({ language_requirement: true }) } as const
