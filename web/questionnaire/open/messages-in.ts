import type { Wording } from '#domain/fields/index.ts'
import { inOtherWords, type Messages, otherWordsIn } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'

// The first step asks about the company alone: it does not wait for the words of all that follows. Later steps do.
const early = {
  nl: () => import('#domain/messages/nl-early/index.ts').then((file) => file.early as Messages),
  en: () => import('#domain/messages/en-early/index.ts').then((file) => file.early as Messages),
}
const all = {
  nl: () => import('#domain/messages/nl/index.ts').then((file) => file.nl),
  en: () => import('#domain/messages/en/index.ts').then((file) => file.en),
}

const inWords = async (messages: Promise<Messages>, locale: Locale, wording: Wording): Promise<Messages> => {
  const [said, other] = await Promise.all([messages, otherWordsIn(locale, wording)])
  return inOtherWords(said, other)
}

/** What the first step says, in the one language that is needed and in the words of the product. */
export const earlyMessagesIn = (locale: Locale, wording: Wording): Promise<Messages> =>
  inWords(early[locale](), locale, wording)

/** Everything the domain says. */
export const messagesIn = (locale: Locale, wording: Wording = 'bv'): Promise<Messages> =>
  inWords(all[locale](), locale, wording)
