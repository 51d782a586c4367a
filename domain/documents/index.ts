/** Deeds and the papers around them: texts as data, and one function that makes a document of them and the answers so far. */
export {
  type Changes,
  documentChangesBetween,
  fieldsOfRun,
  firstTouchedBy,
  gapsIn,
  otherArticles,
  type Touched,
  touchedBy,
} from './compare.ts'
export { compose } from './compose.ts'
export {
  type ComposeListed,
  type CountryNames,
  composeListed,
  type DocumentType,
  type ListedDocument,
  languagesOf,
  listDocuments,
  type PaperPlan,
} from './list.ts'
export { loadTemplates, newestVersion } from './load.ts'
export type {
  Article,
  Clause,
  ClauseForm,
  ComposedDocument,
  FieldPath,
  Heading,
  Part,
  Run,
  Saying,
} from './model.ts'
export { estimatePages } from './pages.ts'
export { plainText } from './plain-text.ts'
export { privateKeys } from './privacy.ts'
export { type Composer, makeComposer } from './recompose.ts'
export type { ComposeContext, Subject, Template, TemplateSet } from './template.ts'
