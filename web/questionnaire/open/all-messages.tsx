import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { Wording } from '#domain/fields/index.ts'
import type { Messages } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { fetchedValue, fetchOnce, isFetched, onFetched } from '../reference/fetch-once.ts'
import { type Fetched, useFetched } from '../reference/use-fetched.ts'
import { QuestionnaireProvider, useQuestionnaire } from '../store/context.tsx'
import { messagesIn } from './messages-in.ts'

const keyOf = (locale: Locale, wording: Wording): string => `messages ${locale} ${wording}`

export const prepareMessages = (locale: Locale, wording: Wording): Promise<unknown> =>
  fetchOnce(keyOf(locale, wording), () => messagesIn(locale, wording))

/** Everything the domain says, fetched when it is first wanted. */
export function useAllMessages(): Fetched<Messages> {
  const { locale } = useLocale()
  const { wording } = useQuestionnaire().store.product
  return useFetched(keyOf(locale, wording), () => messagesIn(locale, wording))
}

/** The same for who makes do with the first words until they come. */
export function useArrivedMessages(): Messages | null {
  const { locale } = useLocale()
  const key = keyOf(locale, useQuestionnaire().store.product.wording)
  const here = useSyncExternalStore(
    onFetched,
    () => isFetched(key),
    () => false,
  )
  return here ? (fetchedValue(key) as Messages) : null
}

/** What is inside speaks with all the words. */
export function Saying({ messages, children }: { readonly messages: Messages; readonly children: ReactNode }) {
  const questionnaire = useQuestionnaire()
  const value = useMemo(() => ({ ...questionnaire, messages }), [questionnaire, messages])
  return <QuestionnaireProvider value={value}>{children}</QuestionnaireProvider>
}

/** Shows what is inside as soon as there are words for it. */
export function WithAllMessages({ children }: { readonly children: ReactNode }) {
  const all = useAllMessages()
  return all.state === 'ready' ? <Saying messages={all.value}>{children}</Saying> : null
}
