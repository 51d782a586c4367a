export const locales = ['nl', 'en'] as const

/** The language of a text. */
export type Locale = (typeof locales)[number]

/** How the choice of language is kept and sent: English is always the American one. */
export type StoredLocale = 'nl' | 'en-us'

const accepted: Readonly<Record<string, Locale>> = { nl: 'nl', en: 'en', 'en-us': 'en' }

/** nl, en and en-us, in any case; everything else is refused and the language stays what it was. */
export const localeFrom = (input: unknown): Locale | undefined => {
  if (typeof input !== 'string') return undefined
  const tag = input.trim().toLowerCase()
  return Object.hasOwn(accepted, tag) ? accepted[tag] : undefined
}

/** What was stored may be nothing or rubbish: then it is Dutch. */
export const restoreLocale = (stored: unknown): Locale => localeFrom(stored) ?? 'nl'

/** How days, times and figures are written: American, as the words are, but by the clock of this country. */
export const writtenAs: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-US-u-hc-h23' }

export const storedLocale = (locale: Locale): StoredLocale => (locale === 'en' ? 'en-us' : 'nl')
