import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import type { TestApp } from '#server/testing/app-open.ts'
import { atTheProvider, happens, tell } from '#server/testing/at-the-provider.ts'
import { openTwoProcesses } from '#server/testing/two-processes.ts'

const provider = createFakeProvider()
let service: TestApp
/** A second process on the same database. */
let other: TestApp
let close: () => Promise<void>
beforeAll(async () => {
  ;({ service, other, close } = await openTwoProcesses({ provider }))
})
afterAll(() => close())

const begin = () => atTheProvider(service)

test('what is asked while someone waits is asked once in two seconds', async () => {
  const { founder } = await begin()
  await founder.read()
  const before = provider.finds
  for (let time = 0; time < 5; time++) await founder.read()
  expect(provider.finds).toBe(before)
  service.clock.advance(2_000)
  await founder.read()
  expect(provider.finds).toBe(before + 1)
})

test('numbers of invoices follow one another, also when several are paid at once', async () => {
  const paid = await Promise.all(Array.from({ length: 4 }, begin))
  for (const { id } of paid) provider.set(id, { status: 'paid' })
  await Promise.all(paid.map(({ id }, n) => tell(id, n % 2 ? service : other)))
  const rows = await service.database.db.selectFrom('invoices').select(['sequence']).where('year', '=', 2026).execute()
  const numbers = rows.map(({ sequence }) => sequence).sort((one, two) => one - two)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('hidden answers are gone once it is paid, and changes from then on are recorded', async () => {
  const patch = { p3: { active: false, firstname: 'Niemand' } }
  const { founder, id } = await atTheProvider(service, { patch })
  await happens(provider, service, id, { status: 'paid' })
  const { product_data } = (await founder.call('GET', founder.path)).json()
  expect(product_data.p3).toEqual({})
  expect(product_data.p1).not.toHaveProperty('english_proficient')
  expect(product_data.p1).toMatchObject({ firstname: 'Anna', bsn: '111222333' })
  const payload = { main: { company_name: 'De Zilveren Lepel' }, p1: { lastname: 'Bakker' } }
  expect((await founder.call('PATCH', founder.path, { payload })).statusCode).toBe(200)
  const changes = await service.database.db
    .selectFrom('answer_changes')
    .select('fields')
    .where('questionnaire', '=', founder.questionnaire)
    .execute()
  expect(changes).toEqual([{ fields: ['main.company_name', 'p1.lastname'] }])
  expect(await founder.read()).toMatchObject({ paid: true, revision: 1, stale: false })
})
