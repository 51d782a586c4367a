import type { Locale } from '#domain/values/index.ts'

/** What everybody may want to read before they agree. */
export const smallPrint = ['terms', 'privacy', 'complaints', 'accessibility'] as const

/** People write these pages and may move them: this address of the service always leads to where one is now. */
export const smallPrintHref = (name: (typeof smallPrint)[number], locale: Locale): string =>
  `/questionnaire/${name}?lang=${locale}`
