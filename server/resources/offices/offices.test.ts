import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminOffice, OfficeSettingsBody, OfficeStanding } from '#contract/admin-offices.ts'
import type { Notary } from '#contract/reference.ts'
import { usualHours } from '#domain/appointments/index.ts'
import { signedInAs } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import type { Browser } from '#server/testing/browser.ts'
import { climb, founderWithCase, staffMember } from '#server/testing/cases.ts'

let service: TestApp
let admin: Browser
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
  admin = await signedInAs(service, 'admin')
})
afterAll(() => service.close())

const offices = '/api/admin/offices'
const list = async () => (await admin.call('GET', offices)).json<{ data: OfficeStanding[] }>().data
const read = async (id: number) => (await admin.call('GET', `${offices}/${id}`)).json<AdminOffice>()
const add = async (city: string) =>
  (
    await admin.call('POST', offices, { payload: { name: `Kantoor ${city}`, city, province: 'Fryslân' } })
  ).json<AdminOffice>()
const send = (id: number, revision: number, settings: OfficeSettingsBody) =>
  admin.call('PUT', `${offices}/${id}`, { payload: { revision, settings } })
async function change(id: number, over: Partial<OfficeSettingsBody>) {
  const { revision, settings } = await read(id)
  return send(id, revision, { ...settings, ...over })
}
const choices = async () => (await service.app.inject('/api/notaries')).json<Notary[]>().map(({ id }) => id)
const log = async (id: number) =>
  (await admin.call('GET', `/api/admin/audit?subject=office:${id}`))
    .json()
    .data.map(({ action, detail }: { action: string; detail: unknown }) => [action, detail])

test('an office is added, takes nothing until it is set up, and is chosen from then on', async () => {
  const made = await add('Sneek')
  expect(made).toMatchObject({ revision: 1, takes_cases: false, open_cases: 0, staff: 0, next: false })
  expect(await choices()).not.toContain(made.id)
  const answer = await change(made.id, {
    ...{ takes_cases: true, notary_firstnames: 'Bauke', notary_lastname: 'de Jong', position: 0 },
  })
  expect(answer.json()).toMatchObject({ revision: 2, takes_cases: true, next: true })
  expect(await choices()).toContain(made.id)
  expect(await log(made.id)).toEqual([
    [
      'office.resumed',
      {
        changes: [
          { path: 'notary_firstnames', from: '', to: 'Bauke' },
          { path: 'notary_lastname', from: '', to: 'de Jong' },
          { path: 'takes_cases', from: false, to: true },
          { path: 'position', from: 210, to: 0 },
        ],
      },
    ],
    ['office.added', { name: 'Kantoor Sneek', city: 'Sneek' }],
  ])
  await change(made.id, { active: false })
})

describe('what is set', () => {
  test('everything that can be said of an office comes back as it was said', async () => {
    const { id } = await add('Bolsward')
    const said: Partial<OfficeSettingsBody> = {
      ...{
        name: 'Notariaat Bolsward',
        city: 'Bolsward',
        seat: 'Sudwest',
        email: 'akten@bolsward.example',
        phone: '0515',
      },
      ...{ notary_title: 'mr.', notary_firstnames: 'Anna Maria', notary_lastname: 'Bakker', deputy: 'Jan Piet Smit' },
      hours: { ...usualHours, gap: 15, minutes: 60, week: { ...weekOf(), monday: [] } },
      closed_days: ['2026-12-24', '2026-12-31'],
      terms: { submitted_mix: 2, checking_documents: 3, uploading_fca: 3, executing_deed: 2, extracting_kvk: 4 },
      ...{ capacity: 60, flows: ['holding'], languages: ['nl'], choosable: false, position: 5 },
      ...{ dutch_information: 'Aan de gracht.', english_information: 'By the canal.' },
    }
    const answer = await change(id, said)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().settings).toMatchObject(said)
    expect((await read(id)).settings).toMatchObject(said)
    const { terms, seat, notary_name } = await service.database.db
      .selectFrom('notaries')
      .select(['terms', 'seat', 'notary_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    // A term that is as usual follows what is usual.
    expect([terms, seat, notary_name]).toEqual([{ extracting_kvk: 4 }, 'Sudwest', 'mr. Anna Maria Bakker'])
  })

  test('what is the same leaves no line', async () => {
    const { id } = await add('Makkum')
    expect((await change(id, {})).statusCode).toBe(200)
    expect(await log(id)).toHaveLength(1)
  })

  test.each<[string, Partial<OfficeSettingsBody>, string]>([
    ['initials', { notary_firstnames: 'A.J.', notary_lastname: 'Bakker' }, 'settings.notary_firstnames'],
    ['a deputy with initials', { deputy: 'S. Wijbenga' }, 'settings.deputy'],
    ['hours that end before they begin', { hours: badHours() }, 'settings.hours.week.monday.0'],
    [
      'a day that has been',
      { takes_cases: false, pause_reason: 'Weg', pause_until: '2020-01-01' },
      'settings.pause_until',
    ],
    ['no product at all', { flows: [] }, 'settings.flows'],
    ['a capacity of nothing', { capacity: 0 }, 'settings.capacity'],
    ['no mail address', { email: 'akten' }, 'settings.email'],
    ['no name', { name: ' ' }, 'settings.name'],
  ])('%s is refused at its place', async (_name, over, path) => {
    const answer = await change(3, over)
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path])
    expect((await read(3)).revision).toBe(1)
  })

  test('why an office takes nothing must be said when it begins', async () => {
    const answer = await change(3, { takes_cases: false })
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'settings.pause_reason'])
  })

  test('of two who change one office the second sees what the first made of it', async () => {
    const { revision, settings } = await read(4)
    const both = await Promise.all([
      send(4, revision, { ...settings, capacity: 10 }),
      send(4, revision, { ...settings, capacity: 20 }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [kept] = both.filter(({ statusCode }) => statusCode === 200)
    const [late] = both.filter(({ statusCode }) => statusCode === 409)
    expect(late?.json().errors[0].current.settings.capacity).toBe(kept?.json().settings.capacity)
    expect(await log(4)).toHaveLength(1)
  })

  test('hours that an office sets itself are a change too', async () => {
    const { revision, settings } = await read(5)
    const notary = await staffMember(service, 5)
    await notary.call('PUT', '/api/notary/hours', { payload: { hours: { ...usualHours, minutes: 30 }, closed: [] } })
    const answer = await send(5, revision, settings)
    expect([answer.statusCode, answer.json().errors[0].current.settings.hours.minutes]).toEqual([409, 30])
  })
})

describe('choosing', () => {
  test('an office that takes nothing, is closed or does not want it is not in the list; opening brings it back', async () => {
    expect(await choices()).toContain(7)
    await change(7, { takes_cases: false, pause_reason: 'Verhuizing' })
    expect(await choices()).not.toContain(7)
    await change(7, { takes_cases: true })
    expect((await read(7)).settings.pause_reason).toBe('')
    await change(7, { choosable: false })
    expect(await choices()).not.toContain(7)
    await change(7, { choosable: true, active: false })
    expect(await choices()).not.toContain(7)
    await change(7, { active: true })
    expect(await choices()).toContain(7)
    expect((await log(7)).map(([action]: [string]) => action)).toEqual([
      ...['office.opened', 'office.closed', 'office.changed', 'office.resumed', 'office.paused'],
    ])
  })

  test('in the order that was given', async () => {
    await change(9, { position: 1 })
    expect((await choices())[0]).toBe(9)
  })

  test('only what it does, in the languages that it does', async () => {
    await change(8, { languages: ['en'] })
    const of = async (slug: string) =>
      (await service.app.inject(`/api/notaries?service_slug=${slug}`)).json<Notary[]>().map(({ id }) => id)
    expect(await of('bv-oprichten')).not.toContain(8)
    expect(await of('english-bv')).toContain(8)
    await change(8, { languages: null })
  })
})

describe('cases', () => {
  test('a case for which nobody was chosen goes to who takes it; what the office has and finishes is counted', async () => {
    const made = await add('Franeker')
    await change(made.id, { takes_cases: true, position: 0 })
    const founder = await founderWithCase(service)
    expect(founder.office).toBe(made.id)
    const notary = await staffMember(service, founder.office)
    await climb(founder, notary, 'uploading_fca')
    const found = await read(made.id)
    expect(found).toMatchObject({ open_cases: 1, waiting: 1, late: 0, lately: 1, finished: 2, in_time: 2, staff: 1 })
    expect(found.rungs.slice(0, 2)).toEqual([
      { rung: 'submitted_mix', usual: 2, stays: 1, average: 0, in_time: 1 },
      { rung: 'checking_documents', usual: 3, stays: 1, average: 0, in_time: 1 },
    ])
    expect((await list()).find(({ id }) => id === made.id)).toMatchObject({ open_cases: 1, finished: 2 })

    await change(made.id, { active: false })
    expect((await founderWithCase(service)).office).not.toBe(made.id)
    // What it has stays with it.
    expect((await notary.call('GET', founder.case)).statusCode).toBe(200)
  })

  test('one that was chosen gets it, and the deeds that name its notary are counted', async () => {
    const chosen = (id: number) => ({
      patch: { main: { online_notary: false, notary_option: 'partner_notary', notary_id: id } },
    })
    expect((await founderWithCase(service, chosen(11))).office).toBe(11)
    expect(await read(11)).toMatchObject({ deeds: { drafts: 1, sent: 0 } })
  })

  test('who works there and has no second factor is counted', async () => {
    await staffMember(service, 12)
    expect(await read(12)).toMatchObject({ staff: 1, without_second_factor: 1 })
  })
})

test('an office that is not there is nowhere', async () => {
  expect((await admin.call('GET', `${offices}/424242`)).statusCode).toBe(404)
  const { settings } = await read(1)
  expect((await send(424242, 1, settings)).statusCode).toBe(404)
})

function weekOf(): OfficeSettingsBody['hours']['week'] {
  const day = [{ from: '09:00', to: '12:00' }]
  return { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day }
}

function badHours(): OfficeSettingsBody['hours'] {
  return { ...usualHours, week: { ...weekOf(), monday: [{ from: '12:00', to: '09:00' }] } }
}
