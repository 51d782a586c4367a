import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visit } from '#web/testing/index.ts'
import { notary, officeCase, queueCounts } from '../samples.ts'

test('where there is room for one part, a paper that is to be judged is the one', async () => {
  await page.viewport(800, 900)
  const canvas = new OffscreenCanvas(200, 120)
  canvas.getContext('2d')?.fillRect(20, 20, 80, 60)
  const picture = await canvas.convertToBlob()
  await visit('/notary/c', {
    as: notary,
    server: {
      'GET /api/notary/queue': { body: queueCounts('notary') },
      // Signed on the day after it ends, half an hour past midnight in Amsterdam.
      'GET /api/notary/cases/:uuid': { body: officeCase({ meeting_at: '2031-05-11T22:30:00Z' }) },
      'GET /api/notary/cases/:uuid/documents/:document': { body: picture },
    },
  })
  const pressed = (name: string) => expect.element(page.getByRole('button', { name, exact: true, pressed: true }))
  const bar = page.getByRole('region', { name: 'Nog nodig' })
  await bar.getByRole('link', { name: 'Identiteitsbewijs van Bram van den Berg beoordelen' }).click()
  await pressed('Stuk').toBeVisible()
  await page.getByRole('button', { name: 'Vergelijken', exact: true }).click()
  await pressed('Vergelijken').toBeVisible()
  await expect.element(page.getByText(/2031 verlopen/)).toBeVisible()
  await bar.getByRole('link', { name: 'Vlag op Voornamen' }).click()
  await pressed('Antwoorden').toBeVisible()
})
