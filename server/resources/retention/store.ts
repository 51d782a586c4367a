import { type RawBuilder, sql } from 'kysely'
import type { RetentionKind } from '#domain/retention/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { filesOf } from '../documents/shelf.ts'
import { deleteBranches, deleteTree } from './tree.ts'

/** From when something is kept, as a moment and as a day in Amsterdam. */
export type KeptFrom = { readonly moment: Date; readonly day: string }

export type Eraser = {
  /** Rows whose time is over, by their key, as text. */
  due(before: KeptFrom): RawBuilder<{ key: string }>
  /** Erases one, and answers the files that nothing names any more. */
  erase(tx: Tx, key: string, now: Date): Promise<readonly string[]>
}

const closed = sql`status in ('finalized', 'canceled')`
/** Somebody's identity was looked into: then it is the law that says how long. */
const checked = sql`exists (select from case_checks where case_checks.case_uuid = cases.uuid)`

/** Money that came, or may still come, is somebody's. */
const moneyMoves = sql`exists (
  select from payment_attempts where payment_attempts.order_uuid = orders.uuid
    and (open or received > 0 or status in ('open', 'pending', 'authorized', 'paid')))`

async function filesBelow(tx: Tx, questionnaire: string, also: { readonly invoices: boolean }): Promise<string[]> {
  const uploads = await tx.selectFrom('uploads').select('file').where('questionnaire', '=', questionnaire).execute()
  const issued = await tx
    .selectFrom('issued_documents')
    .select('file')
    .where('questionnaire', '=', questionnaire)
    .execute()
  const concepts = await tx
    .selectFrom('case_concepts')
    .innerJoin('cases', 'cases.uuid', 'case_concepts.case_uuid')
    .select(['case_concepts.file', 'case_concepts.documents'])
    .where('cases.questionnaire', '=', questionnaire)
    .execute()
  const invoices = await tx
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.uuid', 'invoices.order_uuid')
    .select('invoices.file')
    .where('orders.questionnaire', '=', questionnaire)
    .execute()
  return [
    ...uploads.map(({ file }) => file),
    ...issued.flatMap(({ file }) => filesOf(file)),
    ...concepts.flatMap(({ file, documents }) => [`${file}.json`, ...documents.map((key) => `${file}/${key}.pdf`)]),
    ...(also.invoices ? invoices.flatMap(({ file }) => file ?? []) : []),
  ]
}

/** A questionnaire with everything that hangs on it. */
async function eraseQuestionnaire(tx: Tx, uuid: string): Promise<readonly string[]> {
  const files = await filesBelow(tx, uuid, { invoices: true })
  await deleteTree(tx, 'questionnaires', sql`uuid = ${uuid}`)
  return files
}

/** What stays when what is in a case goes: that there was one, what it cost, and what happened when. */
const skeleton = new Set([
  ...['answer_versions', 'case_events', 'case_services', 'cases', 'invoices', 'orders', 'payment_attempts', 'refunds'],
])

/** Of the answers only what the company is called: that is no secret, and it stands on the invoice. */
const nameAlone = sql`case when answers #> '{main,company_name}' is null then '{}'::jsonb
  else jsonb_build_object('main', jsonb_build_object('company_name', answers #> '{main,company_name}')) end`

async function eraseContent(tx: Tx, uuid: string, now: Date): Promise<readonly string[]> {
  const { questionnaire } = await tx
    .selectFrom('cases')
    .select('questionnaire')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const files = await filesBelow(tx, questionnaire, { invoices: false })
  await deleteBranches(tx, 'cases', sql`uuid = ${uuid}`, skeleton)
  await deleteBranches(tx, 'questionnaires', sql`uuid = ${questionnaire}`, skeleton)
  await sql`update questionnaires set answers = ${nameAlone}, sealed = '{}', version = version + 1
    where uuid = ${questionnaire}`.execute(tx)
  await sql`update answer_versions set answers = ${nameAlone}, sealed = '{}' where questionnaire = ${questionnaire}`.execute(
    tx,
  )
  await sql`update case_services set sealed_note = null where case_uuid = ${uuid}`.execute(tx)
  // Words that somebody wrote; that something happened stays.
  await sql`update case_events set note = null where case_uuid = ${uuid}`.execute(tx)
  await sql`update cases set people = '', risk = null, erased_at = ${now}, version = version + 1
    where uuid = ${uuid}`.execute(tx)
  return files
}

/** Rows on which nothing hangs. */
const rowsOf = (table: string, column: string, key = 'id'): Eraser => ({
  due: ({ moment }) => sql`
    select ${sql.ref(key)}::text as key from ${sql.table(table)} where ${sql.ref(column)} < ${moment}`,
  async erase(tx, value) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(key)}::text = ${value}`.execute(tx)
    return []
  },
})

/** A contract with its texts and who signed them. That a file was signed can be checked for ever, and tells of nobody. */
async function eraseContract(tx: Tx, uuid: string): Promise<readonly string[]> {
  const texts = await tx.selectFrom('contract_revisions').select('file').where('contract', '=', uuid).execute()
  const signed = await tx.selectFrom('contract_sessions').select('file').where('contract', '=', uuid).execute()
  await deleteTree(tx, 'contracts', sql`uuid = ${uuid}`)
  return [...texts.flatMap(({ file }) => filesOf(file)), ...signed.flatMap(({ file }) => file ?? [])]
}

/** How each kind of data is found when its time is over, and how it goes. */
export const erasers: Readonly<Record<RetentionKind, Eraser>> = {
  loose_draft: {
    due: ({ moment }) => sql`
      select uuid as key from questionnaires where account is null and paid_at is null and updated_at < ${moment}
        and not exists (select from orders where orders.questionnaire = questionnaires.uuid)`,
    erase: eraseQuestionnaire,
  },
  draft: {
    due: ({ moment }) => sql`
      select uuid as key from questionnaires
      where account is not null and paid_at is null and updated_at < ${moment}
        and not exists (
          select from orders where orders.questionnaire = questionnaires.uuid
            and (orders.paid_at is not null or orders.updated_at >= ${moment} or ${moneyMoves}))`,
    erase: eraseQuestionnaire,
  },
  calculation: {
    due: ({ moment }) => sql`
      select uuid as key from calculations where updated_at < ${moment}
        and not exists (select from questionnaires where calculation_uuid = calculations.uuid)`,
    async erase(tx, uuid) {
      await deleteTree(tx, 'calculations', sql`uuid = ${uuid}`)
      return []
    },
  },
  canceled_case: {
    due: ({ moment }) => sql`
      select uuid as key from cases
      where status = 'canceled' and erased_at is null and since < ${moment} and not ${checked}`,
    erase: eraseContent,
  },
  closed_case: {
    due: ({ day }) => sql`
      select uuid as key from cases
      where ${closed} and erased_at is null and (since at time zone 'Europe/Amsterdam')::date < ${day}::date`,
    erase: eraseContent,
  },
  invoice: {
    due: ({ day }) => sql`
      select questionnaire as key from orders
      where exists (select from invoices where invoices.order_uuid = orders.uuid and issued_on < ${day}::date)
        and not exists (select from cases where cases.order_uuid = orders.uuid and (not ${closed} or erased_at is null))`,
    erase: eraseQuestionnaire,
  },
  membership: {
    due: ({ day }) => sql`
      select uuid as key from memberships
      where ended_on < ${day}::date and not exists (
        select from membership_charges
        where membership_charges.membership = memberships.uuid and issued_on >= ${day}::date)
      union all
      select uuid from package_purchases
      where credit_of is null and coalesce(issued_on, created_at::date) < ${day}::date and not exists (
        select from package_purchases as credit
        where credit.credit_of = package_purchases.uuid and credit.issued_on >= ${day}::date)`,
    async erase(tx, uuid) {
      const charges = await tx.selectFrom('membership_charges').select('file').where('membership', '=', uuid).execute()
      // A package stays without a membership, a year of one does not.
      await deleteTree(tx, 'contract_grants', sql`membership = ${uuid}`)
      await deleteTree(tx, 'memberships', sql`uuid = ${uuid}`)
      // Contracts that were bought stay; that they were paid is in no book any more.
      const purchases = await tx
        .selectFrom('package_purchases')
        .select('file')
        .where((by) => by.or([by('uuid', '=', uuid), by('credit_of', '=', uuid)]))
        .execute()
      await tx.deleteFrom('package_purchases').where('credit_of', '=', uuid).execute()
      await tx.deleteFrom('package_purchases').where('uuid', '=', uuid).execute()
      return [...charges, ...purchases].flatMap(({ file }) => file ?? [])
    },
  },
  contract_draft: {
    due: ({ moment }) => sql`select uuid as key from contracts where revision = 0 and updated_at < ${moment}`,
    erase: eraseContract,
  },
  contract_round: {
    due: ({ moment }) => sql`
      select uuid as key from contract_sessions
      where state in ('declined', 'expired', 'withdrawn') and ended_at < ${moment}`,
    async erase(tx, uuid) {
      await deleteTree(tx, 'contract_sessions', sql`uuid = ${uuid}`)
      return []
    },
  },
  contract: {
    due: ({ day }) => sql`
      select uuid as key from contracts
      where revision > 0 and status <> 'sent_for_signing'
        and (updated_at at time zone 'Europe/Amsterdam')::date < ${day}::date`,
    erase: eraseContract,
  },
  rejected_paper: {
    due: ({ moment }) => sql`
      select uploads.uuid as key from uploads join cases on cases.questionnaire = uploads.questionnaire
      where uploads.review = 'rejected' and cases.since < ${moment} and ${closed}`,
    async erase(tx, uuid) {
      const gone = await tx.deleteFrom('uploads').where('uuid', '=', uuid).returning('file').execute()
      return gone.map(({ file }) => file)
    },
  },
  partner_request: {
    due: ({ moment }) => sql`
      select uuid as key from partner_requests where coalesce(withdrawn_at, asked_at) < ${moment}`,
    async erase(tx, uuid) {
      await tx.deleteFrom('partner_requests').where('uuid', '=', uuid).execute()
      return []
    },
  },
  link: rowsOf('case_links', 'until'),
  access: rowsOf('case_accesses', 'until'),
  payment_alarm: rowsOf('payment_alarms', 'at'),
  reminder: rowsOf('reminders', 'at'),
  security_event: rowsOf('second_factor_events', 'at'),
  outbox_mail: rowsOf('outbox_mails', 'created_at'),
  erasure: rowsOf('erasures', 'at'),
}

const batch = 500

export async function selectDue(db: Db | Tx, kind: RetentionKind, before: KeptFrom): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select key from (${erasers[kind].due(before)}) as due
    order by key limit ${batch}`.execute(db)
  return rows.map(({ key }) => key)
}

export async function countDue(db: Db | Tx, kind: RetentionKind, before: KeptFrom): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${erasers[kind].due(before)}) as due`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether it is still so, for who is about to erase it: somebody may have come back to it. */
export async function isDue(tx: Tx, kind: RetentionKind, before: KeptFrom, key: string): Promise<boolean> {
  const { rows } = await sql`select from (${erasers[kind].due(before)}) as due where key::text = ${key}`.execute(tx)
  return rows.length > 0
}

/** Nobody changes it until the transaction ends; the rest of the kinds are rows that nobody changes. */
export async function holdDue(tx: Tx, kind: RetentionKind, key: string): Promise<void> {
  const held = {
    ...{ loose_draft: 'questionnaires', draft: 'questionnaires', invoice: 'questionnaires', membership: 'memberships' },
    partner_request: 'partner_requests',
    ...{ contract_draft: 'contracts', contract_round: 'contract_sessions', contract: 'contracts' },
  } as const
  const table =
    kind in held
      ? held[kind as keyof typeof held]
      : kind === 'canceled_case' || kind === 'closed_case'
        ? 'cases'
        : undefined
  if (table) await sql`select from ${sql.table(table)} where uuid = ${key} for update`.execute(tx)
}

export async function insertErasure(tx: Tx, kind: RetentionKind, count: number, at: Date): Promise<void> {
  await tx.insertInto('erasures').values({ kind, count, at }).execute()
}
