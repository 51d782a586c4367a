import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CaseDeed } from '#contract/case-deed.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, climb, filePart, founderWithCase, paper, staffMember } from '#server/testing/cases.ts'
import { atOwnPart } from '#server/testing/participants.ts'

// Who fills in their own part after it was paid for answers for the first time: nobody changed anything.

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', PARTICIPANTS_ENABLED: 'true' } })
})
afterAll(() => service.close())

/** Everything that the founder of the tests left to the other. */
const first = {
  ...{ birthdate: '04-05-1990', birthplace: 'Zwolle', country_of_birth: 'NL', phone_number: '+31687654321' },
  ...{ residence_country: 'NL', address: 'Kade 2', zip_code: '8011 AB', location: 'Zwolle' },
  ...{ marital_status: 'unmarried', nationality: 'NL', document_type: 'passport', document_number: 'SPECI2014' },
  ...{
    issue_date: '01-02-2024',
    expiration_date: '01-02-2034',
    place_of_issue: 'Zwolle',
    bsn: '111222333',
    pep: false,
  },
}

let count = 0
async function invited() {
  count += 1
  const email = `bram${count}@voorbeeld.nl`
  const empty = Object.fromEntries(Object.keys(first).map((key) => [key, null]))
  const founder = await founderWithCase(service, { patch: { p2: { ...empty, filled_in_by: 'self', email } } })
  await service.jobs.drain()
  const bram = await atOwnPart(service, email)
  const notary = await staffMember(service, founder.office)
  const save = async (answers: object) => {
    const saved = await bram.call('PATCH', bram.path, { payload: { answers } })
    expect(saved.statusCode, saved.body).toBe(200)
  }
  const declare = async () => {
    const { hash } = (await bram.call('GET', `${bram.path}/deed`)).json()
    const { version } = (await bram.call('GET', bram.path)).json()
    const declared = await bram.call('POST', `${bram.path}/declare`, { payload: { version, hash } })
    expect(declared.statusCode, declared.body).toBe(200)
    await bram.call('POST', `${bram.path}/uploads?kind=identity`, filePart(paper('paspoort')))
    await service.jobs.drain()
  }
  const desk = atDesk(notary, founder.case)
  const changed = async () => (await desk.read()).changes.map(({ fields }) => fields)
  const deed = async () => (await notary.call('GET', `${founder.case}/deed`)).json<CaseDeed>()
  return { founder, notary, save, declare, changed, deed }
}

test('first answers, and better ones before anybody looked, are no changes', async () => {
  const { founder, save, declare, changed, deed } = await invited()
  await save(first)
  await save({ birthplace: 'Zwollerkerspel', address: 'Kade 3' })
  expect(await changed()).toEqual([])
  expect((await deed()).paid).toBeNull()
  await declare()
  const papers = (await founder.call('GET', `${founder.path}/documents`)).json()
  expect(papers.documents[0]).toMatchObject({ up_to_date: true, gaps: [] })
})

test('what whoever ordered had answered, and the name, are changes beside them', async () => {
  const { founder, save, changed, deed } = await invited()
  await save({ ...first, firstname: 'Abraham' })
  expect(await changed()).toEqual([['p2.firstname']])
  await founder.call('PATCH', founder.path, { payload: { main: { company_name: 'De Zilveren Lepel' } } })
  expect(await changed()).toEqual([['main.company_name'], ['p2.firstname']])
  const words = JSON.stringify((await deed()).paid)
  // As it was paid for, with what was to come: so that what is compared with it is what was changed.
  expect(words).toContain('De Gouden Lepel')
  expect(words).toContain('Kade 2')
  expect(words).not.toContain('Abraham')
})

test('once the notary is at work with them, another answer is a change', async () => {
  const { founder, notary, save, declare, changed } = await invited()
  await save(first)
  await declare()
  await climb(founder, notary, 'checking_documents')
  expect(await changed()).toEqual([])
  await save({ phone_number: '+31611111111' })
  expect(await changed()).toEqual([['p2.phone_number']])
})
