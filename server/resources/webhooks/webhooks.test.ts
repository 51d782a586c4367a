import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebhookError, type WebhookMessage } from '#server/adapters/webhooks/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atSigning, contractMaker } from '#server/testing/contracts.ts'

let service: TestApp
const sent: WebhookMessage[] = []
let answers: number[] = []
beforeAll(async () => {
  service = await openTestApp({
    settings: { RATE_LIMIT_PER_MINUTE: '1000000' },
    webhooks: {
      async demandOpen(url) {
        if (url.includes('intern')) throw new WebhookError('private')
      },
      async send(message) {
        sent.push(message)
        return answers.shift() ?? 200
      },
    },
  })
})
afterAll(() => service.close())

const path = '/api/api_customer_dashboard/webhook'
const url = 'https://voorbeeld.nl/haak'
const signers = [{ name: 'Aukje Hiemstra', email: 'aukje@voorbeeld.nl' }]

test('a program hears what happened to a contract, signed, with nothing of anybody in it', async () => {
  const maker = await contractMaker(service)
  const { secret, webhook } = (await maker.call('PUT', path, { payload: { url } })).json()
  expect(webhook).toMatchObject({ url, last: null })
  expect(JSON.stringify((await maker.call('GET', path)).json())).not.toContain(secret)
  sent.length = 0
  const contract = await maker.approved()
  await maker.move(contract, 'send', { signers })
  const aukje = await atSigning(service, 'aukje@voorbeeld.nl')
  await aukje.sign()
  await service.jobs.drain()
  const told = sent.map(({ body }) => JSON.parse(body))
  expect(told.map(({ event, status }) => [event, status])).toEqual([
    ['CONTRACT_SENT_FOR_SIGNING', 'sent_for_signing'],
    ['SIGNING_SESSION_COMPLETED', 'active'],
  ])
  for (const { headers, body } of sent) {
    const { id } = JSON.parse(body)
    const right = createHmac('sha256', secret).update(`${id}.${headers['webhook-timestamp']}.${body}`).digest('base64')
    expect([headers['webhook-id'], headers['webhook-signature']]).toEqual([id, `v1,${right}`])
    expect(Object.keys(JSON.parse(body)).sort()).toEqual(['at', 'contract', 'event', 'id', 'session', 'status'])
    expect(body).not.toMatch(/Aukje|voorbeeld/)
  }
  expect((await maker.call('GET', path)).json().webhook.last.status).toBe(200)
})

test('it is told again until it answers, and not any more when it is gone', async () => {
  const maker = await contractMaker(service)
  await maker.call('PUT', path, { payload: { url } })
  const contract = await maker.approved()
  await service.jobs.drain()
  sent.length = 0
  answers = [500, 503, 200]
  await maker.move(contract, 'send', { signers })
  for (let turn = 0; turn < 3; turn++) {
    await service.jobs.drain()
    service.clock.advance(3_600_000)
  }
  expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(sent).toHaveLength(3)
  answers = [410]
  await maker.move(contract, 'withdraw')
  await maker.move(contract, 'send', { signers })
  await service.jobs.drain()
  expect((await maker.call('GET', path)).json()).toEqual({ webhook: null })
})

test('an address that leads into a network is refused', async () => {
  const maker = await contractMaker(service)
  const answer = await maker.call('PUT', path, { payload: { url: 'https://intern.voorbeeld.nl' } })
  expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ code: 'webhook_private', path: 'url' }]])
})

test('without one nothing is sent, and nothing after it was taken away', async () => {
  const maker = await contractMaker(service)
  await maker.call('PUT', path, { payload: { url } })
  await maker.call('DELETE', path)
  const contract = await maker.approved()
  await service.jobs.drain()
  sent.length = 0
  await maker.move(contract, 'send', { signers })
  await service.jobs.drain()
  expect(sent).toEqual([])
})
