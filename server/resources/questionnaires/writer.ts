import { CompiledQuery } from 'kysely'
import type { Database, Db, Tx } from '#server/db/index.ts'

/** The next version of one row; what was read must still be the version there. */
export type RowChange = {
  readonly uuid: string
  readonly version: number
  readonly step: number
  readonly temporal_step: number
  readonly substep: number
  /** JSON of the people who changed; the version says that the others are still what they were. */
  readonly answers: string
  /** JSON. */
  readonly sealed: string
  /** JSON. */
  readonly by_assistant: string | null
  readonly completed_at: Date | null
  readonly updated_at: Date
}

/** Resolves with whether the row had that version. */
export type Writer = (change: RowChange) => Promise<boolean>

type WaitingChange = {
  readonly change: RowChange
  readonly resolve: (written: boolean) => void
  readonly reject: (error: unknown) => void
}

// Statements are written out and not built: they are run at every save, and building one costs as much as sending it.
const updateOne = `update questionnaires
  set version = version + 1, step = $1, temporal_step = $2, substep = $3, answers = answers || $4, sealed = $5,
    completed_at = $6, updated_at = $7, by_assistant = $8
  where uuid = $9 and version = $10`

const updateSeveral = `update questionnaires as kept
  set version = kept.version + 1, step = next.step, temporal_step = next.temporal_step, substep = next.substep,
    answers = kept.answers || next.answers, sealed = next.sealed, completed_at = next.completed_at,
    updated_at = next.updated_at, by_assistant = next.by_assistant
  from json_to_recordset($1::json) as next (uuid uuid, version int, step int, temporal_step int, substep int,
    answers jsonb, sealed jsonb, completed_at timestamptz, updated_at timestamptz, by_assistant jsonb)
  where kept.uuid = next.uuid and kept.version = next.version
  returning kept.uuid`

const mostAtOnce = 32

/** One row by itself; also inside a transaction. */
export async function writeRow(db: Db | Tx, change: RowChange): Promise<boolean> {
  const { uuid, version, step, temporal_step, substep, answers, sealed, by_assistant, completed_at, updated_at } =
    change
  const values = [step, temporal_step, substep, answers, sealed, completed_at, updated_at, by_assistant, uuid, version]
  const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(updateOne, values))
  return numAffectedRows === 1n
}

/**
 * Writes at once what comes in while the database is busy: the disk is waited for once instead of once for each founder.
 * Whoever comes alone does not wait for others. Of one row there is never more than one change at a time.
 */
export function createWriter({ db, shared }: Pick<Database, 'db' | 'shared'>): Writer {
  const waiting: WaitingChange[] = []
  // A server works on two while it waits for the disk; the embedded database does one thing at a time.
  const lanes = shared ? 2 : 1
  let busy = 0

  async function writeSeveral(group: readonly WaitingChange[]): Promise<void> {
    const { rows } = await db.executeQuery<{ uuid: string }>(
      CompiledQuery.raw(updateSeveral, [`[${group.map(({ change }) => asJson(change)).join(',')}]`]),
    )
    const written = new Set(rows.map(({ uuid }) => uuid))
    for (const { change, resolve } of group) resolve(written.has(change.uuid))
  }

  const writeAlone = ({ change, resolve, reject }: WaitingChange): Promise<void> =>
    writeRow(db, change).then(resolve, reject)

  async function work(): Promise<void> {
    busy += 1
    while (waiting.length > 0) {
      const group = waiting.splice(0, mostAtOnce)
      const [first] = group
      if (first !== undefined && group.length === 1) await writeAlone(first)
      // What keeps one from being written must not keep the others.
      else await writeSeveral(group).catch(() => Promise.all(group.map(writeAlone)))
    }
    busy -= 1
  }

  return (change) =>
    new Promise((resolve, reject) => {
      waiting.push({ change, resolve, reject })
      if (busy < lanes) void work()
    })
}

const asJson = ({ answers, sealed, by_assistant, ...rest }: RowChange): string =>
  `${JSON.stringify(rest).slice(0, -1)},"answers":${answers},"sealed":${sealed},"by_assistant":${by_assistant}}`
