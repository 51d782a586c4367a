import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMail } from '#server/jobs/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { linkTo, mailsTo } from '#server/testing/mails.ts'
import { signedIn } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

const base = '/api/member_auth'
const password = 'een-goed-wachtwoord'
const register = (email: string) =>
  openBrowser(service.app).call('POST', base, {
    payload: { user: { email, password, confirm_success_url: '/questionnaire/confirmation' } },
  })

/** Everything that goes through the mails of everybody, asked by somebody with an address like any other. */
async function othersAreServed(): Promise<void> {
  const other = await signedIn(openBrowser(service.app))
  expect(await service.jobs.drain()).toBeGreaterThan(0)
  expect((await service.jobs.counts()).failed).toBe(0)
  expect((await service.app.inject('/outbox.json')).statusCode).toBe(200)
  expect((await service.app.inject('/outbox')).statusCode).toBe(200)
  expect((await other.call('GET', '/api/account/export')).statusCode).toBe(200)
  expect((await other.call('DELETE', base)).statusCode).toBe(200)
}

test.each(['jan&co', "o'neill", 'a!b#c$d%e*f/g=h?i^j_k`l{m|n}o~p', '1'])(
  'an address that starts with %s is one like any other',
  async (local) => {
    const email = `${local}@voorbeeld.nl`
    const person = await signedIn(openBrowser(service.app), { email })
    expect((await person.call('GET', '/api/me')).json()).toMatchObject({ email })
    const link = await linkTo(service, email, `${base}/confirmation`)
    expect((await person.call('GET', link)).headers.location).toContain('account_confirmation_success=true')
    const mails = (await service.app.inject('/outbox.json')).json()
    expect(mails.map(({ to }: { to: string }) => to)).toContain(email)
    await othersAreServed()
    expect((await person.call('GET', '/api/account/export')).json().mails).not.toEqual([])
    expect((await person.call('DELETE', base)).statusCode).toBe(200)
    expect(await mailsTo(service, email)).toEqual([])
  },
)

test.each([
  ['letters with accents', 'é@voorbeeld.nl', 'can only have letters without accents'],
  ['accents in its domain', 'info@bücher.example', 'can only have letters without accents'],
  ['another script', 'иван@voorbeeld.nl', 'can only have letters without accents'],
  ['a picture', '💩@voorbeeld.nl', 'is not an email'],
  ['a NUL byte', 'jan%00@voorbeeld.nl%00', 'is not an email'],
])('an address with %s is refused, by the field', async (_what, email, sentence) => {
  const answer = await register(decodeURIComponent(email))
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { email: [sentence], full_messages: [`Email ${sentence}`] },
  ])
  await othersAreServed()
})

test('an account from before whose address has other letters goes by its uuid, and is served and deleted whole', async () => {
  const [uuid, email] = [randomUUID(), 'é@voorbeeld.nl']
  const made = await signedIn(openBrowser(service.app))
  const { db } = service.database
  await sql`alter table accounts drop constraint accounts_uid_plain`.execute(db)
  await sql`update accounts set uid = ${email}, email = ${email} where uuid = ${made.account}`.execute(db)
  const migration = await readFile(new URL('../../db/migrations/0030_uids.sql', import.meta.url), 'utf8')
  await sql.raw(migration).execute(db)
  const mail = { to: email, subject: 'x', text: 'x', html: 'x', locale: 'nl', kind: 'account_welcome' } as const
  await service.outbox.mailer.send(mail, uuid)
  await service.database.inTransaction((tx) => service.jobs.enqueue(tx, sendMail, mail))
  await othersAreServed()

  const person = await signedIn(openBrowser(service.app), { email, password: made.password })
  expect(person.token.uid).toBe(made.account)
  expect((await person.call('GET', '/api/account/export')).json().mails).not.toEqual([])
  expect((await person.call('DELETE', base)).statusCode).toBe(200)
  expect(await mailsTo(service, email)).toEqual([])
})

test('a mail of another make, or one that cannot be opened, hides none of the others', async () => {
  const { db } = service.database
  const row = { id: randomUUID(), content: 'no-such-thing', created_at: new Date() }
  await db.insertInto('outbox_mails').values(row).execute()
  await service.outbox.mailer.send({ of: 'another make' } as never, randomUUID())
  await othersAreServed()
})
