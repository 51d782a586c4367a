import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import { axeClean, visit } from '#web/testing/index.ts'
import { sampleCase, uuid } from './sample-case.fixture.ts'

const here = 'GET /api/api_customer_dashboard/notary_products'
const agreed = { status: 'scheduling_meeting', waiting_on: 'notary', meeting_at: '2026-11-26T13:00:00Z' } as const
const tasks = sampleCase.tasks.map((task) => ({ ...task, state: 'accepted' as const }))

test('a moment that is agreed goes into a diary', async () => {
  let asked = 0
  await visit(`/dashboard/${uuid}`, {
    as: { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me,
    server: {
      [`${here}/:uuid`]: { body: { ...sampleCase, ...agreed, tasks, actions: [] } },
      [here]: { body: { notary_products: [] } },
      [`${here}/:uuid/services`]: { body: { data: [] } },
      'GET /api/dutch_bv_incorporations/:uuid/documents': { body: { documents: [] } },
      [`${here}/:uuid/appointment.ics`]: () => {
        asked += 1
        return { body: new Blob(['BEGIN:VCALENDAR']) }
      },
    },
  })
  await page.getByRole('button', { name: 'Zet in je agenda' }).click()
  await expect.poll(() => asked).toBe(1)
  await axeClean()
})
