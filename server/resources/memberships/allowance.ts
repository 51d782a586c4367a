import { randomUUID } from 'node:crypto'
import { grantOn, grantToUse } from '#domain/memberships/index.ts'
import { compareDates, momentInAmsterdam } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type KeptMembership, selectMembershipsOf } from './store.ts'
import { findUse, holdGrants, insertUse, selectGrants, upsertGrant } from './store-grants.ts'

type AllowanceParts = { readonly database: Database; readonly clock: Clock }

export type ContractsLeft = { readonly included: number | null; readonly used: number; readonly until: Date | null }

export type ContractAllowance = ReturnType<typeof createAllowance>

const refused = (code: 'no_contracts_left' | 'no_membership', message: string) =>
  new AppError('conflict', { entries: [{ code, message }] })

/** How many contracts somebody may still approve. */
export function createAllowance({ database, clock }: AllowanceParts) {
  /** What holds today: packages, and the running year of every membership, written down or not. */
  async function holding(db: Db | Tx, account: string, memberships: readonly KeptMembership[]) {
    const written = await selectGrants(db, account)
    // One whose money went back before anything was taken of it is none.
    const packages = written.filter(({ membership, included }) => membership === null && included > 0)
    const years = memberships.flatMap((membership) => {
      const year = grantOn(membership, clock.today())
      const before = written.find((one) => one.membership === membership.uuid && one.from === year?.from)
      return year ? [{ ...year, membership: membership.uuid, uuid: before?.uuid ?? null, used: before?.used ?? 0 }] : []
    })
    return [...packages, ...years]
  }

  return {
    /** Takes one of what somebody has, once for each contract, in the transaction that approves it. */
    async take(tx: Tx, { account, contract }: { readonly account: string; readonly contract: string }): Promise<void> {
      const memberships = await selectMembershipsOf(tx, account, { lock: true })
      for (const { uuid: membership, ...facts } of memberships) {
        const year = grantOn(facts, clock.today())
        if (year) await upsertGrant(tx, { uuid: randomUUID(), account, membership }, year, clock.now())
      }
      await holdGrants(tx, account)
      if (await findUse(tx, contract)) return
      const grants = await holding(tx, account, memberships)
      const chosen = grantToUse(grants)
      if (chosen?.uuid) return insertUse(tx, { contract, grant_uuid: chosen.uuid, account }, clock.now())
      throw grants.length === 0
        ? refused('no_membership', 'There is no membership or package that contracts could come from.')
        : refused('no_contracts_left', 'All contracts that are included were used.')
    },

    /** What there is in all and what was used of it; null for who has nothing. */
    async left(account: string): Promise<ContractsLeft | null> {
      const grants = await holding(database.db, account, await selectMembershipsOf(database.db, account))
      if (grants.length === 0) return null
      const [first] = grants.flatMap(({ until }) => (until === null ? [] : [until])).sort(compareDates)
      return {
        included: grants.reduce((sum, { included }) => sum + included, 0),
        used: grants.reduce((sum, { used }) => sum + used, 0),
        until: first === undefined ? null : momentInAmsterdam(first, 0),
      }
    },

    /** Of one membership, this year. */
    async ofMembership(db: Db | Tx, membership: KeptMembership): Promise<{ included: number; used: number } | null> {
      const [year] = (await holding(db, membership.account, [membership])).filter((one) => one.membership !== null)
      return year ? { included: year.included, used: year.used } : null
    },
  }
}
