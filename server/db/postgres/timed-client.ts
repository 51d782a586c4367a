import type pg from 'pg'
import { isPatient, type Patience } from '../patience.ts'
import { DatabaseTrouble } from '../trouble.ts'

// Moments are written and read as UTC text; a server may have another zone or style by default.
const asText = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'`

const limits = ({ lock, statement, idle }: Patience) =>
  `set lock_timeout = ${lock}; set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idle}`

const unlimited = limits({ lock: 0, statement: 0, idle: 0, connection: 0, answer: 0 })

/** What every new connection begins with. */
export async function prepareClient(client: pg.Client, patience: Patience): Promise<void> {
  await inTime(client, patience, () => client.query(`${asText}; ${limits(patience)}`))
}

/** Lets a connection take all the time it needs. It is not to be used for anything else afterwards. */
export async function makePatient(client: pg.Client): Promise<void> {
  await client.query(unlimited)
}

/**
 * A connection whose server does not answer is given up, with whatever was asked over it: the driver would keep it for
 * ever, or hand it to the next one with the old question still open.
 */
export async function inTime<T>(client: pg.Client, { answer }: Patience, ask: () => Promise<T>): Promise<T> {
  if (isPatient()) return ask()
  let late = false
  const timer = setTimeout(() => {
    late = true
    client.end().catch(() => {})
  }, answer)
  try {
    return await ask()
  } catch (error) {
    throw late ? new DatabaseTrouble('no_answer', 'The database does not answer.', { cause: error }) : error
  } finally {
    clearTimeout(timer)
  }
}
