import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeClock } from '#server/adapters/clock/index.ts'
import { contactMails, type Mail } from '#server/adapters/mail/index.ts'
import { renderMail } from '#server/adapters/mail/render.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { readConfig } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { createLogger, createMetrics, createServer } from '#server/http/index.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { createOutbox, outbox } from './index.ts'

const clock = fakeClock('2026-11-15T12:00:00Z')
const vault = vaultWith([randomBytes(32)])
let database: Database
let closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('outbox_mails').execute()
})
afterEach(async () => {
  for (const close of closing) await close()
  closing = []
})

async function build(environment: Record<string, string> = {}) {
  const config = readConfig(environment)
  const app = await createServer({ config, log: createLogger('silent'), metrics: createMetrics({ ofProcess: false }) })
  const mails = createOutbox({ database, vault, clock })
  await app.register(outbox, { config, outbox: mails })
  closing.push(() => app.close())
  return { app, send: mails.mailer.send }
}

const [toSupport, toVisitor] = contactMails(
  { wish: 'meeting', name: 'Anna <b>', email: 'anna@example.nl', message: '<script>alert(1)</script>', locale: 'en' },
  { brand: 'Oprecht', support_email: 'hallo@oprecht.example' },
)
const url = 'https://oprecht.example/confirm?token=a&b=1'
const withLink: Mail = {
  ...toVisitor,
  ...renderMail({
    locale: 'en',
    brand: 'Oprecht',
    title: 'Hi',
    paragraphs: ['Hi.'],
    action: { label: 'Go', url },
    footer: ['x'],
  }),
}

describe('as data', () => {
  test('mails come newest first, with everything a test wants to know', async () => {
    const { app, send } = await build()
    await send(toSupport, 'one')
    clock.advance(1000)
    await send(withLink, 'two')
    const answer = await app.inject('/outbox.json')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual([
      { ...withLink, id: 'two', links: [url], created_at: '2026-11-15T12:00:01.000Z' },
      { ...toSupport, id: 'one', links: [], created_at: '2026-11-15T12:00:00.000Z' },
    ])
  })

  test('the same mail sent again is there once', async () => {
    const { app, send } = await build()
    await send(toSupport, 'one')
    await send(toSupport, 'one')
    expect((await app.inject('/outbox.json')).json()).toHaveLength(1)
  })

  test('in the table nothing can be read', async () => {
    const { send } = await build()
    await send(toSupport, 'one')
    const row = await database.db.selectFrom('outbox_mails').selectAll().executeTakeFirstOrThrow()
    expect(Buffer.from(row.content, 'base64url').toString('latin1')).not.toContain('anna')
  })

  test('a mail of an earlier key does not hide the others', async () => {
    const { app, send } = await build()
    await createOutbox({ database, vault: vaultWith([randomBytes(32)]), clock }).mailer.send(toVisitor, 'old')
    await send(toSupport, 'new')
    expect((await app.inject('/outbox.json')).json()).toMatchObject([{ id: 'new' }])
    expect((await app.inject('/outbox/old')).statusCode).toBe(404)
  })
})

describe('as pages', () => {
  test('an empty outbox says so', async () => {
    const { app } = await build()
    expect((await app.inject('/outbox')).body).toContain('Nothing was sent yet')
  })

  test('the list leads to each mail', async () => {
    const { app, send } = await build()
    await send(toSupport, 'one')
    const { body, headers } = await app.inject('/outbox')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('href="/outbox/one"')
    expect(body).toContain('Anna &lt;b&gt;')
  })

  test('a mail shows its links and text, and its HTML in a frame', async () => {
    const { app, send } = await build()
    await send(withLink, 'two')
    const { body } = await app.inject('/outbox/two')
    expect(body.match(/<a href="https:\/\/oprecht\.example\/confirm\?token=a&amp;b=1">/g)).toHaveLength(2)
    expect(body).toContain('<iframe src="/outbox/two/html"')
  })

  test('the pages bring no style or script of their own', async () => {
    const { app, send } = await build()
    await send(toSupport, 'one')
    for (const path of ['/outbox', '/outbox/one']) {
      const { body, headers } = await app.inject(path)
      expect(body).not.toMatch(/<script|<style|style=|\son\w+=/)
      expect(headers['content-security-policy']).not.toContain('unsafe-inline')
      expect(headers['cache-control']).toBe('no-store')
    }
    expect((await app.inject('/outbox.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })

  test('the framed mail may be framed by us, has its styles and can run nothing', async () => {
    const { app, send } = await build()
    await send(toSupport, 'one')
    const { body, headers } = await app.inject('/outbox/one/html')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'.*sandbox allow-popups/,
    )
    expect(body).toContain('<base target="_blank">')
    expect(body).not.toContain('<script')
  })

  test.each(['/outbox/none', '/outbox/none/html'])('%s is not found', async (path) => {
    const { app } = await build()
    expect((await app.inject(path)).statusCode).toBe(404)
  })
})

test('what is attached has an address of its own', async () => {
  const { app, send } = await build()
  const attachments = [{ name: 'a.pdf', media_type: 'application/pdf', base64: Buffer.from('%PDF').toString('base64') }]
  await send({ ...withLink, attachments }, 'one')
  const [mail] = (await app.inject('/outbox.json')).json()
  expect(mail.attachments).toEqual([{ name: 'a.pdf', media_type: 'application/pdf', size: 4 }])
  expect((await app.inject('/outbox/one')).body).toContain('href="/outbox/one/attachments/0"')
  const file = await app.inject('/outbox/one/attachments/0')
  expect([file.headers['content-type'], file.body]).toEqual(['application/pdf', '%PDF'])
  expect((await app.inject('/outbox/one/attachments/1')).statusCode).toBe(404)
})

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://oprecht.example',
  DATA_KEY: Buffer.alloc(32).toString('base64'),
  SMTP_URL: 'smtps://mail.example',
  MOLLIE_API_KEY: 'live_0123456789abcdef',
  INVOICE_SENDER: 'Oprecht B.V. | Voorbeeldstraat 1',
}

describe.each([
  ['in production', production],
  ['where mails are really sent', { SMTP_URL: 'smtp://mail.example' }],
])('%s', (_name, environment) => {
  test.each(['/outbox', '/outbox.json', '/outbox.css', '/outbox/one', '/outbox/one/html'])(
    '%s is absent',
    async (path) => {
      const { app, send } = await build(environment)
      await send(toSupport, 'one')
      expect((await app.inject(path)).statusCode).toBe(404)
    },
  )
})

test('only the newest 500 are kept', async () => {
  const { send } = await build()
  await send(toSupport, 'first')
  await database.db
    .insertInto('outbox_mails')
    .values(Array.from({ length: 499 }, (_, n) => ({ id: `n${n}`, content: 'x', created_at: clock.now() })))
    .execute()
  const ids = async () =>
    (await database.db.selectFrom('outbox_mails').select('id').orderBy('position').execute()).map(({ id }) => id)
  expect(await ids()).toHaveLength(500)
  await send(toVisitor, 'last')
  const left = await ids()
  expect(left).toHaveLength(500)
  expect([left[0], left.at(-1)]).toEqual(['n0', 'last'])
})
