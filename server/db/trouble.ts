import { DatabaseError } from './database-error.ts'

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
