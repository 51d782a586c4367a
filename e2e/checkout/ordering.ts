import { expect, type Page } from '@playwright/test'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { flows } from '#domain/products/index.ts'
import { headersOf, type Token } from '../accounts/people.ts'
import { prepared, readyCompany, readyPerson } from '../questionnaire/prepared.ts'
import type { Flow } from '../questionnaire/walking.ts'
import { signedIn } from '../with-site.ts'

/** One founder, and nothing left to ask. */
export const complete = {
  ...readyCompany,
  main: { ...readyCompany.main, bankruptcy: false, notary_option: 'partner_notary' },
  p1: readyPerson('Sanne', { shares: 120 }),
} as const satisfies QuestionnairePatch

/** Who pays. */
export const billing = {
  name: 'Sanne de Vries',
  street: 'Wirdumerdijk',
  house_number: '5',
  zip: '8911 CB',
  city: 'Leeuwarden',
  phone_number: '+31612345678',
}

export interface Ordered {
  readonly uuid: string
  readonly token: Token
  /** The address of a screen of this order. */
  readonly at: (screen: 'billing' | 'checkout' | 'paid') => string
}

/** A questionnaire of somebody who is signed in, with everything answered but what is given over it. */
export async function answered(page: Page, patch: QuestionnairePatch = {}, flow: Flow = 'dutch-bv'): Promise<Ordered> {
  const main = { ...complete.main, ...patch.main }
  const uuid = await prepared(page, { ...complete, ...patch, main }, flow)
  const progress = await page.request.patch(`/api/${flows[flow].api_path}/${uuid}`, {
    data: { step: 7, temporal_step: 7, substep: 0 },
  })
  expect(progress.status()).toBe(200)
  const token = await signedIn(page)
  return { uuid, token, at: (screen) => `/questionnaire/${flow}/${uuid}/${screen}` }
}

/** The same, with the invoice filled in and the order made. */
export async function ordered(page: Page, patch: QuestionnairePatch = {}, flow: Flow = 'dutch-bv'): Promise<Ordered> {
  const order = await answered(page, patch, flow)
  const headers = headersOf(order.token)
  const saved = await page.request.patch('/api/billings', { headers, data: billing })
  expect(saved.status(), await saved.text()).toBe(200)
  const made = await page.request.post(`/api/${flows[flow].api_path}/${order.uuid}/complete`, { headers })
  expect(made.status(), await made.text()).toBe(200)
  return order
}

/** Opens checkout and waits until the order is there. */
export async function atCheckout(page: Page, { at }: Ordered): Promise<void> {
  await page.goto(at('checkout'))
  await expect(page.getByRole('heading', { level: 1, name: /^(Controleer en betaal|Review and pay)$/ })).toBeVisible()
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Betaal|Pay) €/ })

export const boxes = {
  criminal: (page: Page) =>
    page.getByRole('checkbox', { name: /^(Niemand van ons is veroordeeld|None of us has been)/ }),
  terms: (page: Page) => page.getByRole('checkbox', { name: /^(Ik ga akkoord met|I accept the)/ }),
}

/** Agrees to what must be agreed to, and goes to the bank. */
export async function pay(page: Page): Promise<void> {
  await boxes.criminal(page).check()
  await boxes.terms(page).check()
  await payButton(page).click()
  await page.waitForURL(/\/sandbox\//)
}

/** What a founder does at the bank; `back` is where they come back to. */
export async function atTheBank(
  page: Page,
  outcome: 'paid' | 'cancelled' | 'failed' | 'pending',
  back = /\/paid$/,
): Promise<void> {
  const words = {
    paid: /^(Betaald|Paid)/,
    cancelled: /^(Geannuleerd|Cancel)/,
    failed: /^(Mislukt|Failed)/,
    pending: /^(In behandeling|Pending)/,
  }
  await page.getByRole('button', { name: words[outcome] }).click()
  await page.waitForURL(back)
}

/** The title of the page on which one comes back. */
export const outcome = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
