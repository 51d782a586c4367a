import { createHash } from 'node:crypto'
import type { DataChanges } from '#contract/admin-data.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Audit } from '../audit/actions.ts'
import { changedPlaces, stableJson } from './differences.ts'
import type { DataShelf, DataThing, ImportRun } from './shelf.ts'

export type DataParts = {
  readonly database: Database
  readonly audit: Audit
  /** In the order in which they come in: what others refer to first. */
  readonly shelves: readonly DataShelf[]
}

export type DataFiles = ReadonlyMap<string, Uint8Array>

/** Something changed since it was looked at: with what would change now. */
export class StaleData extends Error {
  readonly current: DataChanges
  constructor(current: DataChanges) {
    super('something changed since it was looked at')
    this.current = current
  }
}

/** By which files of ours are known, and of which form they are. */
const head = 'oprecht.json'
const form = { format: 1 }

class TakenBack extends Error {}

export type DataActions = ReturnType<typeof dataActions>

/** Everything that the back office edits, out as files and in again. */
export function dataActions({ database, audit, shelves }: DataParts) {
  const pathOf = (shelf: DataShelf, name: string) => `${shelf.folder}/${name}.json`

  async function listAll(tx: Tx): Promise<Map<string, DataThing>> {
    const all = new Map<string, DataThing>()
    for (const shelf of shelves) {
      for (const thing of await shelf.list(tx)) all.set(pathOf(shelf, thing.name), thing)
    }
    return all
  }

  /** Does everything within a transaction; what is only looked at is taken back by who asked. */
  async function work(run: Omit<ImportRun, 'tx'> & { readonly tx: Tx }, files: DataFiles): Promise<DataChanges> {
    const before = await listAll(run.tx)
    const { incoming, refused } = incomingOf(files, shelves)
    const written = new Set<string>()
    let same = 0
    for (const { shelf, path, thing } of incoming) {
      if (stableJson(before.get(path)?.value) === stableJson(thing.value)) {
        same += 1
        continue
      }
      try {
        await shelf.write(run, thing)
        written.add(path)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        for (const { path: place = '', message } of error.entries.slice(0, 5)) refused.push({ path, place, message })
      }
    }
    const after = await listAll(run.tx)
    const changes = [...written].flatMap((path) => {
      const [was, is] = [before.get(path), after.get(path)]
      const places = changedPlaces(was?.value ?? {}, is?.value ?? {})
      const what = was ? ('changed' as const) : ('added' as const)
      return is && (!was || places.length > 0) ? [{ path, what, label: is.label, places: was ? places : [] }] : []
    })
    const known = new Set(incoming.map(({ path }) => path))
    return {
      fingerprint: fingerprintOf(before, files),
      changes,
      same: same + written.size - changes.length,
      only_here: [...before.keys()].filter((path) => !known.has(path)),
      refused,
    }
  }

  /** What would change, without changing it. */
  async function preview(by: string, files: DataFiles): Promise<DataChanges> {
    let found: DataChanges | undefined
    await database
      .inTransaction(async (tx) => {
        found = await work({ tx, by, dry: true }, files)
        throw new TakenBack()
      })
      .catch((error: unknown) => {
        if (!(error instanceof TakenBack)) throw error
      })
    if (!found) throw new AppError('internal_error')
    return found
  }

  return {
    preview,

    /** By path, in order. */
    async export(): Promise<DataFiles> {
      const things = await database.inTransaction(listAll)
      const files = new Map<string, Uint8Array>([[head, Buffer.from(stableJson(form))]])
      for (const [path, { value, bytes }] of [...things].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
        files.set(path, Buffer.from(stableJson(value)))
        const ending = shelves.find(({ folder }) => path.startsWith(`${folder}/`))?.ending
        if (bytes && ending) files.set(path.replace(/json$/, ending), await bytes())
      }
      return files
    },

    /** All of it or nothing, and only what was looked at. Every thing has its line in the log. */
    async import(by: string, files: DataFiles, fingerprint: string): Promise<DataChanges> {
      const seen = await preview(by, files)
      if (seen.refused.length > 0) {
        const entries = seen.refused.map(({ path, place, message }) => ({
          ...{ code: 'invalid_value', path: place === '' ? path : `${path}: ${place}`, message },
        }))
        throw new AppError('invalid_request', { entries })
      }
      if (seen.fingerprint !== fingerprint) throw new StaleData(seen)
      const done = await database.inTransaction(async (tx) => {
        const made = await work({ tx, by, dry: false }, files)
        if (made.fingerprint !== fingerprint || made.refused.length > 0) throw new StaleData(made)
        for (const { path, what, label, places } of made.changes) {
          const subject = `data:${path}`
          await audit.write(tx, by, { action: 'data.imported', subject, label, detail: { what, places } })
        }
        return made
      })
      for (const shelf of shelves) await shelf.written?.()
      return done
    },
  }
}

type ThingToWrite = {
  readonly shelf: DataShelf
  readonly path: string
  readonly thing: Parameters<DataShelf['write']>[1]
}

/** The files by what they are of, in the order of the shelves; what is of nothing is refused. */
function incomingOf(files: DataFiles, shelves: readonly DataShelf[]) {
  const refused: DataChanges['refused'] = []
  const wrong = (path: string, message: string) => refused.push({ path, place: '', message })
  const begins = parsed(files.get(head))
  if ((begins as { format?: unknown } | undefined)?.format !== form.format) wrong(head, 'This is no export of ours.')
  const incoming: ThingToWrite[] = []
  const beside = new Set<string>()
  for (const shelf of shelves) {
    const own = [...files.keys()].filter((path) => path.startsWith(`${shelf.folder}/`)).sort()
    for (const path of own.filter((one) => one.endsWith('.json'))) {
      const name = path.slice(shelf.folder.length + 1, -'.json'.length)
      const other = shelf.ending === undefined ? null : path.replace(/json$/, shelf.ending)
      if (other !== null) beside.add(other)
      const value = parsed(files.get(path))
      if (value === undefined) wrong(path, 'This is no JSON.')
      else incoming.push({ shelf, path, thing: { name, value, bytes: (other && files.get(other)) || null } })
    }
  }
  const known = new Set([head, ...beside, ...incoming.map(({ path }) => path), ...refused.map(({ path }) => path)])
  for (const path of files.keys()) if (!known.has(path)) wrong(path, 'Nothing here is kept in a file of this name.')
  return { incoming, refused }
}

function parsed(bytes: Uint8Array | undefined): unknown {
  if (!bytes) return undefined
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

function fingerprintOf(before: ReadonlyMap<string, DataThing>, files: DataFiles): string {
  const hash = createHash('sha256')
  for (const [path, { value }] of before) hash.update(path).update(stableJson(value))
  for (const [path, bytes] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(path).update(bytes)
  }
  return hash.digest('base64url')
}
