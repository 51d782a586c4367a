import type { Wording } from '#domain/fields/index.ts'
import { inOtherWords, type Messages, otherWordsIn } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'

const all = {
  nl: () => import('#domain/messages/nl/index.ts').then((file) => file.nl),
  en: () => import('#domain/messages/en/index.ts').then((file) => file.en),
}

/** Everything the domain says. The first step asks about the company alone and does not wait for it; later ones do. */
export const messagesIn = async (locale: Locale, wording: Wording = 'bv'): Promise<Messages> => {
  const [said, other] = await Promise.all([all[locale](), otherWordsIn(locale, wording)])
  return inOtherWords(said, other)
}
