import { startTransition, useCallback, useEffect, useState } from 'react'
import { type Locale, localeFrom } from '#domain/values/index.ts'
import { rememberLocale, storedLocale } from '#web/i18n/index.ts'

/** The visitor's language: what was drawn first, then `?lang=`, then what this browser stored, then the switch. */
export function useOwnLocale(drawn: Locale): [Locale, (next: Locale) => void] {
  const [own, setOwn] = useState(drawn)

  // The same one always: everything that speaks would be drawn again with another.
  const choose = useCallback((next: Locale) => {
    rememberLocale(next)
    startTransition(() => setOwn(next))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page was taken over
  useEffect(() => {
    const asked = localeFrom(new URLSearchParams(location.search).get('lang')) ?? storedLocale()
    // Also when it is what was drawn: an address with `?lang=` is remembered for the pages after it.
    if (asked) choose(asked)
  }, [])

  return [own, choose]
}
