import { createHash } from 'node:crypto'

/**
 * A dump is lines of JSON in this order: start, then per table its rows, then the counters, then per file its bytes, then end.
 * Format 1 is from before dumps held files.
 */
export type Line =
  | {
      readonly kind: 'start'
      readonly format: 1 | 2
      readonly migrations: readonly string[]
      /** Something sealed: only who has the key of the service can open it. */
      readonly proof?: string
    }
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[] }
  /** Every value as the text PostgreSQL writes for it, which any later version reads back without loss. */
  | { readonly kind: 'row'; readonly values: readonly (string | null)[] }
  | { readonly kind: 'sequence'; readonly name: string; readonly last: number }
  | { readonly kind: 'file'; readonly key: string; readonly length: number; readonly sha256: string }
  /** A piece of the file before it, so that no line is long. */
  | { readonly kind: 'bytes'; readonly base64: string }
  | { readonly kind: 'end'; readonly rows: number; readonly whole?: Whole }

export type Start = Extract<Line, { kind: 'start' }>

/** What went in, to be compared with what came out. */
type Whole = {
  readonly tables: Readonly<Record<string, number>>
  readonly files: number
  /** Of every line before this one. */
  readonly sha256: string
}

export type Moved = { readonly rows: number; readonly files: number }

/** One sum over lines as they pass: a single other letter makes another sum. */
export function createSum() {
  const hash = createHash('sha256')
  return {
    add: (line: Line) => void hash.update(`${JSON.stringify(line)}\n`),
    end: () => hash.digest('hex'),
  }
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
