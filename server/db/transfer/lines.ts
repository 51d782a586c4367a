import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline as join, PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { DatabaseError } from '../trouble.ts'

/**
 * A dump is lines of JSON in this order: start, then per table its rows, then the counters, then per file its bytes, then end.
 * Format 1 is from before dumps held files.
 */
export type TransferLine =
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

export type Start = Extract<TransferLine, { kind: 'start' }>

/** What went in, to be compared with what came out. */
type Whole = {
  readonly tables: Readonly<Record<string, number>>
  readonly files: number
  /** Of every line before this one. */
  readonly sha256: string
}

export type TransferCount = { readonly rows: number; readonly files: number }

/** One sum over lines as they pass: a single other letter makes another sum. */
export function createSum() {
  const hash = createHash('sha256')
  return {
    add: (line: TransferLine) => void hash.update(`${JSON.stringify(line)}\n`),
    end: () => hash.digest('hex'),
  }
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

type Write = (line: TransferLine) => Promise<void>

/** Lets `work` write lines to a new file, compressed when its name ends in .gz. When the work fails, no file is left. */
export async function writeLines<T>(file: string, work: (write: Write) => Promise<T>): Promise<T> {
  // A dump holds personal data: for the owner's eyes only, and never over another file.
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  await once(target, 'open').catch((error) => fail(`The file ${file} cannot be written`, error))
  const text = new PassThrough()
  const written = file.endsWith('.gz') ? pipeline(text, createGzip(), target) : pipeline(text, target)
  try {
    const write: Write = async (line) => {
      // `written` ends the wait when the disk is full.
      if (!text.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(text, 'drain'), written])
    }
    const [result] = await Promise.all([work(write).then((value) => endText(text, value)), written])
    return result
  } catch (error) {
    text.destroy()
    await rm(file, { force: true })
    throw error
  }
}

function endText<T>(text: PassThrough, value: T): T {
  text.end()
  return value
}

/** Reads the lines of a dump. */
export async function* readLines(file: string): AsyncGenerator<TransferLine> {
  const bytes = createReadStream(file)
  // An error of either shows in the loop below.
  const text = file.endsWith('.gz') ? join(bytes, createGunzip(), () => {}) : bytes
  let rest = ''
  try {
    for await (const chunk of text.setEncoding('utf8')) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield parse(line)
    }
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    fail(`The file ${file} cannot be read`, error)
  }
  if (rest !== '') yield parse(rest)
}

function parse(line: string): TransferLine {
  try {
    return JSON.parse(line) as TransferLine
  } catch (error) {
    throw new DatabaseError('The export holds a line that is not JSON; nothing was changed.', { cause: error })
  }
}

function fail(sentence: string, error: unknown): never {
  throw new DatabaseError(`${sentence}: ${error instanceof Error ? error.message : String(error)}.`, { cause: error })
}
