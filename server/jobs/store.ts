import type { Db, Tx } from '#server/db/index.ts'

/** A job in the hands of one worker, until the lease ends. */
export type Claimed = {
  readonly id: string
  readonly job: string
  readonly payload: string | null
  readonly attempts: number
  readonly claim: string
}

type NewJob = {
  readonly id: string
  readonly job: string
  readonly payload: string
  readonly due_at: Date
  readonly dedup_key: string | null
  readonly created_at: Date
}

export async function insertJob(tx: Tx, job: NewJob): Promise<boolean> {
  const inserted = await tx
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) => conflict.columns(['job', 'dedup_key']).where('finished_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type ClaimOptions = {
  readonly jobs: readonly string[]
  readonly limit: number
  readonly now: Date
  readonly until: Date
  readonly claim: string
  /** What this process is running already: a lease that ran out while the database was busy is not taken twice. */
  readonly except: readonly string[]
}

/** Takes due jobs, and those whose worker died, in one short statement that never waits for another worker. */
export async function claimJobs(db: Db, { jobs, limit, now, until, claim, except }: ClaimOptions): Promise<Claimed[]> {
  if (jobs.length === 0) return []
  const rows = await db
    .with('due', (query) =>
      query
        .selectFrom('jobs')
        .select('id')
        .where('finished_at', 'is', null)
        .where('due_at', '<=', now)
        .where('job', 'in', jobs)
        .$if(except.length > 0, (rest) => rest.where('id', 'not in', except))
        .orderBy('due_at')
        .orderBy('position')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('jobs')
    .from('due')
    .set((column) => ({ state: 'running', claim, due_at: until, attempts: column('jobs.attempts', '+', 1) }))
    .whereRef('jobs.id', '=', 'due.id')
    .returning(['jobs.id', 'jobs.job', 'jobs.payload', 'jobs.attempts'])
    .execute()
  return rows.map((row) => ({ ...row, claim }))
}

export type JobOutcome =
  | { readonly state: 'done'; readonly now: Date }
  | { readonly state: 'failed'; readonly now: Date; readonly error: string }
  /** Not every attempt counts: one that could not even begin does not. */
  | { readonly state: 'again'; readonly due_at: Date; readonly error: string; readonly counts: boolean }
  /** Given back untouched: the attempt does not count. */
  | { readonly state: 'released'; readonly now: Date }

/** False when the lease was lost: somebody else decides about this job now. */
export async function settleJob(db: Db | Tx, { id, claim, attempts }: Claimed, outcome: JobOutcome): Promise<boolean> {
  const settled = await db
    .updateTable('jobs')
    .set({ ...columnsOf(outcome, attempts), claim: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}

function columnsOf(outcome: JobOutcome, attempts: number) {
  switch (outcome.state) {
    case 'done':
      return { state: 'done', finished_at: outcome.now, payload: null, last_error: null } as const
    case 'failed':
      return { state: 'failed', finished_at: outcome.now, last_error: outcome.error } as const
    case 'again':
      return {
        state: 'waiting',
        due_at: outcome.due_at,
        last_error: outcome.error,
        attempts: outcome.counts ? attempts : attempts - 1,
      } as const
    case 'released':
      return { state: 'waiting', due_at: outcome.now, attempts: attempts - 1 } as const
  }
}

/** False when the lease was lost. */
export async function extendLease(db: Db, { id, claim }: Claimed, until: Date): Promise<boolean> {
  const extended = await db
    .updateTable('jobs')
    .set({ due_at: until })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .returning('id')
    .executeTakeFirst()
  return extended !== undefined
}

/** True for the one process that comes first with this period. */
export async function takeSlot(tx: Tx, job: string, slot: Date): Promise<boolean> {
  const taken = await tx
    .insertInto('job_schedules')
    .values({ job, slot })
    .onConflict((conflict) => conflict.column('job').doUpdateSet({ slot }).where('job_schedules.slot', '<', slot))
    .returning('job')
    .executeTakeFirst()
  return taken !== undefined
}

export async function purgeFinished(db: Db, before: { readonly done: Date; readonly failed: Date }): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'done'), where('finished_at', '<', before.done)]),
        where.and([where('state', '=', 'failed'), where('finished_at', '<', before.failed)]),
      ]),
    )
    .execute()
}

export type JobCounts = Record<'waiting' | 'running' | 'done' | 'failed', number>

export async function countJobs(db: Db): Promise<JobCounts> {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const counted = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
  return { waiting: 0, running: 0, done: 0, failed: 0, ...counted }
}

/** Jobs that still have their payload: those to do, and those that failed. */
export const selectUndone = (db: Db | Tx, job: string) =>
  db
    .selectFrom('jobs')
    .select(['id', 'payload', 'created_at'])
    .where('job', '=', job)
    .where('payload', 'is not', null)
    .orderBy('created_at')
    .execute()

export const findFailed = (db: Db | Tx, job: string, id: string) =>
  db
    .selectFrom('jobs')
    .select('payload')
    .where('id', '=', id)
    .where('job', '=', job)
    .where('state', '=', 'failed')
    .executeTakeFirst()

export async function deleteJobs(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('jobs').where('id', 'in', ids).execute()
}
