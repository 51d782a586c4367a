import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { contactMessageSchema } from './contact.ts'
import { type Api, routes } from './index.ts'
import { errorStatusesOf, type Route } from './route.ts'
import type { Site } from './site.ts'

const all: readonly Route[] = routes

test('no two routes share an id or an address', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length)
})

describe.each(all.map((route) => [route.id, route] as const))('%s', (_id, route) => {
  test('its parameters are the ones in its path', () => {
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(route.params?.shape ?? {}).sort()).toEqual(inPath.sort())
  })

  test('every object in its body refuses fields it does not know', () => {
    if (route.body === undefined || route.protocol) return
    const body = JSON.stringify(z.toJSONSchema(route.body, { io: 'input' }))
    // A table by name is said by what its entries are.
    const closed = body.match(/"additionalProperties":(?:false|\{"(?!\}))/g)?.length
    expect(body.match(/"type":"object"/g)?.length).toBe(closed)
  })

  test('a number in its body is no wider than a column of the database', () => {
    if (route.body === undefined) return
    // What somebody answers is kept as it is, and how far somebody has seen is counted in a wide column.
    const { $defs: _answers, ...body } = z.toJSONSchema(route.body, { io: 'input' })
    const text = JSON.stringify(body).replace(/"up_to":\{[^}]*\}/, '')
    expect(text).not.toMatch(/"type":"integer"(?![^}]*"maximum":\d{1,10}\b)/)
  })

  test('it has a good answer and a body only where the method carries one', () => {
    // The protocol refuses this one in words of its own, so it is a call.
    const isGood = Object.keys(route.responses).some((status) => /^[23]/.test(status)) || route.id === 'getSignIn'
    expect(isGood).toBe(true)
    if (route.method === 'GET') expect(route.body).toBeUndefined()
  })
})

test('the statuses in the common error form follow from what a route takes', () => {
  const base = { id: 'a', method: 'GET', path: '/api/a', summary: 's', tags: ['t'], responses: {} } as const
  expect(errorStatusesOf({ ...base, public: true, impersonal: true })).toEqual([400, 429, 500, 503])
  expect(errorStatusesOf({ ...base, public: true })).toEqual([400, 401, 429, 500, 503])
  expect(errorStatusesOf({ ...base, method: 'DELETE', public: true })).toEqual([400, 401, 413, 415, 429, 500, 503])
  expect(errorStatusesOf({ ...base, method: 'POST', body: z.strictObject({}) })).toEqual([
    400, 401, 403, 413, 415, 422, 429, 500, 503,
  ])
  const own = { ...base, public: true, impersonal: true, params: z.object({}), responses: { 404: z.string() } } as const
  expect(errorStatusesOf(own)).toEqual([400, 422, 429, 500, 503])
})

test('the browser knows what each call takes and gives', () => {
  expectTypeOf<Api['GET /api/site']['response']>().toEqualTypeOf<Site>()
  expectTypeOf<Api['GET /api/site']['body']>().toEqualTypeOf<undefined>()
  expectTypeOf<Api['GET /api/cdn/stories/:slug']['params']>().toEqualTypeOf<{ slug: string }>()
  expectTypeOf<Api['POST /api/contact_messages']['response']>().toEqualTypeOf<{ accepted: true }>()
  expectTypeOf<Api['POST /api/contact_messages']['body']['wish']>().toEqualTypeOf<'chat' | 'phone' | 'meeting'>()
})

describe('a contact message', () => {
  const right = { wish: 'chat', name: 'Anna', email: 'anna@voorbeeld.nl', message: 'Hoi', locale: 'nl' }
  test.each([
    ['as it should be', {}, true],
    ['several lines and a tab', { message: 'Hoi,\r\n\n\tdag 👩‍👧' }, true],
    ['a phone number', { phone_number: '+31 (0)6 1234-5678' }, true],
    ['an accent and an apostrophe', { name: "Zoë van 't Hof" }, true],
    ['only spaces', { name: '   ' }, false],
    ['a line break in the name', { name: 'Anna\r\nBcc: x@y.nl' }, false],
    ['a line separator in the name', { name: 'Anna\u2028Bcc: x@y.nl' }, false],
    ['a null byte', { message: 'Hoi\u0000' }, false],
    ['an escape character', { message: 'Hoi\u001b[31m' }, false],
    ['a turned direction of reading', { message: 'Hoi \u202eton' }, false],
    ['half a character', { message: 'Hoi \ud83d' }, false],
    ['a line break in the address', { email: 'anna@voorbeeld.nl\nBcc: x@y.nl' }, false],
    ['two addresses', { email: 'a@voorbeeld.nl,b@voorbeeld.nl' }, false],
    ['words in the phone number', { phone_number: 'bel me' }, false],
    ['too long', { message: 'x'.repeat(4001) }, false],
    ['another field', { subject: 'x' }, false],
  ])('%s', (_name, change, accepted) => {
    expect(contactMessageSchema.safeParse({ ...right, ...change }).success).toBe(accepted)
  })
})
