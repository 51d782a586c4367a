import type { ShareholderKey } from '../fields/index.ts'
import type { Locale } from '../values/index.ts'

/** An answer by where it stands, whoever gave it: main.company_name, p2.lastname; contract.rent, company.street. */
export type FieldPath = `main.${string}` | `${ShareholderKey}.${string}` | `contract.${string}` | `company.${string}`

/** A few words that came from one place. What a founder typed is always text, whatever it looks like. */
export type Run =
  /**
   * Fixed; `fields` are the answers that made the document say it in these words, `to` the article or clause whose number
   * it is, `blank` the place that the notary filled in with it.
   */
  | {
      readonly kind: 'text'
      readonly text: string
      readonly fields?: readonly FieldPath[]
      readonly to?: string
      readonly blank?: string
    }
  | { readonly kind: 'answer'; readonly text: string; readonly field: FieldPath }
  /** Worked out from answers. */
  | { readonly kind: 'computed'; readonly text: string; readonly fields: readonly FieldPath[] }
  /** Still to be answered; the text is what is missing. */
  | { readonly kind: 'gap'; readonly text: string; readonly field: FieldPath }
  /**
   * Only the notary can know it, as the day of signing. The same name in every language means the same thing. What was
   * typed in another language, or else what we propose, stands in the text too; `fields` are the answers it is made of.
   */
  | {
      readonly kind: 'blank'
      readonly text: string
      readonly name: string
      readonly typed?: string
      readonly proposal?: string
      readonly fields?: readonly FieldPath[]
    }

/** A paragraph; a lettered item; a numbered point outside the articles; a name with its value; a line to sign on. */
export type ClauseForm = 'paragraph' | 'item' | 'point' | 'pair' | 'signature'

/** What a clause says, in one language. */
export interface Saying {
  /** The name of a pair. */
  readonly label: string | null
  readonly runs: readonly Run[]
}

/** A choice of the notary between texts that are all ready. */
export interface ClauseChoice {
  readonly name: string
  /** The one that the clause is there for. */
  readonly option: string
  /** All of them in order, as the document marks them. */
  readonly options: readonly { readonly option: string; readonly text: string }[]
}

export interface Clause extends Saying {
  /** The same for the same clause whatever was answered, so that two versions can be compared. */
  readonly id: string
  readonly form: ClauseForm
  /** "2." or "b.", or nothing. */
  readonly mark: string | null
  /** The answers for which the clause is there at all. */
  readonly because: readonly FieldPath[]
  /** The translation, where the document has one beside it. */
  readonly beside?: Saying
  /** The notary's own: what it is called in the layer. */
  readonly own?: string
  /** Only where the notary chooses it. */
  readonly choice?: ClauseChoice
}

/** The words above a part or an article. */
export interface Heading {
  readonly title: readonly Run[]
  readonly besideTitle?: readonly Run[]
}

export interface Article extends Heading {
  readonly id: string
  /** Null outside the articles of association. */
  readonly number: number | null
  /** What it comes down to, in one or two plain sentences. */
  readonly plain: string | null
  readonly because: readonly FieldPath[]
  readonly clauses: readonly Clause[]
  readonly own?: string
}

export interface Part extends Heading {
  readonly id: string
  readonly new_page: boolean
  readonly because: readonly FieldPath[]
  readonly articles: readonly Article[]
}

export interface ComposedDocument extends Heading {
  readonly name: string
  readonly version: number
  /** The language that counts first, then that of the translation beside it. */
  readonly languages: readonly Locale[]
  /** The notary settles the final text, whatever was answered. */
  readonly provisional: boolean
  readonly parts: readonly Part[]
  /** What the notary's office changed in it. */
  readonly layer?: readonly LayerEntry[]
}

/**
 * One change of the notary's own over what the answers gave, and why in plain words. It names clauses and articles by their
 * ids, which stay the same whatever is answered.
 */
export type LayerEntry = {
  readonly id: string
  /** The key of the document, as in `deed_p2`. */
  readonly document: string
  readonly why: string
} & (
  | {
      readonly kind: 'add'
      /** Behind which clause, or at the end of which article; with a title it is an article of its own behind it. */
      readonly after: string
      readonly title?: string | undefined
      readonly text: string
      /** The same in the language of the translation beside it. */
      readonly beside?: { readonly title?: string | undefined; readonly text: string } | undefined
    }
  /** A clause with its items, or a whole article. */
  | { readonly kind: 'strike'; readonly block: string }
)
