/**
 * The path, query and fragment of an address inside our own origin, or null for every other address. Made for
 * `redirect_url`: what comes back is built from the parsed address, so it cannot mean something else to a browser.
 */
export function ownPath(given: string | undefined, origin: string): string | null {
  // Browsers drop line breaks and tabs and read a backslash as a slash: an address with those is up to no good.
  if (!given || !/^(?:\/|https?:\/\/)/i.test(given) || /[\\\p{Cc}]/u.test(given)) return null
  if (!URL.canParse(given, origin)) return null
  const url = new URL(given, origin)
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/.//evil.example` parses to a path of ours that starts with two slashes, which would lead elsewhere.
  if (url.origin !== origin || url.username || url.password || path.startsWith('//')) return null
  return path
}
