import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerHealth } from './routes.ts'

async function healthWith(ready: () => Promise<void>) {
  const app = Fastify()
  await app.register(registerHealth, { ready })
  onTestFinished(() => app.close())
  return app
}

test('alive and ready while the database answers', async () => {
  const app = await healthWith(async () => {})
  const [live, ready] = [await app.inject('/health/live'), await app.inject('/health/ready')]
  expect([live.statusCode, live.json()]).toEqual([200, { status: 'alive' }])
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
  expect(ready.headers['cache-control']).toBe('no-store')
})

test('alive but not ready when the database does not answer', async () => {
  const app = await healthWith(() => Promise.reject(new Error('gone')))
  const [live, ready] = [await app.inject('/health/live'), await app.inject('/health/ready')]
  expect(live.statusCode).toBe(200)
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not ready', because: 'database' }])
})

test('not ready once it is stopping', async () => {
  const stopping = Promise.withResolvers<void>()
  const app = Fastify({ return503OnClosing: false })
  await app.register(registerHealth, { ready: async () => {} })
  await app.register(async (slow) => {
    slow.addHook('preClose', () => stopping.promise)
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const closed = app.close()
  const said = async () => {
    const answer = await fetch(`${address}/health/ready`)
    return [answer.status, await answer.json()]
  }
  await expect.poll(said).toEqual([503, { status: 'not ready', because: 'stopping' }])
  stopping.resolve()
  await closed
})
