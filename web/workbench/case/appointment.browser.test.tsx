import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { axeClean, visit } from '#web/testing/index.ts'
import { caseAnswers, notary, officeCase } from '../samples.ts'

const starts = '2020-12-17T10:00:00.000Z'
const row = { starts, ends: '2020-12-17T10:45:00.000Z', way: 'online', waiting: [] } as const
const quiet = () => page.getByRole('button', { name: 'Melding sluiten' }).click()

async function open(over: Partial<OfficeCase>, taken = false) {
  const found = officeCase({ status: 'scheduling_meeting', ...over })
  const said: unknown[] = []
  await visit('/notary/c', {
    as: notary,
    server: {
      ...caseAnswers(found, 'notary'),
      'POST /api/notary/cases/:uuid/appointment': (body) => {
        said.push(body)
        const clashes = taken && !(body as { beside?: boolean }).beside
        return clashes
          ? { status: 409, body: { errors: [{ code: 'conflict', message: '' }], missing: [{ kind: 'slot' }] } }
          : { body: found }
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(found.company_name)
  return said
}

test('what the client asked for is confirmed for who did not answer', async () => {
  const waiting = [officeCase().people[0]?.id ?? '']
  const said = await open({ appointment: { ...row, waiting, state: 'asked' } })
  await expect.element(page.getByText(/^Gevraagd: do 17 dec, 11:00, online. Nog geen antwoord van /)).toBeVisible()
  await page.getByRole('button', { name: 'Bevestig namens iedereen' }).click()
  await expect.poll(() => said).toEqual([{ action: 'confirm' }])
  await quiet()
})

test('whether it took place, nobody came or it is off', async () => {
  const said = await open({ meeting_at: starts, appointment: { ...row, waiting: [], state: 'agreed' } })
  await expect.element(page.getByText('do 17 dec, 11:00, online')).toBeVisible()
  await page.getByRole('button', { name: 'De afspraak is geweest' }).click()
  await quiet()
  await page.getByRole('button', { name: 'Niet verschenen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is er niemand verschenen?' })
  await expect.element(dialog).toBeVisible()
  await axeClean()
  await dialog.getByRole('button', { name: 'Zet stil: niet verschenen' }).click()
  await quiet()
  await page.getByRole('button', { name: 'Zeg de afspraak af' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zeg de afspraak af' }).click()
  await expect.poll(() => said).toEqual([{ action: 'held' }, { action: 'missed' }, { action: 'call_off' }])
  await quiet()
})

test('a moment agreed by phone is one of Amsterdam, and stands beside another only on purpose', async () => {
  const said = await open({ meeting_at: null }, true)
  await page.getByLabelText('Afgesproken moment').fill('2030-07-01T10:00')
  await page.getByRole('button', { name: 'Leg vast' }).click()
  const set = { action: 'set', starts: '2030-07-01T08:00:00.000Z', way: 'offline' }
  await page.getByRole('dialog').getByRole('button', { name: 'Leg toch vast' }).click()
  await expect
    .poll(() => said)
    .toEqual([
      { ...set, beside: false },
      { ...set, beside: true },
    ])
  await quiet()
})
