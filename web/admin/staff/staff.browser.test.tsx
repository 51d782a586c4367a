import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffMember } from '#contract/admin-staff.ts'
import { axeClean, fits, visit } from '#web/testing/index.ts'
import { admin } from '../samples.ts'

const terpstra = { id: 7, name: 'Notariskantoor Terpstra', city: 'Leeuwarden' }
const member = (over: Partial<StaffMember>): StaffMember => ({
  ...{ uuid: 'm1', email: 'anneke@terpstra.example', name: 'Anneke Terpstra', role: 'notary', office: terpstra },
  ...{ second_factor: { since: '2026-02-02T10:00:00Z', codes_left: 8 }, second_factor_lost_at: null, invited: null },
  ...{ last_seen_at: '2026-12-03T07:55:00Z', blocked_at: null, created_at: '2026-02-02T10:00:00Z' },
  ...over,
})
const douwe = member({
  ...{ uuid: 'm2', email: 'douwe@terpstra.example', name: 'Douwe Faber', second_factor: null, last_seen_at: null },
  invited: { at: '2026-11-30T23:30:00Z', until: '2099-12-15T10:00:00Z' },
})
const roos = member({ uuid: 'a', email: admin.email, name: 'Roos Vermeulen', role: 'admin', office: null })
const customer = member({
  ...{ uuid: 'c', email: 'sanne@voorbeeld.nl', name: '', role: 'customer', office: null, second_factor: null },
})

type Answers = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>

/** `left`: what is left of somebody whose access changed. */
async function open(path = '/admin/staff', server: Answers = {}, left: StaffMember | null = member({})) {
  const said: unknown[] = []
  const heard = (body: object) => (asked: unknown) => {
    said.push(asked)
    return { body }
  }
  await visit(path, {
    as: admin,
    server: {
      'GET /api/admin/staff': { body: { data: [member({}), douwe, roos] } },
      'GET /api/admin/offices': { body: { today: '2026-12-03', data: [{ ...terpstra, active: true }] } },
      'GET /api/admin/accounts': { body: { data: [customer], more: true } },
      'POST /api/admin/staff': heard(douwe),
      'POST /api/admin/staff/:member/invitation': heard(douwe),
      'PUT /api/admin/staff/:member': heard({ member: left }),
      'POST /api/admin/accounts/:member/block': heard({ ...customer, blocked_at: '2026-12-03T10:00:00Z' }),
      'POST /api/admin/accounts/:member/second_factor_reset': heard(member({ second_factor: null })),
      ...server,
    },
  })
  return said
}
const change = (name: string) => page.getByRole('button', { name: `Wijzig ${name}` }).click()
const press = (name: string) => page.getByRole('button', { name }).click()
const quiet = () => page.getByRole('button', { name: 'Melding sluiten' }).first().click()

test('who works here, and how they sign in', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Medewerkers' })).toBeVisible()
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await expect.element(row('Anneke Terpstra').getByText(/aan, sinds .*2 feb/)).toBeVisible()
  await expect.element(row('Anneke Terpstra').getByText('8 herstelcodes')).toBeVisible()
  await expect.element(row('Douwe Faber').getByText('nog uit')).toBeVisible()
  await expect.element(row('Douwe Faber').getByText(/uitgenodigd op .*1 dec/)).toBeVisible()
  await expect.element(row('Roos Vermeulen').getByText('Beheer')).toBeVisible()
  await page.getByLabelText('Laat zien').selectOptions('Van onszelf')
  await expect.element(row('Anneke Terpstra')).not.toBeInTheDocument()
  await axeClean()
  await page.viewport(390, 800)
  await fits()
  await page.viewport(1440, 900)
})

test('somebody is invited to an office; what is missing is said first', async () => {
  const said = await open('/admin/staff?invite=7')
  await expect.element(page.getByRole('dialog', { name: 'Iemand uitnodigen' })).toBeVisible()
  await press('Verstuur de uitnodiging')
  await expect.element(page.getByText('Vul een e-mailadres in')).toBeVisible()
  await axeClean()
  await page.getByLabelText('E-mailadres').fill(' Nieuw@Kantoor.example')
  await page.getByLabelText(/Voornaam/).fill('Nina')
  await page.getByRole('button', { name: 'Verstuur de uitnodiging' }).dblClick()
  await expect
    .poll(() => said)
    .toEqual([{ email: 'nieuw@kantoor.example', firstname: 'Nina', lastname: '', role: 'notary', office: 7 }])
  await expect.element(page.getByText('nieuw@kantoor.example heeft een uitnodiging gekregen.')).toBeVisible()
  await quiet()
})

test('a role is taken away and given back', async () => {
  const said = await open()
  await change('Anneke Terpstra')
  await axeClean()
  await press('Neem de toegang weg')
  await expect.element(page.getByText('Anneke Terpstra kan niet meer bij zaken.')).toBeVisible()
  await press('Maak ongedaan')
  await expect
    .poll(() => said)
    .toEqual([
      { role: 'customer', office: null },
      { role: 'notary', office: 7 },
    ])
})

test('another role, and a second factor that was lost', async () => {
  const said = await open()
  await change('Anneke Terpstra')
  await page.getByLabelText('Werkt als').selectOptions('Hulp')
  await press('Geef deze rol')
  await expect.poll(() => said).toEqual([{ role: 'support', office: null }])
  await quiet()
  await change('Anneke Terpstra')
  await press('Haal de tweede factor weg')
  await expect.element(page.getByText('De tweede factor van Anneke Terpstra is weggehaald.')).toBeVisible()
  await quiet()
})

test('an invitation is sent again, or withdrawn', async () => {
  await open('/admin/staff', {}, null)
  await change('Douwe Faber')
  await press('Stuur de uitnodiging opnieuw')
  await expect.element(page.getByText('Douwe Faber heeft een nieuwe link gekregen.')).toBeVisible()
  await quiet()
  await change('Douwe Faber')
  await press('Trek de uitnodiging in')
  await expect.element(page.getByText('De uitnodiging van Douwe Faber is ingetrokken.')).toBeVisible()
  await quiet()
})

test('an account is found by how it begins, and blocked with a reason', async () => {
  const said = await open('/admin/staff/accounts')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await page.getByLabelText('E-mailadres').fill('sa')
  await press('Zoek')
  await expect.element(page.getByText('Typ minstens drie letters')).toBeVisible()
  await page.getByLabelText('E-mailadres').fill('sanne')
  await press('Zoek')
  await expect.element(page.getByRole('row', { name: /sanne@voorbeeld.nl/ }).getByText('Klant')).toBeVisible()
  await axeClean()
  await change('sanne@voorbeeld.nl')
  await page.getByLabelText(/Waarom/).fill('Misbruik')
  await press('Blokkeer dit account')
  await expect.poll(() => said).toEqual([{ blocked: true, reason: 'Misbruik' }])
  await expect.element(page.getByText('sanne@voorbeeld.nl is geblokkeerd.')).toBeVisible()
  await quiet()
})

test('why something cannot be is said in words', async () => {
  await open('/admin/staff', {
    'POST /api/admin/accounts/:member/block': { status: 409, body: { errors: [{ code: 'own_access', message: 'x' }] } },
  })
  await change('Roos Vermeulen')
  await press('Blokkeer dit account')
  await expect.element(page.getByRole('alert').getByText(/Je eigen toegang kun je niet wegnemen/)).toBeVisible()
})
