import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CustomerCase } from '#contract/cases.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import type { ParticipantPart } from '#contract/participants.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { climb, filePart, founderWithCase, paper, staffMember } from '#server/testing/cases.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { atOwnPart, partLink } from '#server/testing/participants.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', PARTICIPANTS_ENABLED: 'true' } })
})
afterAll(() => service.close())

let count = 0
async function atPart() {
  count += 1
  const email = `lotte${count}@voorbeeld.nl`
  const founder = await founderWithCase(service, { patch: { p2: { filled_in_by: 'self', email } } })
  await service.jobs.drain()
  const own = await atOwnPart(service, email)
  const notary = await staffMember(service, founder.office)
  const look = async () => (await own.call('GET', own.path)).json<ParticipantPart>()
  const send = (file = filePart(paper('paspoort'), 'paspoort.pdf')) =>
    own.call('POST', `${own.path}/uploads?kind=identity`, file)
  const office = async () => (await notary.call('GET', founder.case)).json<OfficeCase>()
  const answer = (answers: object) => own.call('PATCH', own.path, { payload: { answers } })
  const declare = async () => {
    const { hash } = (await own.call('GET', `${own.path}/deed`)).json()
    const payload = { version: (await look()).version, hash }
    const declared = await own.call('POST', `${own.path}/declare`, { payload })
    expect(declared.statusCode, declared.body).toBe(200)
  }
  return {
    answer,
    declare,
    founder,
    own,
    notary,
    email,
    look,
    send,
    office,
    thread: `${founder.case}/participants/p2/messages`,
  }
}

/** All that is asked of them. */
const mine = {
  ...{ document_type: 'passport', document_number: 'SPECI2014', place_of_issue: 'Utrecht' },
  ...{ issue_date: '01-02-2024', expiration_date: '01-02-2034', bsn: '111222333', pep: false },
}

const identityOf = ({ tasks }: Pick<CustomerCase, 'tasks'>) => tasks.find(({ name }) => name === 'identity.p2')

describe('a paper that somebody sends by their own link', () => {
  test('is read by them and by the office; whoever ordered sees that it came', async () => {
    const { founder, own, notary, look, send, office } = await atPart()
    expect((await look()).tasks).toEqual([{ kind: 'identity', state: 'open' }])
    expect(identityOf(await founder.look())).toMatchObject({ state: 'open', own_part: true })
    const bytes = paper('paspoort')
    const upload = (await send(filePart(bytes, 'paspoort.pdf'))).json()
    expect(upload).toMatchObject({ kind: 'identity', person: 'p2', name: 'paspoort.pdf', review: 'unchecked' })
    expect(await look()).toMatchObject({ tasks: [{ kind: 'identity', state: 'sent' }], uploads: [upload] })
    expect((await own.call('GET', upload.path)).rawPayload.equals(bytes)).toBe(true)

    const seen = await founder.look()
    expect([identityOf(seen)?.state, seen.documents]).toEqual(['sent', []])
    expect((await founder.call('GET', `${founder.path}/uploads/${upload.uuid}`)).statusCode).toBe(404)
    expect((await founder.call('DELETE', `${founder.path}/uploads/${upload.uuid}`)).statusCode).toBe(404)

    const [document] = (await office()).documents
    expect(document).toMatchObject({ uuid: upload.uuid, person: 'p2', origin: 'participant_uploaded' })
    expect((await notary.call('GET', document?.path ?? '')).rawPayload.equals(bytes)).toBe(true)
    const support = await staffMember(service)
    expect((await support.call('GET', document?.path ?? '')).statusCode).toBe(403)
    expect(
      (await staffMember(service, founder.office + 1).then((other) => other.call('GET', document?.path ?? '')))
        .statusCode,
    ).toBe(404)
  })

  test('is theirs to send: whoever ordered cannot, and the same file of another is another', async () => {
    const { founder, send } = await atPart()
    const bytes = paper('hetzelfde')
    const mine = await founder.call('POST', `${founder.path}/uploads?kind=identity&person=p1`, filePart(bytes))
    const theirs = await send(filePart(bytes))
    expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201])
    expect(theirs.json().uuid).not.toBe(mine.json().uuid)
    const meddled = await founder.call('POST', `${founder.path}/uploads?kind=identity&person=p2`, filePart(paper('x')))
    expect([meddled.statusCode, meddled.json().errors[0].code]).toEqual([403, 'own_part'])
  })

  test('is taken back until it was judged; sent back, they alone hear why', async () => {
    const { founder, own, notary, email, look, send, office } = await atPart()
    const first = (await send()).json()
    expect((await own.call('DELETE', first.path)).statusCode).toBe(200)
    expect((await look()).uploads).toEqual([])
    const { uuid, path } = (await send()).json()
    await founder.sendPapers()
    const judge = (payload: object) => notary.call('PATCH', `${founder.case}/documents/${uuid}`, { payload })
    expect((await judge({ review: 'rejected', reason: 'expired', note: 'Verlopen in mei' })).statusCode).toBe(200)
    expect((await own.call('DELETE', path)).statusCode).toBe(409)
    expect((await look()).uploads[0]).toMatchObject({ review: 'rejected', reason: 'expired', note: 'Verlopen in mei' })
    expect((await look()).tasks).toEqual([{ kind: 'identity', state: 'rejected' }])
    expect(identityOf(await office())?.state).toBe('rejected')
    expect(identityOf(await founder.look())?.state).toBe('open')
    const held = await notary.call('POST', `${founder.case}/actions`, {
      payload: { action: 'hold', reason: 'rejected_documents' },
    })
    expect(held.statusCode, held.body).toBe(200)
    await service.jobs.drain()
    expect((await mailsTo(service, email)).map(({ kind }) => kind)).toContain('case_sent_back')
    expect((await mailsTo(service, founder.email)).map(({ kind }) => kind)).not.toContain('case_sent_back')
    // By the link in that mail they come in again, and what they send sets it going.
    expect((await own.call('GET', await partLink(service, email))).statusCode).toBe(200)
    await send()
    expect((await founder.look()).hold).toBeNull()
  })

  test('goes with who is replaced or does not take part, and with its file', async () => {
    const { founder, own, send } = await atPart()
    await send()
    await own.call('POST', `${own.path}/messages`, { payload: { text: 'Wat is een volmacht?' } })
    const rows = () =>
      service.database.db
        .selectFrom('uploads')
        .select('file')
        .where('questionnaire', '=', founder.questionnaire)
        .execute()
    const [row] = await rows()
    expect(service.files.kept.has(row?.file ?? '')).toBe(true)
    expect((await own.call('POST', `${own.path}/decline`)).statusCode).toBe(200)
    await service.jobs.drain()
    expect([await rows(), service.files.kept.has(row?.file ?? '')]).toEqual([[], false])
    expect((await own.call('GET', own.path)).json()).toMatchObject({ uploads: [], messages: [], may_write: false })
    expect((await send()).statusCode).toBe(409)
  })
})

describe('what somebody and the office say to each other', () => {
  test('is read by both, told once an hour, and counted until it is answered', async () => {
    const { founder, own, notary, email, look, office, thread } = await atPart()
    const toOffice = () =>
      office().then(({ participants }) => participants.map(({ person, unread }) => [person, unread]))
    expect(
      (await own.call('POST', `${own.path}/messages`, { payload: { text: 'Wat is een volmacht?' } })).statusCode,
    ).toBe(201)
    await own.call('POST', `${own.path}/messages`, { payload: { text: 'En waarom?' } })
    expect(await toOffice()).toEqual([['p2', 2]])
    const answered = await notary.call('POST', thread, { payload: { text: 'Dat leg ik uit.' } })
    expect(answered.json().messages.map(({ text, mine }: { text: string; mine: boolean }) => [text, mine])).toEqual([
      ['Wat is een volmacht?', false],
      ['En waarom?', false],
      ['Dat leg ik uit.', true],
    ])
    await notary.call('POST', thread, { payload: { text: 'Zo dus.' } })
    expect(await toOffice()).toEqual([['p2', 0]])
    expect((await look()).messages.map(({ text, mine }) => [text, mine]).slice(-2)).toEqual([
      ['Dat leg ik uit.', false],
      ['Zo dus.', false],
    ])
    await service.jobs.drain()
    expect((await mailsTo(service, email)).filter(({ kind }) => kind === 'case_message')).toHaveLength(1)
    expect((await founder.look()).comments).toEqual([])
    const support = await staffMember(service)
    expect((await support.call('GET', thread)).statusCode).toBe(403)
    await support.call('POST', `${founder.case}/access`, { payload: { reason: 'De deelnemer belde ons op.' } })
    expect((await support.call('GET', thread)).json().messages).toHaveLength(4)
  })

  test('is where a remark about one of their answers goes, and whoever ordered does not see it', async () => {
    const { founder, notary, look } = await atPart()
    const remark = (path: string) =>
      notary.call('POST', `${founder.case}/comments`, { payload: { path, text: 'Klopt dit?', flag: true } })
    for (const path of ['p2.bsn', 'p2.birthplace']) expect((await remark(path)).statusCode).toBe(201)
    expect((await look()).messages.map(({ key, text }) => [key, text])).toEqual([
      ['bsn', 'Klopt dit?'],
      ['birthplace', 'Klopt dit?'],
    ])
    expect((await founder.look()).comments).toEqual([])
    await remark('p1.birthplace')
    expect((await founder.look()).comments.map(({ path }) => path)).toEqual(['p1.birthplace'])
  })

  test('and a flag holds the case up until the office closes it, without whoever ordered hearing of it', async () => {
    const { founder, notary, own, office, answer, send, declare } = await atPart()
    await answer(mine)
    await send()
    await declare()
    await climb(founder, notary, 'checking_documents')
    const remark = (flag: boolean, text = 'Klopt dit nummer?') =>
      notary.call('POST', `${founder.case}/comments`, { payload: { path: 'p2.bsn', text, flag } })
    const flags = async () => {
      const { part_flags, actions } = await office()
      const missing = actions.flatMap((one) => (one.action === 'upload_fca' ? one.missing : []))
      return [part_flags.map(({ path, changed, closed_at }) => [path, changed, closed_at !== null]), missing] as const
    }
    await remark(false)
    expect((await flags())[0]).toEqual([])
    await remark(true)
    const [[open], missing] = await flags()
    expect(open).toEqual(['p2.bsn', false, false])
    expect(missing).toContainEqual({ kind: 'flag', id: 'p2.bsn' })
    expect(JSON.stringify(await founder.look())).not.toMatch(/p2\.bsn|flag_part|Klopt dit nummer/)
    expect((await founder.call('GET', `${founder.own}/changes`)).json().asked).toEqual([])
    expect((await founder.call('GET', '/api/account/export')).body).not.toMatch(/Klopt dit nummer/)
    const [{ id } = { id: 0 }] = (await office()).part_flags
    const stranger = await staffMember(service, founder.office + 1)
    const close = (by: typeof notary) =>
      by.call('PATCH', `${founder.case}/comments/${id}`, { payload: { resolved: true } })
    expect((await close(stranger)).statusCode).toBe(404)
    expect((await close(notary)).statusCode).toBe(200)
    expect(await flags()).toEqual([
      [['p2.bsn', false, true]],
      expect.not.arrayContaining([{ kind: 'flag', id: 'p2.bsn' }]),
    ])
    expect((await own.call('GET', own.path)).json().messages).toHaveLength(2)
    expect((await office()).history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['flag_part', 'close_flag_part']),
    )
  })
})

test('the case lists who fills in their own part, to whoever ordered and to the office', async () => {
  const { founder, own, email, office } = await atPart()
  const [seen] = (await founder.look()).participants
  expect(seen).toMatchObject({
    person: 'p2',
    email,
    state: 'invited',
    link: 'open',
    moves: expect.arrayContaining(['replace']),
  })
  await own.call('PATCH', own.path, { payload: { answers: { birthplace: 'Zwolle' } } })
  const [shown] = (await office()).participants
  expect(shown).toMatchObject({ person: 'p2', state: 'began', unread: 0 })
  expect(shown).not.toHaveProperty('moves')
})

test('everything of somebody is theirs to take along, and nobody else’s', async () => {
  const { founder, own, send } = await atPart()
  await own.call('PATCH', own.path, { payload: { answers: { bsn: '111222333' } } })
  await send(filePart(paper('meegenomen'), 'paspoort.pdf'))
  const taken = await own.call('GET', `${own.path}/data`)
  // Packed as it is, so that it can be read here.
  for (const word of ['111222333', 'meegenomen', 'paspoort.pdf']) expect(taken.body).toContain(word)
  expect((await founder.call('GET', `${own.path}/data`)).statusCode).toBe(403)
})

test('who signs by a power fetches their own form of it, once they declared their part right', async () => {
  const { founder, own, look, answer, declare } = await atPart()
  await answer(mine)
  await declare()
  expect(await look()).toMatchObject({ signing: { way: 'online' }, powers: [] })
  expect((await own.call('GET', `${own.path}/powers/poa.pdf`)).statusCode).toBe(404)

  await answer({ document_type: 'driver_licence', document_number: '5123456789' })
  expect(await look()).toMatchObject({ signing: { way: 'legalised_here', reasons: ['document'] }, powers: [] })
  await declare()
  const { powers } = await look()
  expect(powers).toEqual([{ title: expect.stringContaining('Volmacht'), path: `${own.path}/powers/poa.pdf` }])
  const fetched = await own.call('GET', powers[0]?.path ?? '')
  expect([fetched.statusCode, fetched.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(fetched.headers['cache-control']).toBe('no-store')
  // Their own form and nobody else's, with nothing that is sealed.
  const { p1, p2 } = (await founder.call('GET', founder.path)).json().product_data
  expect(fetched.body).toContain(p2.firstname)
  expect(fetched.body).not.toContain(p1.firstname)
  expect(fetched.body).not.toContain('5123456789')
  expect((await own.call('GET', `${own.path}/powers/deed.pdf`)).statusCode).toBe(404)
  expect((await founder.call('GET', powers[0]?.path ?? '')).statusCode).toBe(403)
})

test('a declaration is for who makes it and for the notary', async () => {
  const { founder, own, notary } = await atPart()
  await own.call('PATCH', own.path, { payload: { answers: { bsn: '111222333' } } })
  const at = `${founder.case}/participants/p2/declaration.pdf`
  const [mine, theirs] = [await own.call('GET', `${own.path}/declaration.pdf`), await notary.call('GET', at)]
  for (const answer of [mine, theirs]) {
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('111222333')
  }
  const support = await staffMember(service)
  expect((await support.call('GET', at)).statusCode).toBe(403)
  expect((await notary.call('GET', at.replace('/p2/', '/p1/'))).statusCode).toBe(404)
  expect((await founder.call('GET', at)).statusCode).toBe(403)
})
