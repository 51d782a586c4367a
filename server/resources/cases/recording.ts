import { areDistinct, type PaperFact, type RecordedAction, readPaperFact } from '#domain/cases/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Appointing } from './appointing.ts'
import type { Staff } from './staff.ts'
import { type HoldingNumbers, holdCaseOf, insertCaseEvent, type KeptCase, type Recorded, recordCase } from './store.ts'

export type RecordBody = {
  readonly handler?: 'me' | 'nobody' | undefined
  readonly meeting_at?: string | null | undefined
  readonly meeting_held?: boolean | undefined
  readonly signed_on?: string | null | undefined
  readonly kvk_number?: string | null | undefined
  readonly holding_kvk_numbers?: HoldingNumbers | undefined
}

type RecordingParts = { readonly clock: Clock; readonly appointing: Pick<Appointing, 'set' | 'off' | 'held'> }

/** What an office writes down on a case without moving it: a line of history for each, and everybody hears of a moment. */
export function createRecording({ clock, appointing }: RecordingParts) {
  return async (tx: Tx, found: KeptCase, body: RecordBody, actor: Staff): Promise<KeptCase> => {
    demandPossible(body, found, clock.today())
    const { meeting_at, meeting_held, ...facts } = body
    const { handler, signed_on, kvk_number, holding_kvk_numbers } = facts
    const by = { actor, side: 'office' } as const
    let after = found
    // Written down again as it was, nobody need hear of it twice.
    const moment = meeting_at === undefined || meeting_at === null ? meeting_at : new Date(meeting_at)
    if (moment !== undefined && moment?.getTime() !== found.meeting_at?.getTime()) {
      after =
        moment === null ? await appointing.off(tx, after, by) : await appointing.set(tx, after, { starts: moment }, by)
    }
    if (meeting_held !== undefined) after = await appointing.held(tx, after, meeting_held, by)
    const recorded: Recorded = {
      ...(signed_on !== undefined && { signed_on }),
      ...(kvk_number !== undefined && { kvk_number }),
      ...(holding_kvk_numbers && {
        holding_kvk_numbers: { ...found.holding_kvk_numbers, ...holding_kvk_numbers },
      }),
      ...(handler && { handler: handler === 'me' ? actor.account : null }),
    }
    for (const name of Object.keys(facts) as (keyof typeof facts)[]) {
      const { uuid: case_uuid, status } = found
      await insertCaseEvent(
        tx,
        { case_uuid, from: status, to: status, action: `record_${name}`, by: actor },
        clock.now(),
      )
    }
    return recordCase(tx, found.uuid, recorded)
  }
}

const wrong = (path: string, code: string): AppError =>
  new AppError('invalid_request', { entries: [{ code, path, message: 'This cannot be so.' }] })

const paperFacts: readonly PaperFact[] = ['signed_on', 'kvk_number']

/** What was typed over from paper can be on that paper; nobody was at an appointment that was never made. */
function demandPossible(body: RecordBody, found: KeptCase, today: DutchDate): void {
  for (const fact of paperFacts) {
    const typed = body[fact]
    if (typeof typed === 'string' && readPaperFact(fact, typed, today) !== typed) throw wrong(fact, 'invalid_format')
  }
  for (const [person, number] of Object.entries(body.holding_kvk_numbers ?? {})) {
    const isWrong = number !== null && readPaperFact('kvk_number', number, today) !== number
    if (isWrong) throw wrong(`holding_kvk_numbers.${person}`, 'invalid_format')
  }
  const holdings = { ...found.holding_kvk_numbers, ...body.holding_kvk_numbers }
  const own = body.kvk_number === undefined ? found.kvk_number : body.kvk_number
  if (!areDistinct([own, ...Object.values(holdings)])) throw wrong('kvk_number', 'not_unique')
  if (body.meeting_held && !(body.meeting_at ?? found.meeting_at)) throw wrong('meeting_held', 'invalid_format')
}

type Noted = { readonly questionnaire: string; readonly action: RecordedAction; readonly note: string }

/** A line in the history of the case of a questionnaire, where there is one yet; open pages look again. */
export async function noteOnCase(tx: Tx, { questionnaire, action, note }: Noted, at: Date): Promise<void> {
  const found = await holdCaseOf(tx, questionnaire)
  if (found === undefined) return
  await insertCaseEvent(tx, { case_uuid: found.uuid, from: found.status, to: found.status, action, by: null, note }, at)
  await recordCase(tx, found.uuid, {})
}
