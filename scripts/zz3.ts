import http from 'node:http'
import Fastify from 'fastify'
import { openTestApp } from '#server/testing/app-open.ts'
import { group } from './bench/patch-answers.ts'

const time = async (name: string, n: number, f: (i: number) => Promise<unknown>) => {
  for (let i = 0; i < n; i++) await f(i)
  const c = process.cpuUsage()
  const t = performance.now()
  for (let i = 0; i < n; i++) await f(i)
  const u = process.cpuUsage(c)
  console.log(
    name,
    (((performance.now() - t) * 1000) / n).toFixed(1),
    'us wall',
    ((u.user + u.system) / n).toFixed(1),
    'us cpu',
  )
}
const bare = Fastify()
bare.patch('/x/:uuid', async () => ({ ok: true }))
await bare.ready()
await time('bare fastify inject', 4000, (i) => bare.inject({ method: 'PATCH', url: '/x/1', payload: group(i) }))
const { app, close } = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'info' } })
const created = await app.inject({ method: 'POST', url: '/api/dutch_bv_incorporations' })
const cookie = String(created.headers['set-cookie']).split(';')[0]
await time('our 404', 4000, (i) =>
  app.inject({ method: 'PATCH', url: '/api/dutch_bv_incorporations/x', headers: { cookie }, payload: group(i) }),
)
const listen = async (a: typeof bare) => {
  await a.listen({ port: 0, host: '127.0.0.1' })
  return (a.server.address() as { port: number }).port
}
const agent = new http.Agent({ keepAlive: true })
const call = (port: number, path: string, body: string, headers: Record<string, string> = {}) =>
  new Promise((res, rej) => {
    const r = http.request(
      {
        port,
        path,
        method: 'PATCH',
        agent,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (m) => {
        m.resume()
        m.on('end', res)
      },
    )
    r.on('error', rej)
    r.end(body)
  })
const p1 = await listen(bare),
  p2 = await listen(app as never)
await time('bare fastify http', 4000, (i) => call(p1, '/x/1', JSON.stringify(group(i))))
await time('our 404 http', 4000, (i) =>
  call(p2, '/api/dutch_bv_incorporations/x', JSON.stringify(group(i)), { cookie: cookie! }),
)
agent.destroy()
await bare.close()
await close()
