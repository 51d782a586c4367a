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

const doc = { straatnaam: 'Nieuwestad', woonplaatsnaam: 'Leeuwarden', huisnummer: 12, postcode: '8911AB' }

/** Knows one address, and fails for house number 500. */
async function service() {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    const query = new URL(request.url ?? '', 'http://look.up').searchParams.get('q') ?? ''
    if (query.endsWith(':500')) response.writeHead(500)
    const docs = query === 'postcode:8911AB AND huisnummer:12' ? [doc] : []
    response.end(JSON.stringify({ response: { docs } }))
  })
  const port = await portOf(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${port}`, asked: () => asked }
}

async function open(settings: Record<string, string> = {}) {
  const opened = await openTestApp({ database, settings: { RATE_LIMIT_PER_MINUTE: '1000000', ...settings } })
  onTestFinished(() => opened.close())
  return opened
}

test('finds street and town, however the postal code is written, and asks only once', async () => {
  const { url, asked } = await service()
  const { app } = await open({ ADDRESS_SERVICE_URL: url })
  for (const code of ['8911AB', '8911 ab', '8911ab']) {
    const answer = await app.inject(`/api/addresses?postal_code=${encodeURIComponent(code)}&house_number=12`)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { street: 'Nieuwestad', town: 'Leeuwarden', postal_code: '8911 AB', house_number: 12 },
    ])
  }
  expect(asked()).toBe(1)
  expect((await app.inject('/api/site')).json<Site>().address_lookup).toBe(true)
})

test.each([
  ['an address that does not exist', 'postal_code=8911AB&house_number=14', 404],
  ['a service that fails', 'postal_code=8911AB&house_number=500', 503],
  ['no postal code', 'postal_code=8911&house_number=12', 422],
  ['no number', 'postal_code=8911AB&house_number=12a', 422],
  ['a question in disguise', `postal_code=8911AB&house_number=${encodeURIComponent('12 OR *:*')}`, 422],
])('%s', async (_name, query, status) => {
  const { url } = await service()
  const { app, logged } = await open({ ADDRESS_SERVICE_URL: url })
  expect((await app.inject(`/api/addresses?${query}`)).statusCode).toBe(status)
  // The id of a request is by chance, and may have these digits in it.
  expect(logged.join('\n').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')).not.toContain('8911')
})

test('without a service there is nothing to look up, and the screens know', async () => {
  const { app } = await open()
  expect((await app.inject('/api/addresses?postal_code=8911AB&house_number=12')).statusCode).toBe(404)
  expect((await app.inject('/api/site')).json<Site>().address_lookup).toBe(false)
})

test('cannot be used to read the whole register', async () => {
  const { url } = await service()
  const { app } = await open({ ADDRESS_SERVICE_URL: url })
  const statuses = new Set<number>()
  for (let number = 100; number < 170; number += 1) {
    statuses.add((await app.inject(`/api/addresses?postal_code=8911AB&house_number=${number}`)).statusCode)
  }
  expect(statuses).toEqual(new Set([404, 429]))
})
