import type { z } from 'zod'
import type { Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'

/** Something that the back office edits, as a file has it. */
export type DataThing = {
  /** By which its file is called, folders with a slash between them. */
  readonly name: string
  /** What it is called, for who reads the log. */
  readonly label: string
  /** Plain JSON: nothing of whoever made it, and nothing that differs from one instance to another. */
  readonly value: unknown
  /** A file that belongs beside it. */
  readonly bytes?: () => Promise<Uint8Array>
}

export type IncomingThing = { readonly name: string; readonly value: unknown; readonly bytes: Uint8Array | null }

export type ImportRun = {
  readonly tx: Tx
  readonly by: string
  /** Only to see what would happen: what is done in the transaction is taken back, and nothing else is done. */
  readonly dry: boolean
}

/** One kind of thing that goes out as files and comes in again; every room that the back office edits hands in its own. */
export type DataShelf = {
  readonly folder: string
  /** How a file beside the JSON ends. */
  readonly ending?: string
  list(db: Db | Tx): Promise<readonly DataThing[]>
  /** Makes a thing as the file has it, or refuses with what is wrong. */
  write(run: ImportRun, thing: IncomingThing): Promise<void>
  /** When it counts: whoever keeps something of it in memory forgets it. */
  written?(): void | Promise<void>
}

/** What a file must be; refused with every place that is otherwise. */
export function demandShape<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new AppError('invalid_request', {
    entries: read.error.issues.map(({ path, message }) => ({ code: 'invalid_value', path: path.join('.'), message })),
  })
}

export const refuseThing = (code: string, path: string, message: string): AppError =>
  new AppError('invalid_request', { entries: [{ code, path, message }] })
