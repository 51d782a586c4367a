import { createContext, type ReactNode, use, useMemo } from 'react'
import { fill } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { type Instead, type Say, sayIn } from './texts.ts'

type Speaking = {
  readonly locale: Locale
  readonly say: Say
  /** Changes the language and remembers it; null where the route decides. */
  readonly choose: ((locale: Locale) => void) | null
}

const SpeakingContext = createContext<Speaking | null>(null)

export function I18nProvider({ locale, choose, children }: Omit<Speaking, 'say'> & { children: ReactNode }) {
  const value = useMemo<Speaking>(() => ({ locale, say: sayIn(locale), choose }), [locale, choose])
  return <SpeakingContext value={value}>{children}</SpeakingContext>
}

function useSpeaking(): Speaking {
  const speaking = use(SpeakingContext)
  if (!speaking) throw new Error('A screen speaks only inside I18nProvider.')
  return speaking
}

/** What is inside says some things differently. */
export function SayInstead({ texts, children }: { readonly texts: Instead; readonly children: ReactNode }) {
  const speaking = useSpeaking()
  const value = useMemo<Speaking>(() => {
    const say: Say = (key, values) => {
      const text = texts[key]
      if (text === undefined) return speaking.say(key, values)
      return values ? fill(text, values) : text
    }
    return { ...speaking, say }
  }, [speaking, texts])
  return <SpeakingContext value={value}>{children}</SpeakingContext>
}

export const useSay = (): Say => useSpeaking().say

export const useLocale = (): Omit<Speaking, 'say'> => useSpeaking()
