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

/** Turns a driver's error into a QueryError; anything that did not come from the server stays as it is. */
export function toQueryError(error: unknown): unknown {
  if (!isServerError(error)) return error
  return new QueryError(withoutValue(error.message, error.code), error)
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
