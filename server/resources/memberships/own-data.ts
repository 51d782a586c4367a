import type { Db, Tx } from '#server/db/index.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { deleteMembershipsOf, selectCharges, selectMembershipsOf } from './store.ts'
import { selectGrants, selectUsesOf } from './store-grants.ts'

const chargesOf = async (db: Db | Tx, account: string) =>
  selectCharges(
    db,
    (await selectMembershipsOf(db, account)).map(({ uuid }) => uuid),
  )

/** Memberships of an account, what was charged for them and what was taken of them. What was paid has an invoice, as an order has. */
export const membershipKeeper: Keeper = {
  name: 'memberships',
  async collect(db, { uuid }) {
    const memberships = await selectMembershipsOf(db, uuid)
    return {
      memberships: memberships.map(({ subscription_terms: _terms, ...rest }) => rest),
      charges: (await chargesOf(db, uuid)).map(({ file: _file, sha256: _sha, ...rest }) => rest),
      contracts: { included: await selectGrants(db, uuid), used: await selectUsesOf(db, uuid) },
    }
  },
  async files(db, { uuid }) {
    return (await chargesOf(db, uuid)).flatMap(({ invoice_number, file }) =>
      invoice_number === null || file === null ? [] : [{ name: `invoices/${invoice_number}.pdf`, key: file }],
    )
  },
  async obligations(db, { uuid }) {
    return (await chargesOf(db, uuid)).some(({ invoice_number }) => invoice_number !== null) ? ['paid_order'] : []
  },
  erase: (tx, { uuid }) => deleteMembershipsOf(tx, uuid),
}
