import type { FastifyRequest } from 'fastify'
import { type Locale, localeFrom } from '#domain/values/index.ts'
import type { Config } from '#server/config/index.ts'
import { isFromOurPage } from '#server/http/index.ts'

/** Where a call came from, as far as an account has to do with it. */
export type CallOrigin = {
  readonly ip: string
  readonly agent: string | undefined
  /** The visitor of the browser. */
  readonly visitor: string | null
  /** Whether a page of our own sent it: only such a page speaks for the visitor. */
  readonly fromOurPage: boolean
  /** The language of the browser, where it says so. */
  readonly locale: Locale | undefined
}

export function callOriginOf(
  request: FastifyRequest,
  config: Pick<Config, 'PUBLIC_URL'>,
  visitor: string | null = null,
): CallOrigin {
  const { headers, cookies } = request
  return {
    ip: request.ip,
    agent: headers['user-agent'],
    visitor,
    fromOurPage: isFromOurPage(request, config),
    locale: localeFrom(cookies.locale) ?? localeFrom(headers['accept-language']?.split(/[,;]/, 1)[0]?.slice(0, 2)),
  }
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrom(?:e|ium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** How its owner would call a device, in any language: "Firefox · Windows". Null when it does not say. */
export function deviceFrom(agent: string | undefined): string | null {
  const text = (agent ?? '').slice(0, 500)
  const name = (list: typeof browsers) => list.find(([sign]) => sign.test(text))?.[1]
  const parts = [name(browsers), name(systems)].filter((part) => part !== undefined)
  return parts.length === 0 ? null : parts.join(' · ')
}
