import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonicalConcept } from '#domain/documents/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { atSigning, type SentContract, sentContract, signLink } from '#server/testing/contracts.ts'
import { listen } from '#server/testing/listening.ts'
import { mailsTo } from '#server/testing/mails.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

/** A contract that was sent to two. */
const sent = (how: object = {}) => sentContract(service, how)

const root = '/api/api_customer_dashboard/contracts'
const hours = (many: number) => service.clock.advance(many * 3_600_000)
const remindersTo = async (email: string) =>
  (await mailsTo(service, email)).filter(({ kind }) => kind === 'contract_reminder')

/** Asks to remind the signer at a place; answers the status, and the code where it was refused. */
async function remind({ maker, contract }: SentContract, place: number): Promise<readonly unknown[]> {
  const signer = contract.session?.signers[place]?.uuid
  const answer = await maker.call('POST', `${root}/${contract.uuid}/signers/${signer}/remind`)
  return [answer.statusCode, answer.json().errors?.[0]?.code]
}

describe('reminding by hand', () => {
  test('mails who has still to sign, once a day', async () => {
    const round = await sent()
    expect(round.contract.session?.signers[1]?.remind_from).toBe(
      new Date(service.clock.now().getTime() + 86_400_000).toISOString(),
    )
    hours(23)
    expect(await remind(round, 1)).toEqual([409, 'too_soon'])
    hours(1)
    const both = await Promise.all([remind(round, 1), remind(round, 1)])
    expect(both).toContainEqual([200, undefined])
    expect(both).toContainEqual([409, 'too_soon'])
    expect(await remindersTo(round.emails[1])).toHaveLength(1)
    expect(await remindersTo(round.emails[0])).toHaveLength(0)
    // The link in it works.
    expect((await (await atSigning(service, round.emails[1])).sign()).statusCode).toBe(200)
    hours(24)
    expect(await remind(round, 1)).toEqual([409, 'contract_status'])
  })

  test('counts for the reminders that go by themselves', async () => {
    const round = await sent({ days: 30 })
    hours(4 * 24)
    expect(await remind(round, 1)).toEqual([200, undefined])
    hours(1)
    await service.contracts.waiting.look()
    expect(await remindersTo(round.emails[1])).toHaveLength(1)
  })

  test('does not reach who wants none, whose turn it is not, or anybody when it is over', async () => {
    const round = await sent()
    hours(24)
    await remind(round, 1)
    const [mail] = await remindersTo(round.emails[1])
    await openBrowser(service.app).call('POST', new URL(mail?.unsubscribe ?? '').pathname, { payload: {} })
    hours(24)
    expect(await remind(round, 1)).toEqual([409, 'no_reminders'])
    const turns = await sent({ in_turns: true })
    hours(24)
    expect(turns.contract.session?.signers[1]?.remind_from).toBeNull()
    expect(await remind(turns, 1)).toEqual([409, 'contract_status'])
    await turns.maker.move(turns.contract, 'withdraw')
    expect(await remind(turns, 0)).toEqual([409, 'contract_status'])
    const late = await sent({ days: 7 })
    hours(7 * 24)
    expect(await remind(late, 0)).toEqual([409, 'contract_status'])
  })

  test('is for whoever sent it alone', async () => {
    const [round, other] = [await sent(), await sent()]
    hours(24)
    expect((await remind({ ...round, maker: other.maker }, 1))[0]).toBe(404)
    expect((await remind({ ...round, contract: { ...round.contract, uuid: other.contract.uuid } }, 1))[0]).toBe(404)
  })
})

test('its maker reads what happened to it, when and by whom', async () => {
  const round = await sent()
  hours(24)
  await remind(round, 0)
  hours(1)
  const path = await signLink(service, round.emails[1])
  await openBrowser(service.app).call('GET', path)
  await openBrowser(service.app).call('GET', path)
  hours(1)
  await (await atSigning(service, round.emails[1])).sign()
  hours(1)
  await round.maker.change(round.contract, { answers: { secret_years: 7 } })
  const { history } = await round.maker.look(round.contract)
  expect(history.map(({ event, who }) => (who === null ? event : `${event} ${who}`))).toEqual([
    ...['made', 'approved', 'sent', 'reminded Hinke Jansma', 'opened Aukje Hiemstra', 'signed Aukje Hiemstra'],
    'withdrawn',
  ])
})

test('whoever has it open hears that somebody signed, and nobody else does', async () => {
  const [round, other] = [await sent(), await sent()]
  // So that one is told from the other by how far it is.
  const { version } = await other.maker.move(other.contract, 'withdraw')
  const [own, elsewhere] = [
    await listen(round.maker, `${root}/${round.contract.uuid}`),
    await listen(other.maker, `${root}/${other.contract.uuid}`),
  ]
  for (const next of [own, elsewhere]) expect(await next()).toMatchObject({ event: 'open' })
  const aukje = await atSigning(service, round.emails[1])
  // That the link was opened, and that they signed.
  expect(await own()).toMatchObject({ event: 'changed' })
  await aukje.sign()
  expect(await own()).toMatchObject({ event: 'changed' })
  await other.maker.change(other.contract, { title: 'Rotor' })
  expect(await elsewhere()).toEqual({ event: 'changed', revision: version + 1 })
  const strange = await other.maker.call('GET', `${root}/${round.contract.uuid}/events`)
  expect(strange.statusCode).toBe(404)
})

describe('the signed file', () => {
  test('has each signature on its line, says for whom, and leaves the text as it was read', async () => {
    const round = await sent()
    const strokes = [
      [
        [10, 20],
        [300, 200],
      ],
    ]
    const hinke = await atSigning(service, round.emails[0])
    await hinke.sign({ signature: { kind: 'drawn', name: 'H. Jansma', strokes } })
    await (await atSigning(service, round.emails[1])).sign()
    await service.jobs.drain()
    const { signed_file } = await round.maker.look(round.contract)
    const file = await round.maker.call('GET', signed_file?.path ?? '')
    const { document, signed } = JSON.parse(file.rawPayload.toString().slice('pdf '.length))
    expect(signed).toMatchObject([
      { written: 'H. Jansma', strokes, notes: [expect.stringContaining('Elektronisch ondertekend op')] },
      { written: 'Aukje Hiemstra', strokes: null },
    ])
    // What they read and what stands in the file have one fingerprint.
    const text = { ...document, parts: document.parts.slice(0, -1) }
    const fingerprint = createHash('sha256').update(canonicalConcept([{ key: document.name, document: text }]))
    expect(fingerprint.digest('hex')).toBe(hinke.text_sha256)
    expect(JSON.stringify(document.parts.at(-1))).toContain('Terp B.V., vertegenwoordigd door Hinke Jansma')
    expect(JSON.stringify(document.parts.at(-1))).toContain('/check-contract')
  })
})

describe('a signature as nobody means it', () => {
  test.each([
    ['a name of ten thousand letters', { kind: 'typed', name: 'a'.repeat(10_000) }, 422],
    ['no name', { kind: 'typed', name: '  ' }, 422],
    ['nothing drawn', { kind: 'drawn', name: 'Aukje', strokes: [] }, 422],
    ['a line without a point', { kind: 'drawn', name: 'Aukje', strokes: [[]] }, 422],
    ['megabytes', { kind: 'drawn', name: 'Aukje', strokes: [Array.from({ length: 700_000 }, () => [1, 1])] }, 413],
    ['a picture', { kind: 'drawn', name: 'Aukje', strokes: 'data:image/png;base64,AAAA' }, 422],
  ])('%s is refused, and they can still sign', async (_what, signature, status) => {
    const { emails } = await sent()
    const aukje = await atSigning(service, emails[1])
    expect((await aukje.sign({ signature })).statusCode).toBe(status)
    expect((await aukje.sign()).statusCode).toBe(200)
  })

  test('a name of other signs is theirs', async () => {
    const round = await sent()
    const name = 'Aukje 🌊 Ἑλένη 李'
    const signed = await (await atSigning(service, round.emails[1])).sign({ signature: { kind: 'typed', name } })
    expect(signed.statusCode).toBe(200)
    await (await atSigning(service, round.emails[0])).sign()
    await service.jobs.drain()
    const { signed_file } = await round.maker.look(round.contract)
    expect((await round.maker.call('GET', signed_file?.path ?? '')).rawPayload.toString()).toContain(name)
  })
})
