import type { CustomerCase } from '#contract/cases.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { Orders } from '../orders/service.ts'
import type { Refunds } from '../payments/refunds.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { Actor } from './actor.ts'
import { calendarOf } from './calendar.ts'
import type { GatherFacts } from './facts.ts'
import { type KeptCase, selectEvents } from './store.ts'
import { hasAccess, selectNotes } from './store-content.ts'
import { findOffice, namesOf } from './store-staff.ts'
import { undeliveredOf } from './store-undelivered.ts'
import { type Shown, toCustomerCase, toOfficeCase } from './view.ts'

type ReadingParts = {
  readonly vault: Vault
  readonly clock: Clock
  readonly references: KnownReferences
  readonly gather: GatherFacts
  readonly orders: Pick<Orders, 'find'>
  readonly refunds: Pick<Refunds, 'given' | 'underWay'>
}

export type CaseReading = ReturnType<typeof createReading>

/** Cases as they are shown, to each what is theirs to see. */
export function createReading({ vault, clock, references, gather, orders, refunds }: ReadingParts) {
  async function show(db: Db | Tx, found: KeptCase, others: readonly string[] = []): Promise<Shown> {
    const content = await gather(db, found, await references.recent())
    const { comments, check } = content
    const office = found.office === null ? undefined : await findOffice(db, found.office)
    const events = await selectEvents(db, found.uuid)
    const accounts = [
      ...[found.handler, check.decidedBy, check.secondBy],
      ...[...comments.map(({ author }) => author), ...events.map(({ actor }) => actor)],
    ]
    return {
      ...{ found, content, events },
      ...{ office, calendar: calendarOf(office) },
      today: clock.today(),
      names: await namesOf(db, [...accounts.filter((one): one is string => typeof one === 'string'), ...others]),
      refunded: found.status === 'canceled' ? await refunds.given(db, found.order_uuid) : 0,
    }
  }

  /** What is held for it, what of that was paid too much, and what is on its way back, in cents. */
  async function money(db: Db | Tx, { order_uuid }: KeptCase) {
    const order = await orders.find(db, order_uuid)
    const paid = order?.held ?? 0
    const refunding = await refunds.underWay(db, order_uuid)
    return { paid, refunding, overpaid: Math.max(0, paid - refunding - (order?.payable_price ?? 0)) }
  }

  return {
    money,

    async forFounder(db: Db | Tx, found: KeptCase, account: string): Promise<CustomerCase> {
      return toCustomerCase(vault, await show(db, found), account)
    },

    async forOffice(db: Db | Tx, found: KeptCase, actor: Actor): Promise<OfficeCase> {
      const notes = await selectNotes(db, vault, found.uuid)
      const shown = await show(
        db,
        found,
        notes.map(({ author }) => author),
      )
      const sealed = await isSealed(db, found, actor, clock.now())
      const undelivered = await undeliveredOf(db, found.uuid)
      return toOfficeCase(vault, { ...shown, ...(await money(db, found)), notes, sealed, undelivered }, actor)
    },
  }
}

/** Whether what is sensitive is closed to who looks: to support, until they said why. */
export const isSealed = async (
  db: Db | Tx,
  { uuid }: KeptCase,
  { role, account }: Actor,
  now: Date,
): Promise<boolean> => role === 'support' && !(await hasAccess(db, uuid, account, now))
