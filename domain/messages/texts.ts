import type { BlockerCode, BlockerOffer, Chapter, SectionName, StepName, Wording } from '../blueprint/index.ts'
import type { CalculatorRule, PlantedQuestion } from '../calculator/index.ts'
import type { FieldKind, Scope, ShareholderKey } from '../fields/index.ts'
import type { PersonView } from '../flow/index.ts'
import type { IssueCode } from '../issues/index.ts'
import type { CountryCode } from '../lists/index.ts'
import type { Discount, LineName, PriceSection } from '../pricing/index.ts'
import type { FlowName } from '../products/index.ts'
import type { Catalogue } from '../questions/index.ts'
import type { ShareholderKind } from '../shareholders/index.ts'
import type { Locale } from '../values/index.ts'

export interface CalculatorOptionText {
  readonly label: string
  /** A line under it. `{days}` is how many working days a speed takes. */
  readonly help?: string
}

/** The words of one question of the calculator. */
export interface CalculatorQuestionText {
  readonly title: string
  readonly help?: string
  /** Behind "why do we ask this?". */
  readonly why: string
  /** By value; yes and no are `yes` and `no`. */
  readonly options?: Readonly<Record<string, CalculatorOptionText>>
  /** Behind an option that costs nothing more, where others do. */
  readonly included?: string
  /** The question asked along, and its options. */
  readonly tail?: {
    readonly title: string
    readonly included?: string
    readonly options: Readonly<Record<string, CalculatorOptionText>>
  }
  /** Where someone who came from elsewhere is asked in other words. */
  readonly by_origin?: Readonly<
    Record<string, Partial<Pick<CalculatorQuestionText, 'title' | 'help' | 'why' | 'options'>>>
  >
}

/** Everything the calculator asks in one language; a planted question or a rule without words does not compile. */
export interface CalculatorTexts {
  readonly questions: Readonly<Record<PlantedQuestion, CalculatorQuestionText>>
  readonly rules: Readonly<Record<CalculatorRule, string>>
  /** One of several shareholders; `{n}` is which. */
  readonly person: string
}

/** Everything a quote says: a line, a section or a discount without words does not compile. */
export interface PriceTexts {
  readonly sections: Readonly<Record<PriceSection, string>>
  /** What a line is called where what it stands for has no name of its own. `{days}` in a speed is working days. */
  readonly lines: Readonly<Record<LineName, string>>
  /** A line under it. `{months}` is how long the price holds. */
  readonly notes: Partial<Readonly<Record<LineName, string>>>
  readonly discounts: Readonly<Record<Discount['key'], string>>
  /** `{name}` is what the membership is called. */
  readonly membership_named: string
  /** Behind the price of something that is paid again. */
  readonly per: Readonly<Record<'month' | 'year', string>>
  /** Under it: what is paid now, and what comes after. */
  readonly paid_again: Readonly<Record<'month' | 'year', string>>
  /** Before the old price and before the new one, for whoever hears them. */
  readonly was: string
  readonly now: string
  /** Instead of a price of nothing. */
  readonly free: string
  /** `{percent}` off, beside the old price. */
  readonly percent_off: string
  /** `{amount}` off, in whole euros. */
  readonly amount_off: string
  /** `{amount}` times something with a `{name}`. */
  readonly times: string
  /** Behind the price of an offer. */
  readonly without_vat: string
  /** Under an offer: what it adds to what is paid, `{amount}`. */
  readonly adds: string
  /** Small beside a total: how much of it is `{vat}`, and what it is `{without}`. */
  readonly split: string
  readonly subtotal: string
  /** `{percent}`. */
  readonly vat: string
  readonly total: string
}

export interface SectionText {
  /** In the side menu and on the button that leads there. */
  readonly name: string
  readonly heading: string
  /** One or two sentences under the heading. */
  readonly intro: string
  /** Where it is put differently to one kind of shareholder. */
  /** To who founds alone. */
  readonly alone?: { readonly heading?: string; readonly intro?: string }
  readonly byKind?: Partial<Readonly<Record<ShareholderKind, { readonly heading?: string; readonly intro?: string }>>>
}

export interface BlockerText {
  readonly title: string
  /** What, why, and what can be done now. */
  readonly text: string
  /** Buttons that say it better here than in general. */
  readonly offers?: Partial<Readonly<Record<BlockerOffer['action'], string>>>
  /** To whom it is about; others are in it as `{name}`, their first name, or `{person}`, which may be a company. */
  readonly you?: { readonly title?: string; readonly text?: string }
}

/** Finding one's way through the flow. */
export interface WayTexts {
  /** What is made, by flow. */
  readonly products: Readonly<Record<FlowName, string>>
  readonly steps: Readonly<Record<StepName, string>>
  readonly chapters: Readonly<Record<Chapter['name'], string>>
  readonly sections: Readonly<Record<SectionName, SectionText>>
  readonly kinds: Readonly<Record<ShareholderKind, string>>
  readonly person_states: Readonly<Record<PersonView['state'], string>>
  /** `{at}`, `{of}` and `{name}`. */
  readonly position: string
  /** `{name}` is where it leads. */
  readonly next: string
  readonly next_person: string
  readonly next_billing: string
  readonly back: string
}

/** Sections of the first step that are named before anything else is here; a flow with others brings words for them. */
export type FirstSection = 'general' | 'contact' | 'complete' | 'staff'

export type EarlyWay = Omit<WayTexts, 'sections'> & { readonly sections: Pick<WayTexts['sections'], FirstSection> }

/** Everything the flow says: a step, a section, a blocker or an offer without words does not compile. */
export interface FlowTexts extends WayTexts {
  readonly blockers: Readonly<Record<BlockerCode, BlockerText>>
  readonly offers: Readonly<Record<BlockerOffer['action'], string>>
}

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
  /** Under it instead, where it depends on the document that somebody shows (`documentSorts`). */
  readonly helpFor?: Readonly<Record<string, string>>
  /** Behind "why do we ask this?". */
  readonly why?: string
  /** Where the general sentence for a mistake can be said better. */
  readonly issues?: Partial<Readonly<Record<IssueCode, string>>>
  readonly inOtherWords?: Partial<Readonly<Record<Wording, Rewording>>>
  /** To whom it is about; others are in it as `{name}`, their first name, or `{shareholder}`, which may be a company. */
  readonly you?: Rewording
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

/** What the first screens of a flow ask; their words come before all others. */
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
  | 'activities'

export type FirstTexts = Pick<TextsOf<'main'>, FirstField>

/** With those of the contract at hand, which come with it. */
export type FieldTexts = { readonly [S in Scope]: TextsOf<S> } & {
  readonly contract?: Readonly<Record<string, AnyFieldText>>
}

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
  /** Whoever has no name yet. */
  readonly someone: string
  /** Whoever fills it in. */
  readonly you: string
  /** Behind what we would choose. */
  readonly advised: string
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
  readonly flow: EarlyWay
}

/** Enough for the forms around an account. */
export type FormMessages = Pick<Messages, 'locale' | 'issues' | 'required' | 'answers'> & {
  readonly fields: Pick<FieldTexts, 'account' | 'login' | 'recovery' | 'new_password' | 'new_email' | 'second_factor'>
}

/** What the price calculator needs beside the words of its questions. */
export type CalculatorMessages = Pick<Messages, 'locale' | 'issues' | 'required' | 'answers' | 'prices'> & {
  readonly fields: Pick<FieldTexts, 'calculation'>
  readonly products: FlowTexts['products']
}

/** What an order needs: the questions about its invoice, and the words of its lines. */
export type OrderMessages = Pick<Messages, 'locale' | 'issues' | 'required' | 'answers' | 'countries' | 'prices'> & {
  readonly fields: Pick<FieldTexts, 'billing'>
}

/** What one kind of product says differently from the rest, and the words of the questions of its first step. */
export interface OtherWords {
  readonly fields?: Partial<TextsOf<'main'>>
  /** The questions about someone. */
  readonly person?: Partial<TextsOf<'shareholder'>>
  readonly flow: {
    readonly [Part in 'steps' | 'chapters' | 'sections' | 'blockers']?: Partial<FlowTexts[Part]>
  }
}
