import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PartnerOffer } from '#contract/partners.ts'
import { axeClean, fits, press, visit } from '#web/testing/index.ts'
import { having, starter } from './sample-memberships.fixture.ts'
import { accountants, bookkeeper, femke, sentRequest, withPartners } from './sample-partners.fixture.ts'

const me = { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as NonNullable<
  NonNullable<Parameters<typeof visit>[1]>['as']
>
type Answers = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>

const asking = 'POST /api/api_customer_dashboard/partner_offers/:slug/requests'
const withdrawing = 'DELETE /api/api_customer_dashboard/partner_requests/:uuid'

const look = (server: Answers = {}, locale: 'nl' | 'en' = 'nl') =>
  visit('/membership', {
    ...{ as: me, locale },
    server: {
      'GET /api/api_customer_dashboard/memberships': { body: having(starter) },
      ...withPartners([bookkeeper, accountants], [femke]),
      ...server,
    },
  })

const offers = page.getByRole('region', { name: 'Voordelen van partners' })
const card = (title: string) => offers.getByRole('listitem').filter({ hasText: title })
const dialog = page.getByRole('dialog')

/** The offer as the server has it, which changes while one looks. */
const changing = (first: PartnerOffer) => {
  const kept = { offer: first }
  const partners = () => withPartners([kept.offer], [])['GET /api/api_customer_dashboard/partner_offers']
  return { kept, answers: { 'GET /api/api_customer_dashboard/partner_offers': partners } }
}

test('cards say who, what, for how much and whether we earn from it; what is not for one says what it takes', async () => {
  await look()
  await expect.element(card('Boekhouding').getByText('Van De Gele Kaft')).toBeVisible()
  await expect.element(card('Boekhouding').getByText(/Wij krijgen een vergoeding/)).toBeVisible()
  await expect.element(card('Jaarrekening').getByText('Wij verdienen hier niets aan.')).toBeVisible()
  await expect.element(card('Jaarrekening').getByText(/Voor leden met Starter of Professional/)).toBeVisible()
  await expect.element(card('Jaarrekening').getByRole('button')).not.toBeInTheDocument()
  await card('Jaarrekening').getByRole('link', { name: 'Bekijk de lidmaatschappen' }).click()
  expect(location.hash).toBe('#plans')
  const lawyers = page.getByRole('region', { name: 'Praat met een jurist' })
  await expect.element(lawyers.getByText('45 minuten, € 90,75 met btw')).toBeVisible()
  await expect.element(lawyers.getByText(/Spreekt Nederlands en Engels/)).toBeVisible()
  await axeClean()
})

test('the dialog shows exactly what goes to whom; nothing goes without a tick, and what was shared stands on the card', async () => {
  const asked: unknown[] = []
  const { kept, answers } = changing(bookkeeper)
  await look({
    ...answers,
    [asking]: (body) => {
      asked.push(body)
      kept.offer = { ...bookkeeper, request: sentRequest }
      return { status: 201, body: sentRequest }
    },
  })
  await page.getByRole('button', { name: 'Breng me in contact: Boekhouding vanaf dag één' }).click()
  const goes = dialog.getByRole('definition')
  const values = () => expect.poll(() => goes.all().map((one) => one.element().textContent))
  await values().toEqual(['Sanne de Vries', 'sanne@voorbeeld.nl'])
  await dialog.getByLabelText(/Je bedrijf/).selectOptions('De Vries Zuivel B.V.')
  await dialog.getByLabelText(/Telefoonnummer/).fill('06 12345678')
  await dialog.getByLabelText(/Je vraag/).fill('Kan het ook per kwartaal?')
  const all = [
    'Sanne de Vries',
    'sanne@voorbeeld.nl',
    '06 12345678',
    'De Vries Zuivel B.V.',
    'Kan het ook per kwartaal?',
  ]
  await values().toEqual(all)
  await axeClean()
  const tick = dialog.getByRole('checkbox', { name: /dit doorgeeft aan De Gele Kaft/ })
  await expect.element(tick).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Geef dit door' }).click()
  await expect.element(dialog.getByText(/Zonder geven we niets door/)).toBeVisible()
  await expect.element(tick).toHaveFocus()
  expect(asked).toEqual([])
  await axeClean()
  await tick.click()
  await dialog.getByRole('button', { name: 'Geef dit door' }).click()
  await expect.element(card('Boekhouding').getByText('Gedeeld op 18 november 2026')).toBeVisible()
  expect(asked).toEqual([
    {
      ...{ consent: true, consent_version: 1, locale: 'nl', company: 'c1', phone: '06 12345678' },
      question: 'Kan het ook per kwartaal?',
    },
  ])
  await axeClean()
})

test('other words since are shown and agreed to anew', async () => {
  const asked: unknown[] = []
  const consent = { version: 2, nl: 'Nieuwe woorden over {recipient}.', en: 'New words.' }
  await look({
    [asking]: (body) => {
      asked.push(body)
      const errors = [{ code: 'stale_consent', message: 'x' }]
      return asked.length === 1 ? { status: 409, body: { errors, consent } } : { status: 201, body: sentRequest }
    },
  })
  await page.getByRole('button', { name: /Breng me in contact/ }).click()
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Geef dit door' }).click()
  await expect.element(dialog.getByText(/intussen veranderd/)).toBeVisible()
  const fresh = dialog.getByRole('checkbox', { name: 'Nieuwe woorden over De Gele Kaft.' })
  await expect.element(fresh).not.toBeChecked()
  await fresh.click()
  await dialog.getByRole('button', { name: 'Geef dit door' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked).toMatchObject([{ consent_version: 1 }, { consent_version: 2 }])
})

test('a BSN in a question is refused where it stands, and a server that is away has passed nothing on', async () => {
  let answers = 0
  await look({
    [asking]: () => {
      answers += 1
      const errors = [{ code: 'holds_bsn', path: 'question', message: 'x' }]
      return answers === 1 ? { status: 422, body: { errors } } : { status: 500, body: { errors: [] } }
    },
  })
  await page.getByRole('button', { name: /Breng me in contact/ }).click()
  await dialog.getByRole('checkbox').click()
  const send = dialog.getByRole('button', { name: 'Geef dit door' })
  await send.click()
  await expect.element(dialog.getByText(/Hier staat een BSN in/)).toBeVisible()
  await axeClean()
  await send.click()
  await expect.element(dialog.getByText(/Dit ligt aan ons. Er is niets doorgegeven/)).toBeVisible()
})

test('what was shared is taken back by keyboard, with what that can and cannot do', async () => {
  const { kept, answers } = changing({ ...bookkeeper, request: sentRequest })
  await look({
    ...answers,
    [withdrawing]: () => {
      const request = {
        ...sentRequest,
        state: 'withdrawn',
        withdrawn_at: '2026-11-19T09:00:00Z',
        passed_on: [],
      } as const
      kept.offer = { ...bookkeeper, request: { ...request, passed_on: [] } }
      return { body: { request, outcome: 'erasure_asked' } }
    },
  })
  await press(card('Boekhouding').getByText('Wat ze van je hebben'), '{Enter}')
  await expect.element(card('Boekhouding').getByText('sanne@voorbeeld.nl')).toBeVisible()
  await press(page.getByRole('button', { name: 'Trek in: De Gele Kaft' }), '{Enter}')
  await expect.element(dialog.getByText(/zelf terughalen kunnen we het niet/)).toBeVisible()
  await axeClean()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Trek in: De Gele Kaft' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await press(dialog.getByRole('button', { name: 'Ja, trek in' }), '{Enter}')
  await expect.element(page.getByText('Ingetrokken. We hebben De Gele Kaft gevraagd alles te wissen.')).toBeVisible()
  await expect.element(card('Boekhouding').getByText('Ingetrokken op 19 november 2026')).toBeVisible()
})

test('what cannot be fetched says so, and leaves the membership as it is', async () => {
  let answers = 0
  const { answers: later } = changing(bookkeeper)
  const path = 'GET /api/api_customer_dashboard/partner_offers'
  await look({
    [path]: () => {
      answers += 1
      return answers === 1 ? { status: 503, body: { errors: [] } } : later[path]()
    },
  })
  await expect.element(page.getByRole('region', { name: 'Lidmaatschap Starter' })).toBeVisible()
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await expect.element(card('Boekhouding')).toBeVisible()
})

test.each([390, 1440])('in English at %i nothing is wider than the screen', async (width) => {
  await page.viewport(width, 844)
  await look({}, 'en')
  await expect.element(page.getByText('We earn nothing from this.').first()).toBeVisible()
  await fits()
  await page.getByRole('button', { name: 'Ask for a talk with Femke Waterlander' }).click()
  await expect
    .element(dialog.getByText('This goes to Femke Waterlander, De Houten Hamer, and nothing else:'))
    .toBeVisible()
  await fits()
  await axeClean()
})
