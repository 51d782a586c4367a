import type { Messages } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'

const loaders = {
  nl: () => import('#domain/messages/nl/index.ts').then((file): Messages => file.nl),
  en: () => import('#domain/messages/en/index.ts').then((file): Messages => file.en),
}

/** What the domain says, in the one language that is needed. */
export const messagesIn = (locale: Locale): Promise<Messages> => loaders[locale]()
