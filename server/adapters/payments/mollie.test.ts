import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { portOf } from '#server/testing/ports.ts'
import { mollieProvider } from './mollie.ts'
import type { PaymentRequest } from './port.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A provider on a real socket, and our client for it. */
async function providerThat(answers: Handler, timeoutMs?: number) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answers(request, response, Buffer.concat(chunks).toString()))
  })
  const port = await portOf(server)
  closing.push(() => new Promise((resolve) => server.closeAllConnections() ?? server.close(resolve)))
  const url = `http://127.0.0.1:${port}/v2`
  return mollieProvider({ key: 'test_0123456789', url, ...(timeoutMs !== undefined && { timeoutMs }) })
}

const request: PaymentRequest = {
  idempotency_key: 'key-1',
  amount: 121_005,
  description: 'x'.repeat(300),
  locale: 'en',
  redirect_url: 'https://a.nl/paid',
  webhook_url: 'https://a.nl/api/payments/webhook',
  reference: { order: 'o1', attempt: 'a1' },
}

const payment = {
  resource: 'payment',
  id: 'tr_1',
  mode: 'test',
  status: 'open',
  amount: { currency: 'EUR', value: '1210.05' },
  metadata: { order: 'o1', attempt: 'a1' },
  expiresAt: '2026-11-15T12:15:00+00:00',
  _links: { checkout: { href: 'https://pay.example/tr_1', type: 'text/html' } },
}

const answering =
  (status: number, body: unknown): Handler =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body))

test('asks for a payment with our key, its own key, and euros as a text', async () => {
  let seen: unknown
  const provider = await providerThat((incoming, response, body) => {
    const { authorization, 'idempotency-key': key } = incoming.headers
    seen = { method: incoming.method, url: incoming.url, authorization, key, body: JSON.parse(body) }
    answering(201, payment)(incoming, response, body)
  })
  expect(await provider.create(request)).toEqual({
    id: 'tr_1',
    status: 'open',
    amount: 121_005,
    refunded: 0,
    charged_back: 0,
    order: 'o1',
    attempt: 'a1',
    membership: null,
    membership_payment: null,
    purchase: null,
    subscription: null,
    created_at: null,
    link: 'https://pay.example/tr_1',
    method: null,
    paid_at: null,
    expires_at: new Date('2026-11-15T12:15:00Z'),
  })
  expect(seen).toEqual({
    method: 'POST',
    url: '/v2/payments',
    authorization: 'Bearer test_0123456789',
    key: 'key-1',
    body: {
      amount: { currency: 'EUR', value: '1210.05' },
      description: 'x'.repeat(255),
      redirectUrl: 'https://a.nl/paid',
      webhookUrl: 'https://a.nl/api/payments/webhook',
      locale: 'en_US',
      metadata: { order: 'o1', attempt: 'a1' },
    },
  })
})

describe('reading one', () => {
  test.each([
    ['another currency', { amount: { currency: 'USD', value: '1210.05' } }, { amount: null }],
    ['an amount that is none', { amount: { currency: 'EUR', value: '1.210,05' } }, { amount: null }],
    ['an amount as a number', { amount: { currency: 'EUR', value: 1210.05 } }, { amount: null }],
    ['an amount by itself', { amount: 1210.05 }, { amount: null }],
    ['no amount', { amount: undefined }, { amount: null }],
    ['a word for its status that nobody knows', { status: 'shipping' }, { status: null, amount: 121_005 }],
    ['no word for its status', { status: undefined }, { status: null }],
    ['what went back as a number', { amountRefunded: { currency: 'EUR', value: 10 } }, { refunded: null }],
    [
      'what was taken back in dollars',
      { amountChargedBack: { currency: 'USD', value: '1.00' } },
      { charged_back: null },
    ],
    ['nothing that went back', { amountRefunded: null, amountChargedBack: null }, { refunded: 0, charged_back: 0 }],
    [
      'a moment that is none',
      { status: 'paid', paidAt: 'yesterday', expiresAt: 5 },
      { paid_at: null, expires_at: null },
    ],
    ['no links', { _links: undefined }, { link: null }],
    ['nothing of ours with it', { metadata: null }, { order: null, attempt: null }],
    ['something else with it', { metadata: 'x' }, { order: null, attempt: null }],
    ['nowhere to pay', { _links: {} }, { link: null }],
    ['taken back', { amountChargedBack: { currency: 'EUR', value: '1210.05' } }, { charged_back: 121_005 }],
    ['given back', { amountRefunded: { currency: 'EUR', value: '10.00' } }, { refunded: 1_000 }],
    ['paid', { status: 'paid', paidAt: '2026-11-15T12:01:00+00:00' }, { paid_at: new Date('2026-11-15T12:01:00Z') }],
    ['words we do not know yet', { unheardOf: true }, { status: 'open' }],
    ['how it is paid', { method: 'ideal' }, { method: 'ideal' }],
    ['a way to pay without a name here', { method: 'shells' }, { method: null, status: 'open' }],
  ])('%s', async (_name, change, expected) => {
    const provider = await providerThat(answering(200, { ...payment, ...change }))
    expect(await provider.find('tr_1')).toMatchObject(expected)
  })

  test.each([404, 410])('%i means that there is none', async (status) => {
    const provider = await providerThat(answering(status, { status }))
    expect(await provider.find('tr_x')).toBeNull()
  })
})

describe('trouble', () => {
  test.each([
    ['it is broken', answering(500, {}), 'unreachable'],
    ['it is busy', answering(429, {}), 'unreachable'],
    ['it is at the same thing already', answering(409, {}), 'unreachable'],
    ['it refuses', answering(422, {}), 'refused'],
    ['our key is wrong', answering(401, {}), 'refused'],
    ['it answers something else', answering(201, { id: 1 }), 'unreachable'],
    ['it answers no JSON', ((_request, response) => response.writeHead(201).end('<html>')) as Handler, 'unreachable'],
    [
      'it sends us elsewhere',
      ((_r, response) => response.writeHead(302, { location: '/x' }).end()) as Handler,
      'unreachable',
    ],
    ['it hangs up', ((incoming) => incoming.socket.destroy()) as Handler, 'unreachable'],
  ])('%s', async (_name, handler, code) => {
    const provider = await providerThat(handler)
    await expect(provider.create(request)).rejects.toMatchObject({ name: 'PaymentError', code })
  })

  test.each([
    ['never begins to answer', () => {}],
    [
      'never ends its answer',
      (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(201).write('{'),
    ],
  ])('one that %s is given up', async (_name, handler) => {
    const provider = await providerThat(handler, 50)
    await expect(provider.create(request)).rejects.toMatchObject({ code: 'unreachable' })
  })

  test.each([
    [204, 'resolves'],
    [422, 'resolves'],
    [404, 'resolves'],
    [500, 'rejects'],
  ])('cancelling that is answered with %i %s', async (status, outcome) => {
    const provider = await providerThat((_request, response) => response.writeHead(status).end())
    const done = await provider.cancel('tr_1').then(
      () => 'resolves',
      () => 'rejects',
    )
    expect(done).toBe(outcome)
  })
})
