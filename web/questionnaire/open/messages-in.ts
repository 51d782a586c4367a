import type { Messages } from '#domain/messages/index.ts'
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

/** What the first step says, in the one language that is needed. */
export const earlyMessagesIn = (locale: Locale): Promise<Messages> => early[locale]()

/** Everything the domain says. */
export const messagesIn = (locale: Locale): Promise<Messages> => all[locale]()
