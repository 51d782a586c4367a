import { randomUUID } from 'node:crypto'
import { type CaseState, openedOn, stateAfter, waitingOn } from '#domain/cases/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { officeFor as officeToTake } from '#domain/offices/index.ts'
import { chosenNotary, wayOf } from '#domain/orders/index.ts'
import { companyCalled, type FlowName, flows } from '#domain/products/index.ts'
import type { RelevantAnswers } from '#domain/questions/index.ts'
import { activeShareholders } from '#domain/shareholders/index.ts'
import { partsOf } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Tx } from '#server/db/index.ts'
import type { KeptOrder } from '../orders/order.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import { calendarAt } from './calendar.ts'
import { orderServices } from './ordering-services.ts'
import { holdCaseOf, holdCaseOfOrder, insertCase, insertCaseEvent, moveCase, nextNumber } from './store.ts'
import { selectSharingOffices } from './store-staff.ts'
import type { Telling } from './telling.ts'

type OrderToOpen = {
  readonly order: KeptOrder
  readonly kept: KeptQuestionnaire
  /** What counts of it. */
  readonly answers: RelevantAnswers
}

/** What the queue shows and finds a case by: what everybody who may see the case may read. */
export const shownOf = (flow: FlowName, answers: RelevantAnswers) => ({
  company_name: companyCalled(flow, answers.main.company_name) ?? '',
  people: activeShareholders(answers)
    .map((key) => fullNameOf(answers[key]))
    .filter((name) => name !== '')
    .join(', '),
})

/** What paying sets going at the notary, in the transaction that pays. */
export function createCaseOpening({ clock, telling }: { readonly clock: Clock; readonly telling: Telling }) {
  /** Chosen or predefined, as long as that one takes cases; their own notary has no account here; otherwise whoever is next. */
  async function officeFor(tx: Tx, { kept, answers, order }: OrderToOpen): Promise<number | null> {
    if (wayOf(answers.main) === 'known_notary') return null
    const named = kept.predefined_notary_id ?? Number(chosenNotary(answers.main) ?? Number.NaN)
    const work = { flow: order.flow, language: flows[order.flow].language }
    const chosen = Number.isInteger(named) ? named : null
    return officeToTake(await selectSharingOffices(tx), { ...work, chosen }, clock.today())?.id ?? null
  }

  return {
    async open(tx: Tx, opened: OrderToOpen): Promise<void> {
      const { order, kept, answers } = opened
      const before = await holdCaseOfOrder(tx, order.uuid)
      if (before !== undefined) return
      const office = await officeFor(tx, opened)
      const state: CaseState = openedOn(clock.today(), await calendarAt(tx, office))
      const made = await insertCase(
        tx,
        {
          ...{ uuid: randomUUID(), order_uuid: order.uuid, questionnaire: kept.uuid, office, state },
          number: await nextNumber(tx, partsOf(clock.today()).year),
          waiting_on: waitingOn(state, { hasOffice: office !== null }),
          ...{ flow: kept.flow, language: flows[kept.flow].language },
          ...shownOf(order.flow, answers),
        },
        clock.now(),
      )
      await orderServices(tx, made.uuid, answers, order.quote.lines, clock.now())
      await telling.office(tx, made, { kind: 'opened', due: state.due })
    },

    /** Money that was taken back stops the clock until we know more; what is over stays over. */
    async chargedBack(tx: Tx, { questionnaire }: KeptOrder): Promise<void> {
      const found = await holdCaseOf(tx, questionnaire)
      if (found === undefined) return
      const calendar = await calendarAt(tx, found.office)
      const state = stateAfter(found.state, { move: 'hold', on: clock.today(), reason: 'oprecht_request' }, calendar)
      if (state === null) return
      const waiting_on = waitingOn(state, { hasOffice: found.office !== null })
      await moveCase(tx, found, { state, waiting_on, handler: found.handler }, clock.now())
      await insertCaseEvent(
        tx,
        {
          ...{ case_uuid: found.uuid, from: found.status, to: state.status, action: 'hold', by: null },
          reason: 'charged_back',
        },
        clock.now(),
      )
      await telling.founder(tx, found, { kind: 'on_hold', reason: 'oprecht_request' })
      await telling.support(tx, found, { kind: 'on_hold', reason: 'oprecht_request' })
    },
  }
}
