import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import type { Questionnaire } from '#contract/questionnaires.ts'
import { address, axeClean, fits, visit } from '#web/testing/index.ts'

const uuid = '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d22'
const me = { uuid: 'a1', email: 'anna@voorbeeld.nl', firstname: 'Anna', lastname: 'Bos', phone: null } as Me
const path = 'dutch_bv_incorporations'

type Mark = Questionnaire['by_assistant'][number]

const mark = (at: string, before: unknown = null): Mark => ({
  ...{ path: at, name: 'Helper', before, at: '2026-11-16T09:00:00Z' },
})

const main = { company_name: 'De Zilveren Vork', bv_type: 'standard', industry: 'hospitality', headquarters: 'Utrecht' }
const anna = { active: true, substep: 5, type: 'natural_person', is_natural_person: true, firstname: 'Anna' }

const questionnaire = (marks: readonly Mark[], version = 3, company: object = main, step = 7) => ({
  ...{ uuid, version, flow: 'dutch-bv', type_id: 1, product_type: 'DutchBV', slug: 'bv-oprichten', language: 'nl' },
  ...{ final_step: 7, holding_upsell_step: null, completed: false, paid: false, upsell_package: null },
  product_data: { ...{ main: company, p1: anna, p2: {}, p3: {}, p4: {} }, ...{ step, temporal_step: 0, substep: 0 } },
  by_assistant: [...marks],
  calculation: { uuid: null },
  ...{ created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
})

const name = mark('main.company_name', 'De Gouden Lepel')
const industry = mark('main.industry')
const town = mark('main.headquarters')
const first = mark('p1.firstname')

interface Open {
  readonly at?: string
  readonly marks?: readonly Mark[]
  readonly conflict?: boolean
}

/** A server that keeps which answers are confirmed; answers what was said to it. */
async function open({ at = '', marks = [name, industry, town, first], conflict = false }: Open = {}) {
  const said: { how: string; paths: readonly string[] }[] = []
  let kept = marks
  let version = 3
  let company: object = main
  const now = () => ({ body: questionnaire(kept, version, company), headers: { etag: `"${version}"` } })
  const judge = (how: string) => (body: unknown) => {
    const { paths } = body as { readonly paths: readonly string[] }
    said.push({ how, paths })
    version += 1
    if (conflict) return { status: 409, body: { errors: [{ code: 'conflict', message: '' }], current: now().body } }
    kept = kept.filter((one) => !paths.includes(one.path))
    if (how === 'put_back') company = { ...company, company_name: 'De Gouden Lepel' }
    return now()
  }
  await visit(`/questionnaire/dutch-bv/${uuid}${at}`, {
    as: me,
    server: {
      [`GET /api/${path}/:uuid`]: now,
      [`PATCH /api/${path}/:uuid`]: now,
      [`POST /api/${path}/:uuid/by_assistant/confirm`]: judge('confirm'),
      [`POST /api/${path}/:uuid/by_assistant/put_back`]: judge('put_back'),
      'GET /api/predefined_notary/:uuid': { body: { id: null } },
      'GET /api/notaries': { body: [] },
      'GET /api/prices': { status: 503, body: { errors: [] } },
      'GET /api/known_people': { body: { people: [] } },
      'GET /api/upsell_package_types': { body: [] },
      'GET /api/extra_services': { body: [] },
    },
  })
  return said
}

beforeEach(() => page.viewport(1440, 900))

const words = 'Door je assistent ingevuld, kijk even na'
const right = (question: string) => page.getByRole('button', { name: `Klopt: ${question}` })
const nameQuestion = 'Hoe gaat je BV heten?'
const heading = (count: string) => page.getByText(`Je assistent vulde ${count} in`)

test('stands at each question, and is confirmed one by one by keyboard alone', async () => {
  const said = await open()
  await expect.element(heading('4 antwoorden')).toBeVisible()
  await expect.element(page.getByText(words).nth(1)).toBeVisible()
  await expect.element(page.getByText('Hier stond: De Gouden Lepel')).toBeVisible()
  await axeClean()
  ;(right(nameQuestion).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('3 antwoorden')).toBeVisible()
  await expect.element(page.getByText('Nagekeken. Nog 3 te gaan.')).toBeInTheDocument()
  // The next one in this part has the focus.
  await expect.element(page.getByRole('button', { name: /^Klopt: / }).first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('2 antwoorden')).toBeVisible()
  expect(said).toEqual([
    { how: 'confirm', paths: ['main.company_name'] },
    { how: 'confirm', paths: ['main.industry'] },
  ])
})

test('a part at once, and the rest is found from the list', async () => {
  const said = await open()
  await page.getByRole('button', { name: 'Alles in dit deel klopt (2)' }).click()
  await expect.element(heading('2 antwoorden')).toBeVisible()
  expect(said).toEqual([{ how: 'confirm', paths: ['main.company_name', 'main.industry'] }])
  await expect.element(page.getByRole('textbox', { name: nameQuestion, exact: true })).toHaveFocus()
  await page
    .getByRole('button', { name: /\(1\)$/ })
    .first()
    .click()
  await address().toMatch(/substep=1/)
  await expect.element(page.getByRole('button', { name: 'Alles in dit deel klopt (1)' })).toBeVisible()
  await axeClean()
})

test('put back stands as it stood', async () => {
  await open({ marks: [name] })
  await page.getByRole('button', { name: `Zet terug: ${nameQuestion}` }).click()
  await expect.element(page.getByRole('textbox', { name: nameQuestion, exact: true })).toHaveValue('De Gouden Lepel')
  await expect.element(page.getByText('Alles van je assistent is nagekeken.')).toBeInTheDocument()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})

test('what was changed just now is to be looked at again', async () => {
  await open({ marks: [name], conflict: true })
  await right(nameQuestion).click()
  await expect.element(page.getByText('Er is net iets gewijzigd. Kijk nog een keer of het klopt.')).toBeVisible()
  await expect.element(page.getByText(words)).toBeVisible()
})

test('on the overview it is counted, and the way on leads to the first of them', async () => {
  await open({ at: '?step=7&substep=0' })
  await expect.element(page.getByText('nakijken (3)').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Eerst nakijken: nog 4 antwoorden' }).first()).toBeVisible()
})

test('on a phone nothing is wider than the screen', async () => {
  await page.viewport(390, 844)
  await open()
  await expect.element(page.getByText(words).first()).toBeVisible()
  await fits()
  await axeClean()
})

test('who has no assistant sees nothing of it', async () => {
  await open({ marks: [] })
  await expect.element(page.getByRole('textbox', { name: nameQuestion, exact: true })).toBeVisible()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})
