import { useEffect, useState } from 'react'
import { type Consent, givenConsent, keepConsent } from './consent.ts'
import { hasTagManager } from './has-tag-manager.ts'

type ConsentState = {
  /** Null as long as nothing was chosen, or the browser has not looked yet. */
  readonly choice: Consent | null
  /** Why the question is on the screen: nothing was chosen yet, or someone wants to choose again; null when it is not. */
  readonly asking: 'first' | 'again' | null
  readonly choose: (choice: Consent) => void
  readonly ask: () => void
}

export function useConsent(): ConsentState {
  const [choice, setChoice] = useState<Consent | null>(null)
  const [asking, setAsking] = useState<ConsentState['asking']>(null)

  useEffect(() => {
    const given = givenConsent()
    setChoice(given)
    setAsking(given === null ? 'first' : null)
  }, [])

  return {
    choice,
    asking,
    choose: (next) => {
      keepConsent(next)
      setChoice(next)
      setAsking(null)
      // What the tag manager brought cannot be unloaded: only a fresh page is honest.
      if (next === 'necessary' && hasTagManager()) location.reload()
    },
    ask: () => setAsking('again'),
  }
}
