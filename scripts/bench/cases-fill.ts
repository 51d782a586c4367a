import { sql } from 'kysely'
import { type Database, patiently } from '#server/db/index.ts'

/** How many there are, and how many of them are not closed. */
export type Filling = { readonly cases: number; readonly open: number }

export const offices = 300
/** Those that were seeded have lower numbers. */
const firstOffice = 1001

/** A tenth of everything that is open lies here. */
export const busyOffice = firstOffice

/** What is looked for: an open case of that office, and one that is closed. */
export const sought = { open: 'hiemstra 210', closed: 'hiemstra 4321' } as const

/** Cases that look like those of years, written by the database itself. Nobody opens one: what is sealed is not theirs. */
export async function fill(database: Database, { cases, open }: Filling, handler: string): Promise<void> {
  await patiently(() =>
    database.inTransaction(async (tx) => {
      // Everything that is referred to is there: looking each up again takes most of the time.
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`
        insert into notaries
          (id, name, city, province, latitude, longitude, dutch_information, english_information, position)
        select ${firstOffice}::integer + n, 'Notariskantoor ' || n, 'Utrecht', 'Utrecht', 52, 5, '', '', 1000 + n
        from generate_series(0, ${offices}::integer - 1) n`.execute(tx)
      await sql`
        create temporary table filling on commit drop as
        select n, md5('case' || n)::uuid as uuid, md5('order' || n)::uuid as order_uuid,
          md5('questionnaire' || n)::uuid as questionnaire, n <= ${open}::integer as open,
          ${firstOffice}::integer + case when n <= ${open}::integer and n % 10 = 0 then 0 else n % ${offices}::integer end
            as office,
          (array['Bakkerij', 'Kapsalon', 'Advies', 'Beheer', 'Software', 'Fietsen', 'Zorg', 'Charters'])[1 + n % 8]
            || ' ' || (array['de Vries', 'Hoekema', 'Hiemstra', 'Zijlstra', 'Jansen', 'Bakker', 'Smit', 'Mulder',
              'Postma', 'Visser', 'Meijer', 'Dekker', 'Brouwer'])[1 + n % 13] || ' ' || n as company,
          (array['Anna', 'Jelle', 'Noor', 'Sem', 'Fatima', 'Bram', 'Lotte'])[1 + n % 7] || ' van '
            || (array['Dam', 'Dijk', 'Leeuwen', 'Beek', 'Vliet'])[1 + n % 5] as person,
          (array['open_mix', 'submitted_mix', 'checking_documents', 'uploading_fca', 'scheduling_meeting',
            'executing_deed', 'extracting_kvk', 'on_hold'])[1 + n % 8] as rung,
          now() - (n % 1800) * interval '1 day' as at
        from generate_series(1, ${cases}::integer) n`.execute(tx)
      await sql`
        insert into questionnaires (uuid, flow, visitor, answers, paid_at, created_at, updated_at)
        select questionnaire, 'dutch-bv', md5('visitor' || n)::uuid,
          jsonb_build_object('main', jsonb_build_object('company_name', company)), at, at, at
        from filling`.execute(tx)
      await sql`
        insert into orders (uuid, questionnaire, account, flow, quote, payment_amount, payable_price, answers_hash,
          price_book, billing, state, paid_at, paid_by, created_at, updated_at, held)
        select order_uuid, questionnaire, md5('account' || n)::uuid, 'dutch-bv', '{}', 99900, 99900, md5('' || n),
          '2026-01-01', '{}', 'paid', at, md5('attempt' || n)::uuid, at, at, 99900
        from filling`.execute(tx)
      await sql`
        insert into cases (uuid, order_uuid, questionnaire, status, since, created_at, number, office, handler, since_day,
          due, waiting_on, hold, interrupted, risk, flow, company_name, people)
        select uuid, order_uuid, questionnaire,
          case when open then rung when n % 9 = 0 then 'canceled' else 'finalized' end, at, at,
          2020 + n % 5 || '-' || lpad(n::text, 6, '0'), office, case when n % 4 = 0 then ${handler}::uuid end, at::date,
          case when open and rung <> 'on_hold' then current_date + n % 30 - 10 end,
          case when not open then 'nobody' when rung in ('open_mix', 'scheduling_meeting', 'on_hold') then 'customer'
            else 'notary' end,
          case when open and rung = 'on_hold' then 'no_reply_from_customer' end,
          case when open and rung = 'on_hold' then '[{"status":"open_mix","turn":"office","left":3}]' else '[]' end::jsonb,
          (array['low', 'medium', 'high', null])[1 + n % 4], 'dutch-bv', company, person || ', ' || 'Els ' || person
        from filling`.execute(tx)
      await sql`
        insert into case_events (case_uuid, from_status, to_status, action, at)
        select uuid, before, after, action, at
        from filling, (values (1, null, 'open_mix', 'open'), (2, 'open_mix', 'submitted_mix', 'submit'),
          (3, 'submitted_mix', 'checking_documents', 'check_documents'),
          (4, 'checking_documents', 'uploading_fca', 'upload_fca'),
          (5, 'uploading_fca', 'scheduling_meeting', 'schedule_meeting'),
          (6, 'scheduling_meeting', 'executing_deed', 'execute_deed')) line (place, before, after, action)
        where not open or place <= 1 + n % 6
        order by n, place`.execute(tx)
      await sql`
        insert into uploads (uuid, questionnaire, kind, sealed_name, media_type, size, sha256, file, review, created_at)
        select md5('upload' || n || '-' || place)::uuid, questionnaire, 'identity', 'sealed', 'application/pdf', 200000,
          md5('file' || n || '-' || place), 'filling/' || n || '/' || place,
          case when open and place = 1 then 'unchecked' else 'accepted' end, at
        from filling, generate_series(1, 3) place`.execute(tx)
      await sql`
        insert into case_comments (case_uuid, path, flag, role, sealed_text, at, closed_at)
        select uuid, case when place = 1 then 'p1.firstname' end, place = 1, case place when 2 then 'customer' else 'notary' end,
          'sealed', at, case when place = 1 and not open then at end
        from filling, generate_series(1, 2) place where n % 2 = 0`.execute(tx)
      // Of one in ten that are open support has something to do still.
      await sql`
        insert into case_services (case_uuid, service, consent, consent_by, consent_at, sent_at, created_at)
        select uuid, service, 'given', 'questionnaire', at, case when not open or n % 10 > 0 then at end, at
        from filling, unnest(array['bookkeeper-quotes', 'trademark-check']) service where n % 2 = 0`.execute(tx)
    }),
  )
  // As the housekeeping of either database would have by now.
  await patiently(() => sql`vacuum analyze`.execute(database.db))
}
