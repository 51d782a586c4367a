import { heldOf, isMoneyIn, isUndecided, type Money, newestWord, orderMoneyOf } from '#domain/orders/index.ts'
import type { RelevantAnswers } from '#domain/questions/index.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { PaymentProvider, ProviderPayment } from '#server/adapters/payments/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import { issueDocuments } from '../documents/jobs.ts'
import { confirmOrder } from '../invoices/jobs.ts'
import type { Invoices } from '../invoices/service.ts'
import type { Orders, Pair } from '../orders/service.ts'
import type { Turns } from '../questionnaires/turns.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences, References } from '../reference/references.ts'
import type { Alarm, Alarms } from './alarms.ts'
import type { Paying } from './paying.ts'
import { findAttempt, findByProvider, findOpen, type PaymentAttempt, selectAttempts, updateAttempt } from './store.ts'

type NewsParts = {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly provider: PaymentProvider
  readonly orders: Orders
  readonly questionnaires: QuestionnairesWithin
  readonly references: KnownReferences
  readonly invoices: Invoices
  readonly paying: Pick<Paying, 'close'>
  readonly alarms: Alarms
  readonly inTurn: Turns
  /** What the office does with an order that was paid for the first time. */
  readonly cases: {
    open(tx: Tx, bought: Pair & { readonly answers: RelevantAnswers }): Promise<void>
    chargedBack(tx: Tx, order: Pair['order']): Promise<void>
  }
  /** Who fills in their own part hears of it. */
  readonly participants: { invite(tx: Tx, order: Pair['order']): Promise<void> }
  /** What is bought along and goes on by itself. */
  readonly memberships: {
    paid(tx: Tx, order: Pick<Pair['order'], 'uuid' | 'account' | 'quote' | 'billing'>): Promise<void>
    reversed(tx: Tx, order: string, by: 'bank' | 'us'): Promise<void>
  }
  /** Payments for memberships by themselves. */
  readonly recurring: { take(payment: ProviderPayment): Promise<void> }
  /** Payments for packages of contracts by themselves. */
  readonly packages: { take(payment: ProviderPayment): Promise<void> }
  /** What was ordered beside the product, and is paid. */
  readonly supplements: {
    /** False when it could not be had any more: then what was paid goes back, and there is no invoice. */
    paid(tx: Tx, held: Pair & { readonly known: References }, amount: number): Promise<boolean>
    paidTwice(tx: Tx, order: Pair['order'], amount: number): Promise<void>
  }
}

export type News = ReturnType<typeof createNews>

const idForm = /^tr_[A-Za-z0-9]{1,60}$/
/** What was sent along may be anything. */
const uuidIn = (text: string | null): string | null => (text !== null && isUuid(text) ? text : null)

const moneyOf = ({ received, refunded, charged_back }: Money): Money => ({ received, refunded, charged_back })

type HeldAttempt = Pair & {
  readonly attempt: PaymentAttempt
  readonly payment: ProviderPayment
  readonly known: References
}

/** What the provider tells about a payment, believed only as far as we asked for it ourselves, and told once. */
export function createNews(parts: NewsParts) {
  const { database, clock, jobs, provider, orders, questionnaires, references, cases, invoices } = parts
  const { participants, paying, alarms, inTurn, supplements, memberships, recurring, packages } = parts

  /** By its number there; or by ours, when the news is faster than the answer to our own question. */
  async function attemptOf({ id, attempt }: ProviderPayment): Promise<PaymentAttempt | undefined> {
    const known = await findByProvider(database.db, id)
    const uuid = uuidIn(attempt)
    if (known || uuid === null) return known
    const named = await findAttempt(database.db, uuid)
    return named?.provider_id === null ? named : undefined
  }

  /** The order is paid by this: everything that hangs on it happens now, with it, or not at all. */
  async function pay(tx: Tx, { order, kept, attempt, known }: HeldAttempt): Promise<void> {
    const other = await findOpen(tx, order.uuid)
    if (other && other.uuid !== attempt.uuid) await paying.close(tx, other)
    if (order.paid_at !== null) return memberships.paid(tx, order)
    if (order.supplement !== null) {
      if (!(await supplements.paid(tx, { order, kept, known }, attempt.amount))) return
      await memberships.paid(tx, order)
      await invoices.number(tx, order)
      await jobs.enqueue(tx, confirmOrder, { order: order.uuid })
      return
    }
    await orders.buy(tx, order, attempt)
    await questionnaires.settle(tx, kept, known, attempt.answers_version)
    await cases.open(tx, { order, kept, answers: questionnaires.counted(kept, known) })
    await memberships.paid(tx, { ...order, quote: attempt.content.quote, billing: attempt.billing })
    await invoices.number(tx, order)
    await jobs.enqueue(tx, issueDocuments, { questionnaire: order.questionnaire })
    await participants.invite(tx, order)
    await jobs.enqueue(tx, confirmOrder, { order: order.uuid })
  }

  /** Answers what is wrong with it, if anything is. */
  async function settle(tx: Tx, held: HeldAttempt): Promise<Alarm | null> {
    const { order, attempt, payment } = held
    const { refunded, charged_back } = payment
    // What cannot be read is not half believed.
    if (payment.status === null || refunded === null || charged_back === null) return 'unreadable'
    const ours = payment.amount === attempt.amount && payment.order === order.uuid && payment.attempt === attempt.uuid
    const status = newestWord(attempt.status, payment.status)
    // What is not ours pays nothing, and undoes nothing that was.
    const money = ours ? { received: isMoneyIn(status) ? attempt.amount : 0, refunded, charged_back } : moneyOf(attempt)
    const others = (await selectAttempts(tx, order.uuid)).filter(({ uuid }) => uuid !== attempt.uuid)
    const price = order.paid_at === null ? attempt.amount : order.payable_price
    const { state, held: sum } = orderMoneyOf(price, [...others, money], order.state)
    const isPayer = order.paid_by === null || order.paid_by === attempt.uuid
    const twice = heldOf(money) > 0 && !isPayer && orderMoneyOf(price, others, order.state).state === 'paid'
    const alarm = ours ? (twice ? 'paid_twice' : null) : 'differs'
    await updateAttempt(
      tx,
      attempt.uuid,
      {
        ...{ provider_id: payment.id, status, alarm, ...money },
        open: attempt.open && isUndecided(status),
        ...(attempt.link === null && { link: payment.link }),
        expires_at: payment.expires_at ?? attempt.expires_at,
        method: payment.method ?? attempt.method,
      },
      clock.now(),
    )
    if (state === 'paid' && order.state !== 'paid') await pay(tx, held)
    // What we gave back of a supplement ourselves is nobody's charge-back.
    const isTaken = order.supplement === null || money.charged_back > 0
    if (state === 'reversed' && order.state === 'paid' && isTaken) await cases.chargedBack(tx, order)
    if (state === 'reversed' && order.state === 'paid')
      await memberships.reversed(tx, order.uuid, money.charged_back > 0 ? 'bank' : 'us')
    if (alarm === 'paid_twice' && attempt.alarm !== alarm && order.supplement !== null)
      await supplements.paidTwice(tx, order, attempt.amount)
    await orders.settle(tx, order, {
      ...{ state, held: sum },
      paid_at: state === 'unpaid' ? null : (order.paid_at ?? payment.paid_at ?? clock.now()),
      paid_by: state === 'paid' ? await payerOf(tx, held, money, others) : order.paid_by,
    })
    return alarm
  }

  /** Who paid stays who paid, as long as anything of it is held; then it is whoever else did, which is not too much any more. */
  async function payerOf(
    tx: Tx,
    { order, attempt }: HeldAttempt,
    money: Money,
    others: readonly PaymentAttempt[],
  ): Promise<string> {
    const holding = [{ ...attempt, ...money }, ...others].filter((one) => heldOf(one) > 0)
    const payer = holding.find(({ uuid }) => uuid === order.paid_by) ?? holding[0] ?? attempt
    if (payer.uuid !== attempt.uuid && payer.alarm === 'paid_twice') {
      await updateAttempt(tx, payer.uuid, { alarm: null }, clock.now())
    }
    return payer.uuid
  }

  /** Takes a payment as the provider has it now. */
  async function take(payment: ProviderPayment): Promise<void> {
    const seen = await attemptOf(payment)
    const known = await references.recent()
    const about = {
      payment,
      order: seen?.order_uuid ?? uuidIn(payment.order),
      attempt: seen?.uuid ?? uuidIn(payment.attempt),
    }
    const settleIt = async (tx: Tx): Promise<Alarm | null> => {
      const pair = seen && (await orders.hold(tx, seen.order_uuid))
      const attempt = pair && (await findAttempt(tx, seen.uuid, { lock: true }))
      const stranger = isMoneyIn(payment.status) ? 'stranger' : null
      const wrong = attempt ? await settle(tx, { ...pair, attempt, payment, known }) : stranger
      return wrong && (await alarms.keep(tx, wrong, about)) ? wrong : null
    }
    const alarm = await inTurn(seen?.order_uuid ?? payment.id, () => database.inTransaction(settleIt))
    if (alarm) alarms.tell(alarm, about)
  }

  return {
    take,

    /** There is news about a payment; whoever says so is not believed, only asked about. */
    async hear(id: string): Promise<void> {
      if (!idForm.test(id)) return
      const payment = await provider.find(id)
      if (payment === null) return
      if (payment.purchase !== null) return packages.take(payment)
      const isMembership = payment.membership !== null || payment.subscription !== null
      await (isMembership ? recurring.take(payment) : take(payment))
    },
  }
}
