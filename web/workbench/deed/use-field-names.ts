import { useCallback } from 'react'
import { fieldOf } from '#domain/fields/index.ts'
import { fieldText, inOtherWords, otherWordsIn } from '#domain/messages/index.ts'
import { type FlowName, productOf } from '#domain/products/index.ts'
import { type Locale, splitPath } from '#domain/values/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { usePart } from '#web/ui/use-part.ts'

/** What an answer is about, by its path; nothing until the words are here, and for what nobody was asked. */
export type FieldNames = (path: string) => string

const all = {
  nl: () => import('#domain/messages/nl/index.ts').then((file) => file.nl),
  en: () => import('#domain/messages/en/index.ts').then((file) => file.en),
}

const wordsOf = async (flow: FlowName, locale: Locale) => {
  const [said, other] = await Promise.all([all[locale](), otherWordsIn(locale, productOf(flow)?.wording ?? 'bv')])
  return inOtherWords(said, other)
}

export function useFieldNames(flow: FlowName): FieldNames {
  const { locale } = useLocale()
  const load = useCallback(() => wordsOf(flow, locale), [flow, locale])
  const messages = usePart(load, true)
  return (path) => {
    const { place, key } = splitPath(path)
    const field = fieldOf(place === 'main' ? 'main' : 'shareholder', key)
    return messages && field ? fieldText(messages, field, productOf(flow)?.wording).label : ''
  }
}
