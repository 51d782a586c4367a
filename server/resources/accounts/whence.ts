import type { FastifyRequest } from 'fastify'
import { type Locale, localeFrom } from '#domain/values/index.ts'
import type { Config } from '#server/config/index.ts'
import { isFromOurPage } from '#server/http/index.ts'

/** Where a call came from, as far as an account has to do with it. */
export type Whence = {
  readonly ip: string
  readonly agent: string | undefined
  /** The visitor of the browser. */
  readonly visitor: string | null
  /** Whether a page of our own sent it: only such a page speaks for the visitor. */
  readonly fromOurPage: boolean
  /** The language of the browser, where it says so. */
  readonly locale: Locale | undefined
}

export function whenceOf(
  request: FastifyRequest,
  config: Pick<Config, 'PUBLIC_URL'>,
  visitor: string | null = null,
): Whence {
  const { headers, cookies } = request
  return {
    ip: request.ip,
    agent: headers['user-agent'],
    visitor,
    fromOurPage: isFromOurPage(request, config),
    locale: localeFrom(cookies.locale) ?? localeFrom(headers['accept-language']?.split(/[,;]/, 1)[0]?.slice(0, 2)),
  }
}
