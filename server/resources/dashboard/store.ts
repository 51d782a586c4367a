import { sql } from 'kysely'
import type { Db } from '#server/db/index.ts'

/** Open flags of a case that its founder did not reply to. */
const unansweredFlags = sql<number>`(
  select count(*)::int from case_comments flagged
  where flagged.case_uuid = cases.uuid and flagged.flag and flagged.closed_at is null and not exists (
    select from case_comments reply where reply.reply_to = flagged.id and reply.role = 'customer'
  )
)`

/** What an account is making, with its order, newest attempt to pay, invoice and case; the newest change first. */
export const selectProductsOf = (db: Db, account: string) =>
  db
    .selectFrom('questionnaires')
    .leftJoin('orders', (join) =>
      join.onRef('orders.questionnaire', '=', 'questionnaires.uuid').on('orders.supplement', 'is', null),
    )
    .leftJoin('invoices', 'invoices.order_uuid', 'orders.uuid')
    .leftJoin('payment_attempts as payer', 'payer.uuid', 'orders.paid_by')
    .leftJoin('cases', 'cases.order_uuid', 'orders.uuid')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('payment_attempts')
          .select('payment_attempts.status')
          .whereRef('payment_attempts.order_uuid', '=', 'orders.uuid')
          .orderBy('payment_attempts.created_at', 'desc')
          .limit(1)
          .as('attempt'),
      (join) => join.onTrue(),
    )
    .select([
      'questionnaires.uuid',
      'questionnaires.flow',
      'questionnaires.step',
      'questionnaires.completed_at',
      'questionnaires.created_at',
      'questionnaires.updated_at',
      'orders.uuid as order',
      'orders.state',
      'orders.payable_price',
      'orders.paid_at',
      'payer.method',
      'attempt.status as attempt',
      'invoices.number as invoice',
      'cases.status as case',
      'cases.since',
      'cases.turn',
      'cases.waiting_on',
      'cases.hold',
      'cases.meeting_at',
    ])
    .select(sql<string | null>`to_char(cases.due, 'YYYY-MM-DD')`.as('due'))
    .select(unansweredFlags.as('unanswered'))
    .select(sql<string | null>`questionnaires.answers #>> '{main,company_name}'`.as('company_name'))
    .where('questionnaires.account', '=', account)
    .orderBy('questionnaires.updated_at', 'desc')
    .orderBy('questionnaires.uuid')
    .execute()

export type ProductRow = Awaited<ReturnType<typeof selectProductsOf>>[number]

/** What was ordered beside them and is paid or went back, the oldest first. */
export const selectSupplements = (db: Db, questionnaires: readonly string[]) =>
  db
    .selectFrom('orders')
    .leftJoin('invoices', 'invoices.order_uuid', 'orders.uuid')
    .leftJoin('payment_attempts as payer', 'payer.uuid', 'orders.paid_by')
    .select([
      'orders.uuid',
      'orders.questionnaire',
      'orders.supplement',
      'orders.payable_price',
      'orders.paid_at',
      'payer.method',
      'invoices.number as invoice',
    ])
    .where('orders.questionnaire', 'in', questionnaires)
    .where('orders.supplement', 'is not', null)
    .where('orders.state', '=', 'paid')
    .orderBy('orders.paid_at')
    .execute()

export type SupplementRow = Awaited<ReturnType<typeof selectSupplements>>[number]

/** The newest first. */
export const selectNewestChanges = (db: Db, questionnaires: readonly string[]) =>
  db
    .selectFrom('answer_changes')
    .leftJoin('answer_versions', 'answer_versions.uuid', 'answer_changes.answers_version')
    .select([
      'answer_changes.questionnaire',
      'answer_changes.fields',
      'answer_changes.at',
      'answer_versions.number as version',
    ])
    .where('answer_changes.questionnaire', 'in', questionnaires)
    .orderBy('id', 'desc')
    .execute()
