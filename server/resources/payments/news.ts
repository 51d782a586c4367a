import { isMoneyIn, isTakenBack, isUndecided, move, newestWord } from '#domain/orders/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { PaymentProvider, ProviderPayment } from '#server/adapters/payments/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { Cases } from '../cases/actions.ts'
import { issueDocuments } from '../documents/jobs.ts'
import { confirmOrder } from '../invoices/jobs.ts'
import type { Invoices } from '../invoices/service.ts'
import type { Orders, Pair } from '../orders/service.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences, References } from '../reference/references.ts'
import type { Alarm, Alarms } from './alarms.ts'
import type { Paying } from './paying.ts'
import { type Attempt, findAttempt, findByProvider, findOpen, updateAttempt } from './store.ts'

type NewsParts = {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly provider: PaymentProvider
  readonly orders: Orders
  readonly questionnaires: QuestionnairesWithin
  readonly references: KnownReferences
  readonly cases: Cases
  readonly invoices: Invoices
  readonly paying: Pick<Paying, 'close'>
  readonly alarms: Alarms
}

export type News = ReturnType<typeof createNews>

const idForm = /^tr_[A-Za-z0-9]{1,60}$/
const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Held = Pair & { readonly attempt: Attempt; readonly payment: ProviderPayment; readonly known: References }

/** What the provider tells about a payment, believed only as far as we asked for it ourselves, and told once. */
export function createNews(parts: NewsParts) {
  const { database, clock, jobs, provider, orders, questionnaires, references, cases, invoices, paying, alarms } = parts

  /** By its number there; or by ours, when the news is faster than the answer to our own question. */
  async function attemptOf({ id, attempt }: ProviderPayment): Promise<Attempt | undefined> {
    const known = await findByProvider(database.db, id)
    if (known || attempt === null || !uuidForm.test(attempt)) return known
    const named = await findAttempt(database.db, attempt)
    return named?.provider_id === null ? named : undefined
  }

  /** The order is paid by this: everything that hangs on it happens now, with it, or not at all. */
  async function pay(tx: Tx, { order, kept, attempt, payment, known }: Held): Promise<void> {
    const first = order.paid_at === null
    const paid_at = order.paid_at ?? payment.paid_at ?? clock.now()
    const content = first ? attempt.content : null
    const paid = await orders.settle(tx, order, { state: 'paid', paid_at, paid_by: attempt.uuid }, content)
    const other = await findOpen(tx, order.uuid)
    if (other && other.uuid !== attempt.uuid) await paying.close(tx, other)
    if (!first) return
    await questionnaires.settle(tx, kept, known)
    await cases.open(tx, paid)
    await invoices.number(tx, paid)
    await jobs.enqueue(tx, issueDocuments, { questionnaire: order.questionnaire })
    await jobs.enqueue(tx, confirmOrder, { order: order.uuid })
  }

  /** Answers what is wrong with it, if anything is. */
  async function settle(tx: Tx, held: Held): Promise<Alarm | null> {
    const { order, attempt, payment } = held
    const ours = payment.amount === attempt.amount && payment.order === order.uuid && payment.attempt === attempt.uuid
    const status = newestWord(attempt.status, payment.status)
    const isBack = isTakenBack({ ...payment, paid: attempt.amount })
    const isIn = ours && isMoneyIn(status) && !isBack
    const twice = isIn && order.state === 'paid' && order.paid_by !== attempt.uuid
    const alarm = ours ? (twice ? 'paid_twice' : null) : 'differs'
    await updateAttempt(
      tx,
      attempt.uuid,
      {
        provider_id: payment.id,
        status,
        open: attempt.open && isUndecided(status),
        alarm: alarm ?? attempt.alarm,
        ...(attempt.link === null && { link: payment.link }),
        expires_at: payment.expires_at ?? attempt.expires_at,
      },
      clock.now(),
    )
    if (alarm === null && isIn && order.state !== 'paid') await pay(tx, held)
    if (ours && order.paid_by === attempt.uuid && !isIn) {
      const { paid_at, paid_by } = order
      await orders.settle(tx, order, { state: move(order.state, 'out'), paid_at, paid_by }, null)
    }
    return alarm === attempt.alarm ? null : alarm
  }

  /** Takes a payment as the provider has it now. */
  async function take(payment: ProviderPayment): Promise<void> {
    const seen = await attemptOf(payment)
    if (seen === undefined) {
      if (isMoneyIn(payment.status)) alarms('stranger', { provider_id: payment.id })
      return
    }
    const known = await references.recent()
    const alarm = await database.inTransaction(async (tx) => {
      const pair = await orders.hold(tx, seen.order_uuid)
      const attempt = pair && (await findAttempt(tx, seen.uuid, { lock: true }))
      return attempt ? settle(tx, { ...pair, attempt, payment, known }) : 'stranger'
    })
    if (alarm) alarms(alarm, { provider_id: payment.id, order: seen.order_uuid, attempt: seen.uuid })
  }

  return {
    take,

    /** There is news about a payment; whoever says so is not believed, only asked about. False when it is none of ours. */
    async hear(id: string): Promise<void> {
      if (!idForm.test(id)) return
      const payment = await provider.find(id)
      if (payment) await take(payment)
    },
  }
}
