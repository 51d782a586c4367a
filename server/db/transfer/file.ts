import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline as join, PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { DatabaseError } from '../database-error.ts'
import type { Line } from './lines.ts'

type Write = (line: Line) => Promise<void>

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
export async function* readLines(file: string): AsyncGenerator<Line> {
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

function parse(line: string): Line {
  try {
    return JSON.parse(line) as Line
  } catch (error) {
    throw new DatabaseError('The export holds a line that is not JSON; nothing was changed.', { cause: error })
  }
}

function fail(sentence: string, error: unknown): never {
  throw new DatabaseError(`${sentence}: ${error instanceof Error ? error.message : String(error)}.`, { cause: error })
}
