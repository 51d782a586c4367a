import { type Condition, eq, no, not, oneOf, someShareholder, yes } from '../conditions/index.ts'
import type { CalculationClaim, Claim, FieldName } from '../questions/index.ts'
import { type defaultOrigin, holdingOrigin, type Question, type Transition } from './question.ts'

/** A person, or the person behind a new holding: someone who can be on a payroll. */
const inPerson = not(yes('shareholder.is_existing_company'))
const forHolding = eq('form.origin', holdingOrigin)

/** A planted question speaks of fields and options that exist; what an editor makes of it is checked when it is stored. */
type CheckedQuestion = Question<
  Claim | CalculationClaim | `form.origin=${typeof defaultOrigin | typeof holdingOrigin}`
> & {
  readonly field: FieldName<'calculation' | 'main' | 'shareholder'>
}

const to = <Said extends string = never>(key: string, ...when: readonly Condition<Said>[]): Transition<Said> => ({
  to: key,
  when,
})

/** Care is given by an operating company, payroll is for people. */
const afterTiming = [
  to('caregiver', not(forHolding)),
  to('dga_plan', someShareholder(inPerson)),
  to('upsell_package'),
] as const

const first = {
  key: 'language_requirement',
  root: holdingOrigin,
  field: 'calculation.language_requirement',
  transitions: [to('timing')],
} as const satisfies CheckedQuestion

/** The questions as they are planted; from then on the stored ones are asked. */
export const plantedQuestions = [
  first,
  {
    key: 'converting',
    field: 'calculation.converting',
    tail: { field: 'main.converted_from', when: yes('main.converting') },
    transitions: [to('type_of_conversion', yes('main.converting')), to('shareholder_count')],
  },
  { key: 'type_of_conversion', field: 'main.type_of_conversion', transitions: [to('shareholder_count')] },
  {
    key: 'shareholder_count',
    field: 'calculation.shareholder_count',
    options: ['1', '2', '3', '4'],
    rules: ['vof_partners'],
    transitions: [to('shareholder_type')],
  },
  {
    key: 'shareholder_type',
    field: 'shareholder.type',
    options: ['new_company', 'natural_person', 'existing_company'],
    // A business is converted in Dutch: there is no choice of language to make.
    transitions: [to('language_requirement', no('main.converting')), to('timing')],
  },
  {
    key: 'timing',
    field: 'calculation.timing',
    options: ['fast', 'soon', 'future', 'none'],
    optional: true,
    // Whoever is in no hurry need not choose a speed that costs money.
    tail: {
      field: 'calculation.incorporation_speed',
      when: oneOf('main.timing', 'fast', 'soon'),
      flag: 'incorporation_speed',
    },
    transitions: afterTiming,
  },
  {
    key: 'caregiver',
    field: 'main.caregiver',
    transitions: [to('dga_plan', someShareholder(inPerson)), to('upsell_package')],
  },
  {
    key: 'dga_plan',
    field: 'shareholder.dga_plan',
    people: inPerson,
    optional: true,
    transitions: [to('upsell_package')],
  },
  { key: 'upsell_package', field: 'main.upsell_package', optional: true, transitions: [to('email')] },
  { key: 'email', field: 'calculation.email', optional: true, afterwards: true, transitions: [] },
] as const satisfies readonly CheckedQuestion[]

export type PlantedQuestion = (typeof plantedQuestions)[number]['key']
