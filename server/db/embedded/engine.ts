import { PGlite } from '@electric-sql/pglite'
import { decoderFor } from '../values/decode.ts'
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

/** Opens PGlite on a folder, making it first when needed. Runs inside the thread. */
export async function openEngine(folder: string): Promise<Engine> {
  await prepareFolder(folder, async (unfinished) => {
    const pg = await start(new SyncedFiles(unfinished))
    await pg.close()
  })
  const files = new SyncedFiles(folder)
  const pg = await start(files)
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
    close: () => pg.close(),
  }
}

function start(files: SyncedFiles): Promise<PGlite> {
  return PGlite.create({ fs: files, startParams: [...startParams] })
}
