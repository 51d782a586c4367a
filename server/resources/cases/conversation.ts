import type { Clock } from '#server/adapters/clock/index.ts'
import type { Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { findComment, lastWritten } from './store-content.ts'

type PlaceInThread = { readonly path: string | null; readonly reply_to: number | null }

/** A reply stands where what it replies to stands. */
export async function threadOf(tx: Tx, uuid: string, { path, reply_to }: PlaceInThread): Promise<PlaceInThread> {
  if (reply_to === null) return { path, reply_to }
  const first = await findComment(tx, uuid, reply_to)
  if (first === undefined) throw new AppError('invalid_request', { path: 'reply_to' })
  return { path: first.path, reply_to: first.reply_to ?? first.id }
}

const hour = 3_600_000

/** Whether a side was silent for so long that a mail tells of what it says now: of a row of messages one mail is enough. */
export async function breaksSilence(tx: Tx, uuid: string, side: 'founder' | 'office', clock: Clock): Promise<boolean> {
  const last = await lastWritten(tx, uuid, side === 'founder')
  return last === undefined || clock.now().getTime() - last.getTime() > hour
}
