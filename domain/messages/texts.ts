import type { Catalogue, CountryCode, FieldKind, IssueCode, Scope, ShareholderKey, Wording } from '../fields/index.ts'
import type { Locale } from '../values/index.ts'
import type { FlowTexts, WayTexts } from './flow-texts.ts'
import type { PriceTexts } from './price-texts.ts'

/** The same question in the words of one kind of product. */
export interface Rewording {
  readonly label?: string
  readonly help?: string
}

/** The words of one question, whatever its options are. */
export interface AnyFieldText {
  /** The question itself, above the field. */
  readonly label: string
  /** One plain sentence or two under it. */
  readonly help?: string
  /** Behind "why do we ask this?". */
  readonly why?: string
  /** Where the general sentence for a mistake can be said better. */
  readonly issues?: Partial<Readonly<Record<IssueCode, string>>>
  readonly inOtherWords?: Partial<Readonly<Record<Wording, Rewording>>>
  readonly options?: Readonly<Record<string, string>>
  /** A line under an option that needs one. */
  readonly optionHelp?: Readonly<Record<string, string>>
}

type WithOptions<Option extends string> = Omit<AnyFieldText, 'options' | 'optionHelp'> & {
  readonly options: Readonly<Record<Option, string>>
  readonly optionHelp?: Partial<Readonly<Record<Option, string>>>
}

type FieldText<F> = F extends { readonly options: readonly (infer Option extends string)[] }
  ? WithOptions<Option>
  : Omit<AnyFieldText, 'options' | 'optionHelp'>

/** Derived from the catalogue: a field or an option without words does not compile. */
export type TextsOf<S extends Scope> = { readonly [Key in keyof Catalogue[S]]: FieldText<Catalogue[S][Key]> }

/** What the first step of a flow can ask; its words come before all others. */
type FirstField =
  | 'bv_type'
  | 'company_name'
  | 'email'
  | 'headquarters'
  | 'office_address'
  | 'postal_code'
  | 'place_of_business'
  | 'financial_year_end'
  | 'industry'
  | 'caregiver'
  | 'big_registration'
  | 'activities'
  | 'export_products'
  | 'import_products'
  | 'sell_products'
  | 'where_are_sold'
  | 'employees_loan'
  | 'full_time_work'
  | 'part_time_work'
  | 'representation'

export type FirstTexts = Pick<TextsOf<'main'>, FirstField>

export type FieldTexts = { readonly [S in Scope]: TextsOf<S> }

export type IssueTexts = Readonly<Record<IssueCode, string>>

/** "Fill this in" differs for a box, a list and a line of text. */
export type RequiredTexts = Partial<Readonly<Record<FieldKind, string>>>

export interface CountryText {
  readonly name: string
  readonly nationality: string
  readonly aliases?: readonly string[]
}

export type CountryTexts = Readonly<Record<CountryCode, CountryText>>

/** Words that belong to an answer rather than to a question. */
export interface AnswerTexts {
  readonly yes: string
  readonly no: string
  /** Someone whose name we do not know yet. */
  readonly persons: Readonly<Record<ShareholderKey, string>>
}

/** Everything the domain has to say in one language. */
export interface Messages {
  readonly locale: Locale
  readonly fields: FieldTexts
  readonly issues: IssueTexts
  readonly required: RequiredTexts
  readonly answers: AnswerTexts
  readonly countries: CountryTexts
  readonly stateless: string
  readonly flow: FlowTexts
  readonly prices: PriceTexts
}

/**
 * What is wanted before anything else: enough for questions about the company, and for finding one's way. Nobody has
 * made a mistake yet.
 */
export type EarlyMessages = Pick<Messages, 'locale' | 'answers' | 'required'> & {
  readonly issues: Partial<IssueTexts>
  readonly fields: { readonly main: FirstTexts }
  readonly flow: WayTexts
}

/** Enough for the forms around an account. */
export type FormMessages = Pick<Messages, 'locale' | 'issues' | 'required' | 'answers'> & {
  readonly fields: Pick<FieldTexts, 'account' | 'login' | 'recovery' | 'new_password'>
}

/** What the price calculator needs beside the words of its questions. */
export type CalculatorMessages = Pick<Messages, 'locale' | 'issues' | 'required' | 'answers' | 'prices'> & {
  readonly fields: Pick<FieldTexts, 'calculation'>
  readonly products: FlowTexts['products']
}

/** What an order needs: the questions about its invoice, and the words of its lines. */
export type OrderMessages = Pick<Messages, 'locale' | 'issues' | 'required' | 'answers' | 'prices'> & {
  readonly fields: Pick<FieldTexts, 'billing'>
}
