import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { defineRoute } from '#contract/route.ts'
import { serve } from './index.ts'
import { base, json, serverWith, things } from './try-server.fixture.ts'

describe('limits', () => {
  const settings = { RATE_LIMIT_PER_MINUTE: '3' }
  const call = (app: FastifyInstance, remoteAddress: string, headers = {}) =>
    app.inject({ url: '/api/nothing', remoteAddress, headers })

  test('count per address, over all calls, unknown ones too', async () => {
    const app = await serverWith(things, { settings })
    await app.inject({ method: 'POST', url: '/api/things/7', payload: { name: 'A' }, remoteAddress: '192.0.2.1' })
    const statuses = [await call(app, '192.0.2.1'), await call(app, '192.0.2.1')].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([404, 404])
    const refused = await call(app, '192.0.2.1')
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call(app, '192.0.2.2')).statusCode).toBe(404)
  })

  test.each([
    ['false', 429],
    ['127.0.0.1', 404],
  ])('with TRUST_PROXY=%s a forwarded address counts accordingly', async (TRUST_PROXY, last) => {
    const app = await serverWith(things, { settings: { ...settings, TRUST_PROXY } })
    const statuses: number[] = []
    for (const visitor of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
      statuses.push((await call(app, '127.0.0.1', { 'x-forwarded-for': visitor })).statusCode)
    }
    expect(statuses.at(-1)).toBe(last)
  })

  test('a route may be stricter', async () => {
    const strict = defineRoute({ ...base, limit: { max: 1, perSeconds: 600 } })
    const app = await serverWith((api) => serve(api, strict, async () => ({ name: 'x' })))
    const send = () => app.inject({ method: 'POST', url: '/api/things/7', payload: { name: 'A' } })
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([201, 429])
    expect(Number((await send()).headers['retry-after'])).toBeGreaterThan(60)
  })
})

test('in maintenance the API says so, whatever is asked', async () => {
  const app = await serverWith(things, { settings: { MAINTENANCE: 'true' } })
  for (const url of ['/api/things/7', '/api/nothing']) {
    const answer = await app.inject({ method: 'POST', url, payload: '{', headers: json })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([503, 'unavailable'])
    expect(answer.headers['retry-after']).toBe('300')
  }
})
