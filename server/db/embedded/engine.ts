import { PGlite } from '@electric-sql/pglite'
import { decoderFor } from '../values/decode.ts'
import { watchForBreakdown } from './breakdown.ts'
import { prepareFolder } from './folder.ts'
import type { Result } from './protocol.ts'
import { assertSynced, SyncedFiles } from './synced-files.ts'

export type Engine = {
  query(sql: string, parameters: readonly (string | null)[]): Promise<Result>
  close(): Promise<void>
}

// "-F" switches fsync off; only the method "fsync" goes through the hook of SyncedFiles.
export const startParams: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
]

// Every type is read by our own decoder, also those the engine has an opinion about.
const parsers = new Proxy<Record<number | string, (text: string) => unknown>>(
  {},
  { get: (_, oid) => decoderFor(Number(oid)), has: () => true },
)

/** Opens PGlite on a folder, making it first when needed. Runs inside the thread. After a breakdown nothing is trusted. */
export async function openEngine(folder: string, onBreakdown: (reason: string) => void): Promise<Engine> {
  await prepareFolder(folder, async (unfinished) => {
    const pg = await start(new SyncedFiles(unfinished))
    await pg.close()
  })
  const files = new SyncedFiles(folder)
  let lastWords = 'it gave no reason'
  const pg = await start(files, (line) => {
    lastWords = /(?:PANIC|FATAL): +(.*)/.exec(line)?.[1] ?? lastWords
  })
  let closing = false
  watchForBreakdown(pg, () => closing || onBreakdown(lastWords))
  await assertSynced(pg, () => files.syncs)
  pg.parsers = parsers
  // Parameters arrive as text.
  pg.serializers = {}

  return {
    async query(sql, parameters) {
      // Like the other driver: without parameters the text may hold several statements, and the last one answers.
      const answer =
        parameters.length === 0
          ? (await pg.exec(sql)).at(-1)
          : await pg.query<Record<string, unknown>>(sql, [...parameters])
      return {
        rows: (answer?.rows ?? []) as Result['rows'],
        command: answer?.command ?? '',
        rowCount: answer?.rowCount ?? 0,
      }
    },
    close() {
      // Leaving the main loop for good is no breakdown.
      closing = true
      return pg.close()
    },
  }
}

function start(files: SyncedFiles, onLog: (line: string) => void = () => {}): Promise<PGlite> {
  const onStderr = (line: string) => {
    onLog(line)
    return false
  }
  return PGlite.create({ fs: files, startParams: [...startParams], onStderr })
}
