// Finds Dutch addresses by postal code and house number, where a service for it is set.
import { z } from 'zod'
import type { Config } from '#server/config/index.ts'
import type { Clock } from '../clock/index.ts'

/** A Dutch address by postal code (without a space) and house number. */
export type AddressWish = { readonly postal_code: string; readonly house_number: number }

export type FoundAddress = AddressWish & { readonly street: string; readonly town: string }

/** Looks up addresses. Null is an address that does not exist; a service that does not answer is an AddressError. */
export type Addresses = {
  find(wish: AddressWish): Promise<FoundAddress | null>
}

export class AddressError extends Error {}

type PdokOptions = {
  /** As in https://…/locatieserver/search/v3_1, with or without a slash at the end. */
  readonly url: string
  readonly timeout?: number
}

/** Someone is waiting at a form that can be filled in by hand. */
const patience = 3000

const replySchema = z.object({
  response: z.object({
    docs: z.array(
      z.object({
        straatnaam: z.string().min(1),
        woonplaatsnaam: z.string().min(1),
        huisnummer: z.coerce.number().int(),
        postcode: z.string(),
      }),
    ),
  }),
})

/** The look-up of the national geo register, by its free-text search. */
export function pdokAddresses({ url, timeout = patience }: PdokOptions): Addresses {
  const base = url.replace(/\/+$/, '')
  return {
    async find({ postal_code, house_number }) {
      const search = new URLSearchParams({
        q: `postcode:${postal_code} AND huisnummer:${house_number}`,
        fq: 'type:adres',
        fl: 'straatnaam,woonplaatsnaam,huisnummer,postcode',
        rows: '10',
      })
      const reply = replySchema.safeParse(await ask(`${base}/free?${search}`, timeout))
      if (!reply.success) throw new AddressError('The address service answered something else than addresses.')
      // Its search is forgiving; an address of another number would be wrong.
      const found = reply.data.response.docs.find(
        (one) => one.postcode === postal_code && one.huisnummer === house_number,
      )
      return found ? { postal_code, house_number, street: found.straatnaam, town: found.woonplaatsnaam } : null
    },
  }
}

async function ask(address: string, timeout: number): Promise<unknown> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return await response.json()
  } catch (error) {
    // The address itself is personal: it stands in the URL, which therefore stays out of the message.
    throw new AddressError(`The address service did not answer: ${reasonOf(error)}.`)
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.name === 'TimeoutError' ? 'it took too long' : error.message) : 'unknown'

const day = 24 * 60 * 60 * 1000

/** Streets seldom change: what was found, or was found not to be there, is not asked again for a day. */
export function rememberedAddresses(
  inner: Addresses,
  clock: Pick<Clock, 'now'>,
  { most = 1000, milliseconds = day }: { readonly most?: number; readonly milliseconds?: number } = {},
): Addresses {
  const kept = new Map<string, { readonly until: number; readonly address: FoundAddress | null }>()
  return {
    async find(wish) {
      const key = `${wish.postal_code} ${wish.house_number}`
      const now = clock.now().getTime()
      const known = kept.get(key)
      if (known && known.until > now) return known.address
      const address = await inner.find(wish)
      kept.delete(key)
      kept.set(key, { until: now + milliseconds, address })
      // The first is the oldest.
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
      return address
    },
  }
}

/** The look-up of addresses that the settings name; null where they name none. */
export function createAddresses(
  { ADDRESS_SERVICE_URL: url }: Pick<Config, 'ADDRESS_SERVICE_URL'>,
  clock: Clock,
): Addresses | null {
  return url === undefined ? null : rememberedAddresses(pdokAddresses({ url }), clock)
}
