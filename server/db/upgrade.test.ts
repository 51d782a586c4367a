import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#server/testing/database.ts'
import { migrationNames, migrationsFolder } from './migrate.ts'
import { upsellPackageTypes } from './seed/memberships.ts'

/** The migrations of the service before this one. */
async function before(name: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const one of await migrationNames()) {
    if (one < name) await copyFile(new URL(`${one}.sql`, migrationsFolder), join(folder, `${one}.sql`))
  }
  return pathToFileURL(`${folder}/`)
}

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

test('orders of before versions of answers are taken to be for the answers of now, and their money is counted', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const { db } = database
  await sql`drop schema public cascade; create schema public`.execute(db)
  await database.migrate(await before('0035'))
  // One that is being paid, one that was paid and changed, one whose money was taken back, one that nobody tried to pay.
  for (const [n, state] of ['unpaid', 'paid', 'reversed', 'unpaid'].entries()) {
    const paid = state !== 'unpaid'
    await sql`
      insert into questionnaires (uuid, flow, visitor, answers, sealed, created_at, updated_at)
      values (${uuid(n)}, 'dutch-bv', ${uuid(n)}, ${`{"main":{"number_of_shares":${n}}}`}, '{"p1":"sealed"}', now(), now())
    `.execute(db)
    await sql`
      insert into orders (uuid, questionnaire, account, flow, quote, payment_amount, payable_price, answers_hash, price_book,
        billing, state, paid_at, paid_by, created_at, updated_at)
      values (${uuid(10 + n)}, ${uuid(n)}, ${uuid(n)}, 'dutch-bv', '{"lines":[]}', 100, 90, 'x', '2026-01-01',
        '{"name":"Anna"}', ${state}, ${paid ? '2026-03-01T23:30:00Z' : null}, ${paid ? uuid(20 + n) : null}, now(), now())
    `.execute(db)
    if (n === 3) continue
    await sql`
      insert into payment_attempts (uuid, order_uuid, amount, revision, idempotency_key, status, open, created_at, updated_at)
      values (${uuid(20 + n)}, ${uuid(10 + n)}, 90, 1, ${`${n}`}, ${paid ? 'paid' : 'open'}, ${!paid}, now(), now())
    `.execute(db)
    if (!paid) continue
    await sql`
      insert into issued_documents (questionnaire, revision, position, key, name, type, title, languages, template_version,
        answers_hash, file, pages, pdf_sha256, docx_sha256, issued_at)
      values (${uuid(n)}, 1, 0, 'deed', 'deed', 'draft_deed', 'Akte', '{nl}', 1, 'x', ${`file${n}`}, 1, 'x', 'x', now())
    `.execute(db)
  }
  await database.migrate()

  const versions = await db.selectFrom('answer_versions').selectAll().orderBy('questionnaire').execute()
  expect(versions.map((one) => [one.questionnaire, one.number, one.answers, one.sealed])).toEqual([
    [uuid(0), null, { main: { number_of_shares: 0 } }, { p1: 'sealed' }],
    [uuid(1), 1, { main: { number_of_shares: 1 } }, { p1: 'sealed' }],
    [uuid(2), 1, { main: { number_of_shares: 2 } }, { p1: 'sealed' }],
  ])
  // In Amsterdam it was past midnight.
  expect(versions[1]?.day).toBe('2026-03-02')
  const attempts = await db.selectFrom('payment_attempts').selectAll().orderBy('uuid').execute()
  expect(attempts.map(({ answers_version }) => answers_version)).toEqual(versions.map((one) => one.uuid))
  expect(attempts.map(({ received, charged_back }) => [received, charged_back])).toEqual([
    [0, 0],
    [90, 0],
    [90, 90],
  ])
  expect(attempts[0]).toMatchObject({
    billing: { name: 'Anna' },
    content: { quote: { lines: [] }, payable_price: 90, price_book: '2026-01-01' },
  })
  const orders = await db.selectFrom('orders').select('held').orderBy('uuid').execute()
  expect(orders.map(({ held }) => held)).toEqual([0, 90, 0, 0])
  const issued = await db.selectFrom('issued_documents').select('answers_version').orderBy('file').execute()
  expect(issued.map(({ answers_version }) => answers_version)).toEqual([versions[1]?.uuid, versions[2]?.uuid])
})

test('the first words of memberships become the new ones, and what somebody wrote themselves stays', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const { db } = database
  await sql`drop schema public cascade; create schema public`.execute(db)
  await database.migrate(await before('0089'))
  const words = (features: readonly string[], locale: 'nl' | 'en') => ({
    ...(locale === 'nl'
      ? {
          package_name: 'Flex',
          value_tag: 'Maandelijks opzegbaar',
          contracts: '5 contracten',
          support: 'Hulp per mail',
        }
      : { package_name: 'Flex', value_tag: 'Cancel any month', contracts: '5 contracts', support: 'Help by email' }),
    incorporation_days: '20',
    features,
  })
  const flex = {
    nl: words(['Vijf contracten naar keuze', 'Drie offertes van boekhouders', 'Elke maand op te zeggen'], 'nl'),
    en: words(['Five contracts of your choice', 'Three quotes from bookkeepers', 'Cancel any month'], 'en'),
  }
  const own = { ...flex, nl: { ...flex.nl, package_name: 'Los' } }
  const plant = (id: number, name: string, translation: object) =>
    sql`
      insert into upsell_package_types (id, name, translation_json, position)
      values (${id}, ${name}, ${JSON.stringify(translation)}, ${id})
    `.execute(db)
  await plant(1, 'oprecht_membership_monthly', flex)
  await plant(2, 'starter_yearly', own)
  await database.migrate()
  const rows = await db.selectFrom('upsell_package_types').selectAll().orderBy('id').execute()
  const seeded = upsellPackageTypes.rows.find(({ key }) => key === 'oprecht_membership_monthly')?.row
  expect(rows[0]?.translation_json).toEqual(JSON.parse(Object(seeded).translation_json))
  expect(rows[1]?.translation_json).toEqual(own)
})
