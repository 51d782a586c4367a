import type { Messages } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'

const words = {
  nl: () => import('#domain/messages/nl-orders/index.ts').then((file) => file.orders as Messages),
  en: () => import('#domain/messages/en-orders/index.ts').then((file) => file.orders as Messages),
}

/** What the domain says about billing and prices, in the one language that is needed. */
export const orderWordsIn = (locale: Locale): Promise<Messages> => words[locale]()
