import { expect, type Page } from '@playwright/test'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { flows as domainFlows } from '#domain/products/index.ts'
import { withConsent } from '../with-site.ts'
import { bsnOf } from './founders.ts'
import type { Flow } from './walking.ts'

/** A company with nothing left to ask. */
export const readyCompany: QuestionnairePatch = {
  main: {
    company_name: 'De Vries Zuivel',
    headquarters: 'Leeuwarden',
    industry: 'wholesale',
    activities: 'Het maken van en handelen in zuivelproducten',
    email: 'sanne@example.nl',
    office_address: 'Nieuwestad 12',
    postal_code: '8911 AB',
    place_of_business: 'Leeuwarden',
    export_products: false,
    import_products: false,
    sell_products: 'companies',
    where_are_sold: 'internet',
    employees_loan: false,
    full_time_work: 1,
    part_time_work: 0,
    representation: 'one_signature',
    financial_year_end: 'this_year',
  },
}

/** A person with nothing left to ask but what is given over it. */
export const readyPerson = (firstname: string, over: QuestionnairePatch['p1'] = {}): QuestionnairePatch['p1'] => ({
  active: true,
  substep: 5,
  type: 'natural_person',
  prefix: 'Mrs',
  firstname,
  lastname: 'de Vries',
  email: `${firstname.toLowerCase()}@example.nl`,
  phone_number: '+31612345678',
  birthdate: '14-03-1985',
  birthplace: 'Leeuwarden',
  country_of_birth: 'NL',
  residence_country: 'NL',
  address: 'Wirdumerdijk 5',
  zip_code: '8911 CB',
  location: 'Leeuwarden',
  marital_status: 'unmarried',
  nationality: 'NL',
  document_type: 'passport',
  document_number: 'SPECI2014',
  issue_date: '01-02-2024',
  expiration_date: '01-02-2034',
  place_of_issue: 'Leeuwarden',
  bsn: firstname === 'Sanne' ? '123456782' : bsnOf(firstname),
  become_director: true,
  has_proprietorship: false,
  dutch_proficient: true,
  english_proficient: true,
  pep: false,
  ...over,
})

const shareholders = { step: 1, temporal_step: 1, substep: 0 }

/** A questionnaire of this browser with these answers, without typing them. */
export async function prepared(page: Page, patch: QuestionnairePatch, flow: Flow = 'dutch-bv'): Promise<string> {
  await withConsent(page, 'necessary')
  const path = `/api/${domainFlows[flow].api_path}`
  const made = await page.request.post(path, { data: {} })
  expect(made.status()).toBe(201)
  const { uuid } = (await made.json()) as { uuid: string }
  const saved = await page.request.patch(`${path}/${uuid}`, { data: patch })
  expect(saved.status(), await saved.text()).toBe(200)
  return uuid
}

/** Opens a prepared questionnaire at a place. */
export async function openAt(page: Page, uuid: string, query = '', flow: Flow = 'dutch-bv'): Promise<void> {
  await page.goto(`/questionnaire/${flow}/${uuid}${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Company done, standing at the shareholders. */
export async function atShareholders(
  page: Page,
  people: QuestionnairePatch = {},
  flow: Flow = 'dutch-bv',
): Promise<string> {
  const uuid = await prepared(page, { ...readyCompany, ...people, ...shareholders }, flow)
  await openAt(page, uuid, '', flow)
  return uuid
}

/** What the server has. */
export async function stored(page: Page, uuid: string, flow: Flow = 'dutch-bv') {
  const response = await page.request.get(`/api/${domainFlows[flow].api_path}/${uuid}`)
  expect(response.status()).toBe(200)
  const { product_data } = (await response.json()) as {
    product_data: Readonly<Record<'main' | 'p1' | 'p2' | 'p3' | 'p4', Readonly<Record<string, unknown>>>>
  }
  return product_data
}
