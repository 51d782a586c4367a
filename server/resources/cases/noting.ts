import type { RecordedAction } from '#domain/cases/index.ts'
import type { Tx } from '#server/db/index.ts'
import { holdCaseOf, insertCaseEvent, recordCase } from './store.ts'

type Noted = { readonly questionnaire: string; readonly action: RecordedAction; readonly note: string }

/** A line in the history of the case of a questionnaire, where there is one yet; open pages look again. */
export async function noteOnCase(tx: Tx, { questionnaire, action, note }: Noted, at: Date): Promise<void> {
  const found = await holdCaseOf(tx, questionnaire)
  if (found === undefined) return
  await insertCaseEvent(tx, { case_uuid: found.uuid, from: found.status, to: found.status, action, by: null, note }, at)
  await recordCase(tx, found.uuid, {})
}
