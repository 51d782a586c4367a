/** Deeds and the papers around them: texts as data, and one function that makes a document of them and the answers so far. */
export { documentChangesBetween, fieldsOfRun, firstTouchedBy, gapsIn, otherArticles, touchedBy } from './compare.ts'

export {
  type CountryNames,
  composeListed,
  type DocumentType,
  type ListedDocument,
  languagesOf,
  listDocuments,
} from './list.ts'
export { loadTemplates } from './load.ts'
export type { Article, Clause, ComposedDocument, FieldPath, Heading, Part, Run, Saying } from './model.ts'
export { estimatePages } from './pages.ts'
export { plainText } from './plain-text.ts'
export { privateKeys } from './privacy.ts'
export { type Composer, makeComposer } from './recompose.ts'
export type { Subject, TemplateSet } from './template.ts'
