import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#contract/route.ts'
import { AppError, replied, serve } from './index.ts'
import { base, json, reading, serverWith, thing, things } from './try-server.fixture.ts'

describe('a route of the contract', () => {
  test('answers with its status and only what its schema names', async () => {
    const app = await serverWith(things)
    const answer = await app.inject({ method: 'POST', url: '/api/things/7', payload: { name: 'Anna' } })
    expect([answer.statusCode, answer.json()]).toEqual([201, { name: 'Anna' }])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('an answer that breaks the schema is our fault and is not sent', async () => {
    const app = await serverWith((api) => serve(api, thing, async () => ({ name: 7 as never })))
    const answer = await app.inject({ method: 'POST', url: '/api/things/7', payload: { name: 'Anna' } })
    expect(answer.statusCode).toBe(500)
    expect(answer.json().errors[0].code).toBe('internal_error')
  })

  test('is closed to everyone until it says that it is public', async () => {
    const { public: _, ...closed } = base
    const app = await serverWith((api) => serve(api, defineRoute(closed), async () => ({ name: 'x' })))
    const answer = await app.inject({ method: 'POST', url: '/api/things/7', payload: '{broken', headers: json })
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { errors: ['You need to sign in or sign up before continuing.'], code: 'not_signed_in' },
    ])
  })

  test('may send its answer itself', async () => {
    const away = defineRoute({ ...reading, path: '/api/away' })
    const app = await serverWith((api) =>
      serve(api, away, async ({ reply }) => {
        reply.redirect('/elsewhere')
        return replied
      }),
    )
    const answer = await app.inject('/api/away')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/elsewhere'])
  })

  test('takes a slash at the end only where it says so', async () => {
    const params = z.object({ id: z.string() })
    const app = await serverWith((api) => {
      serve(api, defineRoute({ ...reading, path: '/api/loose/:id', params, trailingSlash: true }), async () => ({
        name: 'x',
      }))
      serve(api, defineRoute({ ...reading, path: '/api/strict/:id', params }), async () => ({ name: 'x' }))
    })
    const statuses = ['/api/loose/1', '/api/loose/1/', '/api/strict/1', '/api/strict/1/'].map(async (url) => {
      return (await app.inject(url)).statusCode
    })
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404])
  })
})

describe('forms', () => {
  const payload = 'name=Anna'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }

  test('are read where a route says so', async () => {
    const app = await serverWith((api) => serve(api, defineRoute({ ...base, forms: true }), async ({ body }) => body))
    const answer = await app.inject({ method: 'POST', url: '/api/things/7', payload, headers })
    expect([answer.statusCode, answer.json()]).toEqual([201, { name: 'Anna' }])
  })

  test('are refused elsewhere, also beside a route that takes them', async () => {
    const app = await serverWith((api) => {
      serve(api, defineRoute({ ...base, path: '/api/forms/:id', forms: true }), async ({ body }) => body)
      things(api)
    })
    const answer = await app.inject({ method: 'POST', url: '/api/things/7', payload, headers })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([415, 'unsupported_media_type'])
  })
})

describe('errors have one form', () => {
  const post = { method: 'POST', url: '/api/things/7', headers: json } as const
  test.each([
    ['a missing field', { ...post, payload: '{}' }, 422, 'required', 'name'],
    ['an unknown field', { ...post, payload: '{"name":"A","extra":1}' }, 422, 'unknown_field', 'extra'],
    ['a wrong parameter', { ...post, url: '/api/things/x', payload: '{"name":"A"}' }, 422, 'invalid_format', 'id'],
    ['a wrong query', { ...post, url: '/api/things/7?page=0', payload: '{"name":"A"}' }, 422, 'too_low', 'page'],
    ['no body', { ...post, headers: {} }, 422, 'invalid_type', undefined],
    ['broken JSON', { ...post, payload: '{"name":' }, 400, 'malformed_request', undefined],
    ['an empty body that says it is JSON', { ...post, payload: '' }, 400, 'malformed_request', undefined],
    [
      'JSON that touches the prototype',
      { ...post, payload: '{"__proto__":{"a":1}}' },
      400,
      'malformed_request',
      undefined,
    ],
    [
      'text',
      { ...post, payload: 'x', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
      undefined,
    ],
    ['no type', { ...post, payload: 'x', headers: { 'content-type': '' } }, 415, 'unsupported_media_type', undefined],
    ['too large', { ...post, payload: `"${'x'.repeat(1024 * 1024)}"` }, 413, 'too_large', undefined],
    ['an unknown address', { url: '/api/nothing' }, 404, 'not_found', undefined],
    ['a name longer than any', { url: `/api/calculation/${'x'.repeat(300)}` }, 404, 'not_found', undefined],
    [
      'an unknown address with a broken body',
      { ...post, url: '/api/nothing', payload: '{' },
      404,
      'not_found',
      undefined,
    ],
    ['an address that cannot be decoded', { url: '/api/things/%E0%A4%A' }, 400, 'malformed_request', undefined],
  ] as const)('%s', async (_name, request, status, code, path) => {
    const app = await serverWith(things)
    const answer = await app.inject(request as never)
    const [error] = answer.json().errors
    expect([answer.statusCode, error.code, error.path]).toEqual([status, code, path])
    expect(error.message).toMatch(/\.$/)
    expect(Object.keys(answer.json())).toEqual(['errors'])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('a fault of ours tells the caller nothing and the log where it was', async () => {
    const log: string[] = []
    const failing = (api: FastifyInstance) =>
      serve(api, thing, async () => Promise.reject(new Error('password of "jan@voorbeeld.nl" is hunter2')))
    const app = await serverWith(failing, { log })
    const answer = await app.inject({ ...post, payload: '{"name":"A"}' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json().errors).toEqual([{ code: 'internal_error', message: expect.any(String) }])
    expect(answer.body).not.toMatch(/hunter2|jan@/)
    const line = log.map((text) => JSON.parse(text)).find(({ level }) => level === 'error')
    expect(line).toMatchObject({ request_id: answer.headers['x-request-id'], err: { type: 'Error' } })
    expect(line.err.stack).toContain('serve.test.ts')
    expect(log.join('')).not.toContain('jan@')
  })

  test('an error of an action carries its code, place and headers', async () => {
    const app = await serverWith((api) =>
      serve(api, thing, async () =>
        Promise.reject(new AppError('conflict', { path: 'main', headers: { etag: '"4"' } })),
      ),
    )
    const answer = await app.inject({ ...post, payload: '{"name":"A"}' })
    expect([answer.statusCode, answer.headers.etag]).toEqual([409, '"4"'])
    expect(answer.json().errors).toEqual([{ code: 'conflict', path: 'main', message: expect.any(String) }])
  })
})
