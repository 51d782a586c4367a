import type { Clock } from '#server/adapters/clock/index.ts'
import type { SealedColumn, Vault } from '#server/adapters/vault/index.ts'
import { type Database, DatabaseTrouble } from '#server/db/index.ts'
import { type AnyJob, GiveUp, type Log, logWith, traceOf } from './definition.ts'
import { type Claimed, extendLease, type JobOutcome, settleJob } from './store.ts'
import type { Pause } from './worker.ts'

export const defaultAttempts = 10

const first = 5_000
const longest = 3_600_000

/** Milliseconds until the next attempt: doubles each time up to an hour; `chance` (0 to 1) spreads what failed together. */
export function backoff(attempt: number, chance: number): number {
  const whole = Math.min(first * 2 ** (attempt - 1), longest)
  return Math.round(whole * (0.5 + chance / 2))
}

export type RunParts<Needs> = {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly log: Log
  readonly random: () => number
  readonly pause: Pause
  readonly leaseMs: number
  readonly needs: Needs
}

/** Where a payload belongs: one that was moved to another row does not open there. */
export const payloadPlace = (id: string) => `jobs/${id}/payload`

export const sealedPayloads: SealedColumn = {
  table: 'jobs',
  column: 'payload',
  row: 'id',
  holds: 'a text',
  place: payloadPlace,
}

/** Runs one claimed job and writes down how it ended. Never rejects. `stopping` is aborted when the server must go. */
export async function runJob<Needs>(
  definition: AnyJob<Needs>,
  claimed: Claimed,
  stopping: AbortSignal,
  parts: RunParts<Needs>,
): Promise<void> {
  const { database, clock, needs } = parts
  const log = logWith(parts.log, { job_id: claimed.id, job: claimed.job, attempt: claimed.attempts })
  const attempts = definition.attempts ?? defaultAttempts
  const lost = new AbortController()
  const over = new AbortController()
  const heartbeat = keepLease(claimed, lost, over.signal, log, parts)
  let finished = false

  const work = async (): Promise<JobOutcome> => {
    // The attempt is counted when it begins, so that a job that kills its process cannot do so for ever.
    if (claimed.attempts > attempts) throw new GiveUp('attempts_used_up')
    const payload = payloadOf(definition, claimed, parts)
    await definition.handler(
      {
        id: claimed.id,
        payload: payload as never,
        attempt: claimed.attempts,
        db: database.db,
        log,
        signal: AbortSignal.any([stopping, lost.signal]),
        finish: async (write) => {
          over.abort() // From here the row itself is locked; a heartbeat would only wait for it.
          await database.inTransaction(async (tx) => {
            if (!(await settleJob(tx, claimed, { state: 'done', now: clock.now() }))) throw new LeaseLost()
            await write(tx)
          })
          finished = true
        },
      },
      needs,
    )
    return { state: 'done', now: clock.now() }
  }

  const failure = (error: unknown): JobOutcome => {
    const trace = traceOf(error)
    if (finished) {
      log.error(trace, 'job was finished but its handler failed afterwards')
      return { state: 'done', now: clock.now() }
    }
    if (stopping.aborted) return { state: 'released', now: clock.now() }
    const due = (attempt: number) => new Date(clock.now().getTime() + backoff(attempt, parts.random()))
    if (isAway(error)) {
      log.warn(trace, 'job waits for the database')
      return { state: 'again', due_at: due(1), error: trace.code, counts: false }
    }
    if (error instanceof GiveUp || claimed.attempts >= attempts) {
      log.error(trace, 'job failed for good')
      return { state: 'failed', now: clock.now(), error: trace.code }
    }
    log.warn(trace, 'job failed and will be tried again')
    return { state: 'again', due_at: due(claimed.attempts), error: trace.code, counts: true }
  }

  const outcome = await work().catch(failure)
  if (!finished) await record(definition, claimed, outcome, stopping, log, parts)
  over.abort()
  await heartbeat
}

const payloadOf = <Needs>({ schema }: AnyJob<Needs>, { id, payload }: Claimed, { vault }: RunParts<Needs>): unknown =>
  schema.parse(vault.openJson(payload ?? '', payloadPlace(id)))

/** What cannot be read any more may be the very reason why a job failed. */
function readable(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** No attempt was made where the database is away or full, however long. What it cancelled may be the job's own doing. */
const isAway = (error: unknown): boolean =>
  error instanceof DatabaseTrouble && !['57014', 'no_answer', '40001', '40P01'].includes(error.code)

class LeaseLost extends Error {
  readonly code = 'lease_lost'
}

/** A long job keeps its hold on the row; when that fails the handler is told to stop, for another worker may begin. */
async function keepLease<Needs>(
  claimed: Claimed,
  lost: AbortController,
  over: AbortSignal,
  log: Log,
  { database, clock, pause, leaseMs }: RunParts<Needs>,
): Promise<void> {
  let until = clock.now().getTime() + leaseMs
  while (true) {
    await pause(leaseMs / 3, over)
    if (over.aborted) return
    const next = clock.now().getTime() + leaseMs
    const held = await extendLease(database.db, claimed, new Date(next)).catch(() => undefined)
    if (over.aborted) return
    if (held) until = next
    if (held === false || clock.now().getTime() >= until) {
      log.warn({}, 'lease of a running job was lost')
      lost.abort()
      return
    }
  }
}

/**
 * The work is done and must not be done again, so a database that does not answer is asked until it does or the server stops.
 */
async function record<Needs>(
  definition: AnyJob<Needs>,
  claimed: Claimed,
  outcome: JobOutcome,
  stopping: AbortSignal,
  log: Log,
  parts: RunParts<Needs>,
): Promise<void> {
  const { database, pause } = parts
  const { gaveUp } = definition
  const settle = () => settleJob(database.db, claimed, outcome)
  const settleAndTell = async ({ error }: Extract<JobOutcome, { state: 'failed' }>) =>
    database.inTransaction(async (tx) => {
      const held = await settleJob(tx, claimed, outcome)
      const payload = readable(() => payloadOf(definition, claimed, parts))
      if (held && payload !== undefined) {
        await gaveUp?.(tx, { id: claimed.id, payload: payload as never, code: error }, parts.needs)
      }
      return held
    })
  for (let wait = 200; ; wait = Math.min(wait * 2, 10_000)) {
    try {
      const held = await (gaveUp && outcome.state === 'failed' ? settleAndTell(outcome) : settle())
      if (!held) log.warn({}, 'job ended after its lease was lost; its end was not written')
      return
    } catch (error) {
      log.error(traceOf(error), 'end of a job could not be written')
      if (stopping.aborted) return
      await pause(wait, stopping)
    }
  }
}
