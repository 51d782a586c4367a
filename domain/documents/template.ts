import type { DocumentName } from '../blueprint/index.ts'
import type { ClaimOf, Condition, Facts } from '../conditions/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import type { Cents } from '../money/index.ts'
import type { Claim, MainAnswers, RelevantAnswers, ShareholderAnswers } from '../questions/index.ts'
import type { DutchDate, Locale } from '../values/index.ts'
import type { ClauseForm, FieldPath, Run } from './model.ts'
import type { PaperPlan } from './paper-plan.ts'

export interface ClauseShape {
  readonly id: string
  readonly form?: ClauseForm
  readonly when?: Condition
  /** Once for each of these; the material knows who they are. */
  readonly each?: string
  /**
   * What our rules cannot decide is the notary's: all its texts stand in the document behind each
   * other, marked, until one is chosen. Nothing may refer to them. With `when` it is only a choice where that holds.
   */
  readonly choice?: { readonly name: string; readonly option: string; readonly when?: Condition }
}

export interface ArticleShape {
  readonly id: string
  /** Counts along with the articles of association. */
  readonly numbered?: true
  readonly when?: Condition
  readonly each?: string
  readonly clauses: readonly ClauseShape[]
}

export interface PartShape {
  readonly id: string
  readonly when?: Condition
  readonly each?: string
  readonly new_page?: true
  readonly articles: readonly ArticleShape[]
}

/** What stands in a document and when, in every language. Conditions speak of the document itself as `form.`. */
export interface Shape {
  readonly name: string
  readonly version: number
  /** Anyone may read it: answers that are nobody's business do not even reach it. */
  readonly public?: true
  /** Whether days are written out, as in a deed. */
  readonly dates: DateStyle
  /** When the notary must settle the final text. */
  readonly provisional?: Condition
  readonly parts: readonly PartShape[]
}

export type DateStyle = 'words' | 'plain'

type TextOfClause<C extends ClauseShape> = C extends { readonly form: 'pair' }
  ? readonly [label: string, text: string]
  : string

interface ArticleText<A extends ArticleShape> {
  readonly title: string | null
  readonly plain?: string
  readonly clauses: { readonly [C in A['clauses'][number] as C['id']]: TextOfClause<C> }
}

interface PartText<P extends PartShape> {
  readonly title: string | null
  readonly articles: { readonly [A in P['articles'][number] as A['id']]: ArticleText<A> }
}

/** The words for a shape: one that is missing or superfluous does not compile. */
export interface TextsFor<S extends Shape> {
  readonly title: string
  readonly parts: { readonly [P in S['parts'][number] as P['id']]: PartText<P> }
}

type AnyText = string | readonly [label: string, text: string]

/** The same, for the engine, which knows no shape in particular. */
export interface Texts {
  readonly title: string
  readonly parts: Readonly<Record<string, AnyPartText>>
}

interface AnyPartText {
  readonly title: string | null
  readonly articles: Readonly<Record<string, AnyArticleText>>
}

interface AnyArticleText {
  readonly title: string | null
  readonly plain?: string
  readonly clauses: Readonly<Record<string, AnyText>>
}

/** How a language writes what the answers hold. */
export interface Language {
  readonly locale: Locale
  readonly number: (value: number) => string
  readonly figures: (value: number) => string
  readonly date: (date: DutchDate, style: DateStyle) => string
  /** With the amount in figures behind it. */
  readonly money: (amount: Cents) => string
  /** A country as it stands in a sentence, where that is not simply its name. */
  readonly country?: (name: string) => string
  /** What stands before the title of an article. */
  readonly heading: (number: number) => string
  /** With `several` the numbers of other paragraphs of that article follow. */
  readonly reference: (article: number, paragraph: string | null, several?: boolean) => string
  readonly yes: string
  readonly no: string
  /** What an option is called in a document, by field and value. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What is missing, by field. */
  readonly missing: Readonly<Record<string, string>>
  /** What the notary fills in. */
  readonly blanks: Readonly<Record<string, string>>
  /** What the notary chooses between, by the name of the choice and the option, in the order of their letters. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Turns of phrase that computed values are made of. */
  readonly phrases: Readonly<Record<string, string>>
}

/** What a computed value comes to. */
export type ComputedValue =
  | { readonly text: string; readonly fields: readonly FieldPath[] }
  | { readonly gap: FieldPath }
  /**
   * With `of` where it is another one for everybody; with `filled` where the notary's office filled it in; with `typed`
   * where the office has words to translate; with `proposal` where there are words that it may take.
   */
  | ({ readonly blank: string; readonly of?: string; readonly filled?: string } & Pick<
      Extract<Run, { kind: 'blank' }>,
      'typed' | 'proposal' | 'fields'
    >)

/** Something the document knows about itself, and which answers it knows it from. */
export interface Fact<Value extends string | number | boolean = string | number | boolean> {
  readonly value: Value
  readonly fields: readonly FieldPath[]
}

export type FactTable = Readonly<Record<string, Fact>>

/** What a document is about: the company of the questionnaire, or the holding that someone has made along with it. */
export type Subject = { readonly kind: 'company' } | { readonly kind: 'holding'; readonly person: ShareholderKey }

export interface ComposeContext {
  /** The day in Amsterdam: the year counts for the first financial year. */
  readonly today: DutchDate
  /** Known once the deed has been signed, or is about to be. */
  readonly deed_date?: DutchDate
  readonly notary?: { readonly name?: string; readonly city?: string; readonly deputy?: string }
  /** The names of countries in the language of the template; without them their codes are printed. */
  readonly countries?: Readonly<Record<string, { readonly name: string; readonly nationality: string }>>
  readonly subject?: Subject
  /** What its product says about its documents, for the one that lists them. */
  readonly plan?: PaperPlan
  /** Who sends the letter. */
  readonly sender?: { readonly name: string; readonly email: string }
  /** Printed beside the same document in another language. */
  readonly translated?: boolean
}

/** Everything that is the same in the whole document. */
export interface World {
  /** The name of the document that is made. */
  readonly document: string
  readonly answers: RelevantAnswers
  readonly context: ComposeContext
  readonly language: Language
  readonly dates: DateStyle
  readonly subject: Subject
}

/** Where the engine is: whose turn it is, and what is known here. */
export interface TemplateScope {
  readonly world: World
  /** Distinguishes the turns of a loop. */
  readonly turn: string
  readonly at?: ShareholderKey
  readonly facts: FactTable
  /** The same as conditions look at it. */
  readonly judged: Facts
  readonly values: Readonly<Record<string, ComputedValue>>
}

/** One turn of a loop. */
export interface LoopTurn {
  readonly id: string
  readonly at?: ShareholderKey
  readonly facts?: FactTable
  readonly values?: Readonly<Record<string, ComputedValue>>
}

/** What the texts of a set can speak of besides plain answers; for the compiler, by name. */
export interface Material<Facts = FactTable, Value extends string = string, Loop extends string = string> {
  readonly facts: (world: World) => FactTable
  readonly loops: Readonly<Record<Loop, (scope: TemplateScope) => readonly LoopTurn[]>>
  readonly values: Readonly<Record<string, (scope: TemplateScope) => ComputedValue>>
  /** Never there: what its facts can be and what its values are called, those of its turns included. */
  readonly knows?: { readonly facts: Facts; readonly value: (named: Value) => void }
}

export interface Template {
  readonly shape: Shape
  readonly texts: Texts
  readonly language: Language
  readonly material: Material
}

/** What conditions can say of the facts of a document. */
type FactClaims<Facts> = {
  [Name in keyof Facts & string]: Facts[Name] extends Fact<infer Value>
    ? `form.${Name}` | `form.${Name}=${Value}`
    : never
}[keyof Facts & string]

type PartsOf<S extends Shape> = S['parts'][number]
type ArticlesOf<S extends Shape> = PartsOf<S>['articles'][number]
type PiecesOf<S extends Shape> = PartsOf<S> | ArticlesOf<S> | ArticlesOf<S>['clauses'][number]

type ClaimsOfShape<S extends Shape> = ClaimsOfPiece<PiecesOf<S>> | ProvisionalClaims<S>
type ClaimsOfPiece<Piece> =
  | (Piece extends { readonly when: infer When } ? ClaimOf<When> : never)
  | (Piece extends { readonly choice: { readonly when: infer When } } ? ClaimOf<When> : never)
type ProvisionalClaims<S> = S extends { readonly provisional: infer When } ? ClaimOf<When> : never
type LoopsOfPiece<Piece> = Piece extends { readonly each: infer Loop } ? Loop : never

/** Up to the first brace that closes, or the question mark that makes a choice of it. */
type NameAt<Rest extends string> = Rest extends `${infer Upto}}${string}`
  ? Upto extends `${infer Name}?${string}`
    ? `${Name}?`
    : Upto
  : never

type NamesIn<Text extends string, Found = never> = Text extends `${string}{${infer Rest}`
  ? NamesIn<Rest, Found | NameAt<Rest>>
  : Found

/** Everything between braces in all the texts: `main.kvk`, `capital`, `ref:board`, and with a question mark what chooses. */
type NamesInTexts<T> = T extends string
  ? NamesIn<T>
  : T extends readonly (infer One)[]
    ? NamesInTexts<One>
    : T extends object
      ? { [Key in keyof T]: NamesInTexts<T[Key]> }[keyof T]
      : never

type AnswerName = `main.${keyof MainAnswers & string}` | `p.${keyof ShareholderAnswers & string}`

type ReferencesIn<S extends Shape> = {
  [A in ArticlesOf<S> as A['id']]: `ref:${A['id']}` | `ref:${A['id']}.${A['clauses'][number]['id']}`
}[ArticlesOf<S>['id']]

type KnownName<S extends Shape, Facts, Value extends string> =
  | AnswerName
  | `${AnswerName}?`
  | Value
  | `${keyof Facts & string}?`
  | ReferencesIn<S>

type NoneOf<Unknown> = [Unknown] extends [never] ? unknown : { readonly nobody_knows: Unknown }

/** Puts words to a shape: what they or its conditions speak of must be an answer, or known to the material. */
export const templatesFrom =
  <Facts extends FactTable, Value extends string, Loop extends string>(
    material: Material<Facts, Value, Loop>,
    language: Language,
  ) =>
  <const S extends Shape, const T extends TextsFor<S>>(
    shape: S &
      NoneOf<Exclude<ClaimsOfShape<S>, Claim | FactClaims<Facts & OfTurns>> | Exclude<LoopsOfPiece<PiecesOf<S>>, Loop>>,
    texts: T & NoneOf<Exclude<NamesInTexts<T>, KnownName<S, Facts & OfTurns, Value>>>,
  ): Template => ({ shape, texts: texts as Texts, language, material: material as unknown as Material })

/** Known in every turn of every loop. */
interface OfTurns {
  readonly last: Fact<boolean>
}

/** All templates of a flow in one language: there is always a deed, the rest depends on what is made. */
export type TemplateSet = { readonly deed: Template } & Readonly<Partial<Record<DocumentName, Template>>>
