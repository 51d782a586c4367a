import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { defineRoute } from '#contract/route.ts'
import { serve } from './index.ts'
import { reading, serverWith, things } from './try-server.fixture.ts'

describe('compression', () => {
  const large = defineRoute({ ...reading, path: '/api/large' })
  const answer = (encoding: string, length: number) =>
    serverWith((api) => serve(api, large, async () => ({ name: 'a'.repeat(length) }))).then((app) =>
      app.inject({ url: '/api/large', headers: { 'accept-encoding': encoding } }),
    )

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('%s gives %s', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await answer(accepted, 5000)
    expect(headers['content-encoding']).toBe(encoding)
    expect(JSON.parse(unpack(rawPayload).toString()).name).toHaveLength(5000)
  })

  test.each([
    ['br, gzip', 100],
    ['identity', 5000],
  ])('none with %s and %d characters', async (accepted, length) => {
    expect((await answer(accepted, length)).headers['content-encoding']).toBeUndefined()
  })
})

describe('headers', () => {
  test('of security are on every answer, errors too', async () => {
    const app = await serverWith(things)
    for (const url of ['/api/nothing', '/nothing']) {
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("script-src 'self';"),
      })
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  test('https is asked for only where the service has it', async () => {
    const app = await serverWith(things, { settings: { PUBLIC_URL: 'https://www.example.nl' } })
    const { headers } = await app.inject('/api/nothing')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })

  test('the id of a request is answered', async () => {
    const app = await serverWith(things)
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
    const { headers } = await app.inject({ url: '/api/nothing', headers: { 'x-request-id': id } })
    expect(headers['x-request-id']).toBe(id)
    expect((await app.inject('/api/nothing')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

test('a handler that never ends is answered for after a minute', async () => {
  const stuck = defineRoute({ ...reading, path: '/api/stuck' })
  const app = await serverWith((api) => serve(api, stuck, () => new Promise(() => undefined)))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const answer = app.inject('/api/stuck')
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(60_000)
    expect((await answer).statusCode).toBe(503)
    await app.inject('/api/nothing')
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

describe('metrics', () => {
  const token = 'a-token-of-some-length'
  const bearer = { authorization: `Bearer ${token}` }
  test.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['this machine by its other names', '::ffff:127.0.0.1', {}, 200],
    ['this machine for someone else', '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }, 403],
    ['another machine', '192.0.2.1', {}, 403],
    ['another machine with the token', '192.0.2.1', bearer, 200],
    ['another machine with another token', '192.0.2.1', { authorization: 'Bearer guess' }, 403],
  ])('asked by %s', async (_name, remoteAddress, headers, status) => {
    const app = await serverWith(things, { settings: { METRICS_TOKEN: token } })
    expect((await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status)
  })

  test('count by route pattern, never by address', async () => {
    const app = await serverWith(things)
    await app.inject({ method: 'POST', url: '/api/things/123456782?email=jan@voorbeeld.nl', payload: { name: 'A' } })
    const { body } = await app.inject('/metrics')
    expect(body).toContain('http_request_duration_seconds_count{method="POST",route="/api/things/:id",status="201"} 1')
    expect(body).not.toMatch(/123456782|jan@/)
  })
})

describe('over a real connection', () => {
  const listening = async (add: (api: FastifyInstance) => void) => {
    const app = await serverWith(add)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const [address] = app.addresses()
    return { app, port: typeof address === 'object' ? address.port : 0 }
  }

  const answerTo = async (bytes: string): Promise<string> => {
    const { port } = await listening(things)
    return new Promise((resolve, reject) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (part) => {
        text += part
      })
      socket.on('close', () => resolve(text)).on('error', reject)
    })
  }

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', '400 Bad Request', 'malformed_request'],
    ['too long a header', `GET / HTTP/1.1\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`, '431', 'too_large'],
  ])('%s is answered in the same form', async (_name, bytes, status, code) => {
    const answer = await answerTo(bytes)
    expect(answer).toContain(`HTTP/1.1 ${status}`)
    expect(answer).toContain(`{"errors":[{"code":"${code}"`)
  })

  test('who asked for the head alone gets no body, also when the rest was not understood', async () => {
    expect(await answerTo('HEAD \\api HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\n$/s)
  })

  test('stopping finishes what is under way and lets go of connections kept for later', async () => {
    const slow = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    const get = defineRoute({ ...reading, path: '/api/slow' })
    const { app, port } = await listening((api) =>
      serve(api, get, async () => {
        started.resolve()
        await slow.promise
        return { name: 'done' }
      }),
    )
    const answer = new Promise<{ body: string; connection: string | undefined }>((resolve, reject) => {
      const headers = { connection: 'keep-alive' }
      httpRequest({ port, host: '127.0.0.1', path: '/api/slow', headers }, (response) => {
        let body = ''
        response.on('data', (part) => {
          body += part
        })
        response.on('end', () => resolve({ body, connection: response.headers.connection }))
      })
        .on('error', reject)
        .end()
    })
    await started.promise
    const closed = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    slow.resolve()
    expect(await answer).toEqual({ body: '{"name":"done"}', connection: 'close' })
    await closed
  })
})
