import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PricePlans } from '#contract/price-plans.ts'
import { withAmount } from '#domain/price-plans/index.ts'
import { address, axeClean, fits, press, visit, write } from '#web/testing/index.ts'
import { admin } from '../samples.ts'
import { draftId, samplePlans, versionFrom } from './sample-plans.fixture.ts'

type Written = { revision: number; amounts?: Record<string, number | null>; valid_from?: string; reason?: string }
type Server = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>

const open = (server: Server = {}, plans: PricePlans = samplePlans, at = '/admin/prices') =>
  visit(at, { as: admin, server: { 'GET /api/admin/price_books': { body: plans }, ...server } })

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const dutchBv = () => field('Basisprijs Nederlandse BV')
const [draft] = samplePlans.drafts
if (!draft) throw new Error('nothing is in the making')

/** The plans after somebody wrote in the draft. */
const writtenBy = (who: string, amounts: Readonly<Record<string, number | null>>, plans = samplePlans): PricePlans => ({
  ...plans,
  drafts: plans.drafts.map((one) => ({
    ...one,
    book: Object.entries(amounts).reduce((book, [path, value]) => withAmount(book, path, value), one.book),
    ...{ revision: one.revision + 1, changed_by: who },
  })),
})

/** A server that keeps what is written, and what it was sent. */
function keeping() {
  const sent: Written[] = []
  let plans = samplePlans
  return {
    sent,
    server: {
      'PATCH /api/admin/price_books/drafts/:draft': (body: unknown) => {
        const written = body as Written
        sent.push(written)
        plans = writtenBy('Roos Vermeulen', written.amounts ?? {}, plans)
        return { body: plans }
      },
    } satisfies Server,
  }
}

describe('a version in the making', () => {
  test('stands beside what is today, with what it does to five orders', async () => {
    await open()
    await page.viewport(1440, 1000)
    await expect
      .element(page.getByRole('heading', { level: 2, name: 'Prijzen vanaf vrijdag 1 januari 2027' }))
      .toBeVisible()
    await address().toBe('/admin/prices')
    await expect.element(dutchBv()).toHaveValue('419,00')
    await expect.element(page.getByRole('link', { name: /1 januari 2027 in bewerking · 6 wijzigingen/ })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Nederlandse BV 21% .*796,23/ })).toBeVisible()
    await expect.element(page.getByRole('row', { name: /Te betalen 1\.228,38 1\.268,18 \+.39,80/ })).toBeVisible()
    // 38,05 × 21 + 39,80 × 46 + 11,30 × 9 + 39,80 × 14, by a hundred orders.
    await expect.element(page.getByText(/^\+.€.32,89$/)).toBeVisible()
    await expect.element(page.getByText('Nakijken: DGA-norm, per jaar 2027.')).toBeVisible()
    await axeClean()
  })

  test('fits on a phone', async () => {
    await open()
    await page.viewport(390, 844)
    await expect.element(dutchBv()).toBeVisible()
    await fits()
    await axeClean()
  })

  test('speaks English, with amounts as they are written there', async () => {
    await visit('/admin/prices', {
      ...{ as: admin, locale: 'en' },
      server: { 'GET /api/admin/price_books': { body: samplePlans } },
    })
    await expect.element(field('Base price Dutch BV')).toHaveValue('419.00')
    await expect.element(page.getByRole('button', { name: 'Plan 6 changes from January 1' })).toBeVisible()
  })

  test('shows only what changed', async () => {
    await open()
    await page.getByRole('button', { name: 'Alleen wijzigingen 6' }).click()
    await expect.element(dutchBv()).toBeVisible()
    await expect.element(field('Basisprijs Stichting')).not.toBeInTheDocument()
  })

  test.each([
    ['1.250,50', 125_050, '1.250,50'],
    ['1,250.50', 125_050, '1.250,50'],
    ['€ 430', 43_000, '430,00'],
  ])('takes %s as it is typed, and keeps it', async (typed, cents, shown) => {
    const { sent, server } = keeping()
    await open(server)
    await write(dutchBv(), typed)
    await expect.poll(() => sent).toEqual([{ revision: 4, amounts: { 'base_prices.dutch-bv': cents } }])
    await expect.element(dutchBv()).toHaveValue(shown)
    await expect.element(page.getByText('Concept bewaard')).toBeVisible()
  })

  test('one change is kept after the other, each upon what came before', async () => {
    const { sent, server } = keeping()
    await open(server)
    await write(dutchBv(), '430')
    await write(field('Btw-tarief'), '22%')
    await write(field('Waarom'), 'Hogere btw')
    await expect.poll(() => sent.at(-1)).toMatchObject({ reason: 'Hogere btw' })
    expect(sent.map(({ revision }) => revision)).toEqual(sent.map((_, index) => 4 + index))
    expect(Object.assign({}, ...sent.map(({ amounts }) => amounts))).toEqual({
      'base_prices.dutch-bv': 43_000,
      vat: 2_200,
    })
  })

  test('says at the field what is no amount, and keeps nothing of it', async () => {
    await open()
    await write(dutchBv(), 'veel')
    await expect.element(dutchBv()).toHaveAccessibleDescription('Vul een bedrag in, zoals 419,00.')
    await write(field('Btw-tarief'), '-3')
    await expect.element(page.getByText('Een prijs kan niet onder nul.')).toBeVisible()
    await expect.element(page.getByText('Niet bewaard')).toBeVisible()
    await axeClean()
    await page.getByRole('button', { name: /^Plan 6/ }).click()
    const summary = page.getByRole('region', { name: 'Dit kan nog niet gepland worden' })
    await expect.element(summary).toHaveFocus()
    await summary.getByRole('link', { name: /Basisprijs Nederlandse BV/ }).click()
    await expect.element(dutchBv()).toHaveFocus()
    await press(dutchBv(), '{Escape}')
    await expect.element(dutchBv()).toHaveValue('419,00')
    await expect.element(dutchBv()).not.toHaveAttribute('aria-invalid')
  })

  test('what contradicts itself is said at once, and not planned', async () => {
    const { server } = keeping()
    await open(server)
    await write(field('Holding erbij, prijs bij Nederlandse BV'), '351')
    await expect
      .element(field('Holding erbij, prijs bij Nederlandse BV'))
      .toHaveAccessibleDescription('Een aanbieding kan niet boven de lijstprijs.')
    await press(page.getByRole('button', { name: /^Plan 7/ }), '{Enter}')
    await expect.element(page.getByRole('region', { name: 'Dit kan nog niet gepland worden' })).toHaveFocus()
  })

  test('is not planned before tomorrow', async () => {
    await open()
    await write(field('Gaat in op'), '03-12-2026')
    await expect.element(field('Gaat in op')).toHaveAccessibleDescription('Kies een dag na vandaag.')
    await write(field('Gaat in op'), '31-02-2027')
    await expect.element(field('Gaat in op')).toHaveAccessibleDescription(/^Vul een dag in/)
  })

  test('that could not be kept is kept at another try', async () => {
    const { sent, server } = keeping()
    const tries = [503, 200]
    await open({
      'PATCH /api/admin/price_books/drafts/:draft': (body) =>
        tries.shift() === 503
          ? { status: 503, body: { errors: [] } }
          : server['PATCH /api/admin/price_books/drafts/:draft'](body),
    })
    await write(dutchBv(), '430')
    await page.getByRole('button', { name: 'Bewaar opnieuw' }).click()
    await expect.poll(() => sent).toHaveLength(1)
    await expect.element(page.getByText('Concept bewaard')).toBeVisible()
  })

  test('an edit is undone from the history', async () => {
    const { sent, server } = keeping()
    await open(server)
    await page.getByRole('button', { name: /^Maak ongedaan: Starter, per jaar/ }).click()
    await expect.poll(() => sent).toEqual([{ revision: 4, amounts: { 'memberships.starter_yearly.price': 14_900 } }])
    await expect.element(field('Starter, per jaar')).toHaveValue('149,00')
  })

  test('is thrown away after a question', async () => {
    await open({ 'POST /api/admin/price_books/drafts/:draft/discard': { body: { ...samplePlans, drafts: [] } } })
    await page.getByRole('button', { name: 'Verwerp' }).click()
    await axeClean()
    await page.getByRole('button', { name: 'Verwerp de versie' }).click()
    await expect.element(page.getByText('De versie is verworpen.')).toBeVisible()
    await address().toBe('/admin/prices')
  })
})

describe('planning', () => {
  const planned: PricePlans = {
    ...samplePlans,
    drafts: [],
    versions: [
      ...samplePlans.versions,
      {
        ...{ book: draft.book, made_from: draft.made_from, reason: draft.reason, state: 'planned', revision: 1 },
        ...{ orders: 0, planned_by: 'Roos Vermeulen', planned_at: '2026-12-03T10:00:00Z' },
      },
    ],
  }

  test('by keyboard alone, with what a later version would turn back', async () => {
    const sent: unknown[] = []
    await open({
      'POST /api/admin/price_books/drafts/:draft/plan': (body) => {
        sent.push(body)
        return { body: planned }
      },
    })
    await expect.element(page.getByText(/Op 1 maart 2027 draait dit terug/).first()).toBeVisible()
    await press(page.getByRole('button', { name: 'Neem ze daar ook over' }), '{Enter}')
    await expect.element(page.getByText('Bij het plannen nemen we ze daar ook over.')).toBeVisible()
    await press(page.getByRole('button', { name: /^Plan 6/ }), '{Enter}')
    await expect.poll(() => sent).toEqual([{ revision: 4, also: ['01-03-2027'] }])
    await expect.element(page.getByText('Gepland: vanaf 01-01-2027 gelden deze prijzen.')).toBeVisible()
    await expect.element(page.getByText('Gepland door Roos Vermeulen op 3 december 2026')).toBeVisible()
  })

  test('what was planned is taken back, with why', async () => {
    const sent: unknown[] = []
    await open(
      {
        'POST /api/admin/price_books/:valid_from/withdraw': (body) => {
          sent.push(body)
          return { body: samplePlans }
        },
      },
      planned,
      '/admin/prices/01-01-2027',
    )
    await expect.element(dutchBv()).not.toBeInTheDocument()
    await axeClean()
    await page.getByRole('region', { name: 'Deze versie plannen' }).getByRole('button', { name: 'Trek in' }).click()
    const dialog = page.getByRole('dialog', { name: 'De prijzen van 1 januari 2027 intrekken?' })
    await dialog.getByRole('textbox', { name: 'Waarom' }).fill('Gaat niet door')
    await dialog.getByRole('button', { name: 'Trek in' }).click()
    await expect.poll(() => sent).toEqual([{ revision: 1, reason: 'Gaat niet door' }])
    await expect.element(page.getByText('Ingetrokken. De versie staat weer in bewerking.')).toBeVisible()
    await expect.element(dutchBv()).toHaveValue('419,00')
  })
})

describe('when somebody else was first', () => {
  const theirs = writtenBy('Tim Alkema', { 'base_prices.dutch-bv': 42_500 })
  const conflict = { status: 409, body: { errors: [{ code: 'conflict', message: '', current: theirs }] } }

  test('both are shown, and mine is kept knowingly', async () => {
    const sent: Written[] = []
    await open({
      'PATCH /api/admin/price_books/drafts/:draft': (body) => {
        sent.push(body as Written)
        return sent.length === 1
          ? conflict
          : { body: writtenBy('Roos Vermeulen', { 'base_prices.dutch-bv': 43_000 }, theirs) }
      },
    })
    await write(dutchBv(), '430')
    await expect.element(page.getByText('Tim Alkema was je voor')).toBeVisible()
    await expect.element(page.getByText(/jij €.430,00, nu €.425,00/)).toBeVisible()
    await axeClean()
    await page.getByRole('button', { name: 'Bewaar wat ik invulde' }).click()
    await expect.poll(() => sent.map(({ revision }) => revision)).toEqual([4, 5])
    await expect.element(dutchBv()).toHaveValue('430,00')
  })

  test('or theirs stays', async () => {
    await open({ 'PATCH /api/admin/price_books/drafts/:draft': conflict })
    await write(dutchBv(), '430')
    await page.getByRole('button', { name: 'Laat staan wat er nu is' }).click()
    await expect.element(dutchBv()).toHaveValue('425,00')
  })
})

describe('without anything in the making', () => {
  const quiet: PricePlans = { ...samplePlans, drafts: [], history: [] }

  test('what holds can be read and not changed', async () => {
    await open({}, quiet)
    await expect.element(page.getByText(/Dit boek geldt en verandert niet meer/)).toBeVisible()
    await expect.element(dutchBv()).not.toBeInTheDocument()
    await expect.element(page.getByText('Nog niemand plande iets.')).toBeVisible()
    await axeClean()
  })

  test('a new version is begun for a day to come', async () => {
    const sent: unknown[] = []
    const begun: PricePlans = {
      ...quiet,
      drafts: [{ ...draft, ...versionFrom('01-02-2027', {}), draft: draftId, reason: '', revision: 1 }],
    }
    await open(
      {
        'POST /api/admin/price_books/drafts': (body) => {
          sent.push(body)
          return { status: 201, body: begun }
        },
      },
      quiet,
    )
    await page.getByRole('button', { name: 'Nieuwe versie' }).click()
    const day = page.getByRole('dialog').getByRole('textbox', { name: 'Gaat in op' })
    await expect.element(day).toHaveValue('01-01-2027')
    await day.fill('1-2-2027')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent).toEqual([{ valid_from: '01-02-2027' }])
    await address().toBe(`/admin/prices/${draftId}`)
    // Another page: the focus goes to its heading.
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await press(page.getByRole('button', { name: 'Plan vanaf 1 februari' }), '{Enter}')
    await expect.element(page.getByRole('link', { name: /Wijzig eerst een bedrag/ })).toBeVisible()
  })

  test('that cannot be fetched, it says so', async () => {
    await visit('/admin/prices', {
      as: admin,
      server: { 'GET /api/admin/price_books': { status: 503, body: { errors: [] } } },
    })
    await expect.element(page.getByRole('button', { name: 'Probeer het opnieuw' })).toBeVisible()
  })
})
