import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DatabaseError } from '../database-error.ts'

type InitOptions = Parameters<NodeFS['init']>[1]
type EngineModule = Parameters<NonNullable<InitOptions['preRun']>[number]>[0]
type FileStream = { readonly nfd: number }
type FileSystem = { stream_ops: { fsync?: (stream: FileStream) => number } }

// EIO in the engine's own numbering; PostgreSQL then stops rather than believe the data is safe.
const inputOutputError = 29

/** Files on disk that reach the disk: as shipped, the engine's fsync does nothing at all. */
export class SyncedFiles extends NodeFS {
  /** How often the engine asked for data to reach the disk. */
  syncs = 0

  override async init(pg: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addSync = (module: EngineModule) => {
      const files = (module.NODEFS ?? module.FS.filesystems.NODEFS) as unknown as FileSystem
      files.stream_ops.fsync = ({ nfd }) => {
        this.syncs += 1
        try {
          fsyncSync(nfd)
          return 0
        } catch {
          return inputOutputError
        }
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }
}

/** Proves at every start that a commit reaches the disk: a new engine that drops the hook must not go unnoticed. */
export async function assertSynced(pg: Pick<PGlite, 'exec'>, syncs: () => number): Promise<void> {
  await pg.exec(`
    create schema if not exists embedded;
    create table if not exists embedded.last_start (one boolean primary key default true check (one), at timestamptz)`)
  const before = syncs()
  await pg.exec(`
    insert into embedded.last_start (at) values (now()) on conflict (one) do update set at = excluded.at`)
  if (syncs() > before) return
  throw new DatabaseError('The embedded database does not write through to disk, so nothing would survive a power cut.')
}
