import { z } from 'zod'
import { nudgeFor } from '#domain/cases/index.ts'
import { nextOffice } from '#domain/offices/index.ts'
import { compareDates, dateInAmsterdam, isoDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { CaseMailEvent } from '#server/adapters/mail/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { defineJob } from '#server/jobs/index.ts'
import type { PaymentActions } from '../payments/actions.ts'
import type { Reminding } from '../reminders/reminding.ts'
import { calendarAt } from './calendar.ts'
import { handOver } from './handing-over.ts'
import { holdCase, type KeptCase, recordCase, selectTermed } from './store.ts'
import { findFounder, selectSharingOffices } from './store-staff.ts'
import type { Telling } from './telling.ts'

export type ReminderNeeds = { readonly reminders: Pick<Reminders, 'look'> }
type TellingNeeds = { readonly telling: Pick<Telling, 'tellLater'> }

/** Terms are days: looking once an hour is often enough, and soon enough after a night. */
const remindOfCases = defineJob({
  id: 'remind_of_cases',
  schema: z.object({}),
  every: 3_600_000,
  handler: async ({ log }, { reminders }: ReminderNeeds) => {
    const told = await reminders.look()
    if (told > 0) log.info({ told }, 'reminded of cases')
  },
})

/** What happened soon after something else waits for its hour. */
const tellOfCases = defineJob({
  id: 'tell_of_cases',
  schema: z.object({}),
  every: 300_000,
  handler: async (_, { telling }: TellingNeeds) => {
    await telling.tellLater()
  },
})

export const caseJobs = { remind_of_cases: remindOfCases, tell_of_cases: tellOfCases }

type ReminderParts = {
  readonly database: Database
  readonly clock: Clock
  readonly telling: Telling
  readonly payments: Pick<PaymentActions, 'closeLink'>
  /** The measure for everything that a person is reminded of. */
  readonly reminding: Pick<Reminding, 'take'>
}

export type Reminders = ReturnType<typeof createReminders>

/** What the founder is reminded of, by the rung. */
function reminderOf({ status, state }: KeptCase, late: boolean): CaseMailEvent {
  const { due } = state
  const of =
    status === 'extra_questions'
      ? 'questions'
      : status === 'uploading_fca'
        ? 'concept'
        : status === 'scheduling_meeting'
          ? 'appointment'
          : 'papers'
  return { kind: 'reminder', due, of, late }
}

/** Sees to it that nobody forgets a case: those it waits on are told, and one that an office leaves lying gets another. */
export function createReminders({ database, clock, telling, reminding, payments }: ReminderParts) {
  async function nudge(tx: Tx, found: KeptCase): Promise<boolean> {
    const today = clock.today()
    const calendar = await calendarAt(tx, found.office)
    const { state, office, waiting_on, reminded_at } = found
    const hasOffice = office !== null
    const reminded = reminded_at && dateInAmsterdam(reminded_at)
    const wanted = nudgeFor({ state, waiting_on, hasOffice, reminded }, today, calendar)
    if (wanted === 'none') return false
    const next = wanted === 'hand_over' ? nextOffice(await selectSharingOffices(tx), found, today, office) : undefined
    if (next !== undefined) {
      await handOver(tx, { found, office: next.id, by: null, clock, telling, closeLink: payments.closeLink })
      return true
    }
    if (wanted === 'remind_founder') {
      const founder = await findFounder(tx, found.order_uuid)
      // Not now, not of this any more, or nobody is there: the next hour asks again.
      const matter = { kind: 'case', id: `${found.uuid}/${state.status}` } as const
      if (founder === undefined || !(await reminding.take(tx, founder.email, matter))) return false
    }
    await recordCase(tx, found.uuid, { reminded_at: clock.now() })
    const isLate = state.due !== null && compareDates(today, state.due) > 0
    if (wanted === 'remind_founder') await telling.founder(tx, found, reminderOf(found, isLate))
    else await telling.office(tx, found, { kind: 'not_taken_up', due: state.due })
    return true
  }

  return {
    /** Answers how many were told. Each in a transaction of its own: one that fails does not keep the others waiting. */
    async look(): Promise<number> {
      const today = clock.today()
      let told = 0
      for (const uuid of await selectTermed(database.db, isoDate(today))) {
        const done = await database.inTransaction(async (tx) => {
          const found = await holdCase(tx, uuid)
          return found !== undefined && nudge(tx, found)
        })
        if (done) told += 1
      }
      return told
    },
  }
}
