import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Vault, VaultError } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { type AnyJob, defineJob, type JobDefinition } from './definition.ts'
import { payloadPlace, type RunParts, runJob } from './run-job.ts'
import {
  claimJobs,
  countJobs,
  deleteJobs,
  findFailed,
  insertJob,
  type JobCounts,
  purgeFinished,
  selectUndone,
  settleJob,
  takeSlot,
} from './store.ts'
import { createWorker, pause } from './worker.ts'

export type Jobs = {
  /**
   * Puts a job in the queue as part of the caller's transaction: rolled back, it never was. False when an unfinished job
   * with the same dedup key is there already.
   */
  enqueue<Schema extends z.ZodType, Needs>(
    tx: Tx,
    job: JobDefinition<Schema, Needs>,
    payload: z.input<Schema>,
    options?: { readonly runAt?: Date },
  ): Promise<boolean>
  start(): void
  /** Finishes what is under way; what takes longer than `graceMs` is told to stop and goes back to the queue. */
  stop(options?: { readonly graceMs?: number }): Promise<void>
  /** Puts recurring jobs whose time has come in the queue; a started worker does so by itself. */
  plan(): Promise<void>
  /** Runs everything in the queue that is due now and answers how many ran. For tests and commands. */
  drain(): Promise<number>
  counts(): Promise<JobCounts>
  /** What is kept of a kind of job until it is done, readable: it may be someone's data. */
  undone<Schema extends z.ZodType, Needs>(
    db: Db | Tx,
    job: JobDefinition<Schema, Needs>,
  ): Promise<{ readonly id: string; readonly payload: z.output<Schema>; readonly created_at: Date }[]>
  /** What a job that failed was to do; undefined when that is not kept any more. */
  failed<Schema extends z.ZodType, Needs>(
    db: Db | Tx,
    job: JobDefinition<Schema, Needs>,
    id: string,
  ): Promise<z.output<Schema> | undefined>
  /** Takes jobs out of the queue; one that runs at this moment may still end. */
  forget(tx: Tx, ids: readonly string[]): Promise<void>
}

export type JobsOptions<Needs> = Pick<RunParts<Needs>, 'database' | 'vault' | 'clock' | 'log' | 'needs'> &
  Partial<Pick<RunParts<Needs>, 'random' | 'pause' | 'leaseMs'>> & {
    /** Every job this server can run, under its id. */
    readonly definitions: Readonly<Record<string, AnyJob<NoInfer<Needs>>>>
    readonly concurrency?: number
    readonly pollMs?: number
  }

type Insertable = Pick<AnyJob<never>, 'id' | 'schema' | 'dedup'>

const day = 86_400_000
const keep = { done: 7 * day, failed: 90 * day }

export function createJobs<Needs>(options: JobsOptions<Needs>): Jobs {
  const parts: RunParts<Needs> = { random: Math.random, pause, leaseMs: 60_000, ...options }
  const { database, vault, clock, log } = parts
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)

  const purge = defineJob({
    id: 'purge_jobs',
    schema: z.object({}),
    every: day / 24,
    handler: ({ db }) => purgeFinished(db, { done: later(-keep.done), failed: later(-keep.failed) }),
  })
  const definitions = new Map(Object.entries<AnyJob<Needs>>({ ...options.definitions, purge_jobs: purge }))
  for (const [name, { id }] of definitions) {
    if (name !== id) throw new Error(`The job "${id}" is registered under the name "${name}".`)
  }
  const ids = [...definitions.keys()]

  async function insert(tx: Tx, job: Insertable, payload: unknown, runAt: Date): Promise<boolean> {
    if (!definitions.has(job.id)) throw new Error(`The job "${job.id}" is not registered.`)
    const id = randomUUID()
    // Checked now, so that a mistake shows where it is made; kept as it came, to be read by the same schema later.
    const parsed = job.schema.parse(payload)
    return insertJob(tx, {
      id,
      job: job.id,
      payload: vault.sealJson(payload, payloadPlace(id)),
      due_at: runAt,
      dedup_key: job.dedup ? job.dedup(parsed as never) : null,
      created_at: clock.now(),
    })
  }

  /** Of each period every process remembers that it was seen to, so the table is asked once per period. */
  const seen = new Map<string, number>()
  async function plan(): Promise<void> {
    for (const job of definitions.values()) {
      if (job.every === undefined) continue
      const slot = Math.floor(clock.now().getTime() / job.every) * job.every
      if (seen.get(job.id) === slot) continue
      await database.inTransaction(async (tx) => {
        if (await takeSlot(tx, job.id, new Date(slot))) await insert(tx, job, {}, clock.now())
      })
      seen.set(job.id, slot)
    }
  }

  const worker = createWorker({
    plan,
    claim: (limit, except) => {
      const now = clock.now()
      return claimJobs(database.db, { jobs: ids, limit, now, until: later(parts.leaseMs), claim: randomUUID(), except })
    },
    run: async (claimed, stopping) => {
      const definition = definitions.get(claimed.job)
      if (definition) await runJob(definition, claimed, stopping, parts)
    },
    release: async (claimed) => {
      await settleJob(database.db, claimed, { state: 'released', now: clock.now() })
    },
    concurrency: options.concurrency ?? 4,
    pollMs: options.pollMs ?? 1_000,
    pause: parts.pause,
    log,
  })

  return {
    enqueue: async (tx, job, payload, { runAt } = {}) => {
      const added = await insert(tx, job, payload, runAt ?? clock.now())
      worker.nudge()
      return added
    },
    start: worker.start,
    stop: ({ graceMs = 15_000 } = {}) => worker.stop(graceMs),
    plan,
    drain: worker.drain,
    counts: () => countJobs(database.db),
    undone: async (db, job) => {
      const rows = await selectUndone(db, job.id)
      return rows.flatMap(({ id, payload, created_at }) => {
        const opened = openPayload(vault, id, payload)
        const parsed = job.schema.safeParse(opened)
        return parsed.success ? [{ id, payload: parsed.data, created_at }] : []
      })
    },
    failed: async (db, job, id) => {
      const row = await findFailed(db, job.id, id)
      const parsed = job.schema.safeParse(row && openPayload(vault, id, row.payload))
      return parsed.success ? parsed.data : undefined
    },
    forget: deleteJobs,
  }
}

/** One sealed with a key that was since replaced is lost to everybody; it must not hide the others. */
function openPayload(vault: Vault, id: string, payload: string | null): unknown {
  try {
    return vault.openJson(payload ?? '', payloadPlace(id))
  } catch (error) {
    if (error instanceof VaultError) return undefined
    throw error
  }
}
