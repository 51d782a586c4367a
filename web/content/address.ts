import { isSafeAddress } from '#domain/content/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { placeAt } from '#web/links/index.ts'

/** Another site, or a program of the reader's own. */
export const leadsOutside = (address: string): boolean => /^https:/i.test(address)

/**
 * A path of ours as a page in this language leads to it. A place of the service is told the language: it would speak the
 * one that this browser spoke before. A questionnaire has its own.
 */
export function ownLink(locale: Locale, own: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(own) ?? []
  const place = placeAt(path)?.name
  const query = new URLSearchParams(search)
  if (place === undefined || place === 'flow' || query.has('lang')) return own
  query.set('lang', locale)
  return `${path}?${query}${hash}`
}

/** Where an address that somebody wrote leads to; null where it is none that may be pressed. */
export function linkIn(locale: Locale, address: string): string | null {
  if (!isSafeAddress(address)) return null
  return address.startsWith('/') ? ownLink(locale, address) : address
}
