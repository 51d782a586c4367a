import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { SUPPORT_EMAIL: 'help@oprecht.example' } })
})
afterAll(() => service.close())

const message = {
  wish: 'phone',
  name: 'Sanne de Vries',
  email: 'sanne@voorbeeld.nl',
  phone_number: '06 1234 5678',
  message: 'Kan ik mijn eenmanszaak omzetten?',
  locale: 'nl',
}

/** Each test from an address of its own, because the limit counts by address. */
const send = (remoteAddress: string, payload: object | string, headers: Record<string, string> = {}) =>
  service.app.inject({ method: 'POST', url: '/api/contact_messages', payload, headers, remoteAddress })

test('a message goes to support, and the visitor hears that it arrived', async () => {
  const { jobs, outbox } = service
  const answer = await send('192.0.2.1', message)
  expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: true }])
  expect(await outbox.listMails()).toEqual([])
  await jobs.drain()
  const mails = await outbox.listMails()
  expect(mails.map(({ to, reply_to }) => [to, reply_to]).sort()).toEqual([
    ['help@oprecht.example', 'sanne@voorbeeld.nl'],
    ['sanne@voorbeeld.nl', 'help@oprecht.example'],
  ])
  expect(mails.find(({ to }) => to === 'help@oprecht.example')?.text).toContain('Kan ik mijn eenmanszaak omzetten?')
})

test('a message that is refused leaves nothing behind', async () => {
  const wrong = { ...message, name: 'Sanne\r\nBcc: iedereen@voorbeeld.nl', wish: 'fax', note: 'x', email: '' }
  const answer = await send('192.0.2.2', wrong)
  expect(answer.statusCode).toBe(422)
  expect(
    answer
      .json()
      .errors.map(({ code, path }: Record<string, string>) => [path, code])
      .sort(),
  ).toEqual([
    ['email', 'invalid_format'],
    ['name', 'invalid_format'],
    ['note', 'unknown_field'],
    ['wish', 'invalid_option'],
  ])
  expect(await service.jobs.drain()).toBe(0)
})

test('a name with signs that nobody sees is refused at its field', async () => {
  const answer = await send('192.0.2.5', { ...message, name: 'Sanne\u202e' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([{ path: 'name' }])
})

test('one address can send five in ten minutes', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 6; count++) statuses.push((await send('192.0.2.3', message)).statusCode)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  expect((await send('192.0.2.4', message)).statusCode).toBe(202)
})

test('a form on a foreign page cannot send one', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    const answer = await send('192.0.2.5', JSON.stringify(message), { 'content-type': type })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([415, 'unsupported_media_type'])
  }
})
