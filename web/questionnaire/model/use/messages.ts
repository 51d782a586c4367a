import { useSyncExternalStore } from 'react'
import type { Wording } from '#domain/blueprint/index.ts'
import { inOtherWords, type Messages, otherWordsIn } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { inNewestWords } from '#web/site/index.ts'
import { type Fetched, fetchedValue, fetchOnce, isFetched, onFetched, useFetched } from './fetched.ts'
import { useQuestionnaire } from './questionnaire.ts'

const messageFiles = {
  nl: () => import('#domain/messages/nl/index.ts').then((file) => file.nl),
  en: () => import('#domain/messages/en/index.ts').then((file) => file.en),
}

/** Everything the domain says, and what the screens say about it. The first step asks about the company alone and does not wait for it; later ones do. */
export const loadMessages = async (locale: Locale, wording: Wording = 'bv'): Promise<Messages> => {
  const [said, other] = await Promise.all([
    messageFiles[locale](),
    otherWordsIn(locale, wording),
    loadTexts(locale, ['later_steps']),
  ])
  return inNewestWords(inOtherWords(said, other), locale)
}

const messagesKey = (locale: Locale, wording: Wording): string => `messages ${locale} ${wording}`

export const prepareMessages = (locale: Locale, wording: Wording): Promise<unknown> =>
  fetchOnce(messagesKey(locale, wording), () => loadMessages(locale, wording))

/** Everything the domain says, fetched when it is first wanted. */
export function useAllMessages(): Fetched<Messages> {
  const { locale } = useLocale()
  const { wording } = useQuestionnaire().store.product
  return useFetched(messagesKey(locale, wording), () => loadMessages(locale, wording))
}

/** The same for who makes do with the first words until they come. */
export function useArrivedMessages(): Messages | null {
  const { locale } = useLocale()
  const key = messagesKey(locale, useQuestionnaire().store.product.wording)
  const here = useSyncExternalStore(
    onFetched,
    () => isFetched(key),
    () => false,
  )
  return here ? (fetchedValue(key) as Messages) : null
}
