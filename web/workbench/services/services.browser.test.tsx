import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, axeClean, fits, visit } from '#web/testing/index.ts'
import { officeCase, queueCounts, support } from '../samples.ts'

const counts = { 'GET /api/notary/queue': { body: queueCounts('support') } } as const
const row = {
  service: 'trademark-check',
  state: 'ready',
  shares: ['company', 'activities'],
  since: '2026-12-01T09:00:00Z',
} as const
const onCase = { ...row, sendable: true, note: null }

test('what waits on support is a list of its own, and each line leads to its case', async () => {
  await visit('/support/services', {
    as: support,
    server: {
      ...counts,
      'GET /api/notary/services': {
        body: {
          data: [{ ...row, case: { uuid: 'c', number: '2026-00317', company_name: 'De Vries Zuivel' } }],
          next: null,
        },
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Diensten die op ons wachten' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Merkcheck' })).toHaveAttribute('href', '/support/c')
  await axeClean()
  await fits()
  await page.getByRole('link', { name: 'Wacht op de klant' }).click()
  await address().toBe('/support/services?waiting_on=customer')
})

test('nothing waits', async () => {
  await visit('/support/services', {
    as: support,
    server: { ...counts, 'GET /api/notary/services': { body: { data: [], next: null } } },
  })
  await expect.element(page.getByRole('heading', { name: 'Er wacht niets' })).toBeVisible()
})

test('support sends a service to its partner with one click, and is told when somebody was first', async () => {
  const asked: unknown[] = []
  let status = 200
  await visit('/support/c', {
    as: support,
    server: {
      ...counts,
      'GET /api/notary/cases/:uuid': { body: officeCase() },
      'GET /api/notary/cases/:uuid/services': { body: { data: [onCase] } },
      'POST /api/notary/cases/:uuid/services/:service': (body) => {
        asked.push(body)
        return { status, body: { data: [{ ...onCase, state: 'sent' }] } }
      },
    },
  })
  await expect.element(page.getByText('Gaat naar de partner: naam van het bedrijf en activiteiten.')).toBeVisible()
  await axeClean()
  status = 409
  await page.getByRole('button', { name: 'Stuur naar de partner: Merkcheck' }).click()
  await expect.element(page.getByText(/Iemand was je voor/)).toBeVisible()
  status = 200
  await page.getByRole('button', { name: 'Stuur naar de partner: Merkcheck' }).click()
  await expect.element(page.getByText('naar de partner', { exact: true })).toBeVisible()
  expect(asked).toEqual([{ action: 'send' }, { action: 'send' }])
})
