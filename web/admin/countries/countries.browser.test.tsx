import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CountryRisk } from '#contract/admin-countries.ts'
import { axeClean, fits, visit } from '#web/testing/index.ts'
import { admin } from '../samples.ts'

const country = (code: string, nl: string, over: Partial<CountryRisk> = {}): CountryRisk => ({
  ...{ code, names: { nl, en: nl }, listed: 'low', level: 'low', revision: 1, changes: [] },
  ...over,
})
const brazil = country('BR', 'Brazilië', {
  ...{ level: 'high', revision: 2 },
  changes: [
    {
      ...{ from_day: '2026-11-01', level: 'high', reason: 'Op de lijst', made_at: '2026-10-30T10:00:00Z' },
      made_by: 'Roos Vermeulen',
    },
  ],
})
const data = [
  country('NL', 'Nederland'),
  brazil,
  country('KP', 'Noord-Korea', { listed: 'blacklist', level: 'blacklist' }),
]

async function open(answer: object = { body: brazil }) {
  const said: unknown[] = []
  const heard = (asked: unknown) => {
    said.push(asked)
    return answer
  }
  await visit('/admin/countries', {
    as: admin,
    server: {
      'GET /api/admin/countries': { body: { today: '2026-12-03', data } },
      'POST /api/admin/countries/:country/risks': heard,
      'POST /api/admin/countries/:country/restore': heard,
    },
  })
  await expect.element(page.getByRole('row', { name: /Brazilië/ })).toBeVisible()
  return said
}
const quiet = () => page.getByRole('button', { name: 'Melding sluiten' }).click()

test('how countries count, found by name without its accents and by what they count as', async () => {
  await open()
  await expect.element(page.getByRole('row', { name: /Brazilië/ }).getByText(/Op de lijst, door Roos/)).toBeVisible()
  await axeClean()
  await page.getByLabelText('Zoek een land').fill('brazilie')
  await expect.element(page.getByRole('row', { name: /Nederland/ })).not.toBeInTheDocument()
  await page.getByLabelText('Zoek een land').fill('')
  await page.getByLabelText('Laat zien').selectOptions('Bedienen we niet')
  await expect.element(page.getByRole('row', { name: /Noord-Korea/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Brazilië/ })).not.toBeInTheDocument()
  await page.viewport(390, 800)
  await fits()
  await page.viewport(1440, 900)
})

test('a country counts otherwise from a day on, with why, and that is undone', async () => {
  const said = await open()
  await page.getByRole('button', { name: 'Wijzig Nederland' }).click()
  await page.getByLabelText('Telt als').selectOptions('midden')
  await page.getByLabelText('Vanaf').fill('1-1-2020')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect.element(page.getByText(/Kies vandaag of een dag die nog komt/)).toBeVisible()
  await expect.element(page.getByText('Schrijf kort waarom')).toBeVisible()
  await axeClean()
  await page.getByLabelText('Vanaf').fill('14-1-2027')
  await page.getByLabelText('Waarom').fill('Lijst van januari')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  const sent = { revision: 1, level: 'medium', reason: 'Lijst van januari', from_day: '2027-01-14' }
  await expect.poll(() => said).toEqual([sent])
  await page.getByRole('button', { name: 'Maak ongedaan' }).click()
  await expect.poll(() => said[1]).toEqual({ revision: 2, from_day: '2027-01-14' })
})

test('what was said is taken back, and our own list counts', async () => {
  const said = await open()
  await page.getByRole('button', { name: 'Wijzig Brazilië' }).click()
  await page.getByRole('button', { name: 'Terug naar onze lijst' }).click()
  await expect.poll(() => said).toEqual([{ revision: 2, from_day: null }])
  await quiet()
})

test('somebody else was first', async () => {
  await open({ status: 409, body: { errors: [{ code: 'conflict', message: 'x', current: brazil }] } })
  await page.getByRole('button', { name: 'Wijzig Brazilië' }).click()
  await page.getByRole('button', { name: /Neem terug: / }).click()
  await expect.element(page.getByText('Iemand anders wijzigde Brazilië net. Dit is hoe het nu is.')).toBeVisible()
  await quiet()
})
