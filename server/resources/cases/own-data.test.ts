import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, climb, founderWithCase, staffMember } from '#server/testing/cases.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('who asks for their data gets what was said and done in their case, and nothing that is the office’s own', async () => {
  const founder = await founderWithCase(service, { patch: { main: { lead_approval: true } } })
  const notary = await staffMember(service, founder.office)
  const support = await staffMember(service)
  const desk = atDesk(notary, founder.case)
  const say = (payload: object) => notary.call('POST', `${founder.case}/comments`, { payload })
  await climb(founder, notary, 'checking_documents')
  await say({ text: 'Klopt deze naam?', path: 'p1.firstname', flag: true })
  await founder.call('POST', `${founder.own}/comments`, { payload: { text: 'Wanneer horen wij iets?' } })
  await say({ text: 'INTERNE NOTITIE', internal: true })
  const note = 'NOTITIE VAN SUPPORT'
  await support.call('POST', `${founder.case}/services/bookkeeper-quotes`, { payload: { action: 'done', note } })
  const { comments } = await desk.read()
  await notary.call('PATCH', `${founder.case}/comments/${comments[0]?.id}`, { payload: { resolved: true } })
  await climb(founder, notary, 'scheduling_meeting')
  await support.call('POST', `${founder.case}/access`, { payload: { reason: 'De naam klopt niet.' } })

  const answer = await founder.call('GET', '/api/account/export')
  const { status, number } = await founder.look()
  expect(answer.json().cases).toMatchObject([
    {
      ...{ status, number },
      messages: [
        { role: 'notary', mine: false, flag: true, path: 'p1.firstname', text: 'Klopt deze naam?' },
        { role: 'customer', mine: true, text: 'Wanneer horen wij iets?' },
      ],
      concepts: [
        {
          number: 1,
          approvals: [
            { person: 'p1', mine: true },
            { person: 'p2', mine: true },
          ],
        },
      ],
      services: [{ service: 'bookkeeper-quotes', consent: 'given', consent_by: 'questionnaire' }],
      kept_apart: [{ what: 'client_check' }, { what: 'internal_notes' }],
    },
  ])
  const actions = answer.json().cases[0].history.map(({ action }: { action: string }) => action)
  expect(actions).toEqual(expect.arrayContaining(['open', 'submit', 'send_concept', 'approve_concept']))
  expect(actions).not.toContain('note')
  expect(actions).not.toContain('decide_check')
  for (const secret of ['INTERNE NOTITIE', note, 'Spaargeld', notary.account.uuid, support.account.uuid, 'sealed']) {
    expect(answer.body).not.toContain(secret)
  }

  // Who worked with it: by office and day, nobody by name, and nothing of what the office found out.
  const seen = await founder.call('GET', '/api/account/accesses')
  const office = (await founder.look()).office?.name
  const on = { number, day: '2026-11-15', questionnaire: founder.questionnaire }
  expect(seen.json().accesses).toHaveLength(2)
  expect(seen.json().accesses).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...on, who: 'office', office, ways: ['worked'], reasons: [] }),
      expect.objectContaining({ ...on, who: 'support', ways: ['worked', 'looked'], reasons: ['De naam klopt niet.'] }),
    ]),
  )
  for (const name of ['Jelle', 'Hoekstra', 'Helpman', notary.account.uuid]) expect(seen.body).not.toContain(name)

  // The same with its files, as they are kept.
  await service.jobs.drain()
  const archive = await founder.call('GET', '/api/account/export.zip')
  expect(archive.headers).toMatchObject({ 'content-type': 'application/zip' })
  const entries = unzipSync(archive.rawPayload)
  const { files, ...data } = JSON.parse(strFromU8(entries['data.json'] ?? new Uint8Array()))
  expect(data.cases).toEqual(answer.json().cases)
  const names = files.map(({ name }: { name: string }) => name)
  expect(Object.keys(entries).toSorted()).toEqual([...names, 'data.json'].toSorted())
  for (const { name, sha256 } of files) expect(sha256Of(entries[name] ?? new Uint8Array())).toBe(sha256)
  const folders = new Set(names.map((name: string) => name.split('/')[0]))
  expect([...folders].toSorted()).toEqual(['deeds', 'documents', 'invoices', 'uploads'])
  const sent = await service.database.db
    .selectFrom('uploads')
    .select(['uuid', 'sha256'])
    .where('questionnaire', '=', founder.questionnaire)
    .execute()
  for (const { uuid, sha256 } of sent) {
    expect(files.find(({ name }: { name: string }) => name.includes(uuid))).toMatchObject({ sha256 })
  }
  // Everything that was put away for this case can be read, but for what the office keeps to itself.
  for (const bytes of Object.values(entries)) expect(strFromU8(bytes, true)).not.toContain('INTERNE NOTITIE')

  const other = await founderWithCase(service)
  expect((await other.call('GET', '/api/account/export')).body).not.toContain('Wanneer horen wij iets?')
})
