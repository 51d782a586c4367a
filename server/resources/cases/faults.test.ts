import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, climb, founderWithCase, staffMember, toldOf } from '#server/testing/cases.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { endPayment } from '#server/testing/orders.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const day = 24 * 3_600_000
const eventsOf = (uuid: string) =>
  service.database.db.selectFrom('case_events').selectAll().where('case_uuid', '=', uuid).orderBy('id').execute()
const uuidOf = (path: string) => path.split('/').at(-1) ?? ''

describe('everybody at once', () => {
  test('twenty who act on one case: it is done once, and each hears what became of it', async () => {
    const founder = await founderWithCase(service)
    const clerks = await Promise.all(Array.from({ length: 10 }, () => staffMember(service, founder.office)))
    await climb(founder, clerks[0] ?? founder, 'submitted_mix')
    const answers = await Promise.all(
      [...clerks, ...clerks].map((clerk) =>
        clerk.call('POST', `${founder.case}/actions`, { payload: { action: 'check_documents' } }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    const taken = (await eventsOf(uuidOf(founder.case))).filter(({ action }) => action === 'check_documents')
    expect(taken).toMatchObject([{ from_status: 'submitted_mix', to_status: 'checking_documents' }])
    expect((await mailsTo(service, founder.email)).filter(({ kind }) => kind === 'case_taken_up')).toHaveLength(1)
  })

  test('who acts on what they saw before is told that it changed', async () => {
    const founder = await founderWithCase(service)
    const notary = await staffMember(service, founder.office)
    const desk = atDesk(notary, founder.case)
    const { version } = await desk.read()
    await desk.record({ handler: 'me' })
    const late = await notary.call('POST', `${founder.case}/actions`, {
      payload: { action: 'hold', reason: 'other', note: 'Even wachten', version },
    })
    expect([late.statusCode, late.json().missing]).toEqual([409, []])
    expect((await desk.read()).status).toBe('open_mix')
  })

  test('history has no gaps: each line begins where the one before ended', async () => {
    const founder = await founderWithCase(service)
    const notary = await staffMember(service, founder.office)
    const desk = atDesk(notary, founder.case)
    await climb(founder, notary, 'checking_documents')
    await desk.act({ action: 'hold', reason: 'no_reply_from_customer' })
    await desk.act({ action: 'lift' })
    await desk.act({ action: 'revert', note: 'Terug' })
    await climb(founder, notary)
    const lines = await eventsOf(uuidOf(founder.case))
    expect(lines.slice(1).map(({ from_status }) => from_status)).toEqual(
      lines.slice(0, -1).map(({ to_status }) => to_status),
    )
    expect(lines.at(-1)?.to_status).toBe('finalized')
  })
})

describe('a case that nobody looks at', () => {
  test('its office is reminded, then another gets it, and the founder is told', async () => {
    const founder = await founderWithCase(service)
    const notary = await staffMember(service, founder.office)
    await climb(founder, notary, 'submitted_mix')
    const before = service.clock.now()
    // Since Sunday the 15th: three working days later, then four.
    service.clock.set('2026-11-18T09:00:00Z')
    await service.jobs.plan()
    expect((await mailsTo(service, notary.account.email)).map(({ kind }) => kind)).toContain('case_not_taken_up')
    service.clock.set('2026-11-19T09:00:00Z')
    await service.jobs.plan()
    expect(await toldOf(service, founder.email)).toContain('handed_over')
    const seen = await founder.look()
    expect(seen.office?.id).not.toBe(founder.office)
    expect(seen).toMatchObject({ status: 'submitted_mix', waiting_on: 'notary', due: '2026-11-23' })
    // To the one before it is not there any more.
    expect((await notary.call('GET', founder.case)).statusCode).toBe(404)
    service.clock.set(before)
  })

  test('the founder is reminded once, before it is too late', async () => {
    const founder = await founderWithCase(service)
    const before = service.clock.now()
    const { due } = await founder.look()
    service.clock.set(new Date(new Date(`${due}T09:00:00Z`).getTime() - day))
    await service.jobs.plan()
    await service.jobs.plan()
    const kinds = (await mailsTo(service, founder.email)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'case_reminder')).toHaveLength(1)
    service.clock.set(before)
  })
})

describe('money', () => {
  test('that is taken back stops the clock, and support is told', async () => {
    const founder = await founderWithCase(service)
    const row = await service.database.db
      .selectFrom('payment_attempts')
      .select('link')
      .where('order_uuid', '=', founder.order)
      .executeTakeFirstOrThrow()
    await endPayment(service, row.link ?? '', 'charged_back')
    await service.jobs.drain()
    expect(await founder.look()).toMatchObject({ status: 'on_hold', hold: 'oprecht_request', waiting_on: 'support' })
    expect((await founder.look()).history.at(-1)).toMatchObject({ action: 'hold', role: null, reason: 'charged_back' })
    expect(await toldOf(service, service.config.SUPPORT_EMAIL)).toContain('on_hold')
  })
})

test('a changed answer reaches the office, which takes it over, and the papers are made anew', async () => {
  const founder = await founderWithCase(service)
  const notary = await staffMember(service, founder.office)
  const desk = atDesk(notary, founder.case)
  await climb(founder, notary, 'uploading_fca')
  await service.jobs.drain()
  const question = { path: 'main.company_name', text: 'Deze naam bestaat al.', flag: true }
  await notary.call('POST', `${founder.case}/comments`, { payload: question })
  const saved = await founder.call('PATCH', founder.path, { payload: { main: { company_name: 'Andere Naam' } } })
  expect(saved.statusCode).toBe(200)
  await service.jobs.drain()
  const { changes, company_name, actions } = await desk.read()
  expect(company_name).toBe('Andere Naam B.V.')
  expect(changes).toMatchObject([{ fields: ['main.company_name'], taken_at: null }])
  const [{ id } = { id: 0 }] = changes
  expect(actions.find(({ action }) => action === 'send_concept')?.missing).toContainEqual({
    ...{ kind: 'change', id: String(id) },
  })
  await notary.call('POST', `${founder.case}/changes/${id}`)
  expect((await desk.read()).changes).toMatchObject([{ taken_at: expect.any(String) }])
  await service.jobs.drain()
  const issued = await service.database.db
    .selectFrom('issued_documents')
    .select('revision')
    .distinct()
    .where('questionnaire', '=', founder.questionnaire)
    .orderBy('revision')
    .execute()
  expect(issued.map(({ revision }) => revision)).toEqual([1, 2])
})

describe('what is the office’s own', () => {
  test('reaches no answer, mail, document or export of a founder', async () => {
    const founder = await founderWithCase(service)
    const notary = await staffMember(service, founder.office)
    await climb(founder, notary, 'checking_documents')
    const marks = { note: 'GEHEIM-NOTITIE-71', funds: 'GEHEIM-GELD-72', reason: 'GEHEIM-RISICO-73' }
    const note = { text: marks.note, internal: true, path: 'p1.firstname' }
    await notary.call('POST', `${founder.case}/comments`, { payload: note })
    const check = { funds: marks.funds, reason: marks.reason, risk: 'medium', sanctions: 'none', revision: 0 }
    expect((await notary.call('PUT', `${founder.case}/check`, { payload: check })).statusCode).toBe(200)
    expect((await notary.call('GET', `${founder.case}/check.pdf`)).statusCode).toBe(200)
    expect((await notary.call('GET', founder.case)).body).toContain(marks.note)

    const paths = [
      founder.own,
      '/api/api_customer_dashboard/notary_products',
      founder.path,
      `${founder.path}/uploads`,
      `${founder.path}/documents`,
      `${founder.path}/documents/0`,
      `/api/payments/${founder.order}`,
      '/api/account/export',
      '/api/payments',
    ]
    const bodies = await Promise.all(paths.map(async (path) => (await founder.call('GET', path)).body))
    const acted = (await founder.act({ action: 'submit' })).body
    const wrote = (await founder.call('POST', `${founder.own}/comments`, { payload: { text: 'Hoi' } })).body
    const mails = JSON.stringify(await mailsTo(service, founder.email))
    const all = [...bodies, acted, wrote, mails, ...service.logged].join('\n')
    for (const mark of Object.values(marks)) expect(all).not.toContain(mark)
    // Nor that there was anything to find out: the law forbids to let it show.
    expect(JSON.stringify(await founder.look())).not.toMatch(/"check"|decide_check|download_check|"note","/)
  })

  test('stands sealed in the rows', async () => {
    const rows = await service.database.db.selectFrom('case_notes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('GEHEIM')
    expect(JSON.stringify(await service.database.db.selectFrom('case_checks').selectAll().execute())).not.toContain(
      'GEHEIM',
    )
  })
})
