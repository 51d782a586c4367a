import type { Condition } from '../conditions/index.ts'
import type { Rule } from '../rules/index.ts'

/** The four places for a shareholder, founder, board member, seller or buyer. */
export const shareholderKeys = ['p1', 'p2', 'p3', 'p4'] as const
export type ShareholderKey = (typeof shareholderKeys)[number]

/** Where an answer is kept: with the company, with a shareholder, or in one of the small forms around them. */
export const scopes = [
  'main',
  'shareholder',
  'billing',
  'checkout',
  'account',
  'login',
  'recovery',
  'new_password',
  'new_email',
  'second_factor',
  'calculation',
] as const
export type Scope = (typeof scopes)[number]

/** Questions of a contract are asked in the same way, and declared by the contract itself. */
export type FieldScope = Scope | 'contract'

/** What sort of answer it is; there is one input on the screen for each. */
export const fieldKinds = [
  'text',
  'long_text',
  'rich_text',
  'email',
  'phone',
  'url',
  'password',
  'date',
  'number',
  'money',
  'yes_no',
  'checkbox',
  'choice',
  'industry',
  'country',
  'nationality',
  'municipality',
  'postal_code',
  'bsn',
  'kvk',
  'vat_number',
  'document_number',
  'person',
  'persons',
  'reference',
  'references',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Sensitive answers are encrypted at rest and never written to a log; personal ones are never written to a log. */
export const sensitivities = ['public', 'personal', 'sensitive'] as const
export type Sensitivity = (typeof sensitivities)[number]

/** How a line of text is tidied up beyond what every text gets. */
export type TextStyle = 'first_name' | 'surname' | 'place' | 'address' | 'company_name'

/** Switches of the configuration that a question can hang on. */
export type ConfiguredFlag = 'incorporation_speed' | 'share_deviation' | 'in_person'

/** Beside those: what is asked only while the price book sells it, and whether others can fill in their own part. */
export type FieldFlag = ConfiguredFlag | 'shareholders_agreement' | 'participants'

export type AnswerValue = string | number | boolean | readonly (string | number)[]

export interface FieldBody {
  readonly kind: FieldKind
  /** Whether it must be answered when it is shown; a condition when that depends. */
  readonly required: boolean | Condition
  readonly sensitivity: Sensitivity
  readonly options?: readonly string[]
  readonly default?: AnswerValue
  readonly style?: TextStyle
  readonly rules?: readonly Rule[]
  /** Shown, and counted, only when this holds. */
  readonly visible?: Condition
  readonly maxLength?: number
  /** The browser's autofill token. */
  readonly autocomplete?: string
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url'
  readonly flag?: FieldFlag
  /** Kept for the engine and never put to a person as a question. */
  readonly asked?: false
  /** Follows from where somebody stands among the others, whatever was sent. */
  readonly follows?: 'place'
}

/** One question, declared once: the form, the server, the deed and the API all read this. */
export interface Field extends FieldBody {
  readonly scope: FieldScope
  /** Snake case and exactly as in the specification, from the form to the deed. */
  readonly key: string
}

/** Gives each field its own name, so that it is written only once. */
export const defineFields = <S extends FieldScope, const Bodies extends Readonly<Record<string, FieldBody>>>(
  scope: S,
  bodies: Bodies,
) =>
  Object.freeze(
    Object.fromEntries(Object.entries(bodies).map(([key, body]) => [key, Object.freeze({ ...body, scope, key })])),
  ) as { readonly [Key in keyof Bodies & string]: Bodies[Key] & { readonly scope: S; readonly key: Key } }
