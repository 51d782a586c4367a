/** Deeds and the papers around them: texts as data, and one function that makes a document of them and the answers so far. */

export { translationIn } from './beside.ts'
export {
  type Blank,
  blanksContext,
  blanksIn,
  type FilledBlanks,
  isShortened,
  type KeyedDocument,
  longestFilling,
  openBlanks,
} from './blanks.ts'
export { canonicalConcept } from './canonical.ts'
export {
  documentChangesBetween,
  fieldsOfRun,
  firstSaying,
  gapsIn,
  otherArticles,
  readsSame,
  touchedBy,
} from './compare.ts'
export { compose as composeTemplate } from './compose.ts'

export { type OfficeLayer, withLayer } from './layer.ts'
export {
  type CountryNames,
  composeListed,
  type DocumentType,
  isDraftUntilSigned,
  isOurs,
  type ListedDocument,
  languagesOf,
  listDocuments,
} from './list.ts'
export { loadTemplates } from './load.ts'
export type { Article, Clause, ComposedDocument, FieldPath, Heading, LayerEntry, Part, Run, Saying } from './model.ts'
export { type NotaryPageSource, notaryPage } from './notary-page.ts'
export { estimatePages } from './pages.ts'
export { plainText } from './plain-text.ts'
export { cleanText, printedAnswer } from './print.ts'
export { privateKeys } from './privacy.ts'
export { type Composer, makeComposer } from './recompose.ts'
export {
  piecesOn,
  type Redline,
  type RedlineArticle,
  type RedlineChange,
  type RedlineClause,
  type RedlinePart,
  type RedlinePiece,
  redline,
} from './redline.ts'
export {
  onlyFormsOf,
  ownClauses,
  type SealedParts,
  sealedKeys,
  splitPart,
  withoutFormsOf,
  withoutSealed,
  withSealed,
} from './sealed-part.ts'
export { type NamedSigning, type PersonSigning, type Signer, signedWhen, signersOf } from './signers.ts'
export {
  type ArticleShape,
  type ComputedValue,
  type Fact,
  type FactTable,
  type Language,
  type LoopTurn,
  type Material,
  type Shape,
  type Subject,
  type Template,
  type TemplateSet,
  type TextsFor,
  templatesFrom,
} from './template.ts'
export { textRedline } from './text-redline.ts'
export { dutchDay } from './words/dutch.ts'
export { englishDay } from './words/english.ts'
export { writingIn } from './words/writing.ts'
