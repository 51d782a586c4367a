import { prepareFolder } from './folder.ts'
import { assertSynced, readAsText, SyncedFiles, startOn, watchForBreakdown } from './pglite.ts'
import type { Result } from './protocol.ts'

export type Engine = {
  query(sql: string, parameters: readonly (string | null)[]): Promise<Result>
  close(): Promise<void>
}

/** Opens PGlite on a folder, making it first when needed. Runs inside the thread. After a breakdown nothing is trusted. */
export async function openEngine(folder: string, onBreakdown: (reason: string) => void): Promise<Engine> {
  await prepareFolder(folder, async (unfinished) => {
    const pg = await startOn(new SyncedFiles(unfinished))
    await pg.close()
  })
  const files = new SyncedFiles(folder)
  let lastWords = 'it gave no reason'
  const pg = await startOn(files, (line) => {
    lastWords = /(?:PANIC|FATAL): +(.*)/.exec(line)?.[1] ?? lastWords
  })
  let closing = false
  watchForBreakdown(pg, () => closing || onBreakdown(lastWords))
  await assertSynced(pg, () => files.syncs)
  readAsText(pg)

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
