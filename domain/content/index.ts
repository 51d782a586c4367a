/** Pages that people write: what they are built of, what is checked of them, and what they say in a language today. */
export { contentPath, isSafeAddress, isSlug, isTaken, pageAt, slugOf } from './address.ts'
export {
  type BlockName,
  type ContentBlock,
  type ContentFieldKey,
  type ContentOption,
  contentFieldsOf,
  contentIcons,
  isBlockName,
  type Page,
  type PageBlock,
  type PageBlockName,
  pageBlocks,
} from './blocks.ts'
export { type ContentIssue, type ContentIssueCode, checkPage, type StoredContent } from './check.ts'
export { type ContentFacts, factNames } from './facts.ts'
export { type ContentField, englishOf, isTranslated, type Picture } from './fields.ts'
export { contentLinks } from './links.ts'
export { type DeliveredStory, type ProvidedContent, type ProvidedStory, providedContent } from './provided.ts'
export { inLanguage, readPage } from './reading.ts'
export {
  cleanRichText,
  type RichBlock,
  type RichItem,
  type RichMark,
  type RichRun,
  type RichText,
  wordsOfText,
} from './rich-text.ts'
export type { ContentRow } from './rows.ts'
export { versionsAt } from './versions.ts'
