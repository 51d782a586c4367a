import type { z } from 'zod'
import type { Db, Tx } from '#server/db/index.ts'

type WriteLog = (fields: object, sentence: string) => void

/** The part of the server's logger that jobs write to. */
export type Log = { readonly info: WriteLog; readonly warn: WriteLog; readonly error: WriteLog }

export function logWith(log: Log, fields: object): Log {
  return {
    info: (more, sentence) => log.info({ ...fields, ...more }, sentence),
    warn: (more, sentence) => log.warn({ ...fields, ...more }, sentence),
    error: (more, sentence) => log.error({ ...fields, ...more }, sentence),
  }
}

/** What may be kept of an error: its code and where it was thrown. Its message may quote someone's data. */
export function traceOf(error: unknown): { code: string; at: string[] } {
  if (!(error instanceof Error)) return { code: 'unknown', at: [] }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  // The stack begins with the message, which may have lines of its own that look like places in the code.
  const stack = error.stack ?? ''
  const places = stack.slice(stack.indexOf(error.message) + error.message.length)
  const frames = places.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  return { code: /^[\w.-]{1,60}$/.test(code) ? code : 'unknown', at: frames.slice(0, 5).map((frame) => frame.trim()) }
}

/** What a handler gets. It may run more than once, so what it does must bear repeating, or go through `finish`. */
export type JobRun<Payload> = {
  /** The same at every attempt: outside parties that know it can tell a repetition from something new. */
  readonly id: string
  readonly payload: Payload
  /** Counts from 1. */
  readonly attempt: number
  readonly db: Db
  readonly log: Log
  /** Aborted when the server must stop now or another worker took the job over. */
  readonly signal: AbortSignal
  /** Commits what `work` writes together with the job being done: both or neither, exactly once. Call it last. */
  finish(work: (tx: Tx) => Promise<void>): Promise<void>
}

/** A job that will not be tried again, and why, as a code without personal data. */
export type FailedJob<Payload> = { readonly id: string; readonly payload: Payload; readonly code: string }

/** A kind of job, as data. `Needs` are the parts of the service its handler asks for. */
export type JobDefinition<Schema extends z.ZodType, Needs> = {
  readonly id: string
  /** Payloads wait in the table: a new version must still read what an old one put there. */
  readonly schema: Schema
  readonly handler: (run: JobRun<z.output<Schema>>, needs: Needs) => Promise<void>
  /** Told when it failed for good, in the transaction that writes that down. */
  readonly gaveUp?: (tx: Tx, failed: FailedJob<z.output<Schema>>, needs: Needs) => Promise<void>
  readonly attempts?: number
  /** While a job with this key is unfinished, another one is not taken on. Kept readable: ids, no personal data. */
  readonly dedup?: (payload: z.output<Schema>) => string
  /** Milliseconds. Runs once per period over all processes, with an empty object as payload. */
  readonly every?: number
}

/** A definition as the worker sees it, when it has yet to read the payload. */
export type AnyJob<Needs> = {
  readonly id: string
  readonly schema: z.ZodType
  readonly handler: (run: JobRun<never>, needs: Needs) => Promise<void>
  readonly gaveUp?: (tx: Tx, failed: FailedJob<never>, needs: Needs) => Promise<void>
  readonly attempts?: number
  readonly dedup?: (payload: never) => string
  readonly every?: number
}

/** Lets the compiler work out the handler's payload from the schema. */
export function defineJob<Schema extends z.ZodType, Needs = unknown>(
  definition: JobDefinition<Schema, Needs>,
): JobDefinition<Schema, Needs> {
  return definition
}

/** Thrown by a handler when another attempt would not help. The code is kept, so it holds no personal data. */
export class GiveUp extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.name = 'GiveUp'
    this.code = code
  }
}
