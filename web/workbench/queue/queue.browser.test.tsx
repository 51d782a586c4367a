import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import { address, axeClean, fits, visit } from '#web/testing/index.ts'
import { caseRow, notary, queueCounts, support } from '../samples.ts'

const heading = page.getByRole('heading', { level: 1 })
const rows = [
  caseRow({ uuid: 'a', company_name: 'Bakkerij Hiemstra B.V.', due: '2026-12-01', handler: null, risk: 'medium' }),
  caseRow({ uuid: 'b', company_name: 'Sneek Fietsen B.V.', due: '2026-12-03', status: 'uploading_fca' }),
  caseRow({
    ...{ uuid: 'c', company_name: 'De Vries Zuivel B.V.', due: '2026-12-04', risk: null },
    ...{ open_flags: 1, unchecked_documents: 1, unread: 2 },
  }),
  caseRow({ uuid: 'd', company_name: 'Elfsteden Events B.V.', due: null, status: 'on_hold', hold: 'no_present' }),
]

type Said = Parameters<typeof visit>[1]

function open(
  path: string,
  { as = notary, lines = rows, next = null as string | null, ...rest } = {},
  over: Said = {},
) {
  return visit(path, {
    as,
    ...over,
    server: {
      'GET /api/notary/queue': { body: queueCounts(as.role === 'support' ? 'support' : 'notary') },
      'GET /api/notary/cases': { body: { data: lines, next } },
      'GET /api/notaries': { body: [{ id: 3, name: 'Notariskantoor Terpstra', city: 'Leeuwarden' }] },
      ...rest,
      ...over.server,
    },
  })
}

const names = () =>
  page
    .getByRole('table')
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

test('what waits on us, late first, each with what is now to be done', async () => {
  await open('/notary')
  await expect.element(heading).toHaveTextContent('Wacht op ons')
  await expect.poll(names).toEqual(rows.map(({ company_name }) => company_name))
  await expect.element(page.getByText('2 werkdagen te laat')).toBeVisible()
  await expect.element(page.getByText('1 vlag, 1 stuk en het cliëntonderzoek')).toBeVisible()
  await expect.element(page.getByText('Niemand kwam op de afspraak')).toBeVisible()
  const groups = document.querySelectorAll('th[scope=rowgroup]')
  expect([...groups].map(({ textContent }) => textContent)).toEqual([
    'Te laat 1',
    'Vandaag, donderdag 3 december 1',
    'Morgen, vrijdag 4 december 1',
    'Stilgezet 1 · de klok staat stil',
  ])
  await axeClean()
})

test('keys: down and up the lines, into a case, to the search, to the filters, and what they all are', async () => {
  await open('/notary')
  await expect.poll(names).toHaveLength(4)
  await userEvent.keyboard('jjj')
  await expect.element(page.getByRole('link', { name: 'De Vries Zuivel B.V.' })).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(page.getByRole('link', { name: 'Sneek Fietsen B.V.' })).toHaveFocus()
  await userEvent.keyboard('/')
  await expect.element(page.getByLabelText('Zoek een zaak')).toHaveFocus()
  // In the box a letter is a letter.
  await userEvent.keyboard('jk')
  await expect.element(page.getByLabelText('Zoek een zaak')).toHaveValue('jk')
  await userEvent.keyboard('{Escape}f')
  await expect.element(page.getByLabelText('Soort')).toHaveFocus()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Alle toetsen' })).toBeVisible()
  await axeClean()
})

test('m puts the case at hand in my name', async () => {
  const asked: unknown[] = []
  await open(
    '/notary',
    {},
    {
      server: {
        'PATCH /api/notary/cases/:uuid': (body) => {
          asked.push(body)
          return { body: {} }
        },
      },
    },
  )
  await expect.poll(names).toHaveLength(4)
  await userEvent.keyboard('jm')
  await expect.element(page.getByText('Bakkerij Hiemstra B.V. staat op jouw naam.')).toBeVisible()
  expect(asked).toEqual([{ handler: 'me' }])
  await page.getByRole('button', { name: 'Melding sluiten' }).click()
})

test('filters stand in the address, can be kept under a name, and taken away', async () => {
  await open('/notary')
  await page.getByLabelText('Risico').selectOptions('hoog')
  await address().toBe('/notary?risk=high')
  await page.getByRole('button', { name: 'Bewaar als filter' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Bewaar' }).click()
  await expect.element(dialog.getByText('Geef het filter een naam')).toBeVisible()
  await dialog.getByLabelText('Hoe noem je dit filter?').fill('Spannend')
  await dialog.getByRole('button', { name: 'Bewaar' }).click()
  await page.getByRole('link', { name: 'Wis alle filters' }).click()
  await address().toBe('/notary')
  const saved = page.getByRole('navigation', { name: 'Bewaarde filters' })
  await saved.getByRole('link', { name: 'Spannend' }).click()
  await address().toBe('/notary?risk=high')
  await saved.getByRole('button', { name: 'Filter Spannend weghalen' }).click()
  await expect.element(saved).not.toBeInTheDocument()
})

test('a rung and a search each have their address', async () => {
  await open('/notary')
  await page.getByRole('navigation', { name: 'Aantal per trede' }).getByRole('link', { name: 'Nakijken' }).click()
  await address().toBe('/notary?status=checking_documents&view=running')
  await page.getByLabelText('Zoek een zaak').fill('Zuivel')
  await userEvent.keyboard('{Enter}')
  await address().toBe('/notary?search=Zuivel')
  await expect.element(heading).toHaveTextContent('Gevonden voor “Zuivel”')
})

test('what changes meanwhile is seen, and nothing that is read moves', async () => {
  let lines = rows
  await open('/notary', {}, { server: { 'GET /api/notary/cases': () => ({ body: { data: lines, next: null } }) } })
  await expect.poll(names).toHaveLength(4)
  lines = [caseRow({ uuid: 'z', company_name: 'Nieuw B.V.', due: '2026-11-30' }), ...rows.slice(1)]
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByText('De lijst is veranderd')).toBeVisible()
  expect(names()).toEqual(rows.map(({ company_name }) => company_name))
  await expect.element(page.getByText('niet meer in deze lijst')).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Toon de nieuwe stand' }).click()
  await expect.poll(() => names()[0]).toBe('Nieuw B.V.')
})

test('more comes by its cursor, behind what is there', async () => {
  const more = caseRow({ uuid: 'e', company_name: 'Hoekema Beheer B.V.', due: null })
  const fetched = vi.fn()
  await open('/notary', { next: 'after d' })
  const answered = fetch
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    fetched(input)
    if (!String(input).includes('cursor=')) return answered(input, init)
    return new Response(JSON.stringify({ data: [more], next: null }))
  })
  await page.getByRole('button', { name: 'Toon meer zaken' }).click()
  await expect.poll(names).toHaveLength(5)
  expect(fetched).toHaveBeenCalledWith('/api/notary/cases?waiting_on=notary&cursor=after+d')
  await expect.element(page.getByRole('button', { name: 'Toon meer zaken' })).not.toBeInTheDocument()
})

test('nothing there, and nothing that matches', async () => {
  await open('/notary', { lines: [] })
  await expect.element(page.getByRole('heading', { name: 'Hier wacht niets' })).toBeVisible()
  await axeClean()
  await open('/notary?risk=high', { lines: [] })
  await expect.element(page.getByRole('heading', { name: 'Geen zaak past bij deze filters' })).toBeVisible()
})

test('a list that cannot be fetched is tried again', async () => {
  let works = false
  await open(
    '/notary',
    {},
    {
      server: {
        'GET /api/notary/cases': () => (works ? { body: { data: rows, next: null } } : { status: 500, body: {} }),
      },
    },
  )
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We kunnen de lijst nu niet ophalen/)
  await axeClean()
  works = true
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await expect.poll(names).toHaveLength(4)
})

test('support sees all offices, and can look at one', async () => {
  await page.viewport(1440, 900)
  await open('/support', { as: support })
  await expect.element(page.getByRole('columnheader', { name: 'Kantoor' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Wacht op een kantoor' })).toBeVisible()
  await page.getByLabelText('Kantoor').selectOptions('Notariskantoor Terpstra')
  await address().toBe('/support?office=3')
  await axeClean()
})

test('who comes to the other desk is led to their own', async () => {
  await open('/notary?risk=low', { as: support })
  await address().toBe('/support?risk=low')
})

test.each(['customer', 'admin'] as const)('a %s gets a calm word and a way on', async (role) => {
  const as: Me = { ...notary, email: `${role}@example.nl`, role }
  await visit('/notary', { as })
  await expect.element(heading).toHaveTextContent('Dit is de werkplek van de notaris')
  await expect.element(page.getByRole('link', { name: 'Naar mijn bedrijven' })).toHaveAttribute('href', '/dashboard')
  await axeClean()
})

test.each([
  [390, 'nl'],
  [1024, 'en'],
] as const)('fits in %i pixels', async (width, locale) => {
  await page.viewport(width, 800)
  await open('/notary', {}, { locale })
  await expect.element(page.getByRole('link', { name: 'De Vries Zuivel B.V.' })).toBeVisible()
  await fits()
  await axeClean()
})
