import type { PaperWords } from './paper-words.ts'

export const en: PaperWords = {
  watermark: 'DRAFT',
  page: ['page ', ' of '],
  provisional: 'Provisional text: the notary settles the final wording.',
  original: 'English text',
  translation: 'English translation',
}
