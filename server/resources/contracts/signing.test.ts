import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import {
  type AtSigning,
  atSigning,
  contractMaker,
  type SentContract,
  sentContract,
  signLink,
} from '#server/testing/contracts.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { mailedCode } from '#server/testing/participants.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

/** A contract that was sent to two. */
const sent = (how: object = {}) => sentContract(service, how)

const heard = async (browser: Pick<Browser, 'call'>, path: string) => {
  const answer = await browser.call('GET', path)
  return [answer.statusCode, answer.json().errors?.[0]?.code]
}
const saidBy = (answer: Awaited<ReturnType<AtSigning['sign']>>) => [answer.statusCode, answer.json().errors?.[0]?.code]
const someone = () => openBrowser(service.app)
const days = (many: number) => service.clock.advance(many * 86_400_000)
const statusOf = async ({ maker, contract }: SentContract) => (await maker.look(contract)).status
const eventsOf = async ({ contract }: Pick<SentContract, 'contract'>) => {
  const { db } = service.database
  const query = db.selectFrom('contract_events').select('event').where('contract', '=', contract.uuid).orderBy('id')
  return (await query.execute()).map(({ event }) => event)
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const kindsTo = async (email: string) => (await mailsTo(service, email)).map(({ kind }) => kind)

describe('a contract that is sent round', () => {
  test('is read by the link alone, signed after a code, and done when everybody signed', async () => {
    const round = await sent({ message: 'Zoals besproken' })
    expect(round.contract).toMatchObject({
      ...{ status: 'sent_for_signing', signed: { count: 0, of: 2 }, moves: ['change', 'withdraw'] },
      history: [{ event: 'made' }, { event: 'approved' }, { event: 'sent' }],
    })
    const [first, second] = round.emails
    const path = await signLink(service, second)
    const read = (await someone().call('GET', path)).json()
    expect(read).toMatchObject({
      ...{ sent_by: 'Hinke Jansma', company_name: 'Terp B.V.', message: 'Zoals besproken', entered: false },
      signer: { name: 'Aukje Hiemstra', to: 'a…@voorbeeld.nl', state: 'open' },
      others: [{ name: 'Hinke Jansma', state: 'open' }],
    })
    const payload = {
      text_sha256: read.text_sha256,
      agreed: true,
      signature: { kind: 'typed', name: 'Aukje Hiemstra' },
    }
    expect(saidBy(await someone().call('POST', `${path}/sign`, { payload }))).toEqual([403, 'code_required'])

    const aukje = await atSigning(service, second)
    expect((await aukje.sign()).json()).toMatchObject({ signer: { state: 'signed' }, completed: false })
    expect(await kindsTo(round.maker.email)).toContain('contract_signed')
    const hinke = await atSigning(service, first, 'Hinke Jansma')
    const strokes = [
      [
        [10, 20],
        [300, 200],
      ],
      [[500, 100]],
    ]
    const drawn = await hinke.sign({ signature: { kind: 'drawn', name: 'Hinke Jansma', strokes } })
    expect(drawn.json()).toMatchObject({ completed: true, signed_file: null })
    await service.jobs.drain()

    const done = await round.maker.look(round.contract)
    expect(done).toMatchObject({ status: 'active', signed: { count: 2, of: 2 }, moves: [] })
    expect(await eventsOf(round)).toEqual(['CONTRACT_SENT_FOR_SIGNING', 'SIGNING_SESSION_COMPLETED'])
    const file = await round.maker.call('GET', done.signed_file?.path ?? '')
    expect(sha256(file.rawPayload)).toBe(done.signed_file?.sha256)
    const text = file.rawPayload.toString()
    for (const words of ['Aukje Hiemstra', 'a…@voorbeeld.nl', aukje.address, hinke.address, read.text_sha256])
      expect(text).toContain(words)
    expect(text).toContain('[[[10,20],[300,200]],[[500,100]]]')
    // Who signed gets the same file, by the link in the last mail.
    expect(await kindsTo(second)).toContain('contract_completed')
    const fetched = await aukje.call('GET', `${await signLink(service, second)}/signed.pdf`)
    expect(sha256(fetched.rawPayload)).toBe(done.signed_file?.sha256)
    expect((await someone().call('GET', `${path}/signed.pdf`)).statusCode).toBe(403)
    const check = (hash: string) => someone().call('POST', '/api/contract_checks', { payload: { sha256: hash } })
    const known = (await check(done.signed_file?.sha256.toUpperCase() ?? '')).json()
    expect(known).toEqual({ known: true, signed_at: done.signed_file?.at, signers: 2 })
    expect((await check('0'.repeat(64))).json()).toEqual({ known: false })
  })

  test('in turns the next is asked when the one before signed', async () => {
    const { emails } = await sent({ in_turns: true })
    expect(await kindsTo(emails[1])).toEqual([])
    await (await atSigning(service, emails[0], 'Hinke Jansma')).sign()
    expect(await kindsTo(emails[1])).toEqual(['contract_invitation'])
  })

  test('keeps links as hashes and who signs sealed, and logs nothing of them', async () => {
    const { emails, contract } = await sent()
    const aukje = await atSigning(service, emails[1])
    await aukje.sign()
    const { db } = service.database
    const rows = [
      await db.selectFrom('contract_signer_links').selectAll().execute(),
      await db.selectFrom('contract_signers').selectAll().execute(),
      await db.selectFrom('contract_sessions').selectAll().where('contract', '=', contract.uuid).execute(),
    ]
    const kept = JSON.stringify(rows)
    for (const secret of [aukje.path.split('/').at(-1) ?? '', emails[1], 'Hiemstra', aukje.address]) {
      expect(kept).not.toContain(secret)
    }
    expect(service.logged.join()).not.toContain(emails[1])
  })

  test('goes to different addresses, and to nobody before it is approved', async () => {
    const maker = await contractMaker(service)
    const path = `/api/api_customer_dashboard/contracts/${(await maker.approved()).uuid}/send`
    const signers = ['Hinke', 'Aukje'].map((name) => ({ name, email: 'samen@voorbeeld.nl' }))
    const same = await maker.call('POST', path, { payload: { signers } })
    expect([same.statusCode, same.json().errors[0]]).toMatchObject([422, { path: 'signers.1.email' }])
    const draft = await maker.make()
    const early = await maker.call('POST', path.replace(/contracts\/[^/]+/, `contracts/${draft.uuid}`), {
      payload: { signers: signers.slice(0, 1) },
    })
    expect(early.statusCode).toBe(409)
  })
})

describe('a link', () => {
  test('signs once', async () => {
    const { emails } = await sent()
    const aukje = await atSigning(service, emails[1])
    expect(
      await Promise.all([aukje.sign(), aukje.sign()]).then((both) => both.map((one) => one.statusCode).sort()),
    ).toEqual([200, 409])
    expect(saidBy(await aukje.sign())).toEqual([409, 'already_signed'])
    expect(saidBy(await aukje.decline())).toEqual([409, 'already_signed'])
  })

  test('does not sign when its time is over, and everybody hears of it', async () => {
    const round = await sent({ days: 7 })
    const aukje = await atSigning(service, round.emails[1])
    days(7)
    expect(saidBy(await aukje.sign())).toEqual([404, 'link_expired'])
    await service.contracts.waiting.look()
    expect(await heard(someone(), aukje.path)).toEqual([404, 'link_expired'])
    const { db } = service.database
    const row = await db.selectFrom('contracts').select('status').where('uuid', '=', round.contract.uuid).execute()
    expect(row).toEqual([{ status: 'expired' }])
    expect(await eventsOf(round)).toContain('SIGNING_SESSION_EXPIRED')
    expect(await kindsTo(round.maker.email)).toContain('contract_expired')
  })

  test('signs for nobody who does not have the code', async () => {
    const { emails } = await sent()
    const path = await signLink(service, emails[1])
    const thief = someone()
    const type = async (code: string) => saidBy(await thief.call('POST', `${path}/code`, { payload: { code } }))
    expect(await type('123456')).toEqual([422, 'code_expired'])
    await thief.call('POST', `${path}/code`, { payload: {} })
    const code = await mailedCode(service, emails[1])
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) expect(await type(wrong)).toEqual([422, 'code_wrong'])
    expect(await type(code)).toEqual([422, 'code_used_up'])
    // A code of one is of no use to another, nor is a device.
    const hinke = await atSigning(service, emails[0], 'Hinke Jansma')
    const payload = { text_sha256: hinke.text_sha256, agreed: true, signature: { kind: 'typed', name: 'Hinke' } }
    expect(saidBy(await hinke.call('POST', `${path}/sign`, { payload }))).toEqual([403, 'code_required'])
    expect(await heard(thief, '/api/contract_signing/verzonnen')).toEqual([404, 'not_found'])
  })

  test('is dead after somebody declined, and whoever sent it reads why', async () => {
    const round = await sent()
    const [hinke, aukje] = [
      await atSigning(service, round.emails[0], 'Hinke Jansma'),
      await atSigning(service, round.emails[1]),
    ]
    expect((await aukje.decline()).json()).toEqual({ declined: true })
    expect(saidBy(await hinke.sign())).toEqual([404, 'link_declined'])
    expect(saidBy(await aukje.sign())).toEqual([404, 'link_declined'])
    const contract = await round.maker.look(round.contract)
    expect(contract).toMatchObject({ status: 'declined', moves: ['change', 'send'] })
    expect(contract.session?.signers[1]).toMatchObject({ state: 'declined', reason: 'De boete is te hoog.' })
    expect(contract.history.at(-1)).toMatchObject({ event: 'declined', who: 'Aukje Hiemstra' })
    expect(await eventsOf(round)).toContain('SIGNING_SESSION_DECLINED')
    expect(await kindsTo(round.maker.email)).toContain('contract_declined')
  })

  test('is dead when it is taken back', async () => {
    const round = await sent()
    const aukje = await atSigning(service, round.emails[1])
    expect((await round.maker.move(round.contract, 'withdraw')).status).toBe('approved')
    expect(saidBy(await aukje.sign())).toEqual([404, 'link_withdrawn'])
    expect(await kindsTo(round.emails[0])).toContain('contract_withdrawn')
  })

  test('signs only the text that was read', async () => {
    const { emails } = await sent()
    const aukje = await atSigning(service, emails[1])
    expect(saidBy(await aukje.sign({ text_sha256: 'a'.repeat(64) }))).toEqual([409, 'other_text'])
    expect((await aukje.sign({ agreed: false })).statusCode).toBe(422)
    const strokes = Array.from({ length: 61 }, () => [[1, 1]])
    expect((await aukje.sign({ signature: { kind: 'drawn', name: 'Aukje', strokes } })).statusCode).toBe(422)
    const beyond = [[[1001, 1]]]
    expect((await aukje.sign({ signature: { kind: 'drawn', name: 'Aukje', strokes: beyond } })).statusCode).toBe(422)
  })
})

test('two who sign at the same moment both sign, and there is one file', async () => {
  const round = await sent()
  const hinke = await atSigning(service, round.emails[0], 'Hinke Jansma')
  const aukje = await atSigning(service, round.emails[1])
  const both = await Promise.all([hinke.sign(), aukje.sign()])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await service.jobs.drain()
  expect(await statusOf(round)).toBe('active')
  expect((await eventsOf(round)).filter((event) => event === 'SIGNING_SESSION_COMPLETED')).toHaveLength(1)
})

test('a contract that is changed after one signed asks everybody again, for the new text', async () => {
  const round = await sent()
  const aukje = await atSigning(service, round.emails[1])
  await aukje.sign()
  const changed = await round.maker.change(round.contract, { answers: { secret_years: 7 } })
  expect(changed).toMatchObject({ status: 'editing', session: { state: 'withdrawn' } })
  expect(await heard(aukje, aukje.path)).toEqual([404, 'link_withdrawn'])
  expect(await kindsTo(round.emails[1])).toContain('contract_withdrawn')
  const { version } = await round.maker.move(round.contract, 'submit')
  await round.maker.move(round.contract, 'approve', { version })
  service.clock.advance(60_000)
  const signers = [{ name: 'Aukje Hiemstra', email: round.emails[1] }]
  const again = await round.maker.move(round.contract, 'send', { signers })
  expect(again.session?.signers).toMatchObject([{ state: 'open' }])
  const anew = await atSigning(service, round.emails[1])
  expect(anew.text_sha256).not.toBe(aukje.text_sha256)
  expect((await anew.sign()).json()).toMatchObject({ completed: true })
})

test('a signed file is the same for ever, whatever is drawn or changed later', async () => {
  const round = await sent()
  await (await atSigning(service, round.emails[0], 'Hinke Jansma')).sign()
  await (await atSigning(service, round.emails[1])).sign()
  await service.jobs.drain()
  const { signed_file, session } = await round.maker.look(round.contract)
  const bytes = async () => sha256((await round.maker.call('GET', signed_file?.path ?? '')).rawPayload)
  const before = await bytes()
  const files = service.files.kept.size
  service.clock.advance(3_600_000)
  // Another run of the job, a change of the company, and attempts to change what was signed.
  await service.contracts.sealing.seal(session?.uuid ?? '')
  const company = `/api/api_customer_dashboard/companies/${round.maker.company}`
  await round.maker.call('PATCH', company, { payload: { name: 'Wierde B.V.' } })
  const path = `/api/api_customer_dashboard/contracts/${round.contract.uuid}`
  expect((await round.maker.call('PATCH', path, { payload: { answers: { secret_years: 9 } } })).statusCode).toBe(409)
  expect((await round.maker.call('DELETE', path)).statusCode).toBe(409)
  await round.maker.make({ copy_of: round.contract.uuid })
  expect([await bytes(), service.files.kept.size]).toEqual([before, files])
  // Also when the contract is gone the file can be checked, and nothing is told of anybody.
  await round.maker.call('DELETE', '/api/member_auth')
  const check = await someone().call('POST', '/api/contract_checks', { payload: { sha256: before } })
  expect(check.json()).toMatchObject({ known: true, signers: 2 })
})

test('who is silent is reminded by the one gate, and not when they want none', async () => {
  const { emails } = await sent({ days: 30 })
  const look = async () => {
    await service.contracts.waiting.look()
    return (await kindsTo(emails[1])).filter((kind) => kind === 'contract_reminder').length
  }
  expect(await look()).toBe(0)
  service.clock.advance(4 * 86_400_000)
  while (new Date(service.clock.now()).getUTCDay() === 0) days(1)
  expect(await look()).toBe(1)
  expect(await look()).toBe(1)
  const mail = (await mailsTo(service, emails[1])).findLast(({ kind }) => kind === 'contract_reminder')
  const stop = mail?.unsubscribe ?? ''
  await someone().call('POST', new URL(stop).pathname, { payload: {} })
  days(5)
  while (new Date(service.clock.now()).getUTCDay() === 0) days(1)
  expect(await look()).toBe(1)
})
