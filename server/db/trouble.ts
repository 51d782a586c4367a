/** Thrown with one sentence for the person who runs the server; it holds no password and no personal data. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}

/**
 * The database cannot be used at this moment, through no fault of what was asked: it is away, full, busy or only reads.
 * Nothing of the transaction was kept, or its end is unknown; trying later may work.
 */
export class DatabaseTrouble extends DatabaseError {
  /** SQLSTATE, the network's code, or a word of ours. */
  readonly code: string

  constructor(code: string, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.code = code
  }
}

// By SQLSTATE: connection lost (08), rolled back because of others (40), out of resources (53), stopped or cancelled by
// whoever runs the server (57), trouble of the system (58).
const classes = ['08', '40', '53', '57', '58']
const single = [
  '25006', // it only reads
  '25P03', // idle in a transaction for too long
  '25P04', // a transaction that took too long
  '55P03', // a lock was not given in time
]

/** Whether the server refused because of itself, and not because of the statement. */
export const isTroubleCode = (code: string): boolean => classes.includes(code.slice(0, 2)) || single.includes(code)

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
])
// The driver's own, which carry no code.
const lost = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout e)/

/** What the driver says of a connection that is gone; undefined when it is about something else. */
export function lostConnection(error: unknown): DatabaseTrouble | undefined {
  if (error instanceof DatabaseError || !(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (!network.has(code) && !lost.test(error.message)) return undefined
  return new DatabaseTrouble(code || 'connection_lost', error.message, { cause: error })
}

/** Whatever keeps us from getting a connection is trouble: nothing was asked yet. */
export function noConnection(error: unknown): unknown {
  if (error instanceof DatabaseError || !(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'no_connection'
  return new DatabaseTrouble(code, error.message, { cause: error })
}

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
