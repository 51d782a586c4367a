import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, climb, founderWithCase, staffMember, toldOf } from '#server/testing/cases.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const withOffice = async () => {
  const founder = await founderWithCase(service)
  return { founder, notary: await staffMember(service, founder.office) }
}
const deskOf = ({ founder, notary }: Awaited<ReturnType<typeof withOffice>>) => atDesk(notary, founder.case)

describe('a case', () => {
  test('goes from paid to a company that exists, and everybody is told', async () => {
    const { founder, notary } = await withOffice()
    expect(await founder.look()).toMatchObject({ status: 'open_mix', waiting_on: 'customer', number: /^2026-\d{5}$/ })
    expect(await toldOf(service, notary.account.email)).toEqual([])
    await climb(founder, notary)
    const seen = await founder.look()
    expect(seen).toMatchObject({
      ...{ status: 'finalized', waiting_on: 'nobody', due: null, kvk_number: '69599084', signed_on: seen.since },
      review_status: 'waiting_for_data',
    })
    const steps = seen.history.filter(({ from, to }) => from !== to).map(({ action, to }) => [action, to])
    expect(steps).toEqual([
      ['open', 'open_mix'],
      ['submit', 'submitted_mix'],
      ['check_documents', 'checking_documents'],
      ['upload_fca', 'uploading_fca'],
      ['schedule_meeting', 'scheduling_meeting'],
      ['execute_deed', 'executing_deed'],
      ['extract_kvk', 'extracting_kvk'],
      ['complete', 'finalized'],
    ])
    expect(await toldOf(service, founder.email)).toEqual([
      'taken_up',
      'concept',
      'appointment',
      'meeting',
      'signed',
      'finalized',
    ])
    expect(await toldOf(service, notary.account.email)).toEqual(['submitted', 'approved'])

    // What a bank asks for is there once it exists, and what is to be done has its days.
    expect(seen.first_weeks).toMatchObject({ registered_on: seen.since })
    expect(seen.first_weeks?.things[0]).toMatchObject({ thing: 'ubo', by: expect.stringMatching(/^20/), done: false })
    const bank = await founder.call('GET', `${founder.own}/bank-papers`)
    expect(bank.headers['content-disposition']).toMatch(/2026-\d{5}-voor-de-bank\.zip/)
    expect(Object.keys(unzipSync(new Uint8Array(bank.rawPayload))).join(' ')).toMatch(
      /^1-getekende-akte\.\w+ 2-uittreksel-kvk\.\w+ 3-.*[Rr]egister.*\.pdf$/,
    )
  })

  test('of a company with a holding is done when both are in the register', async () => {
    const founder = await founderWithCase(service, { patch: { p1: { holding: true, holding_name: 'Anna Beheer' } } })
    const notary = await staffMember(service, founder.office)
    const desk = atDesk(notary, founder.case)
    await climb(founder, notary, 'executing_deed')
    const missing = async (action: string) =>
      (await desk.read()).actions.find((one) => one.action === action)?.missing.map(({ kind, id }) => [kind, id])
    await desk.record({ signed_on: (await desk.read()).since })
    await desk.add('final_deed')
    expect(await missing('extract_kvk')).toEqual([['signed_deed', 'p1']])
    await desk.add('final_deed', 'p1')
    await desk.act({ action: 'extract_kvk' })
    await desk.record({ kvk_number: '69599084' })
    await desk.add('kvk')
    expect(await missing('complete')).toEqual([
      ['kvk_number', 'p1'],
      ['kvk_extract', 'p1'],
    ])
    const record = (payload: object) => notary.call('PATCH', founder.case, { payload })
    for (const [number, code] of [
      ['00000000', 'invalid_format'],
      ['69599084', 'not_unique'],
    ]) {
      const refused = await record({ holding_kvk_numbers: { p1: number } })
      expect([refused.statusCode, refused.json().errors[0].code]).toEqual([422, code])
    }
    await climb(founder, notary)
    expect(await founder.look()).toMatchObject({
      ...{ status: 'finalized', kvk_number: '69599084' },
      holdings: [{ person: 'p1', name: 'Anna Beheer B.V.', kvk_number: '68750110' }],
    })
    await service.jobs.drain()
    const bank = await founder.call('GET', `${founder.own}/bank-papers`)
    const names = Object.keys(unzipSync(new Uint8Array(bank.rawPayload))).join(' ')
    expect(names).toMatch(
      /1-getekende-akte\.\w+ 2-getekende-akte-holding\.\w+ 3-uittreksel-kvk\.\w+ 4-uittreksel-kvk-holding/,
    )
  })

  test('is not sent in while something is missing, which is told', async () => {
    const { founder } = await withOffice()
    const refused = await founder.act({ action: 'submit' })
    expect(refused.statusCode).toBe(409)
    const { tasks } = await founder.look()
    expect(refused.json().missing).toEqual(tasks.map(({ name }) => ({ kind: 'task', id: name })))
    await founder.sendPapers()
    expect((await founder.act({ action: 'submit' })).json()).toMatchObject({ status: 'submitted_mix' })
    // Twice is once.
    expect((await founder.act({ action: 'submit' })).statusCode).toBe(409)
  })

  test('waits for papers that were sent back, and goes on by itself when they came', async () => {
    const { founder, notary } = await withOffice()
    const desk = deskOf({ founder, notary })
    await climb(founder, notary, 'checking_documents')
    const [first] = (await desk.read()).documents
    const path = `${founder.case}/documents/${first?.uuid}`
    expect((await notary.call('PATCH', path, { payload: { review: 'rejected' } })).json().errors).toMatchObject([
      { code: 'required', path: 'reason' },
    ])
    await notary.call('PATCH', path, { payload: { review: 'rejected', reason: 'unreadable', note: 'Te donker' } })
    expect((await desk.read()).history.at(-1)).toMatchObject({
      ...{ action: 'document_rejected', role: 'notary', name: expect.any(String), document: first?.uuid },
    })
    expect(await desk.act({ action: 'hold', reason: 'rejected_documents' })).toMatchObject({
      ...{ status: 'on_hold', waiting_on: 'customer', due: null, interrupted: 'checking_documents' },
    })
    const seen = await founder.look()
    expect(seen.documents.find(({ uuid }) => uuid === first?.uuid)).toMatchObject({
      ...{ review: 'rejected', reason: 'unreadable', note: 'Te donker' },
    })
    await founder.sendPapers()
    const after = await founder.look()
    expect(after).toMatchObject({ status: 'checking_documents', waiting_on: 'notary' })
    expect(after.documents.filter(({ person, newest }) => person === first?.person && newest)).toMatchObject([
      { version: 2 },
    ])
    expect(await toldOf(service, founder.email)).toEqual(expect.arrayContaining(['sent_back', 'lifted']))
  })

  test('is asked about an answer, is answered, and the flag is closed', async () => {
    const { founder, notary } = await withOffice()
    const desk = deskOf({ founder, notary })
    await climb(founder, notary, 'checking_documents')
    const flag = { path: 'p1.firstname', text: 'In je paspoort staan drie voornamen.', flag: true }
    const { comments } = (await notary.call('POST', `${founder.case}/comments`, { payload: flag })).json()
    const [{ id }] = comments
    expect(await desk.act({ action: 'ask' })).toMatchObject({ status: 'extra_questions', waiting_on: 'customer' })
    expect((await founder.act({ action: 'answer' })).json().missing).toEqual([{ kind: 'question', id: 'p1.firstname' }])
    await founder.call('POST', `${founder.own}/comments`, { payload: { reply_to: id, text: 'Klopt, ik pas het aan.' } })
    expect((await founder.act({ action: 'answer' })).json()).toMatchObject({ status: 'checking_documents' })
    await desk.acceptAll()
    await desk.closeCheck()
    const refused = await notary.call('POST', `${founder.case}/actions`, { payload: { action: 'upload_fca' } })
    expect(refused.json().missing).toEqual([{ kind: 'flag', id: 'p1.firstname' }])
    await notary.call('PATCH', `${founder.case}/comments/${id}`, { payload: { resolved: true } })
    expect(await desk.act({ action: 'upload_fca' })).toMatchObject({ status: 'uploading_fca' })
  })

  test('tells each side what is new to its founder, once they saw it no more', async () => {
    const { founder, notary } = await withOffice()
    const say = async (text: string): Promise<number> =>
      (await notary.call('POST', `${founder.case}/comments`, { payload: { text } })).json().comments.at(-1).id
    const first = await say('Goedemorgen')
    await founder.call('POST', `${founder.own}/comments`, { payload: { text: 'Dag!' } })
    const see = (up_to: number) => founder.call('POST', `${founder.own}/seen`, { payload: { up_to } })
    expect((await see(first)).json()).toEqual({ seen: true })
    const at = service.clock.now().toISOString()
    service.clock.advance(60_000)
    const second = await say('Nog iets')
    const seen = async () => (await founder.look()).comments.map(({ seen_at }) => seen_at)
    expect(await seen()).toEqual([at, null, null])
    await see(second)
    // What was seen keeps its moment, and the office reads the same.
    expect(await seen()).toEqual([at, null, service.clock.now().toISOString()])
    const desk = (await notary.call('GET', founder.case)).json<{ comments: { seen_at: string | null }[] }>()
    expect(desk.comments.map(({ seen_at }) => seen_at)).toEqual(await seen())
  })

  test('goes a rung back with a reason', async () => {
    const { founder, notary } = await withOffice()
    const desk = deskOf({ founder, notary })
    await climb(founder, notary, 'uploading_fca')
    await expect(desk.act({ action: 'revert' })).rejects.toThrow('422')
    expect(await desk.act({ action: 'revert', note: 'Nog een stuk nodig' })).toMatchObject({
      status: 'checking_documents',
    })
    expect((await founder.look()).history.at(-1)).toMatchObject({ action: 'revert', note: 'Nog een stuk nodig' })
  })

  test('is canceled with money that goes back for real', async () => {
    const { founder, notary } = await withOffice()
    const desk = deskOf({ founder, notary })
    const { paid } = await desk.read()
    await expect(desk.act({ action: 'cancel', note: 'Ziet ervan af', refund: paid + 1 })).rejects.toThrow('too_high')
    expect((await desk.read()).status).toBe('open_mix')
    await desk.act({ action: 'cancel', note: 'Ziet ervan af', refund: paid - 10_000 })
    await service.jobs.drain()
    expect(await founder.look()).toMatchObject({ status: 'canceled', refunded: paid - 10_000 })
    expect((await desk.read()).paid).toBe(10_000)
    const row = await service.database.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 'done', why: 'canceled', amount: paid - 10_000 })
  })
})

test('what is recorded can be so', async () => {
  const { founder, notary } = await withOffice()
  const wrong: readonly (readonly [string, object])[] = [
    ['signed_on', { signed_on: '2099-01-01' }],
    ['signed_on', { signed_on: '2026-02-30' }],
    ['kvk_number', { kvk_number: '00000000' }],
    ['meeting_held', { meeting_held: true }],
  ]
  for (const [path, payload] of wrong) {
    const answer = await notary.call('PATCH', founder.case, { payload })
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path])
  }
})

test('a changed final deed asks for another agreement', async () => {
  const { founder, notary } = await withOffice()
  const desk = deskOf({ founder, notary })
  await climb(founder, notary, 'uploading_fca')
  await desk.fillBlanks()
  const first = await desk.act({ action: 'send_concept' })
  const hash = first.concept?.hash ?? ''
  expect((await founder.act({ action: 'approve_concept', hash: 'other' })).statusCode).toBe(409)
  const concept = await founder.call('GET', `${founder.own}/concepts/1`)
  expect(concept.json()).toMatchObject({ number: 1, hash, documents: [{ key: 'deed' }] })
  await founder.act({ action: 'approve_concept', hash })
  const { blanks, revision, generated } = (await notary.call('GET', `${founder.case}/deed`)).json()
  const after = generated[0].document.parts.at(-1).articles[0].id
  const own = { id: 'x1', document: 'deed', kind: 'add', after, text: 'Nog een zin.', why: 'Op verzoek' }
  const written = await notary.call('PUT', `${founder.case}/deed`, { payload: { blanks, layer: [own], revision } })
  expect(written.statusCode).toBe(200)
  // Somebody who saw it before is told.
  const again = await notary.call('PUT', `${founder.case}/deed`, { payload: { blanks, layer: [], revision } })
  expect(again.statusCode).toBe(409)
  const second = await desk.act({ action: 'send_concept' })
  expect(second.concept).toMatchObject({ number: 2, approvals: [{ approved_at: null }, { approved_at: null }] })
  expect(second.concept?.hash).not.toBe(hash)
  const refused = await notary.call('POST', `${founder.case}/actions`, { payload: { action: 'schedule_meeting' } })
  expect(refused.json().missing).toMatchObject([{ kind: 'approval' }, { kind: 'approval' }])
})

test('a deed that is read in English goes round with its translation as a paper of its own', async () => {
  const founder = await founderWithCase(service, { path: 'english_bv' })
  const notary = await staffMember(service, founder.office)
  await climb(founder, notary, 'scheduling_meeting')
  const concept = await founder.call('GET', `${founder.own}/concepts/1`)
  expect(concept.json().documents).toMatchObject([{ key: 'deed', document: { languages: ['nl', 'en'] } }])
  const zip = unzipSync(new Uint8Array((await notary.call('GET', `${founder.case}/archive`)).rawPayload))
  const sent = Object.keys(zip).flatMap((name) => name.match(/concept-1-.*$/) ?? [])
  expect(sent.sort()).toEqual(['concept-1-deed.pdf', 'concept-1-translation.pdf'])
})
