import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nl } from '#domain/messages/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { show } from '#web/testing/index.ts'
import { FieldInput } from './index.ts'

const keys = ['country_of_birth', 'residence_country', 'nationality'] as const
const context = { today: '17-11-2026' as DutchDate }

/** Two lists of countries and one of nationalities. */
const asked = keys.map((key) => {
  const field = fieldOf('shareholder', key)
  if (!field) throw new Error(key)
  return (
    <FieldInput key={key} field={field} messages={nl} context={context} value={null} onChange={() => {}} required />
  )
})

const turkey = {
  ...{ code: 'TR', priority: 0, risk_level: { level: 'low' } },
  names: { nl: 'Türkiye', en: 'Türkiye' },
  nationalities: { nl: 'Turkse', en: 'Turkish' },
}

const birth = page.getByRole('combobox', { name: nl.fields.shareholder.country_of_birth.label })

test('the list is asked of the service, once for each field and language', async () => {
  let calls = 0
  const answer = () => {
    calls += 1
    return { body: [turkey] }
  }
  await show(asked, { texts: ['widgets'], server: { 'GET /api/countries': answer } })
  await expect.poll(() => calls).toBe(2)
  await birth.click()
  await expect.element(page.getByRole('option', { name: 'Türkiye' })).toBeVisible()
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
  await show(asked, { texts: ['widgets'], server: { 'GET /api/countries': answer } })
  await birth.click()
  await expect.element(page.getByRole('option', { name: 'Türkiye' })).toBeVisible()
  expect(calls).toBe(2)
})

test('without an answer the list that came with the page stays', async () => {
  await show(asked, { texts: ['widgets'] })
  await birth.click()
  await userEvent.keyboard('turk')
  await expect.element(page.getByRole('option', { name: nl.countries.TR.name })).toBeVisible()
})
