/** An address taken apart as a browser does it; the domain cannot do so itself, so it is passed in. */
export type ParsedAddress = {
  readonly origin: string
  readonly username: string
  readonly password: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly href: string
}

export type RedirectRules = {
  /** Our own origin, where every path is allowed. */
  readonly origin: string
  /** Other origins that may be led to. */
  readonly allowed: readonly string[]
  /** Null for what is no address at all. */
  readonly parse: (address: string, base: string) => ParsedAddress | null
}

/**
 * Where a `redirect_url` may lead: a path inside our own origin, an address of an origin that the settings allow, or
 * nowhere. What comes back is built from the parsed address, so it cannot mean something else to a browser.
 */
export function redirectTarget(given: unknown, { origin, allowed, parse }: RedirectRules): string | null {
  // Browsers drop line breaks and tabs and read a backslash as a slash: an address with those is up to no good.
  if (typeof given !== 'string' || !/^(?:\/|https?:\/\/)/i.test(given) || /[\\\p{Cc}]/u.test(given)) return null
  const url = parse(given, origin)
  if (url === null || url.username || url.password) return null
  if (url.origin !== origin) return allowed.includes(url.origin) ? url.href : null
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/.//evil.example` parses to a path of ours that starts with two slashes, which would lead elsewhere.
  return path.startsWith('//') ? null : path
}
