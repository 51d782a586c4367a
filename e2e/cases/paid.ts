import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { flows } from '#domain/products/index.ts'
import { type OwnCase, ownCase } from '#server/testing/cases.ts'
import { officePeople } from '#server/testing/office-people.ts'
import { headersOf } from '../accounts/people.ts'
import { billing } from '../checkout/ordering.ts'
import { expect } from '../fixtures.ts'
import { prepared } from '../questionnaire/prepared.ts'
import type { Flow } from '../questionnaire/walking.ts'
import { signedIn } from '../with-site.ts'
import { callerOf } from './calling.ts'

/** What somebody ordered. */
export interface Order {
  readonly flow: Flow
  readonly answers: QuestionnairePatch
}

/** A founder whose order is paid, at their own page. */
export interface Founder extends OwnCase {
  readonly page: Page
  readonly company: string
  readonly email: string
  /** Of the questionnaire. */
  readonly uuid: string
  /** The case's own, by which the office knows it. */
  readonly caseUuid: string
}

/**
 * Everything up to the payment without a screen: those have journeys of their own. Each company has a name of its own. What a
 * journey wants to see before it is paid, it does then, signed in.
 */
export async function paidCase(
  page: Page,
  { flow, answers }: Order,
  beforePaying: (uuid: string) => Promise<void> = async () => {},
): Promise<Founder> {
  const company = `${answers.main?.company_name} ${randomUUID().slice(0, 6)}`
  const main = { ...answers.main, company_name: company, notary_id: officePeople.notary.office }
  const uuid = await prepared(page, { ...answers, main }, flow)
  const path = `/api/${flows[flow].api_path}/${uuid}`
  const token = await signedIn(page)
  const headers = headersOf(token)
  await beforePaying(uuid)
  await page.request.patch('/api/billings', { headers, data: billing })
  const made = await page.request.post(`${path}/complete`, { headers })
  expect(made.status(), await made.text()).toBe(200)
  const { payment } = await made.json()
  const boxes = { criminal_record_status: true, terms_of_service: true }
  const started = await page.request.post('/api/payments', { headers, data: { uuid: payment.uuid, ...boxes } })
  expect(started.status(), await started.text()).toBe(201)
  const { payment_link } = await started.json()
  await page.request.post(payment_link, { form: { choice: 'paid' }, maxRedirects: 0 })
  const caller = callerOf(page.request, token)
  const own = `/api/api_customer_dashboard/notary_products/${uuid}`
  await expect.poll(async () => (await caller.call('GET', own)).statusCode).toBe(200)
  const { uuid: caseUuid } = (await caller.call('GET', own)).json<{ readonly uuid: string }>()
  return {
    page,
    company,
    email: token.uid,
    uuid,
    caseUuid,
    ...ownCase(caller, { questionnaire: uuid, path, case: caseUuid }),
  }
}
