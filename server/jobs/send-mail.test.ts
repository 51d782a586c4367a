import { randomBytes } from 'node:crypto'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeClock } from '#server/adapters/clock/index.ts'
import { contactMails, createMailer, type Mailer } from '#server/adapters/mail/index.ts'
import { fakeMailer } from '#server/adapters/mail/port.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import type { Database } from '#server/db/index.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { portOf } from '#server/testing/ports.ts'
import { createJobs, sendMail } from './index.ts'

let database: Database
let server: SMTPServer
let port: number
/** What the mail server answers to each recipient in turn; after that it accepts. */
let answers: number[] = []
let accepted: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const code = answers.shift()
      if (code === undefined) accepted.push(address)
      done(code === undefined ? null : Object.assign(new Error(`no ${address}`), { responseCode: code }))
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  port = await portOf(server.server)
})
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await database.close()
})
beforeEach(async () => {
  answers = []
  accepted = []
  await database.db.deleteFrom('jobs').execute()
})

const request = { wish: 'chat', name: 'Anna', email: 'anna@example.nl', message: 'Dag', locale: 'nl' } as const
const [, mail] = contactMails(request, { brand: 'Oprecht', support_email: 'hallo@oprecht.example' })

async function queueOne(mailer: Mailer) {
  const clock = fakeClock('2026-11-15T12:00:00Z')
  const lines: string[] = []
  const line = (fields: object, sentence: string) => lines.push(JSON.stringify({ ...fields, sentence }))
  const jobs = createJobs({
    database,
    vault: vaultWith([randomBytes(32)]),
    clock,
    log: { info: line, warn: line, error: line },
    needs: { mailer },
    definitions: { send_mail: sendMail },
  })
  await database.inTransaction((tx) => jobs.enqueue(tx, sendMail, mail))
  const passHours = async (hours: number) => {
    for (let hour = 0; hour < hours; hour++) {
      await jobs.drain()
      clock.advance(3_600_000)
    }
    expect(lines.join()).not.toMatch(/anna|hallo@/)
    return jobs.counts()
  }
  return { passHours, lines }
}

const overSmtp = () => {
  const config = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'post@oprecht.example', BRAND_NAME: 'Oprecht' }
  return createMailer({ config, outbox: fakeMailer() })
}

test('without a mail server mails go to the outbox', async () => {
  const outbox = fakeMailer()
  const config = { SMTP_URL: undefined, MAIL_FROM: 'post@oprecht.example', BRAND_NAME: 'Oprecht' }
  const { passHours, lines } = await queueOne(createMailer({ config, outbox }))
  expect(await passHours(1)).toMatchObject({ done: 1, failed: 0 })
  expect(outbox.sent).toEqual([mail])
  expect(lines.join()).toContain('contact_received')
})

test('a mail that was accepted is not sent again', async () => {
  const { passHours } = await queueOne(overSmtp())
  expect(await passHours(5)).toMatchObject({ done: 1, failed: 0 })
  expect(accepted).toEqual(['anna@example.nl'])
})

test('refused for now: tried until it is taken, then once', async () => {
  answers = [451, 450, 421]
  const { passHours } = await queueOne(overSmtp())
  expect(await passHours(8)).toMatchObject({ done: 1, failed: 0 })
  expect(accepted).toEqual(['anna@example.nl'])
})

test('refused for good: not tried again', async () => {
  answers = [550]
  const { passHours, lines } = await queueOne(overSmtp())
  expect(await passHours(3)).toMatchObject({ done: 0, failed: 1 })
  expect(accepted).toEqual([])
  expect(lines.join()).toContain('smtp_550')
})

test('a mail server that is away for most of a day gets the mail when it is back', async () => {
  let away = true
  const outbox = fakeMailer()
  const { passHours } = await queueOne({
    send: async (mail, id) => {
      if (away) throw Object.assign(new Error('away'), { code: 'smtp_esocket' })
      await outbox.send(mail, id)
    },
  })
  expect(await passHours(20)).toMatchObject({ waiting: 1, failed: 0 })
  away = false
  expect(await passHours(2)).toMatchObject({ done: 1, failed: 0 })
  expect(outbox.sent).toHaveLength(1)
})
