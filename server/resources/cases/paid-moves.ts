import { keptUntil, movePrice } from '#domain/appointments/index.ts'
import { type Cents, cents, formatEuros } from '#domain/money/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { KeptOrder } from '../orders/order.ts'
import type { Supplements } from '../orders/supplements.ts'
import type { PaymentActions } from '../payments/actions.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import { insertCaseEvent, type KeptCase } from './store.ts'
import { type KeptAppointment, updateAppointment } from './store-appointments.ts'
import type { Telling } from './telling.ts'

type MoveParts = {
  readonly clock: Clock
  readonly telling: Pick<Telling, 'founder'>
  readonly supplements: Pick<Supplements, 'feeOf' | 'orderSupplement'>
  readonly questionnaires: Pick<QuestionnairesWithin, 'newest'>
  /** Who is led to pay for what is not to be had any more finds it closed. */
  readonly closeLink: PaymentActions['closeLink']
}

export type PaidMoves = ReturnType<typeof createPaidMoves>

/** Another moment that costs something: kept in the diary while it can be paid, by an order of its own. */
export function createPaidMoves({ clock, telling, supplements, questionnaires, closeLink }: MoveParts) {
  const feeOf = (db: Db | Tx, { questionnaire }: KeptCase) => supplements.feeOf(db, questionnaire, 'appointment_moved')

  return {
    /** With VAT: what another moment costs now, and what the one after it does. */
    async prices(
      db: Db | Tx,
      found: KeptCase,
      past: readonly KeptAppointment[],
    ): Promise<{ now: Cents; later: Cents }> {
      const later = cents((await feeOf(db, found))?.payable_price ?? 0)
      const before = past.map(({ state, moved_by }) => ({ state, movedBy: moved_by }))
      return { now: movePrice(before, later), later }
    },

    /** Everybody can: from now on it can be paid, for as long as it is kept. */
    async keep(tx: Tx, found: KeptCase, row: KeptAppointment, past: readonly KeptAppointment[]): Promise<void> {
      const content = await feeOf(tx, found)
      const version = await questionnaires.newest(tx, found.questionnaire)
      if (content === null || version === undefined) throw new Error('A moment without a price is to be paid.')
      const order = await supplements.orderSupplement(tx, {
        ...{ questionnaire: found.questionnaire, reason: 'appointment_moved', content, answers_version: version.uuid },
      })
      const now = clock.now()
      const agreed = past.find(({ state }) => state === 'agreed')?.starts_at ?? null
      const pay_until = keptUntil({ now, starts: row.starts_at, agreed })
      await updateAppointment(tx, row.id, { order_uuid: order.uuid, pay_until }, now)
    },

    /** A moment that was asked for is free again, and nobody pays for it. */
    async drop(tx: Tx, { id, order_uuid }: KeptAppointment): Promise<void> {
      await updateAppointment(tx, id, { state: 'called_off' }, clock.now())
      if (order_uuid !== null) await closeLink(tx, order_uuid)
    },

    close: closeLink,

    /** It was paid when it was not to be had any more: the one before stands, and the money goes back. */
    async tellReturned(tx: Tx, found: KeptCase, { payable_price }: KeptOrder): Promise<void> {
      const { uuid: case_uuid, status } = found
      await insertCaseEvent(tx, { case_uuid, from: status, to: status, action: 'return_slot', by: null }, clock.now())
      await telling.founder(tx, found, {
        kind: 'move_returned',
        sum: formatEuros(cents(payable_price), found.language),
      })
    },
  }
}
