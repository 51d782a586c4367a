import type { ExtraDocumentName, StandardDocumentName } from '../blueprint/index.ts'
import type { AnswerCondition } from '../questions/index.ts'
import type { Locale } from '../values/index.ts'

/** What a product says about its documents. */
export interface PaperPlan {
  /** In which it is held: a deed is Dutch, so whoever reads another language gets a translation of it. */
  readonly language: Locale
  /** Which of the standard ones it has. */
  readonly documents: readonly StandardDocumentName[]
  readonly extra_documents: readonly {
    readonly name: ExtraDocumentName
    readonly when?: AnswerCondition
    /** A holding that is made along has one of its own; or only that of whoever has the business that passes. */
    readonly of_holdings?: true | 'owners'
  }[]
}
