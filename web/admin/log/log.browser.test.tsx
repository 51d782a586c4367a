import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeClean, fits, visit } from '#web/testing/index.ts'
import { admin } from '../samples.ts'

const line = (id: number, action: string, more: object = {}) => ({
  ...{ id, at: '2026-12-03T09:37:00.000Z', who: 'Roos Vermeulen', action, subject: 'story:1', label: 'BV oprichten' },
  ...{ detail: {}, ...more },
})

test('who changed what, narrowed to a subject and with older lines', async () => {
  const first = {
    data: [
      line(9, 'story.published', { detail: { number: 14 } }),
      line(8, 'switch.on', { subject: 'switch:foundations', label: 'foundations', detail: { from: false, to: true } }),
      line(7, 'office.changed', { detail: { changes: ['capacity', 'name'] } }),
    ],
    ...{ next: '7', people: ['Nadia Bouzid', 'Roos Vermeulen'] },
  }
  const second = { data: [line(6, 'story.created')], next: null, people: first.people }
  const narrowed = { ...first, data: first.data.slice(1, 2), next: null }
  // One page, then the first again with the second behind it, then only what was asked for.
  const answers = [first, first, second, narrowed]
  await visit('/admin/log', {
    as: admin,
    server: { 'GET /api/admin/audit': () => ({ body: answers.shift() }) },
  })
  await expect.element(page.getByText('Zette online: BV oprichten')).toBeVisible()
  await expect.element(page.getByText('uit → aan')).toBeVisible()
  await expect.element(page.getByText('2 wijzigingen')).toBeVisible()
  await page.getByRole('button', { name: 'Toon oudere regels' }).click()
  await expect.element(page.getByText('Begon de pagina BV oprichten')).toBeVisible()
  await axeClean()
  await page.viewport(390, 800)
  await fits()
  await page.getByLabelText('Waarover').selectOptions('Instellingen')
  await expect.element(page.getByText('Zette online: BV oprichten')).not.toBeInTheDocument()
  await expect.element(page.getByText('uit → aan')).toBeVisible()
})
