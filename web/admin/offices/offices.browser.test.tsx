import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AdminOffice, OfficeSettingsBody, OfficeStanding } from '#contract/admin-offices.ts'
import type { StaffMember } from '#contract/admin-staff.ts'
import { usualHours } from '#domain/appointments/index.ts'
import { axeClean, fits, visit } from '#web/testing/index.ts'
import { admin } from '../samples.ts'

const standing: OfficeStanding = {
  ...{ id: 7, name: 'Notariskantoor Terpstra', city: 'Leeuwarden', active: true, takes_cases: true, pause_until: null },
  ...{ capacity: 60, next: false, open_cases: 40, waiting: 14, late: 2, lately: 36, finished: 100, in_time: 96 },
  ...{ staff: 2, without_second_factor: 1 },
}
const others: OfficeStanding[] = [
  { ...standing, ...{ id: 1, name: 'De Papieren Gracht', city: 'Amsterdam', capacity: 75, open_cases: 72, late: 0 } },
  {
    ...{ ...standing, id: 2, name: 'Onder de Kastanje', city: 'Arnhem', capacity: null, next: true },
    ...{ open_cases: 12, late: 0, staff: 3, without_second_factor: 0 },
  },
  {
    ...{ ...standing, id: 3, name: 'De Blauwe Vinger', city: 'Zwolle', takes_cases: false, pause_until: '2027-01-04' },
    ...{ finished: 0, in_time: 0, staff: 0, without_second_factor: 0, late: 0, open_cases: 0 },
  },
]
const week = { ...usualHours.week }
const settings: OfficeSettingsBody = {
  ...{ name: standing.name, city: 'Leeuwarden', province: 'Fryslân', seat: 'Leeuwarden' },
  ...{ notary_title: 'mr.', notary_firstnames: 'Anneke', notary_lastname: 'Terpstra', deputy: '' },
  ...{ email: 'akten@terpstra.example', phone: '058 555 01 20', active: true, takes_cases: true },
  ...{ pause_until: null, pause_reason: '', closed_days: ['2026-12-24'], capacity: 60, flows: null, languages: null },
  hours: { ...usualHours, week: week as OfficeSettingsBody['hours']['week'] },
  terms: { submitted_mix: 2, checking_documents: 3, uploading_fca: 3, executing_deed: 2, extracting_kvk: 5 },
  ...{ choosable: true, position: 10, dutch_information: 'Aan de gracht.', english_information: 'By the canal.' },
}
const rungs = ['submitted_mix', 'checking_documents', 'uploading_fca', 'executing_deed', 'extracting_kvk'] as const
const office: AdminOffice = {
  ...{ ...standing, revision: 3, settings, deeds: { drafts: 31, sent: 9 } },
  rungs: rungs.map((rung) => ({ rung, usual: settings.terms[rung], stays: 20, average: 1.4, in_time: 19 })),
  week: { monday: '2026-12-07', taken: [{ starts: '2026-12-07T08:00:00Z', ends: '2026-12-07T08:45:00Z' }] },
}
const member = (over: Partial<StaffMember>): StaffMember => ({
  ...{ uuid: 'm1', email: 'anneke@terpstra.example', name: 'Anneke Terpstra', role: 'notary' },
  office: { id: 7, name: standing.name, city: standing.city },
  ...{ second_factor: { since: '2026-02-02T10:00:00Z', codes_left: 8 }, second_factor_lost_at: null, invited: null },
  ...{ last_seen_at: '2026-12-03T07:55:00Z', blocked_at: null, created_at: '2026-02-02T10:00:00Z' },
  ...over,
})
const invited = member({
  ...{ uuid: 'm2', email: 'douwe@terpstra.example', name: 'Douwe Faber', second_factor: null, last_seen_at: null },
  invited: { at: '2026-11-30T23:30:00Z', until: '2099-12-15T10:00:00Z' },
})
const lines = [
  {
    ...{ id: 1, at: '2026-12-01T10:04:00Z', who: 'Roos Vermeulen', action: 'office.changed', subject: 'office:7' },
    ...{ label: standing.name, detail: { changes: [{ path: 'capacity', from: 70, to: 60 }] } },
  },
]

type Written = { revision: number; settings: OfficeSettingsBody }

async function open(path = '/admin/offices/7', answer?: (asked: Written) => object) {
  const said: unknown[] = []
  await visit(path, {
    as: admin,
    server: {
      'GET /api/admin/offices': { body: { today: '2026-12-03', data: [...others, standing] } },
      'GET /api/admin/offices/:office': { body: office },
      'GET /api/admin/staff': { body: { data: [member({}), invited] } },
      'GET /api/admin/audit': { body: { data: lines } },
      'POST /api/admin/staff/:member/invitation': { body: invited },
      'POST /api/admin/offices': (asked) => {
        said.push(asked)
        return { status: 201, body: { ...office, id: 7 } }
      },
      'PUT /api/admin/offices/:office': (asked) => {
        const sent = asked as Written
        said.push(sent)
        return answer?.(sent) ?? { body: { ...office, revision: sent.revision + 1, settings: sent.settings } }
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Notariskantoren' })).toBeVisible()
  return said as Written[]
}
const quiet = () => page.getByRole('button', { name: 'Melding sluiten' }).first().click()

test('how every office does, and who gets the next case', async () => {
  await open('/admin/offices')
  await expect.element(page.getByText(/4 kantoren · 124 lopende zaken · 83 plaatsen vrij/)).toBeVisible()
  await expect.element(page.getByText(/2 te laat · 2 medewerkers zonder tweede factor/)).toBeVisible()
  const line = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await expect.element(line('Papieren Gracht').getByText('bijna vol')).toBeVisible()
  await expect.element(line('Kastanje').getByText('krijgt de volgende zaak')).toBeVisible()
  await expect.element(line('Blauwe Vinger').getByText(/neemt niets aan tot ma 4 jan/)).toBeVisible()
  await expect.element(line('Terpstra').getByText('2 te laat')).toBeVisible()
  await page.getByLabelText('Volgorde').selectOptions('Te laat eerst')
  await expect.element(page.getByRole('row').nth(1).getByText('Notariskantoor Terpstra')).toBeVisible()
  await expect.element(page.getByText('uitgenodigd op di 1 dec')).toBeVisible()
  await page.getByRole('button', { name: 'Stuur opnieuw: Douwe Faber' }).click()
  await expect.element(page.getByText('Douwe Faber heeft een nieuwe link gekregen.')).toBeVisible()
  await quiet()
  await axeClean()
})

test('a name is seen in the deed while it is typed, with how far it reaches, and saved with everything else', async () => {
  const said = await open()
  await expect.element(page.getByText(/notaris met plaats van vestiging/)).toBeVisible()
  await page.getByLabelText('Voornamen, voluit').fill('Anneke Jantina')
  await expect.element(page.getByText('Anneke Jantina Terpstra', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText(/31 akten die nog concept zijn. De 9 definitieve akten veranderen niet/))
    .toBeVisible()
  await page.getByLabelText('Inschrijven bij KVK, werkdagen').fill('4')
  await expect.element(page.getByText('2 wijzigingen, nog niet bewaard')).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Bewaar 2 wijzigingen' }).click()
  await expect.poll(() => said).toHaveLength(1)
  const changed = { ...settings, notary_firstnames: 'Anneke Jantina', terms: { ...settings.terms, extracting_kvk: 4 } }
  expect(said[0]).toEqual({ revision: 3, settings: changed })
  await expect.element(page.getByRole('region', { name: 'Niet bewaard' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Maak ongedaan' }).click()
  await expect.poll(() => said[1]).toEqual({ revision: 4, settings })
  await quiet()
  await quiet()
})

test('what it takes, in which kinds and until when, and what is no number is said before it is sent', async () => {
  const said = await open()
  await page.getByLabelText('Zaken tegelijk').fill('veel')
  await page.getByRole('button', { name: 'Holding', exact: true }).click()
  await page.getByRole('button', { name: 'Engels', exact: true }).click()
  await page.getByRole('switch', { name: 'Neemt zaken aan' }).click()
  await page.getByLabelText('Waarom').fill('Verhuizing')
  await page.getByLabelText(/Weer vanaf/).fill('4-1-2027')
  await page.getByRole('button', { name: /^Bewaar/ }).click()
  await expect.element(page.getByText('Kijk dit nog eens na: Zaken tegelijk.')).toBeVisible()
  await quiet()
  await page.getByLabelText('Zaken tegelijk').fill('')
  await page.getByRole('button', { name: /^Bewaar/ }).click()
  await expect.poll(() => said).toHaveLength(1)
  expect(said[0]?.settings).toMatchObject({
    ...{ capacity: null, languages: ['nl'], takes_cases: false, pause_reason: 'Verhuizing', pause_until: '2027-01-04' },
  })
  expect(said[0]?.settings.flows).not.toContain('holding')
  await quiet()
})

test('what the server refuses is said at its place', async () => {
  await open('/admin/offices/7', () => ({
    status: 422,
    body: { errors: [{ code: 'invalid_value', path: 'settings.notary_firstnames', message: 'x' }] },
  }))
  await page.getByLabelText('Voornamen, voluit').fill('A.J.')
  await page.getByRole('button', { name: 'Bewaar 1 wijziging' }).click()
  await expect.element(page.getByText('Schrijf de voornamen voluit, met de achternaam erachter')).toBeVisible()
  await quiet()
})

test('somebody else was first: both changes can go together', async () => {
  const theirs = { ...office, revision: 9, settings: { ...settings, capacity: 70 } }
  let isFirst = true
  const said = await open('/admin/offices/7', ({ revision, settings: sent }) => {
    if (!isFirst) return { body: { ...office, revision: revision + 1, settings: sent } }
    isFirst = false
    return { status: 409, body: { errors: [{ code: 'conflict', message: 'x', current: theirs }] } }
  })
  await page.getByLabelText('Telefoon').fill('058 1')
  await page.getByRole('button', { name: 'Bewaar 1 wijziging' }).click()
  await expect.element(page.getByText('Zaken tegelijk: van 60 naar 70')).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Zet mijn wijzigingen eroverheen' }).click()
  await page.getByRole('button', { name: 'Bewaar 1 wijziging' }).click()
  await expect.poll(() => said[1]).toEqual({ revision: 9, settings: { ...settings, capacity: 70, phone: '058 1' } })
  await quiet()
})

test('the hours are changed with the widget of the office itself, and the week shows it at once', async () => {
  const said = await open()
  await expect.element(page.getByText(/49 van 50 momenten vrij/)).toBeVisible()
  await page.getByLabelText('Ertussen').fill('15')
  await expect
    .element(page.getByText(/29 van 30 momenten vrij|34 van 35 momenten vrij|39 van 40 momenten vrij/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Wijzig de uren' }).click()
  await page.getByRole('button', { name: 'Haal 13:30 tot 17:15 weg op Vrijdag' }).click()
  await page.getByRole('button', { name: /^Bewaar/ }).click()
  await expect.poll(() => said[0]?.settings.hours).toMatchObject({ gap: 15, week: { friday: [{ from: '09:00' }] } })
  await quiet()
})

test('an office is closed and opened again, never deleted', async () => {
  const said = await open()
  await page.getByRole('button', { name: 'Sluit dit kantoor' }).click()
  await expect.element(page.getByText(/Dit kantoor is gesloten/)).toBeVisible()
  await page.getByRole('button', { name: 'Open het weer' }).click()
  await expect.element(page.getByRole('region', { name: 'Niet bewaard' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Sluit dit kantoor' }).click()
  await page.getByRole('button', { name: 'Bewaar 1 wijziging' }).click()
  await expect.poll(() => said[0]?.settings.active).toBe(false)
  await quiet()
})

test('an office is added with its name and town, by keys alone, and once for two presses', async () => {
  const said = await open('/admin/offices')
  await page.getByRole('button', { name: 'Kantoor toevoegen' }).click()
  await page.getByRole('button', { name: 'Voeg toe' }).click()
  await expect.element(page.getByText('Vul dit in').first()).toBeVisible()
  await page.getByLabelText('Naam van het kantoor').fill('Notariskantoor Terpstra')
  await page.getByLabelText('Plaats', { exact: true }).fill('Leeuwarden')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Notariskantoor Terpstra' })).toBeVisible()
  expect(said).toEqual([{ name: 'Notariskantoor Terpstra', city: 'Leeuwarden', province: '' }])
})

test('on a phone, in English', async () => {
  await page.viewport(390, 800)
  await visit('/admin/offices/7', {
    ...{ as: admin, locale: 'en' },
    server: {
      'GET /api/admin/offices': { body: { today: '2026-12-03', data: [...others, standing] } },
      'GET /api/admin/offices/:office': { body: office },
      'GET /api/admin/staff': { body: { data: [member({}), invited] } },
      'GET /api/admin/audit': { body: { data: lines } },
    },
  })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Notariskantoor Terpstra' })).toBeVisible()
  await expect.element(page.getByText('As it stands in the deed')).toBeVisible()
  await axeClean()
  await fits()
  await page.viewport(1440, 900)
})
