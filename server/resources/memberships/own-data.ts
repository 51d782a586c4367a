import type { PaymentProvider } from '#server/adapters/payments/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { ProviderCustomers } from '../payments/customers.ts'
import type { Keeper, KeepReason } from '../visitors/keeper.ts'
import { endSubscription } from './jobs.ts'
import { unlessAway } from './round.ts'
import type { MembershipService } from './service.ts'
import { deleteMembershipsOf, selectCharges, selectMembershipsOf } from './store.ts'
import { selectGrants, selectUsesOf } from './store-grants.ts'
import { deletePurchasesOf, selectPurchasesOf, selectUndecidedPurchases } from './store-packages.ts'
import { selectUndecidedChargesOf } from './store-payments.ts'

type MembershipKeeperParts = {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly provider: Pick<PaymentProvider, 'cancel'>
  readonly customers: Pick<ProviderCustomers, 'known' | 'forget'>
  readonly memberships: Pick<MembershipService, 'round' | 'packages'>
}

const chargesOf = async (db: Db | Tx, account: string) =>
  selectCharges(
    db,
    (await selectMembershipsOf(db, account)).map(({ uuid }) => uuid),
  )

const hasInvoice = async (db: Db | Tx, account: string): Promise<boolean> =>
  [...(await chargesOf(db, account)), ...(await selectPurchasesOf(db, account))].some(
    ({ invoice_number }) => invoice_number !== null,
  )

/** Memberships of an account, what was charged for them and what was taken of them. What was paid has an invoice, as an order has. */
export const membershipKeeper = ({ jobs, provider, customers, memberships }: MembershipKeeperParts): Keeper => ({
  name: 'memberships',
  async collect(db, { uuid }) {
    const all = await selectMembershipsOf(db, uuid)
    return {
      memberships: all.map(({ subscription_terms: _terms, subscription_id: _id, ...rest }) => rest),
      charges: (await chargesOf(db, uuid)).map(({ file: _file, sha256: _sha, ...rest }) => rest),
      packages: (await selectPurchasesOf(db, uuid)).map(
        ({ file: _file, sha256: _sha, idempotency_key: _key, ...rest }) => rest,
      ),
      contracts: { included: await selectGrants(db, uuid), used: await selectUsesOf(db, uuid) },
    }
  },
  async files(db, { uuid }) {
    return [...(await chargesOf(db, uuid)), ...(await selectPurchasesOf(db, uuid))].flatMap(
      ({ invoice_number, file }) =>
        invoice_number === null || file === null ? [] : [{ name: `invoices/${invoice_number}.pdf`, key: file }],
    )
  },
  async prepare(db, { uuid }) {
    // Who has to stay may go on paying.
    if (await hasInvoice(db, uuid)) return
    for (const { provider_id, membership } of await selectUndecidedChargesOf(db, uuid)) {
      // When it cannot be reached, money may still come: then the account waits.
      if (provider_id !== null) await provider.cancel(provider_id).catch(unlessAway)
      await memberships.round.reconcile(membership)
    }
    for (const { provider_id } of await selectUndecidedPurchases(db, { account: uuid }))
      if (provider_id !== null) await provider.cancel(provider_id).catch(unlessAway)
    await memberships.packages.reconcile(uuid)
  },
  async obligations(db, { uuid }) {
    const reasons: KeepReason[] = (await hasInvoice(db, uuid)) ? ['paid_order'] : []
    const undecided = [
      ...(await selectUndecidedChargesOf(db, uuid)),
      ...(await selectUndecidedPurchases(db, { account: uuid })),
    ]
    return undecided.length > 0 ? [...reasons, 'open_payment'] : reasons
  },
  async erase(tx, { uuid }) {
    const customer = await customers.known(tx, uuid)
    for (const { subscription_id: subscription } of await selectMembershipsOf(tx, uuid))
      if (subscription !== null && customer !== undefined)
        await jobs.enqueue(tx, endSubscription, { customer, subscription })
    await deleteMembershipsOf(tx, uuid)
    await deletePurchasesOf(tx, uuid)
    await customers.forget(tx, uuid)
  },
})
