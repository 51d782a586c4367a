/** Pages that people write: what they are built of, what is checked of them, and what they say in a language today. */
export { isSafeAddress, isSlug, isTaken, pageAt, pathOf, slugOf } from './address.ts'
export {
  type Block,
  type BlockName,
  blockFields,
  contentIcons,
  fieldsOf,
  isBlockName,
  type Page,
  type PageBlock,
  pageBlocks,
} from './blocks.ts'
export { type ContentIssue, checkPage, type StoredContent } from './check.ts'
export { type FactName, type Facts, factNames } from './facts.ts'
export { type ContentField, englishOf, isTranslated, type Picture } from './fields.ts'
export { type FoundLink, linksIn } from './links.ts'
export { hasEnglish, inLanguage, readPage } from './reading.ts'
export { plainText, type RichBlock, type RichMark, type RichRun, type RichText } from './rich-text.ts'
