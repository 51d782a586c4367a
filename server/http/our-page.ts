import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config/index.ts'

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
