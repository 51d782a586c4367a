import { fullNameOf } from '#domain/names/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { PaymentProvider } from '#server/adapters/payments/index.ts'
import type { Database } from '#server/db/index.ts'
import { deleteCustomer, findCustomer, findPayer, insertCustomer } from './store-customers.ts'

type CustomerParts = {
  readonly database: Database
  readonly clock: Clock
  readonly provider: Pick<PaymentProvider, 'createCustomer'>
}

export type ProviderCustomers = ReturnType<typeof createProviderCustomers>

/** Who somebody is at the payment provider. They are known there only once they pay for something that goes on. */
export function createProviderCustomers({ database: { db }, clock, provider }: CustomerParts) {
  return {
    /** As far as they are known there by now. */
    known: findCustomer,

    /** Asked outside of any transaction. Whoever asks at the same time gets the same one. */
    async of(account: string): Promise<string> {
      const before = await findCustomer(db, account)
      if (before !== undefined) return before
      const payer = await findPayer(db, account)
      if (payer === undefined) throw new Error('There is nobody to pay.')
      const { email } = payer
      const request = {
        idempotency_key: `customer-${account}`,
        name: fullNameOf(payer) || email,
        email,
      }
      return insertCustomer(db, account, await provider.createCustomer(request), clock.now())
    },

    forget: deleteCustomer,
  }
}
