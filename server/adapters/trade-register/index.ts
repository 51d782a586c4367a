// Finds companies by their KVK number, where a key for the trade register is set.
import { z } from 'zod'
import type { Config } from '#server/config/index.ts'
import type { Clock } from '../clock/index.ts'

export type RegisterAnswer = {
  /** As in the articles; of a business without articles its trade name. */
  readonly name: string
  readonly trade_name: string
  /** Where it can be visited; null where the register keeps that to itself. */
  readonly address: { readonly street: string; readonly postal_code: string; readonly town: string } | null
}

/** Looks up companies. Null is a number that nobody has; a service that does not answer is a TradeRegisterError. */
export type TradeRegister = {
  find(kvk: string): Promise<RegisterAnswer | null>
}

export class TradeRegisterError extends Error {}

type KvkOptions = {
  /** As in https://api.kvk.nl/api, with or without a slash at the end. */
  readonly url: string
  readonly key: string
  readonly timeout?: number
}

/** Someone is waiting at a form that can be filled in by hand. */
const patience = 3000

const addressSchema = z.object({
  type: z.string().optional(),
  indAfgeschermd: z.string().optional(),
  straatnaam: z.string().optional(),
  huisnummer: z.coerce.number().int().optional(),
  huisletter: z.string().optional(),
  huisnummerToevoeging: z.string().optional(),
  postcode: z.string().optional(),
  plaats: z.string().optional(),
})

/** The basic profile, as far as we read it (https://developers.kvk.nl/documentation/basisprofiel-api). */
const profileSchema = z.object({
  naam: z.string().optional(),
  statutaireNaam: z.string().optional(),
  _embedded: z
    .object({
      hoofdvestiging: z
        .object({ eersteHandelsnaam: z.string().optional(), adressen: z.array(addressSchema).optional() })
        .optional(),
    })
    .optional(),
})

/** The trade register itself, by its basic profile. */
export function kvkRegister({ url, key, timeout = patience }: KvkOptions): TradeRegister {
  const base = url.replace(/\/+$/, '')
  return {
    async find(kvk) {
      const answer = await ask(`${base}/v1/basisprofielen/${encodeURIComponent(kvk)}`, key, timeout)
      if (answer === null) return null
      const profile = profileSchema.safeParse(answer)
      if (!profile.success) throw new TradeRegisterError('The trade register answered something else than a company.')
      const { naam, statutaireNaam, _embedded } = profile.data
      const main = _embedded?.hoofdvestiging
      const trade_name = main?.eersteHandelsnaam ?? naam ?? statutaireNaam
      if (trade_name === undefined) return null
      return { name: statutaireNaam ?? naam ?? trade_name, trade_name, address: visitedAt(main?.adressen ?? []) }
    },
  }
}

type ProfileAddress = z.infer<typeof addressSchema>

/** Where post goes is often a box; and what is kept private there is kept private here. */
function visitedAt(addresses: readonly ProfileAddress[]): RegisterAnswer['address'] {
  const found = addresses.find(({ type, indAfgeschermd }) => type === 'bezoekadres' && indAfgeschermd !== 'Ja')
  if (!found?.straatnaam || !found.huisnummer || !found.postcode || !found.plaats) return null
  const { straatnaam, huisnummer, huisletter = '', huisnummerToevoeging: more = '', postcode, plaats } = found
  const number = [`${huisnummer}${huisletter}`, more].filter(Boolean).join('-')
  return { street: `${straatnaam} ${number}`, postal_code: postcode, town: plaats }
}

async function ask(address: string, key: string, timeout: number): Promise<unknown> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', apikey: key },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`status ${response.status}`)
    return await response.json()
  } catch (error) {
    // The number stands in the address, which therefore stays out of the message; so does the key.
    throw new TradeRegisterError(`The trade register did not answer: ${reasonOf(error)}.`)
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.name === 'TimeoutError' ? 'it took too long' : error.message) : 'unknown'

const day = 24 * 60 * 60 * 1000

/** Every question costs money: what was found, or was found not to be there, is not asked again for a day. */
export function rememberedRegister(
  inner: TradeRegister,
  clock: Pick<Clock, 'now'>,
  { most = 1000, milliseconds = day }: { readonly most?: number; readonly milliseconds?: number } = {},
): TradeRegister {
  const kept = new Map<string, { readonly until: number; readonly company: RegisterAnswer | null }>()
  return {
    async find(kvk) {
      const now = clock.now().getTime()
      const known = kept.get(kvk)
      if (known && known.until > now) return known.company
      const company = await inner.find(kvk)
      kept.delete(kvk)
      kept.set(kvk, { until: now + milliseconds, company })
      // The first is the oldest.
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
      return company
    },
  }
}

/** The trade register that the settings name a key for; null where they name none. */
export function createTradeRegister(
  { KVK_API_KEY: key, KVK_API_URL: url }: Pick<Config, 'KVK_API_KEY' | 'KVK_API_URL'>,
  clock: Clock,
): TradeRegister | null {
  return key === undefined ? null : rememberedRegister(kvkRegister({ url, key }), clock)
}
