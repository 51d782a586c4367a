/** Pages that people write: what they are built of, what is checked of them, and what they say in a language today. */
export { contentPath, isSafeAddress, isSlug, isTaken, pageAt, slugOf } from './address.ts'
export {
  type BlockName,
  type ContentBlock,
  contentFieldsOf,
  contentIcons,
  type Page,
  type PageBlock,
} from './blocks.ts'
export { checkPage, type StoredContent } from './check.ts'
export { type ContentFacts, factNames } from './facts.ts'
export { type ContentField, englishOf, isTranslated, type Picture } from './fields.ts'
export { contentLinks } from './links.ts'
export { inLanguage, readPage } from './reading.ts'
export { type RichBlock, type RichMark, type RichRun, type RichText, wordsOfText } from './rich-text.ts'
