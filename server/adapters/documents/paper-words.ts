import type { Locale } from '#domain/values/index.ts'

/** What stands on the paper around a document. */
export type PaperWords = {
  readonly watermark: string
  /** Before the number of this page, and between it and the number of pages. */
  readonly page: readonly [before: string, between: string]
  readonly provisional: string
  /** Above the column that counts, and above the one beside it. */
  readonly original: string
  readonly translation: string
}

export const nl: PaperWords = {
  watermark: 'CONCEPT',
  page: ['pagina ', ' van '],
  provisional: 'Voorlopige tekst: de notaris stelt de definitieve tekst vast.',
  original: 'Nederlandse tekst',
  translation: 'Nederlandse vertaling',
}

export const en: PaperWords = {
  watermark: 'DRAFT',
  page: ['page ', ' of '],
  provisional: 'Provisional text: the notary settles the final wording.',
  original: 'English text',
  translation: 'English translation',
}

export const paperWords: Readonly<Record<Locale, PaperWords>> = { nl, en }
