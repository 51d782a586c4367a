import type { Wording } from '#domain/blueprint/index.ts'
import { inOtherWords, type Messages, otherWordsIn } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { inNewestWords } from '#web/site/index.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'
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

const loaders = new Map<string, () => Promise<Messages>>()

/** What fetches all the words of this questionnaire: the same one always, by which it is known whether they are here. */
export function useMessagesLoader(): () => Promise<Messages> {
  const { locale } = useLocale()
  const { wording } = useQuestionnaire().store.product
  const key = `${locale} ${wording}`
  const load = loaders.get(key) ?? (() => loadMessages(locale, wording))
  loaders.set(key, load)
  return load
}

/** Everything the domain says, fetched when it is first wanted; null until it is here. */
export const useAllMessages = (wanted = true): Messages | null => useLoadedModule(useMessagesLoader(), wanted)
