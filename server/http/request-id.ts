import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

// Long enough for a random id and too long for a BSN or a phone number: the id is written to the log as it came.
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9_-]{15,63}$/

/** The id a proxy gave the request, so that its log and ours can be laid side by side; else one of our own. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
}
