import { isDeepStrictEqual } from 'node:util'
import { isoDate } from '#domain/values/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database } from '#server/db/index.ts'
import { gapsIn, replayed } from '#server/testing/case-history.ts'
import { type CrashCase, type CrashDesk, openPlace } from './case-desk.ts'
import { doings } from './case-doings.ts'
import type { VictimPlace } from './place.ts'

/** How often what was done to which case, by `case action`: answered with yes, and not answered at all. */
export type Tally = { readonly acknowledged: Map<string, number>; readonly cutOff: Map<string, number> }

/** How often each stood in a history before the first kill, in the same way. */
export type Before = ReadonlyMap<string, number>

export async function historyBefore(place: VictimPlace, { cases }: CrashDesk): Promise<Before> {
  const { database } = await openPlace(place)
  try {
    const counts: [string, number][] = []
    for (const one of cases) {
      const { lines } = await foundOf(database, one)
      for (const { action } of doings) counts.push([`${one.uuid} ${action}`, countOf(lines, action)])
    }
    return new Map(counts)
  } finally {
    await database.close()
  }
}

/** Throws when something that was acknowledged is gone, or half of an action is there. */
export async function verifyCases(place: VictimPlace, desk: CrashDesk, before: Before, tally: Tally): Promise<void> {
  const { database, vault } = await openPlace(place)
  try {
    for (const one of desk.cases) await verifyCase({ database, vault }, desk, one, before, tally)
    await verifyMails(database)
  } finally {
    await database.close()
  }
}

type Kept = { readonly database: Database; readonly vault: Vault }

async function verifyCase(
  { database, vault }: Kept,
  { clerks }: CrashDesk,
  one: CrashCase,
  before: Before,
  { acknowledged, cutOff }: Tally,
): Promise<void> {
  const { found, lines, mails, ...rest } = await foundOf(database, one)
  const told = mails.map(
    ({ sealed_event }) => vault.openJson(sealed_event, `case_mails/${one.uuid}`) as { kind: string },
  )
  for (const { action, tells, readers } of doings) {
    const key = `${one.uuid} ${action}`
    const [written, done] = [countOf(lines, action) - (before.get(key) ?? 0), acknowledged.get(key) ?? 0]
    if (written < done) throw new Error(`An acknowledged ${action} is gone: ${written} of ${done}`)
    if (written > done + (cutOff.get(key) ?? 0)) throw new Error(`There is a ${action} that nobody did`)
    const each = readers === 'clerks' ? clerks.length : 1
    const wanted = countOf(lines, action) * each
    const mailed = told.filter(({ kind }) => kind === tells).length
    if (tells && mailed !== wanted) throw new Error(`Half of ${action} is there: ${mailed} of ${wanted} are told`)
  }
  if (gapsIn(lines, found) > 0) throw new Error(`The history of ${one.uuid} has gaps`)
  const { status, since, due, turn, hold, interrupted } = replayed(lines)
  const again = { status, since_day: isoDate(since), due: due && isoDate(due), turn, hold, interrupted }
  const { uuid, ...stands } = found
  if (!isDeepStrictEqual(again, stands)) {
    throw new Error(`A history leads to ${JSON.stringify(again)} and the case is ${JSON.stringify(stands)}`)
  }
  verifyBeside(lines, rest)
}

type Found = Awaited<ReturnType<typeof foundOf>>

/** What is written with a line, in tables of its own. */
function verifyBeside(lines: Found['lines'], { notes, flags, review, refunds, errands, keys }: Beside): void {
  const pairs = [
    ['note', notes],
    ['flag', flags],
    ['refund', refunds.length],
  ] as const
  for (const [action, rows] of pairs) {
    const written = countOf(lines, action)
    if (rows !== written) throw new Error(`Half of ${action} is there: ${rows} rows, ${written} lines`)
  }
  const last = lines.findLast(({ action }) => action.startsWith('document_'))?.action
  if (last !== undefined && last !== `document_${review}`) throw new Error(`A paper is ${review} and its line ${last}`)
  if (errands !== refunds.length) throw new Error(`Of ${refunds.length} refunds ${errands} are asked for`)
  if (new Set(keys).size !== keys.length) throw new Error('Money went back twice')
  for (const { uuid, state } of refunds) {
    if (state === 'done' && !keys.includes(uuid)) throw new Error('Money that went back did not')
  }
}

type Beside = Omit<Found, 'found' | 'lines' | 'mails'>

const countOf = (lines: readonly { readonly action: string }[], wanted: string): number =>
  lines.filter(({ action }) => action === wanted).length

/** Everything that hangs on one case. */
async function foundOf({ db }: Database, { uuid, document }: CrashCase) {
  const { order_uuid, ...found } = await db
    .selectFrom('cases')
    .select(['uuid', 'order_uuid', 'status', 'since_day', 'due', 'turn', 'hold', 'interrupted'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const lines = await db.selectFrom('case_events').selectAll().where('case_uuid', '=', uuid).orderBy('id').execute()
  const mails = await db.selectFrom('case_mails').selectAll().where('case_uuid', '=', uuid).execute()
  const notes = await db.selectFrom('case_notes').select('id').where('case_uuid', '=', uuid).execute()
  const flags = await db
    .selectFrom('case_comments')
    .select('id')
    .where('case_uuid', '=', uuid)
    .where('flag', '=', true)
    .execute()
  const { review } = await db
    .selectFrom('uploads')
    .select('review')
    .where('uuid', '=', document)
    .executeTakeFirstOrThrow()
  const refunds = await db
    .selectFrom('refunds')
    .select(['uuid', 'state'])
    .where('order_uuid', '=', order_uuid)
    .execute()
  const asked = await db
    .selectFrom('jobs')
    .select('id')
    .where('job', '=', 'give_back')
    .where('dedup_key', 'in', ['', ...refunds.map((refund) => refund.uuid)])
    .execute()
  const payments = await db
    .selectFrom('payment_attempts')
    .innerJoin('sandbox_payments', 'sandbox_payments.id', 'payment_attempts.provider_id')
    .select('sandbox_payments.payment')
    .where('payment_attempts.order_uuid', '=', order_uuid)
    .execute()
  const keys = payments.flatMap(({ payment }) =>
    ((payment as { refunds?: { key: string }[] }).refunds ?? []).map(({ key }) => key),
  )
  return { found, lines, mails, notes: notes.length, flags: flags.length, review, refunds, errands: asked.length, keys }
}

/** Whoever was told of something has one mail for it in the queue: what was told together, one for all of it. */
async function verifyMails({ db }: Database): Promise<void> {
  const told = await db
    .selectFrom('case_mails')
    .select(['reader', 'told_at'])
    .where('told_at', 'is not', null)
    .execute()
  const letters = new Set(told.map(({ reader, told_at }) => `${reader} ${told_at?.getTime()}`))
  const jobs = await db.selectFrom('jobs').select('id').where('job', '=', 'send_mail').execute()
  if (jobs.length < letters.size) throw new Error(`Of ${letters.size} mails ${jobs.length} are in the queue`)
}
