import { DatabaseTrouble, isTroubleCode, lostConnection } from './trouble.ts'

/** What the database refused, the same for both drivers and without the values of the rows it was about. */
export class QueryError extends Error {
  override readonly name = 'QueryError'
  /** SQLSTATE, for example `23505` when a unique constraint is broken. */
  readonly code: string
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined

  constructor(message: string, facts: QueryErrorFacts) {
    super(message)
    this.code = facts.code
    this.constraint = facts.constraint
    this.table = facts.table
    this.column = facts.column
  }
}

export type QueryErrorFacts = {
  readonly code: string
  readonly constraint?: string | undefined
  readonly table?: string | undefined
  readonly column?: string | undefined
}

/** Turns a driver's error into one of ours; anything that came neither from the server nor from the way there stays. */
export function toQueryError(error: unknown): unknown {
  if (!isServerError(error)) return lostConnection(error) ?? error
  const sentence = withoutValue(error.message, error.code)
  return isTroubleCode(error.code) ? new DatabaseTrouble(error.code, sentence) : new QueryError(sentence, error)
}

// Node's own errors have a code too (ECONNRESET, EPIPE); only the server's have a severity.
function isServerError(error: unknown): error is Error & QueryErrorFacts {
  if (!(error instanceof Error) || !('code' in error) || !('severity' in error)) return false
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
}

// Class 22 (data exception) repeats the value: `invalid input syntax for type date: "…"`. Values may be personal.
function withoutValue(message: string, code: string): string {
  return code.startsWith('22') ? message.replace(/".*"/s, '"…"') : message
}
