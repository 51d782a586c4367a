import type { Field } from '#domain/fields/index.ts'
import { municipalities } from '#domain/lists/index.ts'
import { countryOptions, en, fieldText, type Messages, nl, optionText } from '#domain/messages/index.ts'
import { fieldOf } from '#domain/questions/index.ts'

type Scope = 'main' | 'shareholder'

/** Forty questions about a company and a person who founds it, section by section as we ask them. */
const sections: readonly (readonly [scope: Scope, keys: readonly string[]])[] = [
  ['main', ['company_name', 'bv_type', 'industry', 'caregiver', 'big_registration', 'activities']],
  ['main', ['headquarters', 'office_address', 'postal_code', 'place_of_business', 'email']],
  ['main', ['export_products', 'import_products', 'sell_products', 'where_are_sold']],
  ['main', ['employees_loan', 'full_time_work', 'part_time_work', 'representation']],
  ['shareholder', ['type', 'email', 'phone_number']],
  ['shareholder', ['prefix', 'firstname', 'lastname', 'birthdate', 'birthplace', 'country_of_birth']],
  ['shareholder', ['residence_country', 'address', 'zip_code', 'location', 'marital_status']],
  [
    'shareholder',
    ['nationality', 'document_type', 'document_number', 'issue_date', 'expiration_date', 'place_of_issue', 'bsn'],
  ],
]

/** A name by which SurveyJS and the bench know a question. */
export const surveyName = (scope: Scope, key: string): string => `${scope}_${key}`

const inBoth = (words: (messages: Messages) => string) => ({ default: words(en), en: words(en), nl: words(nl) })

const countryNamed = (messages: Messages, by: 'name' | 'nationality', code: string): string => {
  const found = countryOptions(messages, { by }).find((one) => typeof one === 'object' && one.value === code)
  return typeof found === 'object' ? found.label : code
}

function countries(by: 'name' | 'nationality') {
  return countryOptions(en, { by }).flatMap((one) =>
    typeof one === 'string'
      ? []
      : [{ value: one.value, text: inBoth((messages) => countryNamed(messages, by, one.value)) }],
  )
}

/** The same sort of input as ours: cards for a few options, a list to search in for many. */
function shapeOf(field: Field) {
  switch (field.kind) {
    case 'yes_no':
      return { type: 'boolean', renderAs: 'radio' }
    case 'country':
      return { type: 'dropdown', choices: countries('name') }
    case 'nationality':
      return { type: 'dropdown', choices: countries('nationality') }
    case 'municipality':
      return { type: 'dropdown', choices: municipalities }
    case 'rich_text':
      return { type: 'comment' }
    case 'date':
      return { type: 'text', inputType: 'date' }
    case 'number':
      return { type: 'text', inputType: 'number' }
    case 'email':
      return { type: 'text', inputType: 'email' }
    case 'phone':
      return { type: 'text', inputType: 'tel' }
    default:
      return field.options ? chosen(field, field.options) : { type: 'text' }
  }
}

function chosen(field: Field, options: readonly string[]) {
  const choices = options.map((value) => ({ value, text: inBoth((messages) => optionText(messages, field, value)) }))
  return { type: options.length > 4 ? 'dropdown' : 'radiogroup', choices }
}

function question(scope: Scope, key: string) {
  const field = fieldOf(scope, key)
  if (!field) throw new Error(`There is no question ${scope}.${key}.`)
  const help = fieldText(nl, field).help
  return {
    name: surveyName(scope, key),
    title: inBoth((messages) => fieldText(messages, field, 'bv').label),
    ...(help === undefined ? {} : { description: inBoth((messages) => fieldText(messages, field, 'bv').help ?? '') }),
    isRequired: field.required !== false,
    ...(field.visible && scope === 'main' ? { visibleIf: "{main_industry} = 'health'" } : {}),
    ...shapeOf(field),
  }
}

/** The form as SurveyJS reads it. */
export const surveyForm = {
  elements: sections.map(([scope, keys], index) => ({
    type: 'panel',
    name: `section${index}`,
    elements: keys.map((key) => question(scope, key)),
  })),
}
