import type { AccountErrorCode } from '#contract/account-answers.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Keeper, type KeepReason, keepReasons, type Owner } from '../visitors/keeper.ts'
import { Refusal } from './refusal.ts'
import { say } from './sentences.ts'
import { findByUuid } from './store.ts'
import { lockAccount, selectIdentities } from './store-identities.ts'
import { deleteAccountRow, selectCodes, selectDevices, selectSessions } from './store-own.ts'

type OwnDataParts = {
  readonly database: Database
  readonly clock: Clock
  /** Everybody else who keeps something of an account. */
  readonly keepers: readonly Keeper[]
}

/** What the law wants stays; what passes is asked for again. The first that applies is told. */
const refusals = {
  paid_order: { status: 422, code: 'must_be_kept' },
  open_payment: { status: 409, code: 'payment_pending' },
} as const satisfies Record<KeepReason, { readonly status: number; readonly code: AccountErrorCode }>

export type OwnDataActions = ReturnType<typeof ownDataActions>

export function ownDataActions({ database, clock, keepers }: OwnDataParts) {
  const all = [...keepers, accountKeeper(clock)]

  return {
    /** Everything we keep of an account, readable for its owner. */
    async exportData(account: string): Promise<Record<string, unknown>> {
      // Read in one go, so that the parts belong together.
      return database.inTransaction(async (tx) => {
        const owner = await findByUuid(tx, account)
        if (!owner) throw new AppError('not_signed_in')
        const parts: Record<string, unknown> = { exported_at: clock.now().toISOString() }
        for (const keeper of all) parts[keeper.name] = await keeper.collect(tx, owner)
        // As it will be sent: moments as text.
        return JSON.parse(JSON.stringify(parts)) as Record<string, unknown>
      })
    },

    /** Everything goes or nothing does; answers the sentence of the protocol. */
    async deleteAccount(account: string): Promise<string> {
      const asks = await findByUuid(database.db, account)
      if (asks) for (const keeper of all) await keeper.prepare?.(database.db, asks)
      return database.inTransaction(async (tx) => {
        // Nobody pays or signs in anew while we look whether the account may go.
        const owner = await lockAccount(tx, account)
        if (!owner) throw new Refusal(404, say.nothing_to_destroy, { status: 'error' })
        const reasons: KeepReason[] = []
        for (const keeper of all) reasons.push(...((await keeper.obligations?.(tx, owner)) ?? []))
        const reason = keepReasons.find((one) => reasons.includes(one))
        if (reason !== undefined) {
          const { status, code } = refusals[reason]
          const data = { reason, reasons: [...new Set(reasons)] }
          throw new Refusal(status, say[code], { code, data, status: 'error' })
        }
        for (const keeper of all) await keeper.erase(tx, owner)
        return say.destroyed({ uid: owner.uid })
      })
    },
  }
}

/** The account itself and how one signs in to it. Its row goes last: the others hang on it. */
const accountKeeper = (clock: Clock): Keeper => ({
  name: 'account',
  async collect(db, { uuid }: Owner) {
    const account = await findByUuid(db, uuid)
    if (!account) return null
    const { id: _, password_hash, ...rest } = account
    const sessions = await selectSessions(db, uuid, clock.now())
    return {
      ...rest,
      has_password: password_hash !== null,
      sessions: sessions.map(({ client: __, ...session }) => session),
      identities: await selectIdentities(db, uuid),
      known_devices: await selectDevices(db, uuid),
      links_sent: await selectCodes(db, uuid),
    }
  },
  erase: (tx, { uuid }) => deleteAccountRow(tx, uuid),
})
