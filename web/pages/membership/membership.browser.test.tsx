import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OwnMembership, OwnMemberships } from '#contract/memberships.ts'
import type { Me } from '#contract/own-account.ts'
import { axeClean, fits, visit } from '#web/testing/index.ts'
import { fiveContracts, having, starter, unpaidMonth } from './sample-memberships.fixture.ts'
import { noPartners } from './sample-partners.fixture.ts'

const me = { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me
const list = 'GET /api/api_customer_dashboard/memberships'

type Answers = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>

const look = (body: OwnMemberships, server: Answers = {}, locale: 'nl' | 'en' = 'nl') =>
  visit('/membership', { as: me, locale, server: { [list]: { body }, ...noPartners, ...server } })

const part = (name: string) => page.getByRole('region', { name })

test('what one has, what it costs and until when, what is left and what was paid', async () => {
  await look(having(starter))
  const standing = part('Lidmaatschap Starter')
  await expect.element(standing.getByText('Loopt')).toBeVisible()
  await expect.element(standing.getByText('€ 180,29 per jaar, met btw')).toBeVisible()
  await expect
    .element(standing.getByText('€ 180,29 op 18 november 2027; je krijgt een betaallink per mail'))
    .toBeVisible()
  await expect.element(part('Je contracten').getByText('Nog 3 van de 5 over')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Factuur 2026-00012/ })).toBeVisible()
  await axeClean()
})

test('the way there is in the menu of the account and on the dashboard', async () => {
  const companies = 'GET /api/api_customer_dashboard/notary_products'
  await visit('/dashboard', {
    as: me,
    server: { [companies]: { body: { notary_products: [] } }, [list]: { body: having(starter) }, ...noPartners },
  })
  await page.getByRole('link', { name: /^Je lidmaatschap/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Je lidmaatschap' })).toBeVisible()
})

test('a page that cannot be fetched says that nothing is lost, and tries again', async () => {
  let answers = 0
  await visit('/membership', {
    as: me,
    server: {
      ...noPartners,
      [list]: () => {
        answers += 1
        return answers === 1 ? { status: 503, body: { errors: [] } } : { body: having(starter) }
      },
    },
  })
  await expect.element(page.getByText(/Er is niets kwijt/)).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await expect.element(part('Lidmaatschap Starter')).toBeVisible()
})

test('who has none sees the plans side by side and is asked for the invoice first where it lacks something', async () => {
  const asked: unknown[] = []
  const billing = {
    ...{ name: 'Sanne de Vries', country: 'NL', street: 'Wirdumerdijk', house_number: '5', zip: '8911 CB' },
    ...{ city: 'Leeuwarden', phone_number: '+31612345678' },
  }
  await look(having(), {
    'POST /api/api_customer_dashboard/memberships': (body) => {
      asked.push(body)
      const link = { uuid: 'm9', payment_link: '#paid' }
      return asked.length === 1
        ? { status: 422, body: { errors: [{ code: 'required', path: 'name', message: 'x' }] } }
        : { status: 201, body: link }
    },
    'GET /api/billings': { body: { billing, saved: false } },
    'PATCH /api/billings': { body: { billing, saved: true } },
  })
  await expect.element(part('Lid worden').getByRole('heading', { name: 'Professional' })).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Word lid van Flex' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Op welke naam mag de factuur?' })).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Naar betalen' }).click()
  await expect.poll(() => location.hash).toBe('#paid')
  expect(asked).toEqual([{ plan: 'oprecht_membership_monthly' }, { plan: 'oprecht_membership_monthly' }])
})

test('another plan says what it costs before one goes over to it', async () => {
  const asked: unknown[] = []
  const upgrade = { change: 'upgrade', costs: 19_862, from: '2026-11-18', payment_link: null }
  await look(having(starter), {
    'PATCH /api/api_customer_dashboard/memberships/:uuid': (body) => {
      asked.push(body)
      const next_charge = { on: '2027-11-18', amount: 3_509, plan: 'professional_monthly' }
      const isPreview = asked.length === 1
      return { body: { ...upgrade, next_charge, preview: isPreview, payment_link: isPreview ? null : '#paid' } }
    },
  })
  await page.getByRole('button', { name: 'Stap over op Professional' }).click()
  const dialog = page.getByRole('dialog', { name: 'Overstappen op Professional' })
  await expect.element(dialog.getByText('Je betaalt nu € 198,62: het verschil tot 18 november 2027.')).toBeVisible()
  await axeClean()
  await dialog.getByRole('button', { name: 'Betaal € 198,62 en stap over' }).click()
  await expect.poll(() => location.hash).toBe('#paid')
  expect(asked).toEqual([{ plan: 'professional_monthly', preview: true }, { plan: 'professional_monthly' }])
})

test('it is ended after asking, with the day on which it is over, and that is taken back by one press', async () => {
  let own = starter
  await visit('/membership', {
    as: me,
    server: {
      ...noPartners,
      [list]: () => ({ body: having(own) }),
      'DELETE /api/api_customer_dashboard/memberships/:uuid': () => {
        own = { ...starter, state: 'ending', next_charge: null }
        return { body: { until: '2027-11-18', state: 'ending' } }
      },
      'POST /api/api_customer_dashboard/memberships/:uuid/resume': () => {
        own = starter
        return { body: own }
      },
    },
  })
  await page.getByRole('button', { name: 'Zeg op' }).click()
  const dialog = page.getByRole('dialog', { name: 'Je lidmaatschap opzeggen?' })
  await expect.element(dialog.getByText(/Het stopt op 18 november 2027/)).toBeVisible()
  await axeClean()
  await dialog.getByRole('button', { name: 'Ja, zeg op' }).click()
  await expect.element(part('Je hebt opgezegd')).toBeVisible()
  await expect.element(page.getByText('Geen: er wordt niets meer afgeschreven')).toBeVisible()
  await expect.element(page.getByText(/Goedkeuren kan tot 18 november 2027/)).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Toch lid blijven' }).click()
  await expect.element(part('Opzeggen')).toBeVisible()
})

test('within the time to reconsider one withdraws: a statement is confirmed, and what goes back is said before', async () => {
  const fresh: OwnMembership = { ...starter, withdrawal: { until: '2026-12-02', back: 10_817, kept: 7_212 } }
  const asked: string[] = []
  let own = fresh
  await visit('/membership', {
    as: me,
    server: {
      ...noPartners,
      [list]: () => ({ body: having(own) }),
      'POST /api/api_customer_dashboard/memberships/:uuid/withdrawal': () => {
        asked.push('withdrawn')
        own = { ...fresh, state: 'ended', ended_why: 'withdrawn', withdrawal: null, next_charge: null }
        return { body: { received_at: '2026-11-20T11:04:05Z', back: 10_817 } }
      },
    },
  })
  await expect.element(part('Bedenktijd').getByText(/Tot en met 2 december 2026/)).toBeVisible()
  await page.getByRole('button', { name: 'Overeenkomst hier ontbinden' }).click()
  const dialog = page.getByRole('dialog', { name: 'De overeenkomst ontbinden?' })
  await expect.element(dialog.getByText(/Ik, Sanne de Vries, ontbind de overeenkomst/)).toBeVisible()
  await expect.element(dialog.getByText(/108,17 terug/)).toBeVisible()
  await expect.element(dialog.getByText(/houden we .*72,12/)).toBeVisible()
  await expect.element(dialog.getByText(/sanne@voorbeeld.nl/)).toBeVisible()
  await axeClean()
  await dialog.getByRole('button', { name: 'Ontbinding bevestigen' }).click()
  await expect.element(part('Eerder lid').getByText(/in de bedenktijd ontbonden/)).toBeVisible()
  expect(asked).toEqual(['withdrawn'])
})

test('contracts are bought by themselves, with what each costs, and given back within a fortnight', async () => {
  const asked: unknown[] = []
  await look(
    { ...having(), contracts: { included: 5, used: 1, until: null }, purchases: [fiveContracts] },
    {
      'POST /api/api_customer_dashboard/contract_packages': (body) => {
        asked.push(body)
        return { status: 201, body: { uuid: 'k2', payment_link: '#paid' } }
      },
    },
  )
  await expect.element(part('Je contracten').getByText('Nog 4 van de 5 over')).toBeVisible()
  await expect.element(part('Betalingen').getByText('5 contracten, los gekocht')).toBeVisible()
  await expect.element(part('Losse contracten').getByText(/25,80 per contract/)).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Overeenkomst hier ontbinden' }).click()
  const dialog = page.getByRole('dialog', { name: 'De overeenkomst ontbinden?' })
  await expect.element(dialog.getByText(/ontbind de overeenkomst voor 5 contracten, gekocht op/)).toBeVisible()
  await expect.element(dialog.getByText(/124,87 terug/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Nee, toch niet' }).click()
  await page.getByRole('button', { name: 'Koop 100 contracten' }).click()
  await expect.poll(() => location.hash).toBe('#paid')
  expect(asked).toEqual([{ package: 'contracts-100' }])
})

test('who has two, of two orders, can end each of them', async () => {
  await look(having(starter, { ...unpaidMonth, uuid: 'm3' }))
  await expect.element(part('Lidmaatschap Starter')).toBeVisible()
  await expect.element(part('Lidmaatschap Professional')).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: 'Zeg op' }).elements().length).toBe(2)
  await axeClean()
})

test('a charge that failed says what happened and until when, and is paid again', async () => {
  await look(having(unpaidMonth), {
    'POST /api/api_customer_dashboard/memberships/:uuid/payment': {
      status: 201,
      body: { uuid: 'm2', payment_link: '#paid' },
    },
  })
  await expect.element(page.getByText(/35,09, open sinds 18 november 2026/)).toBeVisible()
  await expect.element(page.getByText(/Betaal je zelf vóór 2 december 2026, dan loopt alles gewoon door/)).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Betaal nu € 35,09' }).click()
  await expect.poll(() => location.hash).toBe('#paid')
})

test('a provider that cannot be reached is told, and nothing has changed', async () => {
  await look(having(unpaidMonth), {
    'POST /api/api_customer_dashboard/memberships/:uuid/payment': { status: 503, body: { errors: [] } },
  })
  await page.getByRole('button', { name: 'Betaal nu € 35,09' }).click()
  await expect.element(page.getByText(/De betaaldienst is even niet bereikbaar/)).toBeVisible()
})

test('one that is over says why, and one can join again', async () => {
  const ended = { ...unpaidMonth, state: 'ended', ended_why: 'unpaid', next_charge: null, open_charge: null } as const
  await look(having({ ...ended, perks: [...ended.perks] }))
  await expect.element(part('Eerder lid').getByText('De betaling bleef uit.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Word lid van Professional' })).toBeVisible()
  await axeClean()
})

test('on a phone and in English nothing is wider than the screen', async () => {
  await page.viewport(390, 844)
  await look(having(unpaidMonth), {}, 'en')
  await expect.element(part('Professional membership').getByText('Not paid')).toBeVisible()
  await fits()
  await axeClean()
})
