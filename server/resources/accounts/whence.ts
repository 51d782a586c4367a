import type { FastifyRequest } from 'fastify'
import { type Locale, localeFrom } from '#domain/values/index.ts'

/** Where a call came from, as far as an account has to do with it. */
export type Whence = {
  readonly ip: string
  readonly agent: string | undefined
  /** The visitor of the browser, whose questionnaires become the account's. */
  readonly visitor: string | null
  /** The language of the browser, where it says so. */
  readonly locale: Locale | undefined
}

export function whenceOf(request: FastifyRequest, visitor: string | null): Whence {
  const { headers, cookies } = request
  return {
    ip: request.ip,
    agent: headers['user-agent'],
    visitor,
    locale: localeFrom(cookies.locale) ?? localeFrom(headers['accept-language']?.split(/[,;]/, 1)[0]?.slice(0, 2)),
  }
}
