import { stateDue, waitingOn } from '#domain/cases/index.ts'
import { isoDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { PaymentActions } from '../payments/actions.ts'
import { calendarAt } from './calendar.ts'
import { callOff } from './calling-off.ts'
import { CaseRefusal } from './moving.ts'
import type { Actor } from './staff.ts'
import { insertCaseEvent, type KeptCase, recordCase } from './store.ts'
import { findOffice } from './store-staff.ts'
import type { Telling } from './telling.ts'

type HandingOver = {
  readonly found: KeptCase
  readonly office: number
  /** In words that the founder reads too; the service itself has none. */
  readonly why?: string
  readonly by: Actor | null
  readonly clock: Clock
  readonly telling: Telling
  readonly closeLink: PaymentActions['closeLink']
}

/** Another office goes on with it, with a term of its own; the founder is told, and so is the office. */
export async function handOver(tx: Tx, handing: HandingOver): Promise<KeptCase> {
  const { found, office, why, by, clock, telling, closeLink } = handing
  const next = await findOffice(tx, office)
  if (found.waiting_on === 'nobody') throw new CaseRefusal()
  if (next === undefined || office === found.office) throw new AppError('invalid_request', { path: 'office' })
  const today = clock.today()
  const due = stateDue(found.state, today, await calendarAt(tx, office))
  // What was agreed with one office is not agreed with another.
  await callOff(tx, found, { clock, telling, closeLink })
  const after = await recordCase(tx, found.uuid, {
    ...{ office, handler: null, reminded_at: null, due: due && isoDate(due), since_day: isoDate(today) },
    waiting_on: waitingOn(found.state, { hasOffice: true }),
  })
  await insertCaseEvent(
    tx,
    {
      ...{ case_uuid: found.uuid, from: found.status, to: found.status, action: 'hand_over', by },
      note: why === undefined ? next.name : `${next.name}: ${why}`,
    },
    clock.now(),
  )
  await telling.founder(tx, after, { kind: 'handed_over', due })
  await telling.office(tx, after, { kind: 'opened', due })
  return after
}
