import type { Order } from '#contract/payments.ts'
import { isTakenBack, isUndecided } from '#domain/orders/index.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { PaymentError, type PaymentProvider } from '#server/adapters/payments/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { BillingActions } from '../billings/actions.ts'
import type { Invoices } from '../invoices/service.ts'
import type { Preparation } from '../orders/content.ts'
import type { Declared } from '../orders/order.ts'
import type { Orders, Pair, UpToDate } from '../orders/service.ts'
import type { SupplementWords } from '../orders/supplements.ts'
import { sentencesOf } from '../questionnaires/flow-sentences.ts'
import type { Turns } from '../questionnaires/turns.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { News } from './news.ts'
import type { Paying } from './paying.ts'
import {
  findOpen,
  type PaymentAttempt,
  selectAttempts,
  selectNewest,
  selectUndecided,
  selectUndecidedOf,
  takeTurn,
  updateAttempt,
} from './store.ts'
import { type CheckedBoxes, demandBoxes, toAnalytics, toOrder } from './view.ts'

type PaymentParts = {
  readonly database: Database
  readonly clock: Clock
  readonly provider: PaymentProvider
  readonly orders: Orders
  readonly questionnaires: Pick<QuestionnairesWithin, 'declare' | 'unconfirmed'>
  readonly billings: Pick<BillingActions, 'gaps'>
  readonly invoices: Pick<Invoices, 'numbersOf'>
  readonly paying: Paying
  readonly news: News
  /** Whether what is ordered beside the product can still be had for the price that was shown. */
  readonly supplements: {
    isAsShown(tx: Tx, held: Pair & Pick<Preparation, 'known'>, words: SupplementWords): Promise<boolean>
  }
  readonly inTurn: Turns
  readonly log: { warn(details: object, sentence: string): void }
}

/** One order, as its owner asks for it. */
type OrderCall = { readonly uuid: string; readonly account: string }

export type Paid =
  | { readonly outcome: 'link'; readonly link: string }
  | { readonly outcome: 'order_changed' | 'already_paid'; readonly current: Order }
  | { readonly outcome: 'unconfirmed'; readonly paths: readonly string[]; readonly current: Order }

type BegunPayment =
  | { readonly outcome: 'attempt'; readonly attempt: PaymentAttempt }
  | { readonly outcome: 'changed' | 'paid' }
  | { readonly outcome: 'unconfirmed'; readonly paths: readonly string[] }

type BeginPayment = (tx: Tx, found: UpToDate, preparation: Preparation) => Promise<BegunPayment>

export type PaymentActions = ReturnType<typeof paymentActions>

/** Milliseconds: someone who waits for a payment is answered fresh, and the provider is not asked at every blink. */
const patience = 2_000
/** News that is this late is fetched. */
const lateNews = 2 * 60_000
const hour = 60 * 60_000
const mostAtOnce = 100

export function paymentActions(parts: PaymentParts) {
  const {
    database,
    clock,
    provider,
    orders,
    questionnaires,
    billings,
    invoices,
    paying,
    news,
    supplements,
    inTurn,
    log,
  } = parts
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)

  async function show(found: Pair & { readonly stale: boolean }): Promise<Order> {
    const { uuid } = found.order
    const [[attempt], numbers] = [await selectNewest(database.db, [uuid]), await invoices.numbersOf([uuid])]
    return toOrder({ ...found, attempt, invoice: numbers.get(uuid) })
  }

  /** What is someone else's is not there. */
  async function demand({ uuid, account }: OrderCall): Promise<Pair> {
    const pair = isUuid(uuid) ? await orders.read(database.db, uuid) : undefined
    if (pair?.order.account !== account) throw new AppError('not_found')
    return pair
  }

  async function current(uuid: string): Promise<Order> {
    const found = await orders.upToDate(uuid)
    if (found === undefined) throw new AppError('not_found')
    return show(found)
  }

  /** Takes how an attempt stands. That the provider cannot be reached now is no reason to show nothing. */
  async function look({ uuid }: PaymentAttempt, id: string, { cancels = false } = {}): Promise<void> {
    try {
      if (cancels) await provider.cancel(id)
      const payment = await provider.find(id)
      if (payment) await news.take(payment)
      else await updateAttempt(database.db, uuid, { open: false, status: 'expired' }, clock.now())
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      log.warn({ err: error, code: error.code }, 'the payment provider cannot say how a payment stands')
    }
  }

  async function ask(attempt: PaymentAttempt, notSince: Date): Promise<void> {
    const { uuid, provider_id: id } = attempt
    if (id !== null && (await takeTurn(database.db, uuid, clock.now(), notSince))) await look(attempt, id)
  }

  async function askAboutNewest(uuid: string): Promise<void> {
    const [attempt] = await selectNewest(database.db, [uuid])
    if (attempt && isUndecided(attempt.status)) await ask(attempt, ago(patience))
  }

  /** `begin` gets the order as it is now, in the transaction that holds it. */
  async function pay(asked: OrderCall, begin: BeginPayment): Promise<Paid> {
    const { order: seen } = await demand(asked)
    const preparation = await orders.prepareFor(seen.flow)
    const hold = async (tx: Tx): Promise<BegunPayment> => {
      const held = await orders.hold(tx, seen.uuid)
      if (held === undefined) throw new AppError('not_found')
      if (held.order.state === 'paid') return { outcome: 'paid' }
      if (held.order.supplement !== null && held.order.state === 'reversed') {
        // What we gave back is bought anew, by an order of its own.
        if (!isTakenBack(await selectAttempts(tx, seen.uuid))) return { outcome: 'changed' }
      }
      if (
        held.order.supplement !== null &&
        !(await supplements.isAsShown(tx, { ...held, known: preparation.known }, preparation))
      )
        return { outcome: 'changed' }
      // What was ever bought is not confirmed anew.
      const doubted = held.order.paid_at === null ? questionnaires.unconfirmed(held.kept, preparation.known) : []
      if (doubted.length > 0) return { outcome: 'unconfirmed', paths: doubted.map(({ path }) => path) }
      const found = await orders.bringUpToDate(tx, held, preparation)
      return found.stale || found.moved ? { outcome: 'changed' } : begin(tx, found, preparation)
    }
    const begun = await inTurn(seen.uuid, () => database.inTransaction(hold))
    if (begun.outcome === 'unconfirmed') return { ...begun, current: await current(seen.uuid) }
    if (begun.outcome !== 'attempt') {
      const outcome = begun.outcome === 'paid' ? 'already_paid' : 'order_changed'
      return { outcome, current: await current(seen.uuid) }
    }
    const { order } = await demand(asked)
    return { outcome: 'link', link: await paying.linkOf(order, begun.attempt) }
  }

  /** Two boxes are answers as well. What was bought before is not changed by ticking them again. */
  async function withBoxes(tx: Tx, { order, kept }: Pair, declared: Declared): Promise<Pair> {
    if (order.paid_at !== null) return { order, kept }
    const { criminal_record_status, lead_approval } = declared
    return { order, kept: await questionnaires.declare(tx, kept, { criminal_record_status, lead_approval }) }
  }

  async function attemptFor(tx: Tx, pair: Pair, { known }: Preparation): Promise<BegunPayment> {
    const attempt = await paying.take(tx, pair, known)
    return attempt === null ? { outcome: 'changed' } : { outcome: 'attempt', attempt }
  }

  return {
    async read(asked: OrderCall): Promise<Order> {
      const { order } = await demand(asked)
      await askAboutNewest(order.uuid)
      return current(order.uuid)
    },

    /** All of an account; of one questionnaire as if it were read by itself. */
    async list(account: string, questionnaire: string | undefined): Promise<Order[]> {
      if (questionnaire !== undefined) {
        const order = isUuid(questionnaire) ? await orders.ofQuestionnaire(questionnaire) : undefined
        return order?.account === account ? [await this.read({ uuid: order.uuid, account })] : []
      }
      const all = await orders.listOf(account)
      const shown: Order[] = []
      for (const { uuid } of all) shown.push(await current(uuid))
      return shown
    },

    create: (asked: OrderCall, boxes: CheckedBoxes, revision: number | undefined): Promise<Paid> =>
      pay(asked, async (tx, found, preparation) => {
        if (revision !== undefined && revision !== found.order.revision) return { outcome: 'changed' }
        const declared = demandBoxes(found.kept, boxes)
        demandBilling(found)
        const ticked = await withBoxes(tx, found, declared)
        // What is ticked here may itself cost something: then it is seen before it is paid.
        const after = ticked.kept === found.kept ? found : await orders.bringUpToDate(tx, ticked, preparation)
        if (after.stale || after.moved) return { outcome: 'changed' }
        await orders.declare(tx, after.order, declared)
        return attemptFor(tx, after, preparation)
      }),

    /** The boxes were ticked before, for this very order. */
    again: (asked: OrderCall): Promise<Paid> =>
      pay(asked, async (tx, found, preparation) =>
        found.order.declared_revision === found.order.revision
          ? attemptFor(tx, found, preparation)
          : { outcome: 'changed' },
      ),

    analytics: async (asked: OrderCall) => toAnalytics((await demand(asked)).order),

    /** When we cannot ask, whoever told us must tell us again. */
    async hear(id: string): Promise<void> {
      await news.hear(id).catch((error: unknown) => {
        throw error instanceof PaymentError ? new AppError('unavailable') : error
      })
    },

    /** Attempts whose end nobody told us: asked about, the longest waiting first; answers how many. */
    async reconcile(): Promise<number> {
      const late = await selectUndecided(database.db, ago(lateNews), mostAtOnce)
      for (const attempt of late) {
        const lost = attempt.provider_id === null && attempt.created_at <= ago(hour)
        // The provider never answered, and nobody was led there.
        if (lost) await updateAttempt(database.db, attempt.uuid, { open: false, status: 'expired' }, clock.now())
        else await ask(attempt, ago(lateNews))
      }
      return late.length
    },

    isPaid: orders.isPaid,

    /** Nobody is led there to pay any more, in the transaction that decides so. */
    async close(tx: Tx, order: string): Promise<void> {
      const open = await findOpen(tx, order)
      if (open) await paying.close(tx, open)
    },

    /** The same for who holds the case and not the order: the attempt itself ends when the provider says so. */
    async closeLink(tx: Tx, order: string): Promise<void> {
      const open = await findOpen(tx, order)
      if (open) await paying.cancel(tx, open)
    },

    /** Whether money may still come from an account. */
    isUnderWay: async (db: Db | Tx, account: string): Promise<boolean> =>
      (await selectUndecidedOf(db, account)).length > 0,

    /** For whoever wants to go: what can still be cancelled is, and how the rest stands is asked. */
    async withdraw(account: string): Promise<void> {
      for (const attempt of await selectUndecidedOf(database.db, account)) {
        const { provider_id: id } = attempt
        if (id !== null) await look(attempt, id, { cancels: true })
      }
    },
  }

  function demandBilling({ order, kept }: Pair): void {
    const gaps = billings.gaps(order.billing)
    if (gaps.length === 0) return
    const message = sentencesOf(kept.flow).invoice
    throw new AppError('invalid_request', { entries: gaps.map(({ code, path }) => ({ code, path, message })) })
  }
}
