import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { usualHours } from '#domain/appointments/index.ts'
import { axeClean, fits, visit } from '#web/testing/index.ts'
import { notary, queueCounts } from '../samples.ts'

const opening = {
  ...{ office: 'Notariskantoor Terpstra', today: '2026-12-01', hours: usualHours, closed: ['2026-12-24'] },
  diary: [
    {
      ...{ starts: '2026-12-15T13:00:00Z', ends: '2026-12-15T13:45:00Z', way: 'online', state: 'agreed' },
      ...{ uuid: 'c', number: '2026-00317', company_name: 'De Vries Zuivel B.V.', people: 'Sanne de Vries' },
    },
    {
      ...{ starts: '2026-12-16T08:00:00Z', ends: '2026-12-16T08:45:00Z', way: 'offline', state: 'asked' },
      ...{ uuid: 'd', number: '2026-00318', company_name: '', people: '' },
    },
  ],
}

async function open(over: Partial<typeof opening> = {}) {
  const body = { ...opening, ...over }
  const said: unknown[] = []
  await visit('/notary/hours', {
    as: notary,
    server: {
      'GET /api/notary/queue': { body: queueCounts('notary') },
      'GET /api/notary/hours': { body },
      'PUT /api/notary/hours': (asked) => {
        said.push(asked)
        return { body: { ...body, ...(asked as object) } }
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Agenda en openingstijden' })).toBeVisible()
  return said
}
const quiet = () => page.getByRole('button', { name: 'Melding sluiten' }).click()
const save = () => page.getByRole('button', { name: 'Sla op' }).click()

test('an office sees who comes, and says when it receives people', async () => {
  const said = await open()
  await expect.element(page.getByRole('heading', { name: /dinsdag 15 december/i })).toBeVisible()
  await expect.element(page.getByText('14:00–14:45')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'De Vries Zuivel B.V.' })).toHaveAttribute('href', '/notary/c')
  await expect.element(page.getByText('gevraagd, nog niet door iedereen bevestigd')).toBeVisible()
  await axeClean()
  await page.getByLabelText('Hoe jullie tekenen').selectOptions('Alleen online')
  await page.getByRole('button', { name: 'Haal 13:30 tot 17:15 weg op Vrijdag' }).click()
  await page.getByLabelText('Gesloten op').fill('31-12-2026')
  await page.getByRole('button', { name: 'Voeg dag toe' }).click()
  await save()
  await expect
    .poll(() => said)
    .toEqual([
      {
        hours: {
          ...usualHours,
          mode: 'online',
          week: { ...usualHours.week, friday: [{ from: '09:00', to: '12:45' }] },
        },
        closed: ['2026-12-24', '2026-12-31'],
      },
    ])
  await quiet()
})

test('hours that cannot be are said where they are, and nothing is saved', async () => {
  const said = await open({ diary: [] })
  await expect.element(page.getByText('Er staan nog geen afspraken.')).toBeVisible()
  await page.getByLabelText('Maandag, van').first().fill('12:00')
  await page.getByRole('button', { name: 'Vrijdag: voeg tijd toe' }).click()
  await page.getByLabelText(/Duur van een afspraak/).fill('5')
  await page.getByLabelText(/Adres van het videogesprek/).fill('http://x')
  await page.getByLabelText('Gesloten op').fill('nooit')
  await page.getByRole('button', { name: 'Voeg dag toe' }).click()
  await save()
  await expect.element(page.getByText('Vul een begin en een eind in')).toBeVisible()
  await expect.element(page.getByText('Vul een aantal minuten in van 15 tot 240')).toBeVisible()
  await expect.element(page.getByText('Vul een adres in dat met https:// begint')).toBeVisible()
  await expect.element(page.getByText('Vul een datum in als 24-12-2026')).toBeVisible()
  expect(said).toEqual([])
  await axeClean()
  await quiet()
  await page.viewport(390, 800)
  await fits()
  await page.viewport(1440, 900)
})
