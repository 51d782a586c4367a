/**
 * Where a `redirect_url` may lead: a path inside our own origin, an address of an origin that the settings allow, or
 * nowhere. What comes back is built from the parsed address, so it cannot mean something else to a browser.
 */
export function redirectTarget(given: string | undefined, origin: string, allowed: readonly string[]): string | null {
  // Browsers drop line breaks and tabs and read a backslash as a slash: an address with those is up to no good.
  if (!given || !/^(?:\/|https?:\/\/)/i.test(given) || /[\\\p{Cc}]/u.test(given)) return null
  if (!URL.canParse(given, origin)) return null
  const url = new URL(given, origin)
  if (url.username || url.password) return null
  if (url.origin !== origin) return allowed.includes(url.origin) ? url.href : null
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/.//evil.example` parses to a path of ours that starts with two slashes, which would lead elsewhere.
  return path.startsWith('//') ? null : path
}
