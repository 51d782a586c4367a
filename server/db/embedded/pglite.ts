import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DatabaseError } from '../trouble.ts'
import { decoderFor } from '../values.ts'

// Everything that knows how PGlite is made inside, beyond what it promises: what it starts with, its file system, its main
// loop and how it reads values. A test fails when the library is another one than this was tried on.
export const triedOn = '0.5.16'

// "-F" switches fsync off; only the method "fsync" goes through the hook of SyncedFiles.
const startParams: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
]

// Also the types that the engine has an opinion about.
const parsers = new Proxy<Record<number | string, (text: string) => unknown>>(
  {},
  { get: (_, oid) => decoderFor(Number(oid)), has: () => true },
)

/** PGlite on these files; what its server would log goes to `onLog`. */
export function startOn(
  engine: WebAssembly.Module,
  files: SyncedFiles,
  onLog: (line: string) => void = () => {},
): Promise<PGlite> {
  const onStderr = (line: string) => {
    onLog(line)
    return false
  }
  return PGlite.create({ pgliteWasmModule: engine, fs: files, startParams: [...startParams], onStderr })
}

/** Values as text, both ways: parameters arrive as text, and every type is read by our own decoder. */
export function readAsText(pg: PGlite): void {
  pg.parsers = parsers
  pg.serializers = {}
}

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
      const files = (module.NODEFS ?? module.FS.filesystems.NODEFS) as FileSystem
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

// How the engine leaves a statement that failed in the ordinary way.
const longJump = 100

/**
 * Where PostgreSQL panics, a server dies and recovers from its log. PGlite swallows the breakdown and goes on with
 * whatever is left, hanging for ever or acknowledging what it does not write. So its main loop is watched from outside.
 */
export function watchForBreakdown(pg: PGlite, onBreakdown: () => void): void {
  const module = pg.Module as { _PostgresMainLoopOnce?: () => void }
  const step = module._PostgresMainLoopOnce
  if (step === undefined) throw new DatabaseError('The embedded database cannot be watched: its engine has changed.')
  module._PostgresMainLoopOnce = () => {
    try {
      step()
    } catch (error) {
      if (Object(error).status !== longJump) onBreakdown()
      throw error
    }
  }
}
