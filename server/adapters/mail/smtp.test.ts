import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort, portOf } from '#server/testing/ports.ts'
import { contactMails } from './contact.ts'
import { type Mail, MailError } from './port.ts'
import { smtpMailer } from './smtp.ts'

type Received = { from: string | false; to: string[]; source: string; secure: boolean }

const from = { name: 'Oprecht', address: 'post@oprecht.example' }
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const refusal = (responseCode: number) =>
  Object.assign(new Error(`${responseCode} for anna@example.nl`), { responseCode })

async function listen(options: SMTPServerOptions) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData: async (stream, session, done) => {
      const source = await text(stream)
      received.push({
        from: session.envelope.mailFrom === false ? false : session.envelope.mailFrom.address,
        to: session.envelope.rcptTo.map(({ address }) => address),
        source,
        secure: session.secure,
      })
      done()
    },
    ...options,
  })
  server.on('error', () => {}) // A client that hangs up is what some of these tests are about.
  const port = await portOf(server.server)
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, port, url: `smtp://127.0.0.1:${port}` }
}

const [mail]: Mail[] = contactMails(
  { wish: 'chat', name: 'Anna Čapek', email: 'anna@example.nl', message: 'Hallo\n.\nBcc: x', locale: 'nl' },
  { brand: 'Oprecht', support_email: 'hallo@oprecht.example' },
)
if (!mail) throw new Error('no mail')

// Without a certificate of its own the test server offers no STARTTLS.
const plain = { disabledCommands: ['STARTTLS', 'AUTH'] }

const failureOf = async (work: Promise<void>) => {
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (!(error instanceof MailError)) throw new Error('expected a MailError')
  expect(error.message).not.toContain('anna')
  return { code: error.code, permanent: error.permanent }
}

test('a mail arrives whole', async () => {
  const { received, url } = await listen(plain)
  await smtpMailer({ url, from }).send(mail, 'job-1')
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: from.address, to: ['hallo@oprecht.example'] })
  const source = received[0]?.source ?? ''
  expect(source).toMatch(/^From: Oprecht <post@oprecht\.example>$/m)
  expect(source).toMatch(/^Reply-To: anna@example\.nl$/m)
  expect(source).toMatch(/^Message-ID: <job-1@oprecht\.example>$/m)
  expect(source).toMatch(/^Content-Language: nl$/m)
  expect(source).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(source).not.toMatch(/^Bcc:|^List-Unsubscribe/m)
})

test('a reminder says where a mail program can have it stop, in one piece', async () => {
  const { received, url } = await listen(plain)
  const unsubscribe = `https://oprecht.example/api/reminders/draft.${'a'.repeat(43)}.${'b'.repeat(43)}/stop`
  await smtpMailer({ url, from }).send({ ...mail, unsubscribe }, 'job-3')
  const source = received[0]?.source.replaceAll('\r', '') ?? ''
  expect(source).toContain(`\nList-Unsubscribe: <${unsubscribe}>\n`)
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
})

test.each([
  ['a subject with a line break', { subject: 'Hallo\r\nBcc: x@example.nl' }],
  ['two addresses in one', { to: 'a@example.nl, x@example.nl' }],
  ['an address with a header in it', { to: 'a@example.nl>\r\nBcc: <x@example.nl' }],
  ['a reply address with a header in it', { reply_to: 'a@example.nl\r\nBcc: x@example.nl' }],
])('%s reaches nobody else', async (_name, change) => {
  const { received, url } = await listen(plain)
  await smtpMailer({ url, from })
    .send({ ...mail, ...change }, 'job-2')
    .catch(() => undefined)
  for (const { to, source } of received) {
    expect(to).not.toContain('x@example.nl')
    expect(source).not.toMatch(/^Bcc:/im)
  }
})

test.each(['jan&co@example.nl', "a!b#c$d%e'f*g/h=i?j^k_l`m{n|o}p~@example.nl"])(
  'a mail to %s arrives there',
  async (to) => {
    const { received, url } = await listen(plain)
    await smtpMailer({ url, from }).send({ ...mail, to, reply_to: to }, 'job-2')
    expect(received.map((one) => one.to)).toEqual([[to]])
  },
)

describe('only what cannot get better is permanent', () => {
  const onRcptTo =
    (code: number): Required<SMTPServerOptions>['onRcptTo'] =>
    (_address, _session, done) =>
      done(refusal(code))

  const cases: [string, SMTPServerOptions, { code: string; permanent: boolean }][] = [
    ['unknown recipient', { onRcptTo: onRcptTo(550) }, { code: 'smtp_550', permanent: true }],
    ['greylisting', { onRcptTo: onRcptTo(451) }, { code: 'smtp_451', permanent: false }],
    [
      'content refused',
      { onData: (stream, _s, done) => stream.resume().on('end', () => done(refusal(554))) },
      { code: 'smtp_554', permanent: true },
    ],
    [
      'disk full',
      { onData: (stream, _s, done) => stream.resume().on('end', () => done(refusal(452))) },
      { code: 'smtp_452', permanent: false },
    ],
    [
      'sender refused: a setting of ours',
      { onMailFrom: (_a, _s, done) => done(refusal(553)) },
      { code: 'smtp_553', permanent: false },
    ],
    ['service closed', { onConnect: (_s, done) => done(refusal(421)) }, { code: 'smtp_421', permanent: false }],
  ]
  test.each(cases)('%s', async (_name, options, expected) => {
    const { url } = await listen({ ...plain, ...options })
    expect(await failureOf(smtpMailer({ url, from }).send(mail, 'job-3'))).toEqual(expected)
  })

  test('wrong password: a setting of ours', async () => {
    const { port } = await listen({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(refusal(535)),
    })
    const url = `smtp://user:wrong@127.0.0.1:${port}`
    expect(await failureOf(smtpMailer({ url, from }).send(mail, 'job-4'))).toEqual({
      code: 'smtp_535',
      permanent: false,
    })
  })

  test('nobody there', async () => {
    const port = await freePort()
    const failure = await failureOf(smtpMailer({ url: `smtp://127.0.0.1:${port}`, from }).send(mail, 'job-5'))
    expect(failure).toEqual({ code: 'smtp_esocket', permanent: false })
  })
})

test('refused for now, taken the next time', async () => {
  let tries = 0
  const { received, url } = await listen({
    ...plain,
    onRcptTo: (_a, _s, done) => done(++tries === 1 ? refusal(450) : null),
  })
  const mailer = smtpMailer({ url, from })
  expect(await failureOf(mailer.send(mail, 'job-6'))).toEqual({ code: 'smtp_450', permanent: false })
  await mailer.send(mail, 'job-6')
  expect(received).toHaveLength(1)
})

// 0.0.0.0 reaches this machine but is not one of the loopback names.
const elsewhere = ({ port }: { port: number }, login = '') => `smtp://${login}0.0.0.0:${port}`
const onAuth: Required<SMTPServerOptions>['onAuth'] = (_auth, _session, done) => done(null, { user: 'user' })

describe('encryption', () => {
  test('STARTTLS is used where it is offered, and a certificate nobody vouches for is not trusted', async () => {
    const server = await listen({})
    const failure = await failureOf(smtpMailer({ url: elsewhere(server), from }).send(mail, 'job-7'))
    expect(failure).toEqual({ code: 'smtp_esocket', permanent: false })
    expect(server.received).toEqual([])
  })

  test('a password is not sent in the clear to another machine', async () => {
    const server = await listen({ allowInsecureAuth: true, disabledCommands: ['STARTTLS'], onAuth })
    const failure = await failureOf(smtpMailer({ url: elsewhere(server, 'user:secret@'), from }).send(mail, 'job-8'))
    expect(failure.permanent).toBe(false)
    expect(server.received).toEqual([])
  })

  test('a relay on this machine is taken as it is', async () => {
    const { received, port } = await listen({ allowInsecureAuth: true, onAuth })
    await smtpMailer({ url: `smtp://us%40er:sec%3Aret@127.0.0.1:${port}`, from }).send(mail, 'job-9')
    expect(received).toMatchObject([{ secure: false }])
  })
})
