import { useCallback, useEffect, useRef, useState } from 'react'
import { type Locale, localeFrom } from '#domain/values/index.ts'
import { rememberLocale, storedLocale } from '#web/i18n/index.ts'

type Bring = (next: Locale) => Promise<unknown>

/** The visitor's language: what was drawn first, then `?lang=`, then what this browser stored, then the switch. */
export function useOwnLocale(drawn: Locale, bring: Bring): [Locale, (next: Locale) => void] {
  const [own, setOwn] = useState(drawn)
  const wanted = useRef(drawn)
  const bringing = useRef(bring)
  useEffect(() => {
    bringing.current = bring
  })

  // The same one always: everything that speaks would be drawn again with another.
  const choose = useCallback((next: Locale) => {
    rememberLocale(next)
    wanted.current = next
    // In one stroke once its words are here, and not in pieces in between; whether they came is for the screen to see.
    const speak = () => wanted.current === next && setOwn(next)
    bringing.current(next).then(speak, speak)
  }, [])

  // Once, after the page was taken over.
  useEffect(() => {
    const asked = localeFrom(new URLSearchParams(location.search).get('lang')) ?? storedLocale()
    // Also when it is what was drawn: an address with `?lang=` is remembered for the pages after it.
    if (asked) choose(asked)
  }, [choose])

  return [own, choose]
}
