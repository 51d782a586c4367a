import { z } from 'zod'
import { addDays, dateInAmsterdam, minutesInAmsterdam, momentInAmsterdam } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { defineJob } from '#server/jobs/index.ts'
import { holdCase, insertCaseEvent } from './store.ts'
import { selectAppointments, selectComing, selectLapsed, updateAppointment } from './store-appointments.ts'
import type { Telling } from './telling.ts'

type ReminderNeeds = { readonly appointments: Pick<AppointmentReminders, 'look'> }

const remindOfAppointments = defineJob({
  id: 'remind_of_appointments',
  schema: z.object({}),
  every: 900_000,
  handler: async ({ log }, { appointments }: ReminderNeeds) => {
    const told = await appointments.look()
    if (told > 0) log.info({ told }, 'reminded of appointments')
  },
})

export const appointmentJobs = { remind_of_appointments: remindOfAppointments }

/** Nobody hears of it at night. */
const morning = 9 * 60

type Parts = {
  readonly database: Database
  readonly clock: Clock
  readonly telling: Pick<Telling, 'everybody'>
  readonly closeLink: (tx: Tx, order: string) => Promise<void>
}

export type AppointmentReminders = ReturnType<typeof createAppointmentReminders>

/** The day before, everybody hears what they need; and what nobody answered or paid in time is asked no longer. */
export function createAppointmentReminders({ database, clock, telling, closeLink }: Parts) {
  async function remind(uuid: string, id: number): Promise<boolean> {
    return database.inTransaction(async (tx) => {
      const found = await holdCase(tx, uuid)
      const row = (await selectAppointments(tx, uuid)).find((one) => one.id === id)
      // Moved, called off or told meanwhile.
      if (found === undefined || row?.state !== 'agreed' || row.reminded_at !== null) return false
      await updateAppointment(tx, id, { reminded_at: clock.now() }, clock.now())
      const { way, starts_at } = row
      await telling.everybody(tx, found, { kind: 'meeting_reminder', at: starts_at.toISOString(), way })
      return true
    })
  }

  async function lapse(uuid: string, id: number): Promise<void> {
    await database.inTransaction(async (tx) => {
      const found = await holdCase(tx, uuid)
      const row = (await selectAppointments(tx, uuid)).find((one) => one.id === id)
      if (found === undefined || row?.state !== 'asked') return
      await updateAppointment(tx, id, { state: 'called_off' }, clock.now())
      if (row.order_uuid !== null) await closeLink(tx, row.order_uuid)
      const { status } = found
      await insertCaseEvent(
        tx,
        { case_uuid: uuid, from: status, to: status, action: 'lapse_slot', by: null },
        clock.now(),
      )
    })
  }

  return {
    /** Answers of how many appointments people were told. After a pause, only what is still to come. */
    async look(): Promise<number> {
      const now = clock.now()
      for (const { case_uuid, id } of await selectLapsed(database.db, now)) await lapse(case_uuid, id)
      if (minutesInAmsterdam(now) < morning) return 0
      const today = dateInAmsterdam(now)
      const [tomorrow, after] = [addDays(today, 1) ?? today, addDays(today, 2) ?? today]
      const coming = await selectComing(database.db, momentInAmsterdam(tomorrow, 0), momentInAmsterdam(after, 0))
      let told = 0
      for (const { case_uuid, id } of coming) if (await remind(case_uuid, id)) told += 1
      return told
    },
  }
}
