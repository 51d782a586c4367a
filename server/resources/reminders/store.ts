import { sql } from 'kysely'
import { type ReminderKind, reminderKinds } from '#domain/reminders/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

/** Of several who would remind somebody at once, each waits here until those before are done. */
export async function holdPerson(tx: Tx, person: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reminders ${person}`}, 0))`.execute(tx)
}

/** What somebody was sent and what they want no more; of everybody where no person is named, by person. */
export async function selectReminded(db: Db | Tx, person?: string) {
  const sent = await db
    .selectFrom('reminders')
    .select(['person', 'kind', 'matter', 'at'])
    .$if(person !== undefined, (query) => query.where('person', '=', person ?? ''))
    .orderBy('at')
    .execute()
  const stopped = await db
    .selectFrom('reminder_stops')
    .select(['person', 'kind', 'at'])
    .$if(person !== undefined, (query) => query.where('person', '=', person ?? ''))
    .orderBy('kind')
    .execute()
  return { sent, stopped: stopped.filter(hasKnownKind) }
}

const hasKnownKind = <Row extends { readonly kind: string }>(row: Row): row is Row & { readonly kind: ReminderKind } =>
  reminderKinds.some((kind) => kind === row.kind)

type NewReminder = { readonly person: string; readonly kind: ReminderKind; readonly matter: string; readonly at: Date }

export async function insertReminder(tx: Tx, reminder: NewReminder): Promise<void> {
  await tx.insertInto('reminders').values(reminder).execute()
}

/** These kinds, and no others. */
export async function writeStops(tx: Tx, person: string, kinds: readonly ReminderKind[], at: Date): Promise<void> {
  await tx
    .deleteFrom('reminder_stops')
    .where('person', '=', person)
    .$if(kinds.length > 0, (query) => query.where('kind', 'not in', kinds))
    .execute()
  if (kinds.length === 0) return
  await tx
    .insertInto('reminder_stops')
    .values(kinds.map((kind) => ({ person, kind, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What one was sent counts for the other; of what they want, nothing stays behind. */
export async function renamePerson(tx: Tx, before: string, after: string): Promise<void> {
  await tx.updateTable('reminders').set({ person: after }).where('person', '=', before).execute()
  await tx.deleteFrom('reminder_stops').where('person', '=', before).execute()
}

export async function forgetPerson(tx: Tx, person: string): Promise<void> {
  await tx.deleteFrom('reminders').where('person', '=', person).execute()
  await tx.deleteFrom('reminder_stops').where('person', '=', person).execute()
}

type StalledWindow = { readonly from: Date; readonly until: Date; readonly questionnaire?: string }

/** A provider has heard of it, and may still say that it was paid. */
const underWay = ['pending', 'authorized', 'paid'] as const

const hasMoneyComing = sql<boolean>`exists (
  select from payment_attempts
  where payment_attempts.order_uuid = orders.uuid and payment_attempts.status in (${sql.join(underWay)}))`

/** What accounts began and did not finish, or ordered and did not pay, and last touched in these days. */
export async function selectStalled(db: Db | Tx, { from, until, questionnaire }: StalledWindow) {
  const since = sql<Date>`greatest(questionnaires.updated_at, coalesce(orders.updated_at, questionnaires.updated_at))`
  return db
    .selectFrom('questionnaires')
    .innerJoin('accounts', 'accounts.uuid', 'questionnaires.account')
    .leftJoin('orders', 'orders.questionnaire', 'questionnaires.uuid')
    .select(['questionnaires.uuid', 'questionnaires.flow', 'questionnaires.completed_at'])
    .select(['accounts.email', 'accounts.firstname', 'accounts.locale', 'accounts.confirmed_at', 'orders.state'])
    .select(sql<string | null>`questionnaires.answers #>> '{main,company_name}'`.as('company'))
    .select(since.as('since'))
    .where('questionnaires.paid_at', 'is', null)
    .where(sql<boolean>`(orders.uuid is null or (orders.state = 'unpaid' and not ${hasMoneyComing}))`)
    .where(since, '>', from)
    .where(since, '<=', until)
    .$if(questionnaire !== undefined, (query) => query.where('questionnaires.uuid', '=', questionnaire ?? ''))
    .execute()
}

/** What belongs to nobody yet, and whose maker left an address to come back to it. */
export const selectAddressed = (db: Db | Tx, { from, until, questionnaire }: StalledWindow) =>
  db
    .selectFrom('draft_addresses')
    .innerJoin('questionnaires', 'questionnaires.uuid', 'draft_addresses.questionnaire')
    .select(['questionnaires.uuid', 'questionnaires.flow', 'draft_addresses.sealed_email', 'draft_addresses.locale'])
    .select(sql<Date>`greatest(questionnaires.updated_at, draft_addresses.at)`.as('since'))
    .where('questionnaires.account', 'is', null)
    .where('questionnaires.paid_at', 'is', null)
    .where(sql<Date>`greatest(questionnaires.updated_at, draft_addresses.at)`, '>', from)
    .where(sql<Date>`greatest(questionnaires.updated_at, draft_addresses.at)`, '<=', until)
    .$if(questionnaire !== undefined, (query) => query.where('questionnaires.uuid', '=', questionnaire ?? ''))
    .execute()
