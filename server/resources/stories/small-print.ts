import type { Locale } from '#domain/values/index.ts'

/** Small print under the address by which the screens know it, with the slugs by which its page was first written. */
export const smallPrintPages: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  '/questionnaire/terms': { nl: 'voorwaarden', en: 'terms' },
  '/questionnaire/privacy': { nl: 'privacy', en: 'privacy' },
  '/questionnaire/complaints': { nl: 'klachten', en: 'complaints' },
  '/questionnaire/accessibility': { nl: 'toegankelijkheid', en: 'accessibility' },
}
