import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeClean, overflow, visit } from '#web/testing/index.ts'
import { support } from '../samples.ts'

const admin = { ...support, uuid: 'a', email: 'roos@oprecht.example', role: 'admin' } as const
const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`)
const flags = (...last: readonly number[]) => [...Array.from({ length: 12 - last.length }, () => 0), ...last]
const flagged = {
  months,
  cases: flags(20, 30),
  data: [
    { question: 'shareholder.firstname', total: 5, flags: flags(2, 3) },
    { question: 'main.company_name', total: 1, flags: flags(1) },
  ],
}
const open = (body: object) =>
  visit('/admin/questions', { as: admin, server: { 'GET /api/admin/flagged_questions': { body } } })

test('which questions are flagged most, in their own words, by month and per case', async () => {
  await open(flagged)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Waar onze woorden tekortschieten')
  const first = page.getByRole('row', { name: /Voornamen/ })
  await expect.element(first.getByRole('cell', { name: '5', exact: true })).toBeVisible()
  // Five flags in fifty cases.
  await expect.element(first.getByRole('cell', { name: '10', exact: true })).toBeVisible()
  await expect.element(first.getByText('december 2026: 3')).toBeInTheDocument()
  await axeClean()
  await page.viewport(390, 800)
  expect(overflow()).toBeLessThanOrEqual(0)
})

test('nothing was flagged', async () => {
  await open({ ...flagged, data: [] })
  await expect.element(page.getByRole('heading', { name: 'Nog geen vlaggen' })).toBeVisible()
})

test('who is no admin is told that this is not theirs', async () => {
  await visit('/admin/questions', { as: support })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .not.toHaveTextContent('Waar onze woorden tekortschieten')
})
