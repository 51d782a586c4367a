import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OwnMemberships } from '#contract/memberships.ts'
import type { Me } from '#contract/own-account.ts'
import { axeClean, overflow, visit } from '#web/testing/index.ts'
import { having, starter, unpaidMonth } from './sample-memberships.fixture.ts'

const me = { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me
const list = 'GET /api/api_customer_dashboard/memberships'

type Answers = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>

const look = (body: OwnMemberships, server: Answers = {}, locale: 'nl' | 'en' = 'nl') =>
  visit('/dashboard/membership', { as: me, locale, server: { [list]: { body }, ...server } })

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
    server: { [companies]: { body: { notary_products: [] } }, [list]: { body: having(starter) } },
  })
  await page.getByRole('link', { name: /^Je lidmaatschap/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Je lidmaatschap' })).toBeVisible()
})

test('a page that cannot be fetched says that nothing is lost, and tries again', async () => {
  let answers = 0
  await visit('/dashboard/membership', {
    as: me,
    server: {
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

test('on a phone and in English nothing is wider than the screen', async () => {
  await page.viewport(390, 844)
  await look(having(unpaidMonth), {}, 'en')
  await expect.element(part('Professional membership').getByText('Not paid')).toBeVisible()
  expect(overflow()).toBeLessThanOrEqual(0)
  await axeClean()
})
