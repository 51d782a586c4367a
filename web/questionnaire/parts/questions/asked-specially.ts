type KeyedQuestion = { readonly key: string }

const priced = ['incorporation_speed', 'caregiver', 'type_of_conversion', 'internal', 'shareholders_agreement']

/** Whether the answers to a question, asked among the others, cost something. */
export const isPriced = ({ key }: KeyedQuestion): boolean => priced.includes(key)

const calculated = [
  'converted_from',
  'type_of_conversion',
  'holding_structure',
  'incorporation_speed',
  'caregiver',
  'type',
]

/** Whether the calculator asks this too: who came by way of it sees their answer, and is not asked again. */
export const isCalculated = ({ key }: KeyedQuestion): boolean => calculated.includes(key)

const together = ['new_company_director', 'natural_person_director']

/** Whether it is asked who fills in the rest of somebody: as long as nobody says otherwise, whoever fills in this. */
export const asksWhoFillsIn = ({ key }: KeyedQuestion): boolean => key === 'filled_in_by'

/** Whether a question comes with more than itself: a price, what the calculator knows, or another in the same choice. */
export const isSpecial = (field: KeyedQuestion, wasCalculated: boolean): boolean =>
  isPriced(field) || asksWhoFillsIn(field) || together.includes(field.key) || (wasCalculated && isCalculated(field))
