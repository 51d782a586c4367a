import { type Locale, localeFrom, storedLocale as storedForm } from '#domain/values/index.ts'

const key = 'locale'

/** The language chosen before. Nothing stored, or rubbish stored, is null. */
export function localeInStorage(): Locale | null {
  try {
    return localeFrom(localStorage.getItem(key)) ?? null
  } catch {
    return null // Storage can be forbidden: then every visit starts in Dutch.
  }
}

/** Kept in the browser, and as a cookie so that the server prerenders the next page in the same language. */
export function rememberLocale(locale: Locale): void {
  const form = storedForm(locale)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser yet
  document.cookie = `${key}=${form}; path=/; max-age=31536000; samesite=lax`
  try {
    localStorage.setItem(key, form)
  } catch {
    // The cookie alone will do.
  }
}
