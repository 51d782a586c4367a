import { appointmentAfter, isLive } from '#domain/appointments/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Tx } from '#server/db/index.ts'
import type { PaymentActions } from '../payments/actions.ts'
import { decideChange, findOpenChange } from './changes/store.ts'
import { insertCaseEvent, type KeptCase, recordCase } from './store.ts'
import { selectAppointments, updateAppointment } from './store-appointments.ts'
import type { Telling } from './telling.ts'

type ChangeMeans = {
  readonly clock: Clock
  /** Who is led to pay for what is not to be had any more finds it closed. */
  readonly closeLink: PaymentActions['closeLink']
}
type Means = ChangeMeans & { readonly telling: Pick<Telling, 'everybody'> }

/** What stands in the diary does not go on: everybody who had it hears of it, with what takes it out of theirs. */
export async function callOff(tx: Tx, found: KeptCase, { clock, telling, closeLink }: Means): Promise<KeptCase> {
  const live = (await selectAppointments(tx, found.uuid)).filter(({ state }) => isLive(state))
  if (live.length === 0 && found.meeting_at === null) return found
  for (const { id, state, order_uuid } of live) {
    await updateAppointment(tx, id, { state: appointmentAfter(state, 'call_off') ?? state }, clock.now())
    if (order_uuid !== null) await closeLink(tx, order_uuid)
  }
  const after = await recordCase(tx, found.uuid, { meeting_at: null, meeting_held_at: null })
  const agreed = live.find(({ state }) => state === 'agreed')
  if (agreed) await telling.everybody(tx, after, { kind: 'meeting_off', at: agreed.starts_at.toISOString() })
  return after
}

/** A change that was kept aside until it was paid cannot be made any more: what comes in for it now goes back by itself. */
export async function dropUnpaidChange(tx: Tx, found: KeptCase, { clock, closeLink }: ChangeMeans): Promise<void> {
  const open = await findOpenChange(tx, found.questionnaire)
  if (open === undefined) return
  await closeLink(tx, open.order_uuid)
  await decideChange(tx, open.uuid, 'withdrawn', clock.now())
  const { uuid: case_uuid, status } = found
  await insertCaseEvent(tx, { case_uuid, from: status, to: status, action: 'change_withdrawn', by: null }, clock.now())
}

/** Nobody came: the moment is over, and another is chosen. */
export async function missMeeting(tx: Tx, found: KeptCase, now: Date): Promise<void> {
  const agreed = (await selectAppointments(tx, found.uuid)).find(({ state }) => state === 'agreed')
  if (agreed === undefined) return
  await updateAppointment(tx, agreed.id, { state: appointmentAfter(agreed.state, 'miss') ?? agreed.state }, now)
  await recordCase(tx, found.uuid, { meeting_at: null, meeting_held_at: null })
}
