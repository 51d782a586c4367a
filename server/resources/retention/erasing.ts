import { z } from 'zod'
import { type Periods, type RetentionKind, retainedSince, retentionKinds } from '#domain/retention/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { defineJob, type Jobs } from '#server/jobs/index.ts'
import { removeFiles } from '../documents/jobs.ts'
import { countDue, erasers, holdDue, insertErasure, isDue, type KeptFrom, selectDue } from './store.ts'

type ErasingParts = {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly keep: Periods
}

export type Erasing = ReturnType<typeof createErasing>

type RetentionCounts = Partial<Record<RetentionKind, number>>

/** Erases what was kept for as long as it may be, and nothing that must be kept for longer. */
export function createErasing({ database, clock, jobs, keep }: ErasingParts) {
  const before = (kind: RetentionKind): KeptFrom => retainedSince(kind, keep[kind], clock.now())

  /** In a transaction of its own, with its files: of one that fails nothing is lost, and the others go. */
  async function eraseOne(kind: RetentionKind, key: string): Promise<boolean> {
    return database.inTransaction(async (tx) => {
      await holdDue(tx, kind, key)
      if (!(await isDue(tx, kind, before(kind), key))) return false
      const files = await erasers[kind].erase(tx, key, clock.now())
      if (files.length > 0) await jobs.enqueue(tx, removeFiles, { files: [...files] })
      return true
    })
  }

  async function eraseKind(kind: RetentionKind): Promise<number> {
    let erased = 0
    let found = await selectDue(database.db, kind, before(kind))
    while (found.length > 0) {
      let now = 0
      for (const key of found) if (await eraseOne(kind, key)) now += 1
      erased += now
      // What is left over another process takes care of.
      found = now === 0 ? [] : await selectDue(database.db, kind, before(kind))
    }
    return erased
  }

  return {
    /** What would go now, by kind; nothing does. */
    async look(): Promise<RetentionCounts> {
      const counts: RetentionCounts = {}
      for (const kind of retentionKinds) {
        const count = await countDue(database.db, kind, before(kind))
        if (count > 0) counts[kind] = count
      }
      return counts
    },

    /** Answers what went, by kind; the same is written down. */
    async erase(): Promise<RetentionCounts> {
      const counts: RetentionCounts = {}
      for (const kind of retentionKinds) {
        const count = await eraseKind(kind)
        if (count === 0) continue
        counts[kind] = count
        await database.inTransaction((tx) => insertErasure(tx, kind, count, clock.now()))
      }
      return counts
    },
  }
}

export type ErasingNeeds = { readonly erasing: Pick<Erasing, 'erase'> }

const eraseOld = defineJob({
  id: 'erase_old_data',
  schema: z.object({}),
  every: 86_400_000,
  handler: async ({ log }, { erasing }: ErasingNeeds) => {
    const erased = await erasing.erase()
    if (Object.keys(erased).length > 0) log.info({ erased }, 'erased what was kept long enough')
  },
})

export const retentionJobs = { erase_old_data: eraseOld } as const
