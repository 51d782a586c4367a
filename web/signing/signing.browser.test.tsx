import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Refusal } from '#domain/refusals/index.ts'
import { type SigningRoute, signingRouteOf } from '#domain/signing/index.ts'
import { axeClean, fits, show } from '#web/testing/index.ts'
import { RefusalList, SigningNote, SigningSection } from './index.ts'

const answers = (residence_country: string, document_type: 'passport' | 'driver_licence') => ({
  ...{ main: {}, p2: {}, p3: {}, p4: {} },
  p1: { active: true, residence_country, document_type, nationality: 'NL' },
})

const routeOf = (country: string, document: 'passport' | 'driver_licence' = 'passport'): SigningRoute => {
  const route = signingRouteOf(answers(country, document), 'p1', 'shares')
  if (route === null) throw new Error('no route')
  return route
}

const elsewhere = { lowest: 2500, highest: 5000 }
const sanne = { id: 'p1', name: 'Sanne de Vries', isYou: true, route: routeOf('NL') }
const bram = { id: 'p2', name: 'Bram van den Berg', isYou: false, route: routeOf('NL', 'driver_licence') }
const li = { id: 'p3', name: 'Li Wang', isYou: false, route: routeOf('SG') }

describe('how everybody signs', () => {
  test('each with the way, why not online, what it costs and how long it takes', async () => {
    const people = [
      ...[sanne, bram, li, { id: 'p4', name: 'Noor', isYou: false, route: null }],
      { id: 'p5', name: 'Cato Berg', isYou: false, isSealed: true, route: null },
    ]
    await show(<SigningSection people={people} elsewhere={elsewhere} />, { texts: ['signing'] })
    await expect.element(page.getByRole('region', { name: 'Zo tekent iedereen' })).toBeVisible()
    await expect.element(page.getByText('Sanne de Vries (jij)')).toBeVisible()
    await expect.element(page.getByText('inbegrepen')).toBeVisible()
    await expect.element(page.getByText('Volmacht, gelegaliseerd in Nederland')).toBeVisible()
    await expect.element(page.getByText('Een rijbewijs zegt niets over iemands nationaliteit.')).toBeVisible()
    await expect.element(page.getByText('elders € 25 tot € 50')).toBeVisible()
    await expect.element(page.getByText('€ 60 tot € 150')).toBeVisible()
    await expect.element(page.getByText('10 werkdagen')).toBeVisible()
    await expect.element(page.getByText('Dat weten we zodra')).toBeVisible()
    await expect.element(page.getByText('Dat volgt uit wat Cato zelf invult.')).toBeVisible()
    await expect.element(page.getByText('De notaris beslist.')).toBeVisible()
    await axeClean()
  })

  test('what is needed and what else is possible opens on a press, on a phone too', async () => {
    await page.viewport(320, 700)
    await show(<SigningSection people={[bram]} elsewhere={null} />, { texts: ['signing'], locale: 'en' })
    await page.getByText('Is there another way?').click()
    await expect.element(page.getByText('with a passport or identity card instead')).toBeVisible()
    await fits()
    await axeClean()
  })

  test('beside the questions in a few lines', async () => {
    await show(<SigningNote route={li.route} name="Li" />, { texts: ['signing'] })
    await expect.element(page.getByText('Zo tekent Li: volmacht uit het buitenland, met apostille.')).toBeVisible()
    await expect.element(page.getByText('Tijd: 10 werkdagen', { exact: false })).toBeVisible()
    await axeClean()
  })
})

describe('what would be refused', () => {
  const place = { step: 1, substep: 2, stops: false }
  const refusals: readonly Refusal[] = [
    {
      ...{ ...place, code: 'document_expires', path: 'p2.expiration_date', person: 'p2' },
      values: { day: '08-02-2027', expires: '01-02-2027' },
    },
    {
      ...{ ...place, code: 'reserved_word', path: 'main.company_name', person: null },
      values: { name: 'Bank van Vos', word: 'bank', because: 'bank' },
    },
  ]
  const list = (some: readonly Refusal[], saysNone: boolean) => (
    <RefusalList
      refusals={some}
      saysNone={saysNone}
      signingDay="08-02-2027"
      aboutOf={({ person }) => (person === null ? 'company' : { name: 'Bram' })}
      hrefOf={({ path }) => `#${path}`}
    />
  )

  test('each in plain words with a link to the question that mends it', async () => {
    await show(list(refusals, true), { texts: ['signing'] })
    await expect.element(page.getByText('Het is geldig tot 01-02-2027')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Pas dit aan Het identiteitsbewijs van Bram verloopt te vroeg' }))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Pas dit aan "bank" mag niet iedereen in een naam gebruiken' }))
      .toHaveAttribute('href', '#main.company_name')
    await axeClean()
  })

  test('says that there is nothing where that is wanted, and nothing at all elsewhere', async () => {
    await show(list([], true), { texts: ['signing'] })
    await expect.element(page.getByText('We zien niets waar het op stukloopt')).toBeVisible()
    await axeClean()
    await show(list([], false), { texts: ['signing'] })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.getByText('stukloopt').elements()).toEqual([])
  })
})
