import type { FastifyRequest } from 'fastify'
import { redirectTarget } from '#domain/values/index.ts'
import type { Config } from '#server/config/index.ts'

export type Redirects = {
  /** The full address of what may be redirected to, or null. */
  target(given: unknown): string | null
  /** The same address with more in its query; what stands there under the same names is replaced. */
  withQuery(target: string, values: Readonly<Record<string, string>>): string
  /** Whether an address is a place of our own. */
  isOurs(target: string): boolean
}

const parse = (address: string, base: string) => (URL.canParse(address, base) ? new URL(address, base) : null)

/** The one rule of where we send a browser: our own origin, and the origins that the settings name. */
export function createRedirects(config: Pick<Config, 'PUBLIC_URL' | 'ALLOWED_REDIRECT_ORIGINS'>): Redirects {
  const rules = { origin: config.PUBLIC_URL, allowed: config.ALLOWED_REDIRECT_ORIGINS, parse }
  return {
    target(given) {
      const target = redirectTarget(given, rules)
      return target === null ? null : new URL(target, config.PUBLIC_URL).href
    },
    withQuery(target, values) {
      const url = new URL(target)
      for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
      // Once more behind a fragment, as the protocol has it: some clients read their address there and nowhere else.
      return url.hash === '' ? url.href : `${url.href}${url.search}`
    },
    isOurs: (target) => new URL(target).origin === config.PUBLIC_URL,
  }
}

/**
 * Whether a page of our own caused this request, as the browser says and no page can make it say. Browsers from before
 * Sec-Fetch-Site tell the origin of what they send, and of what they open the page they came from. Who says nothing is
 * nobody's page.
 */
export function isFromOurPage({ headers }: FastifyRequest, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin'
  const from = headers.origin ?? headers.referer
  return from !== undefined && URL.canParse(from) && new URL(from).origin === new URL(PUBLIC_URL).origin
}
