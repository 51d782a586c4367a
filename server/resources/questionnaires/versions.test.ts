import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Questionnaire, QuestionnairePatch } from '#contract/questionnaires.ts'
import type { Database } from '#server/db/index.ts'
import { completeAnswers } from '#server/testing/answers.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { openTestDatabase } from '#server/testing/database.ts'

const path = '/api/dutch_bv_incorporations'

let database: Database
/** Two server processes on one database, as far as they can know. */
let first: TestApp
let second: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  const settings = { RATE_LIMIT_PER_MINUTE: '1000000' }
  first = await openTestApp({ database, settings })
  second = await openTestApp({ database, settings })
})
afterAll(async () => {
  await first.close()
  await second.close()
  await database.close()
})

async function begin() {
  const browser = openBrowser(first.app)
  const { uuid }: Questionnaire = (await browser.call('POST', path)).json()
  const address = `${path}/${uuid}`
  const via = ({ app }: TestApp) => ({
    save: (payload: QuestionnairePatch, ifMatch?: string) =>
      app.inject({
        method: 'PATCH',
        url: address,
        payload,
        headers: { cookie: browser.cookies(), ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
      }),
  })
  return { browser, address, ...via(first), elsewhere: via(second) }
}

const read = async (browser: Browser, address: string): Promise<Questionnaire> =>
  (await browser.call('GET', address)).json()

describe('If-Match', () => {
  test.each([
    ['the version', '"1"', 200],
    ['the bare number', '1', 200],
    ['a weak tag', 'W/"1"', 200],
    ['one of several', '"7", "1"', 200],
    ['any', '*', 200],
    ['an older one', '"0"', 409],
    ['a newer one', '"2"', 409],
    ['rubbish', 'abc', 409],
    ['nothing', '', 409],
  ])('%s', async (_name, ifMatch, status) => {
    const { save } = await begin()
    expect((await save({ main: { company_name: 'De Lepel' } }, ifMatch)).statusCode).toBe(status)
  })
})

describe('two tabs', () => {
  test('the second hears what the first saved, and nothing is overwritten', async () => {
    const { browser, address, save } = await begin()
    await save({ main: { company_name: 'Tab een' } }, '"1"')
    const answer = await save({ main: { company_name: 'Tab twee' }, p1: { firstname: 'Anna' } }, '"1"')
    expect(answer.statusCode).toBe(409)
    expect(answer.headers.etag).toBe('"2"')
    const { errors, current } = answer.json()
    expect(errors).toEqual([{ code: 'conflict', message: expect.any(String) }])
    expect(current).toEqual(await read(browser, address))
    expect(current).toMatchObject({ version: 2, product_data: { main: { company_name: 'Tab een' } } })
    expect((await save({ main: { company_name: 'Tab twee' } }, '"2"')).json().version).toBe(3)
  })

  test('completing takes the version too', async () => {
    const { browser, address, save } = await begin()
    await save(completeAnswers)
    const stale = await browser.call('POST', `${address}/complete`, { headers: { 'if-match': '"1"' } })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().current.version).toBe(2)
    expect((await browser.call('POST', `${address}/complete`, { headers: { 'if-match': '"2"' } })).statusCode).toBe(200)
  })
})

describe('two processes', () => {
  test('one that remembers an older version sees the newer one before it answers', async () => {
    const { browser, address, save, elsewhere } = await begin()
    await save({ main: { company_name: 'Hier' } })
    await elsewhere.save({ main: { company_name: 'Daar' }, p1: { residence_country: 'DE' } })
    // Equal to what the first process remembers, and yet a change.
    expect((await save({ main: { company_name: 'Hier' } })).json()).toMatchObject({ version: 4 })
    // Wrong by what the first process remembers of the country, and right by what is stored.
    await elsewhere.save({ p1: { residence_country: 'BE' } })
    expect((await save({ p1: { zip_code: '1000' } })).statusCode).toBe(200)
    expect((await save({ p1: { firstname: 'Anna' } }, '"5"')).statusCode).toBe(409)
    await elsewhere.save({ p1: { lastname: 'Bakker' } })
    expect((await save({ p1: { firstname: 'Anna' } }, '"7"')).statusCode).toBe(200)
    const { product_data } = await read(browser, address)
    expect(product_data.main.company_name).toBe('Hier')
    expect(product_data.p1).toMatchObject({
      residence_country: 'BE',
      zip_code: '1000',
      firstname: 'Anna',
      lastname: 'Bakker',
    })
  })

  test('of changes that come at the same time none is lost', async () => {
    const { browser, address, save, elsewhere } = await begin()
    const keys = [
      'full_time_work',
      'part_time_work',
      'number_of_shares',
      'company_name',
      'custom_notary',
      'activities',
    ] as const
    const written = (key: string, round: number) =>
      key.endsWith('_work') || key.endsWith('_shares') ? round + 1 : `Woorden bij ronde ${round}`
    const changes = Array.from({ length: 60 }, (_, index) => {
      const key = keys[index % keys.length] ?? 'company_name'
      const send = index % 3 === 0 ? elsewhere.save : save
      return { key, value: written(key, index), send }
    })
    const answers = await Promise.all(changes.map(({ key, value, send }) => send({ main: { [key]: value } })))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const versions = answers.map((answer) => answer.json<Questionnaire>().version)
    expect(new Set(versions).size).toBe(changes.length)
    const { version, product_data } = await read(browser, address)
    expect(version).toBe(changes.length + 1)
    // What is stored for each field is what the last version that wrote it was answered with.
    for (const key of keys) {
      const last = changes
        .map((change, index) => ({ ...change, version: versions[index] ?? 0 }))
        .filter((change) => change.key === key)
        .toSorted((a, b) => b.version - a.version)[0]
      expect(product_data.main[key]).toBe(last?.value)
    }
  })

  test('of many that name the same version one wins', async () => {
    const { save, elsewhere } = await begin()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? save : elsewhere.save)({ main: { full_time_work: index } }, '"1"'),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  })
})
