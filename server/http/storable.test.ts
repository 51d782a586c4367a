import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#contract/route.ts'
import { serve } from './index.ts'
import { storable } from './storable.ts'
import { base, json, serverWith } from './try-server.fixture.ts'

const echo = {
  ...base,
  forms: true,
  params: z.object({ id: z.string() }),
  query: z.looseObject({}),
  body: z.unknown(),
  responses: { 200: z.looseObject({}) },
} as const
const strict = defineRoute({ ...echo, path: '/api/strict/:id' })
const protocol = defineRoute({ ...echo, path: '/api/protocol/:id', protocol: true })

async function send(url: string, payload: string | object = '{}', headers = json) {
  const app = await serverWith((api) => {
    for (const route of [strict, protocol]) {
      serve(api, route, async ({ params, query, body }) => ({ params, query, body }))
    }
  })
  return app.inject({ method: 'POST', url, payload, headers })
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

test.each<[string, string, (string | object)?, typeof json?]>([
  ['a value of the query', '/api/strict/1?uid=%00'],
  ['one of several values', '/api/strict/1?uid=a&uid=%00'],
  ['a name in the query', '/api/strict/1?%00=a'],
  ['a value of the body', '/api/strict/1', { a: 'b\u0000' }],
  ['a name in the body', '/api/strict/1', { 'b\u0000': 1 }],
  ['deep in the body', '/api/strict/1', { a: [1, { b: [null, 'c\u0000'] }] }],
  ['half a character', '/api/strict/1', '{"a": "\\ud800"}'],
  ['the other half', '/api/strict/1', '{"a": "\\udc00x"}'],
  ['a form', '/api/strict/1', 'a=%00', form],
])('what can be kept nowhere is refused: in %s', async (_where, url, payload, headers) => {
  const answer = await send(url, payload, headers)
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'malformed_request'])
})

test('nothing is found under such a name', async () => {
  expect((await send('/api/strict/a%00b')).statusCode).toBe(404)
})

test('whole letters of every kind are let through, however deep', async () => {
  const text = 'é ﷽ 👩‍👧 \u200d \n \u001b'
  const answer = await send(`/api/strict/1?a=${encodeURIComponent(text)}`, { a: { b: [text] }, c: 1, d: null })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { params: { id: '1' }, query: { a: text }, body: { a: { b: [text] }, c: 1, d: null } },
  ])
  const deep = `${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`
  expect((await send('/api/strict/1', deep)).statusCode).toBe(400)
})

test('a protocol gets them as letters that nobody could read, and answers in its own words', async () => {
  const answer = await send('/api/protocol/a%00?uid=%00&uid=b', { user: { email: 'a\u0000@b.nl', list: ['\ud800'] } })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      params: { id: 'a\ufffd' },
      query: { uid: ['\ufffd', 'b'] },
      body: { user: { email: 'a\ufffd@b.nl', list: ['\ufffd'] } },
    },
  ])
})

test.each([
  ['', ''],
  ['a', 'a'],
  ['\u0000a\u0000', '\ufffda\ufffd'],
  ['\ud83d', '\ufffd'],
  ['😀', '😀'],
])('%j can be kept as %j', (text, kept) => {
  expect(storable(text)).toBe(kept)
})
