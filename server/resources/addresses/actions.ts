import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type Address, findAddress } from '#contract/addresses.ts'
import { AddressError, type Addresses } from '#server/adapters/addresses/index.ts'
import { AppError, serve } from '#server/http/index.ts'

type AddressParts = {
  /** Null where no service is set. */
  readonly addresses: Addresses | null
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

export type AddressActions = ReturnType<typeof addressActions>

export function addressActions({ addresses, log }: AddressParts) {
  return {
    async findAddress(wish: { postal_code: string; house_number: string }): Promise<Address> {
      const postal_code = wish.postal_code.replace(' ', '').toUpperCase()
      const house_number = Number(wish.house_number)
      const found = await addresses?.find({ postal_code, house_number }).catch((error: unknown) => {
        if (!(error instanceof AddressError)) throw error
        log.warn({ err: error }, 'an address could not be looked up; it is typed by hand')
        throw new AppError('unavailable')
      })
      if (!found) throw new AppError('not_found')
      const { street, town } = found
      return { street, town, house_number, postal_code: `${postal_code.slice(0, 4)} ${postal_code.slice(4)}` }
    },
  }
}

export async function registerAddresses(api: FastifyInstance, actions: AddressActions): Promise<void> {
  serve(api, findAddress, async ({ query }) => actions.findAddress(query))
}
