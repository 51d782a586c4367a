import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CaseChanges, ChangePreview } from '#contract/changes.ts'
import type { Me } from '#contract/own-account.ts'
import type { ComposedDocument } from '#domain/documents/index.ts'
import { axeClean, visit } from '#web/testing/index.ts'

const uuid = '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d11'

/** What this page needs to know of a case. */
const about = {
  ...{
    uuid: '6d1c2b8a-0e57-4b7a-8a53-9a4a8f0f2a55',
    questionnaire: uuid,
    flow: 'dutch-bv',
    status: 'checking_documents',
  },
  ...{ company_name: 'De Vries Zuivel B.V.', people: [{ id: 'p1', name: 'Sanne de Vries' }] },
}

afterEach(() => localStorage.clear())

const deedOf = (name: string): ComposedDocument => ({
  ...{ name: 'deed', version: 1, languages: ['nl'], provisional: false },
  title: [{ kind: 'text', text: 'Akte van oprichting' }],
  parts: [
    {
      ...{ id: 'articles', new_page: false, because: [], title: [] },
      articles: [
        {
          ...{ id: 'a1', number: 1, plain: null, because: [], title: [{ kind: 'text', text: 'Naam en zetel' }] },
          clauses: [
            {
              ...{ id: 'c1', form: 'paragraph', mark: null, because: [], label: null },
              runs: [{ kind: 'answer', text: `De vennootschap heet ${name} B.V.`, field: 'main.company_name' }],
            },
          ],
        },
      ],
    },
  ],
})

const named: ChangePreview = {
  ...{ refused: null, subjects: ['name'], later: 2, reopens: false, agreement_falls: false },
  answers: [{ path: 'main.company_name', before: 'De Vries Zuivel', after: 'Zuivelmakerij De Vries' }],
  cost: {
    lines: [
      {
        ...{ key: 'change_fee', name: 'change_fee', price: 7_500 },
        ...{ name_nl: 'Wijziging terwijl de notaris eraan werkt', name_en: 'Change' },
      },
    ],
    ...{ vat_rate: 21, vat: 1_575, total: 9_075 },
  },
  days: [
    { step: 'checking_documents', was: '2026-12-04', becomes: '2026-12-08' },
    { step: 'executing_deed', was: '2026-12-18', becomes: '2026-12-22' },
    { step: 'finalized', was: '2026-12-28', becomes: '2026-12-30' },
  ],
  papers: [
    {
      key: 'deed',
      title: 'Akte van oprichting',
      before: deedOf('De Vries Zuivel'),
      after: deedOf('Zuivelmakerij De Vries'),
    },
  ],
}

const done: CaseChanges = { at_once: false, asked: [], closed: false, open: null, last: null }

/** What the questionnaire left behind in this browser. */
function leaveBehind(): void {
  const copy = {
    ...{ version: 3, at: Date.now(), removed: [], drafts: {} },
    unsent: { 'main.company_name': { value: 'Zuivelmakerij De Vries', base: 'De Vries Zuivel' } },
  }
  localStorage.setItem(`questionnaire/${uuid}/tab`, JSON.stringify(copy))
}

const questionnaire = {
  ...{ uuid, version: 3, flow: 'dutch-bv', paid: true, completed: true },
  product_data: {
    ...{ main: { company_name: 'De Vries Zuivel' }, p1: {}, p2: {}, p3: {}, p4: {} },
    ...{ step: 7, temporal_step: 7, substep: 0 },
  },
}

async function open(preview: object, more: object = {}): Promise<void> {
  await visit(`/dashboard/${uuid}/change`, {
    as: { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me,
    server: {
      // Whoever goes on to the page of the company finds nothing there: it is not what this is about.
      'GET /api/api_customer_dashboard/notary_products/:uuid': () =>
        location.pathname.endsWith('/change') ? { body: about } : { status: 404, body: { errors: [] } },
      'GET /api/dutch_bv_incorporations/:uuid': { body: questionnaire },
      'POST /api/api_customer_dashboard/notary_products/:uuid/changes/preview': { body: preview },
      ...more,
    } as never,
  })
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('what a name costs and does is seen before it is paid', async () => {
  leaveBehind()
  await open(named)
  await expect.element(heading('De naam wijzigen')).toBeVisible()
  await expect.element(page.getByText('2 werkdagen later')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Akte getekend 18 dec 22 dec/ })).toBeVisible()
  await expect.element(page.getByRole('deletion').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Betaal € 90,75 en wijzig de naam/ })).toBeVisible()
  await axeClean()
})

test('of a paper that changes in many places the first few are shown, with how many more there are', async () => {
  leaveBehind()
  const longDeed = (name: string): ComposedDocument => {
    const [part] = deedOf(name).parts
    const [article] = part?.articles ?? []
    if (part === undefined || article === undefined) throw new Error('The sample has no article.')
    const articles = Array.from({ length: 8 }, (_, place) => ({ ...article, id: `a${place}`, number: place + 1 }))
    return { ...deedOf(name), parts: [{ ...part, articles }] }
  }
  const paper = { key: 'deed', title: 'Akte van oprichting', before: longDeed('Oud'), after: longDeed('Nieuw') }
  await open({ ...named, papers: [paper] })
  await expect.element(page.getByText('En zo nog in 2 andere artikelen.')).toBeVisible()
  const struck = () => page.getByRole('deletion').elements().length
  const inSix = struck()
  await page.getByRole('button', { name: 'Laat ze allemaal zien' }).click()
  await expect.element(page.getByText('En zo nog in 2 andere artikelen.')).not.toBeInTheDocument()
  expect(struck()).toBe((inSix / 6) * 8)
})

test('who leaves it as it is changes nothing, here neither', async () => {
  leaveBehind()
  await open(named)
  await page.getByRole('button', { name: 'Laat de naam zoals hij is' }).click()
  await expect.element(page.getByText('Dit dossier is er niet')).toBeVisible()
  expect(localStorage.getItem(`questionnaire/${uuid}/tab`)).toBeNull()
})

test('what costs nothing is made without a payment', async () => {
  leaveBehind()
  const cost = { ...named.cost, lines: [], vat: 0, total: 0 }
  await open(
    { ...named, subjects: [], later: 0, days: [], cost },
    {
      'POST /api/api_customer_dashboard/notary_products/:uuid/changes': { body: done },
    },
  )
  await expect.element(page.getByText('De datum blijft gelijk')).toBeVisible()
  await page.getByRole('button', { name: 'Wijzig mijn gegevens' }).click()
  await expect.element(page.getByText('Je wijziging staat in je dossier.', { exact: false })).toBeVisible()
})

test('what was agreed with falls, and money comes back', async () => {
  leaveBehind()
  const lines = [{ ...named.cost.lines[0], key: 'medium', name: 'incorporation_speed', price: -25_000 }]
  await open({
    ...{ ...named, subjects: [], reopens: true, agreement_falls: true },
    cost: { ...named.cost, lines, vat: -5_250, total: -30_250 },
  })
  await expect.element(page.getByText('De definitieve akte was al goedgekeurd.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Wat je terugkrijgt' })).toBeVisible()
  await axeClean()
})

test('once it is signed one is told whom to ask', async () => {
  leaveBehind()
  await open({ ...named, refused: 'signed', cost: { ...named.cost, lines: [], total: 0, vat: 0 } })
  await expect.element(page.getByText('dan is dat een nieuwe akte', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Mail ons' })).toBeVisible()
})

test('without a change there is nothing to decide', async () => {
  await open(named)
  await expect.element(heading('Er is niets te wijzigen')).toBeVisible()
  await axeClean()
})
