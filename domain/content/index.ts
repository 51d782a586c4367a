/** Pages that people write: what they are built of, what is checked of them, and what they say in a language today. */
export { contentPath, isSafeAddress, isSlug, isTaken, pageAt, slugOf } from './address.ts'
export {
  type BlockName,
  blockFields,
  type ContentBlock,
  contentFieldsOf,
  contentIcons,
  isBlockName,
  type Page,
  type PageBlock,
  pageBlocks,
} from './blocks.ts'
export { type ContentIssue, checkPage, type StoredContent } from './check.ts'
export { type ContentFacts, type FactName, factNames } from './facts.ts'
export { type ContentField, englishOf, isTranslated, type Picture } from './fields.ts'
export { contentLinks, type FoundLink } from './links.ts'
export { hasEnglish, inLanguage, readPage } from './reading.ts'
export { type RichBlock, type RichMark, type RichRun, type RichText, wordsOfText } from './rich-text.ts'
