import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, climb, founderWithCase, staffMember } from '#server/testing/cases.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

async function underWay(until?: string) {
  const founder = await founderWithCase(service)
  const notary = await staffMember(service, founder.office)
  await climb(founder, notary, until ?? 'open_mix')
  return { founder, notary, desk: atDesk(notary, founder.case), path: `${founder.case}/check` }
}

describe('a client check', () => {
  test('of two who write at once the second is told, and nothing of the first is lost', async () => {
    const { founder, notary, desk, path } = await underWay()
    const colleague = await staffMember(service, founder.office)
    const { revision } = (await desk.read()).check
    const first = await notary.call('PUT', path, { payload: { funds: 'Spaargeld', revision } })
    expect(first.json<OfficeCase>().check).toMatchObject({ funds: 'Spaargeld', revision: revision + 1 })
    const second = await colleague.call('PUT', path, { payload: { funds: 'Een erfenis', revision } })
    expect([second.statusCode, second.json().missing]).toEqual([409, []])
    expect((await desk.read()).check.funds).toBe('Spaargeld')
    const decided = await colleague.call('PUT', path, { payload: { funds: 'Spaargeld', revision, decide: true } })
    expect(decided.statusCode).toBe(409)
    const again = await colleague.call('PUT', path, { payload: { funds: 'Een erfenis', revision: revision + 1 } })
    expect(again.json<OfficeCase>().check).toMatchObject({ funds: 'Een erfenis', revision: revision + 2 })
  })

  test('twenty who write at once: one is kept', async () => {
    const { notary, path, desk } = await underWay()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        notary.call('PUT', path, { payload: { funds: `Van ${place}`, revision: 0 } }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await desk.read()).check.revision).toBe(1)
  })

  test('what says the same as before is written down once', async () => {
    const { notary, path, desk } = await underWay()
    for (const revision of [0, 1]) await notary.call('PUT', path, { payload: { pep: 'none', revision } })
    const { check, history } = await desk.read()
    expect(check.revision).toBe(1)
    expect(history.filter(({ action }) => action === 'check')).toHaveLength(1)
  })

  test('is one PDF to keep, for the office alone, and who took it stands in its history', async () => {
    const { founder, notary, desk, path } = await underWay('uploading_fca')
    const paper = await notary.call('GET', `${path}.pdf`)
    expect(paper.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/2026-\d{5}-clientonderzoek\.pdf/),
    })
    expect(paper.body).toContain('Cliëntonderzoek van')
    expect(paper.body).toContain('Spaargeld uit loon')
    // Who decided, and when.
    expect(paper.body).toMatch(/Jelle Hoekstra, op \d{2}-\d{2}-\d{4}/)
    expect(paper.body).toContain('"article":"structure"')
    expect((await notary.call('GET', `${path}.pdf?language=en`)).body).toContain('Client check of')
    expect((await desk.read()).history.at(-1)).toMatchObject({ action: 'download_check', role: 'notary' })
    expect(JSON.stringify((await founder.look()).history)).not.toContain('check"')
  })

  test('is in the archive, apart from the deed', async () => {
    const { founder, notary } = await underWay('scheduling_meeting')
    const zip = unzipSync(new Uint8Array((await notary.call('GET', `${founder.case}/archive`)).rawPayload))
    const found = Object.keys(zip).filter((name) => name.includes('clientonderzoek'))
    expect(found).toEqual([expect.stringMatching(/\/4-clientonderzoek\/2026-\d{5}-clientonderzoek\.pdf$/)])
  })
})

describe('the registration of who is behind the company', () => {
  test('goes on only with what is known, and tells what is not', async () => {
    const { founder, notary, desk } = await underWay()
    const move = (payload: object) => notary.call('POST', `${founder.case}/review`, { payload })
    // It begins by itself.
    expect((await move({ move: 'incorporated' })).statusCode).toBe(422)
    expect((await move({ move: 'register' })).statusCode).toBe(409)
    await climb(founder, notary)
    for (const one of ['data_complete', 'documents_complete', 'approve']) {
      expect([one, (await move({ move: one })).statusCode]).toEqual([one, 200])
    }
    const { check } = await desk.read()
    const { revision } = check
    await notary.call('PUT', `${founder.case}/check`, { payload: { revision } })
    const refused = await move({ move: 'register' })
    expect([refused.statusCode, refused.json().missing]).toEqual([409, [{ kind: 'client_check' }]])
    expect((await desk.read()).review_moves).toEqual([
      { move: 'register', possible: false, missing: [{ kind: 'client_check' }] },
    ])
    await desk.closeCheck()
    expect((await move({ move: 'register' })).json()).toMatchObject({ review_status: 'completed', review_moves: [] })
  })
})

test('a founder is asked something, or nothing at all', async () => {
  const { founder, notary, desk } = await underWay('checking_documents')
  const ask = () => notary.call('POST', `${founder.case}/actions`, { payload: { action: 'ask' } })
  const refused = await ask()
  expect([refused.statusCode, refused.json().missing]).toEqual([409, [{ kind: 'question' }]])
  expect((await desk.read()).actions).toContainEqual({
    action: 'ask',
    possible: false,
    missing: [{ kind: 'question' }],
  })
  await notary.call('POST', `${founder.case}/comments`, {
    payload: { path: 'p1.firstname', text: 'Klopt?', flag: true },
  })
  expect((await ask()).json()).toMatchObject({ status: 'extra_questions' })
})
