import { inOtherWords, type Messages, otherWordsIn } from '#domain/messages/index.ts'
import { type FlowName, productOf } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { inNewestWords } from '#web/site/index.ts'

const all = {
  nl: () => import('#domain/messages/nl/index.ts').then((file) => file.nl),
  en: () => import('#domain/messages/en/index.ts').then((file) => file.en),
}

/** What the questions of a product say, as the product says it. */
export async function loadMissingWords(flow: FlowName, locale: Locale): Promise<Messages> {
  const [said, other] = await Promise.all([all[locale](), otherWordsIn(locale, productOf(flow)?.wording ?? 'bv')])
  return inNewestWords(inOtherWords(said, other), locale)
}
