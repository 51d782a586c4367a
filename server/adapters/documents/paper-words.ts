import { dutchDay, englishDay } from '#domain/documents/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { PaperVersion } from './port.ts'

/** What stands on the paper around a document. */
export type PaperWords = {
  readonly watermark: string
  /** Before the number of this page, and between it and the number of pages. */
  readonly page: readonly [before: string, between: string]
  readonly provisional: string
  /** Which one it is. */
  readonly version: (template: number, made: PaperVersion) => string
}

export const paperWordsNl: PaperWords = {
  watermark: 'CONCEPT',
  page: ['pagina ', ' van '],
  provisional: 'Voorlopige tekst: de notaris stelt de definitieve tekst vast.',
  version: (template, { concept, answers, day }) =>
    [
      ...(concept === undefined ? [] : [`concept ${concept}`]),
      `modeltekst versie ${template}`,
      ...(answers === null ? [] : [`antwoorden versie ${answers}`]),
      dutchDay(day, 'plain'),
    ].join(', '),
}

export const paperWordsEn: PaperWords = {
  watermark: 'DRAFT',
  page: ['page ', ' of '],
  provisional: 'Provisional text: the notary settles the final wording.',
  version: (template, { concept, answers, day }) =>
    [
      ...(concept === undefined ? [] : [`draft ${concept}`]),
      `template version ${template}`,
      ...(answers === null ? [] : [`answers version ${answers}`]),
      englishDay(day, 'plain'),
    ].join(', '),
}

export const paperWords: Readonly<Record<Locale, PaperWords>> = { nl: paperWordsNl, en: paperWordsEn }
