import { randomUUID } from 'node:crypto'
import { differencesBetween } from '#domain/orders/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import type { AnswersOf } from '#domain/questions/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import type { BillingActions } from '../billings/actions.ts'
import type { CatalogueActions } from '../catalogue/actions.ts'
import type { CatalogueExtras } from '../catalogue/extras.ts'
import type { Orderer } from '../questionnaires/actions.ts'
import { canonical } from '../questionnaires/canonical.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences } from '../reference/references.ts'
import { contentOf, type Preparation, prepareContent } from './content.ts'
import type { ConfirmedOrder, Declared, KeptOrder, OrderContent } from './order.ts'
import {
  findOrder,
  findOrderOf,
  holdAccount,
  insertOrder,
  isPaid,
  type SettledOutcome,
  selectOrdersFor,
  selectOrdersOf,
  updateBilling,
  updateBillingOf,
  updateContent,
  updateDeclared,
  updateState,
} from './store.ts'

type OrderParts = {
  readonly database: Database
  readonly clock: Clock
  readonly vault: Vault
  readonly catalogue: Pick<CatalogueActions, 'currentPriceBook'>
  readonly extras: Pick<CatalogueExtras, 'listMemberships' | 'listExtraServices'>
  readonly references: KnownReferences
  readonly questionnaires: QuestionnairesWithin
  readonly billings: Pick<BillingActions, 'billingOf'>
}

export type Orders = ReturnType<typeof createOrders>

/** An order with the questionnaire it was made from. */
export type Pair = { readonly order: KeptOrder; readonly kept: KeptQuestionnaire }

/** `stale`: the answers are not complete any more, so nobody can say what it would be. `moved`: it is not what was shown. */
export type UpToDate = Pair & { readonly stale: boolean; readonly moved: boolean }

export function createOrders(parts: OrderParts) {
  const { database, clock, questionnaires, billings } = parts

  /** What became of an order: null when nothing did. */
  function changeOf(order: KeptOrder, fresh: OrderContent) {
    const moved =
      order.answers_hash !== fresh.answers_hash ||
      order.payable_price !== fresh.payable_price ||
      differencesBetween(order.quote.lines, fresh.quote.lines).length > 0
    if (moved) return { moved, change: { ...fresh, revision: order.revision + 1, lines_before: order.quote.lines } }
    // Something that is free came or went, or is called something else: no reason to ask anyone again.
    const { revision, lines_before } = order
    const same = canonical(order.quote) === canonical(fresh.quote) && order.payment_amount === fresh.payment_amount
    return same ? null : { moved, change: { ...fresh, revision, lines_before } }
  }

  function look({ order, kept }: Pair, preparation: Preparation) {
    // What was ever paid keeps its lines for good: there is an invoice of them.
    if (order.paid_at !== null) return { stale: false, found: null }
    // What was ordered beside the product is not made of its answers.
    if (order.supplement !== null) return { stale: false, found: null }
    if (!questionnaires.isComplete(kept, preparation.known)) return { stale: true, found: null }
    return { stale: false, found: changeOf(order, contentOf(kept, parts, preparation)) }
  }

  /** Within a transaction that holds both rows. */
  async function bringUpToDate(tx: Tx, pair: Pair, preparation: Preparation): Promise<UpToDate> {
    const { stale, found } = look(pair, preparation)
    if (found === null) return { ...pair, stale, moved: false }
    await updateContent(tx, pair.order.uuid, found.change, clock.now())
    return { ...pair, order: { ...pair.order, ...found.change }, stale, moved: found.moved }
  }

  /**
   * Both rows and the account, always in this order, so that nobody waits for one while holding another. An account cannot
   * go while it pays.
   */
  async function hold(tx: Tx, uuid: string): Promise<Pair | undefined> {
    const seen = await findOrder(tx, uuid)
    if (seen) await holdAccount(tx, seen.account)
    const kept = seen && (await questionnaires.hold(tx, seen.questionnaire))
    const order = kept && (await findOrder(tx, uuid, { lock: true }))
    return order && { order, kept }
  }

  async function read(db: Db | Tx, uuid: string): Promise<Pair | undefined> {
    const order = await findOrder(db, uuid)
    const kept = order && (await questionnaires.read(db, order.questionnaire))
    return kept && { order, kept }
  }

  const prepareFor = (flow: FlowName) => prepareContent(flow, clock.today(), parts)

  return {
    prepareFor,
    hold,
    read,
    find: (db: Db | Tx, uuid: string): Promise<KeptOrder | undefined> => findOrder(db, uuid),
    bringUpToDate,

    /** Of the product and beside it, the newest first. */
    allFor: (db: Db | Tx, questionnaire: string): Promise<KeptOrder[]> => selectOrdersFor(db, questionnaire),

    listOf: (account: string): Promise<KeptOrder[]> => selectOrdersOf(database.db, account),
    ofQuestionnaire: (uuid: string): Promise<KeptOrder | undefined> => findOrderOf(database.db, uuid),

    /** The order as it would be now; written down when that differs from what was shown. */
    async upToDate(uuid: string): Promise<UpToDate | undefined> {
      const pair = await read(database.db, uuid)
      if (pair === undefined) return undefined
      const preparation = await prepareFor(pair.order.flow)
      const { stale, found } = look(pair, preparation)
      if (found === null) return { ...pair, stale, moved: false }
      return database.inTransaction(async (tx) => {
        const held = await hold(tx, uuid)
        return held && bringUpToDate(tx, held, preparation)
      })
    },

    /** Makes the order of a questionnaire that was found complete, or brings it up to date, in the transaction that holds it. */
    async ordering(flow: FlowName): Promise<Orderer> {
      const preparation = await prepareFor(flow)
      return async (tx, kept, account) => {
        if ((await questionnaires.ownerOf(tx, kept.uuid)) !== account) return null
        const { billing } = await billings.billingOf(tx, account, kept.answers)
        const order = await findOrderOf(tx, kept.uuid, { lock: true })
        if (order) {
          await bringUpToDate(tx, { order, kept }, preparation)
          if (order.paid_at === null) await updateBilling(tx, order.uuid, billing)
          return order.uuid
        }
        const uuid = randomUUID()
        const content = contentOf(kept, parts, preparation)
        const of = { uuid, questionnaire: kept.uuid, account, flow, created_at: clock.now() }
        await insertOrder(tx, { ...of, ...content, billing })
        return uuid
      }
    },

    /** What the founder ticked, for the order as it stands. */
    declare: (tx: Tx, order: KeptOrder, declared: Declared) => updateDeclared(tx, order, declared, clock.now()),

    /** What is held for it is another amount, so that it is paid, or not any more. */
    settle: (tx: Tx, { uuid }: KeptOrder, outcome: SettledOutcome) => updateState(tx, uuid, outcome, clock.now()),

    /** Paid for the first time: what was confirmed when that payment began was bought, whatever happened to the order since. */
    async buy(tx: Tx, order: KeptOrder, { content, billing }: ConfirmedOrder): Promise<void> {
      await updateBilling(tx, order.uuid, billing)
      if (!changeOf(order, content)) return
      const change = { ...content, revision: order.revision + 1, lines_before: order.quote.lines }
      await updateContent(tx, order.uuid, change, clock.now())
    },

    takeBilling: (tx: Tx, account: string, billing: AnswersOf<'billing'>) => updateBillingOf(tx, account, billing),

    isPaid: (questionnaire: string): Promise<boolean> => isPaid(database.db, questionnaire),
  }
}
