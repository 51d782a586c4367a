import { shareholderKeys } from '../fields/index.ts'
import type { Answers, MainAnswers, RelevantAnswers, ShareholderAnswers } from '../questions/index.ts'
import { followEmail, newShareholder } from '../shareholders/index.ts'
import { type CalculatorAnswers, participants } from './answers.ts'

/** What the questionnaire asks in the same words. */
const same = [
  'converted_from',
  'type_of_conversion',
  'incorporation_speed',
  'upsell_package',
  'email',
] as const satisfies readonly (keyof MainAnswers)[]

/** A transfer of the business by sale leaves room for a structure with a holding; a contribution does not ask about it. */
const withStructure: readonly unknown[] = ['asset_liability', 'none']

function companyOf(answers: CalculatorAnswers): MainAnswers {
  const { main } = answers
  const copied = Object.fromEntries(same.filter((key) => main[key] !== undefined).map((key) => [key, main[key]]))
  const holding = participants(answers).some((key) => answers[key].holding === true)
  return {
    ...copied,
    // Only someone in health care is asked whether they give care.
    ...(main.caregiver === true && { industry: 'health', caregiver: true }),
    ...(withStructure.includes(main.type_of_conversion) && { holding_structure: holding }),
  }
}

/** Where there was a holding to choose, a person is one who wants none. */
const declinedBy = ({ type }: ShareholderAnswers, { answered }: CalculatorAnswers): ShareholderAnswers =>
  type === 'natural_person' && answered.includes('shareholder_type') ? { holding_declined: true } : {}

/** The answers as a questionnaire keeps them, so that nothing is asked twice. */
export function carriedOver(answers: CalculatorAnswers): Answers {
  // Nobody needs English: then all of them understand Dutch. The other way round it may be one of them only.
  const language: ShareholderAnswers = answers.main.language_requirement === false ? { dutch_proficient: true } : {}
  const present = participants(answers)
  const rowOf = (key: (typeof shareholderKeys)[number]): ShareholderAnswers =>
    present.includes(key)
      ? { ...newShareholder, ...answers[key], ...declinedBy(answers[key], answers), ...language }
      : {}
  const people = Object.fromEntries(shareholderKeys.map((key) => [key, rowOf(key)]))
  const carried = { ...(people as Omit<Answers, 'main'>), main: companyOf(answers) }
  return followEmail({}, { ...carried, main: {} }, carried)
}

/** The answers that count for a price: the walker keeps none that does not lie on the way. */
export const countedAnswers = (answers: CalculatorAnswers): RelevantAnswers => carriedOver(answers) as RelevantAnswers
