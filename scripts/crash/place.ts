import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFromTemplate } from '#server/testing/database-server.ts'

export type VictimPlace = {
  readonly options: { readonly DATABASE_URL: string | undefined; readonly DATA_DIR: string }
  /** The same for a process that is started on it. */
  readonly environment: Readonly<Record<string, string>>
  remove(): Promise<void>
}

/** Somewhere to write that nobody misses: a new folder, or a new database on the server of DATABASE_URL. */
export async function makePlace(server: string | undefined): Promise<VictimPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'crash-test-'))
  const made = server ? await createFromTemplate(server) : undefined
  const options = { DATABASE_URL: made?.options.DATABASE_URL, DATA_DIR: folder }
  return {
    options,
    environment: { DATA_DIR: folder, DATABASE_URL: options.DATABASE_URL ?? '' },
    async remove() {
      await made?.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
