import type { Locale } from '#domain/values/index.ts'

type Words = { readonly done: string; readonly failed: string }

export const windowWords: Readonly<Record<Locale, Words>> = {
  nl: {
    done: 'Je bent ingelogd. Dit venster sluit vanzelf.',
    failed: 'Inloggen is niet gelukt. Sluit dit venster en probeer het opnieuw.',
  },
  en: {
    done: 'You are logged in. This window closes by itself.',
    failed: 'Logging in did not work. Close this window and try again.',
  },
}
