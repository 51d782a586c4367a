import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { axeClean, visit } from '#web/testing/index.ts'
import { notary, officeCase, queueCounts, support } from '../samples.ts'

type Server = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>

/** The case as somebody who works here has it open. */
async function open(found: OfficeCase, server: Server, as = notary) {
  const role = as.role === 'support' ? 'support' : 'notary'
  await visit(`/${role}/c`, {
    as,
    server: {
      'GET /api/notary/queue': { body: queueCounts(role) },
      'GET /api/notary/cases/:uuid': { body: found },
      'GET /api/notary/cases/:uuid/services': { body: { data: [] } },
      ...server,
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(found.company_name)
}

test('a mail that nobody got is said with what to do, and sent again from there', async () => {
  const lost = { id: 7, party: 'founder' as const, kind: 'case_on_hold', at: '2026-12-02T09:00:00Z' }
  let asked = 0
  await open(officeCase({ undelivered: [lost] }), {
    'POST /api/notary/cases/:uuid/mails/:id': () => {
      asked += 1
      return { body: officeCase() }
    },
  })
  const notice = page.getByRole('region', { name: 'Mails die niet aankwamen' })
  await expect.element(notice.getByText('Een mail aan de klant is niet aangekomen.')).toBeVisible()
  await axeClean()
  await notice.getByRole('button', { name: 'Stuur opnieuw' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  expect(asked).toBe(1)
})

test('support sends everything to a notary without an account by a link, and takes it back', async () => {
  const link = {
    ...{ id: 3, email: 'mr@elders.example', made_at: '2026-12-01T09:00:00Z', until: '2099-01-01T00:00:00Z' },
    ...{ revoked_at: null, fetched: 0, fetched_at: null },
  }
  const asked: unknown[] = []
  await open(
    officeCase({ office: null }),
    {
      'GET /api/notary/cases/:uuid/links': { body: { data: [] } },
      'POST /api/notary/cases/:uuid/links': (body) => {
        asked.push(body)
        return { status: 201, body: { url: 'https://oprecht.example/api/notary_sets/abc', data: [link] } }
      },
      'DELETE /api/notary/cases/:uuid/links/:id': {
        body: { data: [{ ...link, revoked_at: '2026-12-02T09:00:00Z' }] },
      },
    },
    support,
  )
  await page.getByRole('textbox', { name: 'E-mailadres van de notaris' }).fill('mr@elders.example')
  await page.getByRole('button', { name: 'Stuur de link' }).click()
  await expect.element(page.getByText('https://oprecht.example/api/notary_sets/abc')).toBeVisible()
  expect(asked).toEqual([{ email: 'mr@elders.example' }])
  await page.getByRole('button', { name: 'Trek de link in: mr@elders.example' }).click()
  await expect.element(page.getByText('ingetrokken', { exact: true })).toBeVisible()
  await axeClean()
})
