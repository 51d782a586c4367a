import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#contract/index.ts'
import { openTestApp, type TestApp } from './testing/app-open.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

/** Method and pattern of everything registered under /api, read from the router's own drawing. */
function registeredCalls(): string[] {
  const lines = service.app.printRoutes({ commonPrefix: false }).split('\n')
  const parents: string[] = []
  return lines.flatMap((line) => {
    const [, indent = '', path = '', methods = ''] = /^([│├└─\s]*)(\S*) ?(?:\((.*)\))?$/.exec(line) ?? []
    const depth = indent.length / 4
    parents[depth] = path
    const full = parents.slice(0, depth + 1).join('')
    return methods.split(', ').flatMap((method) => (method ? [`${method} ${full}`] : []))
  })
}

// The router draws parameters of several names at one place together, so their names are left aside.
const nameless = (call: string) => call.replace(/:[^/]+?(?=\.\w+$|\/|$)/g, ':').replace(/\/$/, '')

test('every call under /api is in the contract, and every call of the contract is served', () => {
  const aside = /^(HEAD|OPTIONS|TRACE) |^\w+ \/api\/(\*|docs(\/|$))/
  const served = registeredCalls().filter((call) => call.includes(' /api/') && !aside.test(call))
  const agreed = routes.map(({ method, path }) => nameless(`${method} ${path}`))
  expect([...new Set(served.map(nameless))].sort()).toEqual(agreed.sort())
})

describe('the documentation', () => {
  type Operation = {
    operationId: string
    parameters?: { name: string; in: string; required: boolean; schema: object }[]
    requestBody?: { content: Record<string, { schema: object }> }
    responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
  }
  const document = async () => {
    const answer = await service.app.inject('/api/openapi.json')
    expect(answer.statusCode).toBe(200)
    return answer.json() as {
      openapi: string
      info: { title: string; version: string }
      servers: { url: string }[]
      paths: Record<string, Record<string, Operation>>
      components: { schemas: Record<string, object> }
    }
  }
  const operations = async () =>
    Object.entries((await document()).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )

  test('is OpenAPI 3.1 and names each call of the contract once', async () => {
    const { openapi, info, servers } = await document()
    expect(openapi).toBe('3.1.0')
    expect(info).toMatchObject({ title: 'Oprecht API', version: '1.0.0' })
    expect(servers).toEqual([{ url: '/' }])
    const described = (await operations()).map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    )
    expect(described.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort())
    const ids = (await operations()).map(({ operation }) => operation.operationId)
    expect(ids.sort()).toEqual(routes.map(({ id }) => id).sort())
  })

  test('declares every parameter of a path, as required', async () => {
    for (const { path, operation } of await operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect(declared.map(({ name }) => name).sort()).toEqual(inPath.sort())
      expect(declared.every(({ required, schema }) => required && typeof schema === 'object')).toBe(true)
    }
  })

  test('describes each answer, with the errors in their one form', async () => {
    for (const { operation } of await operations()) {
      for (const [status, { description }] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[1-5]\d\d$/)
        expect(description).toMatch(/\S/)
        expect(description).not.toBe('Default Response')
      }
      const own = routes.find(({ id }) => id === operation.operationId)?.responses ?? {}
      for (const status of ['429', '500', '503'].filter((status) => !(status in own))) {
        expect(operation.responses[status]?.content?.['application/json']?.schema).toEqual({
          $ref: '#/components/schemas/Errors',
        })
      }
    }
  })

  test('points only to what is there, and keeps nothing that nobody points to', async () => {
    const whole = await document()
    const pointed = [...JSON.stringify(whole).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name,
    )
    expect([...new Set(pointed)].sort()).toEqual(Object.keys(whole.components.schemas).sort())
    expect(JSON.stringify(whole)).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/)/)
  })

  test('has no schema that says nothing about a body', async () => {
    for (const { operation } of await operations()) {
      const schemas = [
        ...Object.values(operation.requestBody?.content ?? {}),
        ...Object.values(operation.responses).flatMap(({ content }) => Object.values(content ?? {})),
      ].map(({ schema }) => Object.keys(schema))
      expect(schemas.every((keys) => keys.length > 0)).toBe(true)
    }
  })

  test('has a page to read', async () => {
    const page = await service.app.inject('/api/docs')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).not.toContain('unsafe')
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/)
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => String(source))
    for (const source of sources) expect((await service.app.inject(source)).statusCode).toBe(200)
    expect((await service.app.inject('/api/docs/json')).json().openapi).toBe('3.1.0')
  })
})

test('nothing a visitor sends is found in the log', async () => {
  const secrets = ['jan.jansen@voorbeeld.nl', '111222333', 'tok-7f3a9c', 'Hunter2!geheim', 'koekje-42', '0612345678']
  const [email, bsn, token, password, cookie, phone] = secrets
  const headers = {
    authorization: `Bearer ${token}`,
    'access-token': token,
    uid: email,
    cookie: `sid=${cookie}`,
    'x-forwarded-for': bsn,
    'x-request-id': bsn,
    'user-agent': `agent ${email}`,
    referer: `http://localhost/?email=${email}`,
  }
  const query = `?email=${email}&access_token=${token}&bsn=${bsn}`
  const message = {
    wish: 'phone',
    name: email,
    email,
    phone_number: phone,
    message: `${password} ${bsn}`,
    locale: 'nl',
  }
  const requests = [
    { url: `/api/site${query}` },
    { url: `/api/nothing/${email}${query}` },
    { url: `/${bsn}${query}` },
    { url: `/api/cdn/stories/${bsn}${query}` },
    { url: `/api/public/page_informations/${bsn}${query}` },
    { url: `/api/cdn/stories/%${bsn}${query}` },
    { method: 'POST', url: `/api/contact_messages${query}`, payload: message },
    { method: 'POST', url: `/api/contact_messages${query}`, payload: { ...message, bsn, [email ?? '']: password } },
    { method: 'POST', url: '/api/contact_messages', payload: `{"email":"${email}"`, type: 'application/json' },
    { method: 'POST', url: '/api/site', payload: message },
    { url: `/metrics${query}` },
    { url: `/health/ready${query}` },
  ]
  for (const { type, ...request } of requests as { type?: string; url: string }[]) {
    await service.app.inject({ ...request, headers: { ...headers, ...(type && { 'content-type': type }) } })
  }
  await service.jobs.drain()
  // A fault while such a request is handled: the database is asked something it refuses.
  await service.database.db
    .updateTable('price_books')
    .set({ book: JSON.stringify({ dga_norm: email }) })
    .execute()
  expect((await service.app.inject({ url: `/api/site${query}`, headers })).statusCode).toBe(500)

  const log = service.logged.join('')
  expect(service.logged.length).toBeGreaterThan(requests.length)
  for (const secret of secrets) {
    expect(log).not.toContain(secret)
    expect(log).not.toContain(encodeURIComponent(secret))
  }
  for (const line of service.logged) expect(() => JSON.parse(line)).not.toThrow()
})
