import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app-open.ts'
import { endPayment, type Founder, founderWhoPaid, founderWithOrder } from '#server/testing/orders.ts'
import { openTwoProcesses } from '#server/testing/two-processes.ts'

let service: TestApp
/** A second process on the same database. */
let other: TestApp
let close: () => Promise<void>
beforeAll(async () => {
  ;({ service, other, close } = await openTwoProcesses())
})
afterAll(() => close())

const change = (founder: Founder, payload: object) => founder.call('PATCH', founder.path, { payload })

const rowsOf = ({ questionnaire }: Founder) =>
  service.database.db
    .selectFrom('answer_versions')
    .selectAll()
    .where('questionnaire', '=', questionnaire)
    .orderBy('number')
    .execute()

const changesOf = ({ questionnaire }: Founder) =>
  service.database.db
    .selectFrom('answer_changes')
    .select(['fields', 'answers_version'])
    .where('questionnaire', '=', questionnaire)
    .orderBy('id')
    .execute()

type Exported = { readonly number: number | null; readonly answers: Record<string, Record<string, unknown>> }

/** As their owner can download them. */
async function exportedOf(founder: Founder): Promise<readonly Exported[]> {
  const { questionnaires } = (await founder.call('GET', '/api/account/export')).json()
  return questionnaires.find(({ uuid }: { uuid: string }) => uuid === founder.questionnaire).versions
}

test('what is confirmed is kept when the payment begins, sealed like the answers themselves, and only what counts', async () => {
  const founder = await founderWithOrder(service, { patch: { p3: { active: false, firstname: 'Niemand' } } })
  await founder.pay()
  const [confirmed, ...more] = await rowsOf(founder)
  expect(more).toEqual([])
  expect(confirmed).toMatchObject({ number: null, complete: true, day: '2026-11-15' })
  expect(JSON.stringify(confirmed)).not.toMatch(/111222333|NX1234561|14-03-1985|Niemand/)
  expect(Object.keys(confirmed?.sealed as object).toSorted()).toEqual(['main', 'p1', 'p2'])
  expect(await exportedOf(founder)).toMatchObject([
    { number: null, answers: { main: { company_name: 'De Gouden Lepel' }, p1: { bsn: '111222333' }, p3: {} } },
  ])
})

test('what was paid for is number 1, every change after that the next, and a change of nothing that counts is none', async () => {
  const founder = await founderWhoPaid(service)
  await change(founder, { p1: { bsn: '192837461' } })
  await change(founder, { p3: { firstname: 'Niemand' } })
  await change(founder, { main: { company_name: null } })
  const rows = await rowsOf(founder)
  expect(rows.map(({ number, complete }) => [number, complete])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ])
  expect(await changesOf(founder)).toEqual([
    { fields: ['p1.bsn'], answers_version: rows[1]?.uuid },
    { fields: ['main.company_name'], answers_version: rows[2]?.uuid },
  ])
  expect((await exportedOf(founder)).map(({ answers }) => [answers.p1?.bsn, answers.main?.company_name])).toEqual([
    ['111222333', 'De Gouden Lepel'],
    ['192837461', 'De Gouden Lepel'],
    ['192837461', undefined],
  ])
})

test('however changes and the payment cross, nothing that counts changes unrecorded', async () => {
  const founder = await founderWithOrder(service)
  const { payment_link } = (await founder.pay()).json()
  await endPayment(service, payment_link, 'paid', { silent: true })
  const names = Array.from({ length: 12 }, (_, n) => `De Lepel ${'ABCDEFGHIJKL'[n]}`)
  const elsewhere = (name: string) =>
    other.app.inject({
      method: 'PATCH',
      url: founder.path,
      headers: founder.token,
      payload: { main: { company_name: name } },
    })
  const answers = await Promise.all([
    ...names.map((name, n) => (n % 2 ? change(founder, { main: { company_name: name } }) : elsewhere(name))),
    founder.read(),
  ])
  expect(answers.slice(0, -1).map((answer) => 'statusCode' in answer && answer.statusCode)).toEqual(
    names.map(() => 200),
  )
  const { product_data } = (await founder.call('GET', founder.path)).json()
  // All of them are of one moment, and a row that is written again may stand behind the others.
  await service.database.db.updateTable('answer_versions').set({ number: 1 }).where('number', '=', 1).execute()
  const versions = await exportedOf(founder)
  expect(versions[0]).toMatchObject({ number: 1, answers: { main: { company_name: 'De Gouden Lepel' } } })
  expect(versions.at(-1)?.answers.main?.company_name).toBe(product_data.main.company_name)
  const rows = await rowsOf(founder)
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  expect(await changesOf(founder)).toHaveLength(rows.length - 1)
})
