import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, climb, founderWithCase, staffMember } from '#server/testing/cases.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

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
  const other = await founderWithCase(service)
  expect((await other.call('GET', '/api/account/export')).body).not.toContain('Wanneer horen wij iets?')
})
