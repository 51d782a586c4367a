import { expect, type Page } from '@playwright/test'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { flows as domainFlows } from '#domain/products/index.ts'
import { type OfferStep, offerSteps } from '#testing/offer-steps.ts'
import { prepared, readyCompany, readyPerson } from './prepared.ts'
import type { Flow } from './walking.ts'

export const sanne = readyPerson('Sanne')
export const bram = readyPerson('Bram', { lastname: 'Jansen' })

/** Everything answered, so that each step can be opened. */
const answered: QuestionnairePatch = {
  ...readyCompany,
  main: { ...readyCompany.main, bankruptcy: false, notary_option: 'partner_notary' },
}

interface Wish {
  readonly people?: Pick<QuestionnairePatch, 'p1' | 'p2' | 'p3' | 'p4'>
  readonly main?: QuestionnairePatch['main']
  readonly flow?: Flow
}

/** Opens a step of the second half with everything before and after it in order. */
export async function atOffer(
  page: Page,
  step: OfferStep,
  { people, main, flow = 'dutch-bv' }: Wish = {},
): Promise<string> {
  const who = people ?? { p1: { ...sanne, shares: 60 }, p2: { ...bram, shares: 60 } }
  const uuid = await prepared(page, { ...answered, main: { ...answered.main, ...main }, ...who }, flow)
  const [index, substep] = offerSteps[step]
  const path = `/api/${domainFlows[flow].api_path}/${uuid}`
  await page.request.patch(path, { data: { step: 7, temporal_step: index, substep } })
  await page.goto(`/questionnaire/${flow}/${uuid}?step=${index}&substep=${substep}`)
  // The step and its words are fetched one after the other.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return uuid
}

/** What is still to do, above the questions. */
export const complaints = (page: Page) => page.getByRole('region', { name: /^Nog .* dan kun je verder$/ })

/** The total under the choices: what is paid, without how it is split. */
export const total = (page: Page, name = 'Je prijs tot nu toe') =>
  page
    .getByRole('region', { name })
    .getByText(/^€\s?[\d.,]+$/)
    .first()
