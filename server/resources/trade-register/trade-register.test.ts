import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Site } from '#contract/site.ts'
import type { Database } from '#server/db/index.ts'
import { openTestApp } from '#server/testing/app-open.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { portOf } from '#server/testing/ports.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const address = {
  type: 'bezoekadres',
  straatnaam: 'Nieuwestad',
  huisnummer: 12,
  postcode: '8911AB',
  plaats: 'Leeuwarden',
}
const profile = { statutaireNaam: 'Test BV Donald', _embedded: { hoofdvestiging: { adressen: [address] } } }

/** Knows one company, and fails for another. */
async function service() {
  const server = createServer((request, response) => {
    const [kvk] = (request.url ?? '').split('/').slice(-1)
    if (kvk === '90004973') response.writeHead(500)
    else if (kvk !== '68750110') response.writeHead(404)
    response.end(JSON.stringify(profile))
  })
  const port = await portOf(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}

async function open(settings: Record<string, string> = {}) {
  const opened = await openTestApp({ database, settings: { RATE_LIMIT_PER_MINUTE: '1000000', ...settings } })
  onTestFinished(() => opened.close())
  return opened
}

test('a number gives the name, the address and the municipality of the town', async () => {
  const { app } = await open({ KVK_API_URL: await service(), KVK_API_KEY: 'a-key' })
  const answer = await app.inject('/api/trade_register?kvk=68750110')
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      kvk: '68750110',
      name: 'Test BV Donald',
      trade_name: 'Test BV Donald',
      address: {
        street: 'Nieuwestad 12',
        postal_code: '8911 AB',
        town: 'Leeuwarden',
        municipality: 'Leeuwarden',
      },
    },
  ])
  expect((await app.inject('/api/site')).json<Site>().company_lookup).toBe(true)
})

test.each([
  ['a number that nobody has', 'kvk=12345678', 404],
  ['a service that fails', 'kvk=90004973', 503],
  ['no number', 'kvk=1234', 422],
  ['another path in disguise', `kvk=${encodeURIComponent('../x')}`, 422],
])('%s', async (_name, query, status) => {
  const { app, logged } = await open({ KVK_API_URL: await service(), KVK_API_KEY: 'a-key' })
  expect((await app.inject(`/api/trade_register?${query}`)).statusCode).toBe(status)
  expect(logged.join('\n')).not.toMatch(/90004973|a-key/)
})

test('without a key there is nothing to look up, and the screens know', async () => {
  const { app } = await open()
  expect((await app.inject('/api/trade_register?kvk=68750110')).statusCode).toBe(404)
  expect((await app.inject('/api/site')).json<Site>().company_lookup).toBe(false)
})

test('cannot be used to read the whole register', async () => {
  const { app } = await open({ KVK_API_URL: await service(), KVK_API_KEY: 'a-key' })
  const statuses = new Set<number>()
  for (let number = 10_000_001; number < 10_000_026; number += 1)
    statuses.add((await app.inject(`/api/trade_register?kvk=${number}`)).statusCode)
  expect(statuses).toEqual(new Set([404, 429]))
})
