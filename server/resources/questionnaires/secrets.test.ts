import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fieldsOf } from '#domain/questions/index.ts'
import { completeAnswers } from '#server/testing/answers.ts'
import { buildTestApp } from '#server/testing/app.ts'
import { openBrowser } from '#server/testing/browser.ts'

const path = '/api/dutch_bv_incorporations'

test('sensitive answers are nowhere to be read but by their owner', async () => {
  const { app, database, logged } = await buildTestApp()
  const browser = openBrowser(app)
  const { uuid } = (await browser.call('POST', path)).json()
  const address = `${path}/${uuid}`
  await browser.call('PATCH', address, { payload: completeAnswers })
  await browser.call('PATCH', address, { payload: { p1: { bsn: '111222334' } } })
  await browser.call('PATCH', address, { payload: { p1: { bsn: ['111222333'], lastname: 4 } } })
  await browser.call('PATCH', address, { payload: { p1: { firstname: 'Anna' } }, headers: { 'if-match': '"1"' } })
  await browser.call('POST', `${address}/complete`)

  const { rows } = await sql<{ row: string }>`select questionnaires::text as row from questionnaires`.execute(
    database.db,
  )
  const [row] = rows
  expect(row?.row).toContain('De Gouden Lepel')
  const secrets = ['111222333', '123456782', 'NX1234561', '14-03-1985']
  for (const secret of secrets) {
    expect(row?.row).not.toContain(secret)
    expect(logged.join('')).not.toContain(secret)
  }
  const keys = [...fieldsOf('main'), ...fieldsOf('shareholder')].filter((field) => field.sensitivity === 'sensitive')
  expect(keys.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['bsn', 'document_number', 'birthdate', 'pep', 'bankruptcy']),
  )
  for (const { key } of keys) expect(row?.row).not.toContain(`"${key}"`)
  // Nothing that was answered is logged at all.
  for (const word of ['Lepel', 'Anna', 'de Vries', '111222334', uuid]) expect(logged.join('')).not.toContain(word)

  const { product_data } = (await browser.call('GET', address)).json()
  expect(product_data.p1).toMatchObject({
    bsn: '111222333',
    document_number: 'NX1234561',
    birthdate: '14-03-1985',
    pep: false,
  })
})

test('what is sealed for one questionnaire or person does not open for another', async () => {
  const { app, database } = await buildTestApp()
  const browser = openBrowser(app)
  const begin = async () => (await browser.call('POST', path)).json().uuid as string
  const [mine, other] = [await begin(), await begin()]
  await browser.call('PATCH', `${path}/${mine}`, { payload: completeAnswers })
  const sealedOf = async (uuid: string) =>
    (await database.db.selectFrom('questionnaires').select('sealed').where('uuid', '=', uuid).executeTakeFirstOrThrow())
      .sealed as Record<string, string>
  const put = (uuid: string, sealed: object) =>
    database.db
      .updateTable('questionnaires')
      .set({ sealed: JSON.stringify(sealed) })
      .where('uuid', '=', uuid)
      .execute()

  const sealed = await sealedOf(mine)
  expect(Object.keys(sealed).sort()).toEqual(['main', 'p1', 'p2'])
  await put(other, sealed)
  expect((await browser.call('GET', `${path}/${other}`)).statusCode).toBe(500)
  await put(mine, { ...sealed, p1: sealed.p2, p2: sealed.p1 })
  expect((await browser.call('GET', `${path}/${mine}`)).statusCode).toBe(500)
  await put(mine, sealed)
  expect((await browser.call('GET', `${path}/${mine}`)).statusCode).toBe(200)
})

test('secrets that did not change keep their sealed text, and cleared ones are gone', async () => {
  const { app, database } = await buildTestApp()
  const browser = openBrowser(app)
  const { uuid } = (await browser.call('POST', path)).json()
  const sealed = async () =>
    (await database.db.selectFrom('questionnaires').select('sealed').executeTakeFirstOrThrow()).sealed as Record<
      string,
      string
    >
  const save = (payload: object) => browser.call('PATCH', `${path}/${uuid}`, { payload })

  await save({ p1: { bsn: '111222333', firstname: 'Anna' }, p2: { bsn: '123456782' } })
  const before = await sealed()
  await save({ p1: { firstname: 'Anne' } })
  expect(await sealed()).toEqual(before)
  await save({ p1: { bsn: '123456782' } })
  const after = await sealed()
  expect(after.p1).not.toBe(before.p1)
  expect(after.p2).toBe(before.p2)
  await save({ p1: { bsn: null }, p2: null })
  expect(Object.keys(await sealed())).toEqual(['main'])
})
