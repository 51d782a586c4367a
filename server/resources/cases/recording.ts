import { type PaperFact, readPaperFact } from '#domain/cases/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Staff } from './staff.ts'
import { insertEvent, type KeptCase, type Recorded, recordCase } from './store.ts'
import type { Telling } from './telling.ts'

export type RecordBody = {
  readonly handler?: 'me' | 'nobody' | undefined
  readonly meeting_at?: string | null | undefined
  readonly meeting_held?: boolean | undefined
  readonly signed_on?: string | null | undefined
  readonly kvk_number?: string | null | undefined
}

type RecordingParts = {
  readonly clock: Clock
  readonly telling: Pick<Telling, 'founder'>
}

/** What an office writes down on a case without moving it: a line of history for each, and the founder hears of a moment. */
export function createRecording({ clock, telling }: RecordingParts) {
  return async (tx: Tx, found: KeptCase, body: RecordBody, by: Staff): Promise<KeptCase> => {
    demandPossible(body, found, clock.today())
    const { handler, meeting_at, meeting_held, signed_on, kvk_number } = body
    const moment = meeting_at === undefined || meeting_at === null ? meeting_at : new Date(meeting_at)
    // Written down again as it was, nobody need hear of it twice.
    const isNews = moment !== undefined && moment?.getTime() !== found.meeting_at?.getTime()
    const recorded: Recorded = {
      ...(signed_on !== undefined && { signed_on }),
      ...(kvk_number !== undefined && { kvk_number }),
      ...(handler && { handler: handler === 'me' ? by.account : null }),
      ...(moment !== undefined && { meeting_at: moment }),
      ...(meeting_held !== undefined && { meeting_held_at: meeting_held ? clock.now() : null }),
    }
    const names = (Object.keys(body) as (keyof RecordBody)[]).filter((name) => name !== 'meeting_at' || isNews)
    for (const name of names) {
      const { uuid: case_uuid, status } = found
      await insertEvent(tx, { case_uuid, from: status, to: status, action: `record_${name}`, by }, clock.now())
    }
    const after = await recordCase(tx, found.uuid, recorded)
    if (isNews && after.meeting_at) {
      const at = after.meeting_at.toISOString()
      await telling.founder(tx, after, { kind: 'meeting', at, moved: found.meeting_at !== null })
    }
    return after
  }
}

const wrong = (path: string, code: string): AppError =>
  new AppError('invalid_request', { entries: [{ code, path, message: 'This cannot be so.' }] })

const paperFacts: readonly PaperFact[] = ['signed_on', 'kvk_number']

/** What was typed over from paper can be on that paper; nobody was at an appointment that was never made. */
function demandPossible(body: RecordBody, { meeting_at }: KeptCase, today: DutchDate): void {
  for (const fact of paperFacts) {
    const typed = body[fact]
    if (typeof typed === 'string' && readPaperFact(fact, typed, today) !== typed) throw wrong(fact, 'invalid_format')
  }
  if (body.meeting_held && !(body.meeting_at ?? meeting_at)) throw wrong('meeting_held', 'invalid_format')
}
