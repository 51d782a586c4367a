import { z } from 'zod'
import { AddressError, type Addresses } from './port.ts'

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
