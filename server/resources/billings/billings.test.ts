import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dutchDate } from '#domain/values/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { founderWithOrder } from '#server/testing/orders.ts'
import { signedIn } from '#server/testing/signed-in.ts'
import { proposeBilling } from './proposal.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

const someone = () => signedIn(openBrowser(service.app), { fields: { firstname: 'Anna', lastname: 'de Vries' } })

const whole = {
  name: 'De Gouden Lepel',
  street: 'Voorbeeldstraat',
  house_number: '12',
  zip: '3511 AB',
  city: 'Utrecht',
  phone_number: '+31612345678',
} as const

describe('a proposal', () => {
  const today = dutchDate(15, 11, 2026) ?? ('' as never)
  const holder = { firstname: 'Anna', lastname: 'de Vries', phone: '+31612345678' }
  const nobody = { p2: {}, p3: {}, p4: {} }
  const person = { firstname: 'Bo', lastname: 'Bakker', zip_code: '1012 AB', location: 'Amsterdam' }

  test.each([
    ['of the account alone', null, { name: 'Anna de Vries', phone_number: '+31612345678' }],
    [
      'of the first founder',
      { main: {}, p1: { ...person, address: 'Lange Laan 3a' }, ...nobody },
      { name: 'Bo Bakker', street: 'Lange Laan', house_number: '3a', zip: '1012 AB', city: 'Amsterdam' },
    ],
    [
      'of a company that founds',
      {
        main: {},
        p1: {
          ...person,
          type: 'existing_company' as const,
          company_name: 'Bakker Beheer',
          company_address: 'Plein 1940-1945 12-2',
          company_zipcode: '3011 AA',
          company_location: 'Rotterdam',
        },
        ...nobody,
      },
      { name: 'Bakker Beheer', street: 'Plein 1940-1945', house_number: '12-2', zip: '3011 AA', city: 'Rotterdam' },
    ],
    [
      'of the office, where nobody said where they live',
      {
        main: { office_address: 'Voorbeeldstraat 12', postal_code: '3511 AB', place_of_business: 'Utrecht' },
        p1: { firstname: 'Bo', lastname: 'Bakker' },
        ...nobody,
      },
      { name: 'Bo Bakker', street: 'Voorbeeldstraat', house_number: '12', zip: '3511 AB', city: 'Utrecht' },
    ],
    [
      'of an address without a number',
      { main: {}, p1: { ...person, address: 'Boerderij De Hoeve' }, ...nobody },
      { street: 'Boerderij De Hoeve', city: 'Amsterdam' },
    ],
  ])('%s', (_name, answers, expected) => {
    expect(proposeBilling(holder, answers, today)).toMatchObject(expected)
  })
})

describe('billing', () => {
  test('is a proposal until it is saved, and then what was saved', async () => {
    const founder = await founderWithOrder(service)
    const url = `/api/billings?questionnaire_uuid=${founder.questionnaire}`
    expect((await founder.call('GET', url)).json()).toMatchObject({
      saved: false,
      billing: { name: 'Anna de Vries', street: 'Voorbeeldlaan', house_number: '3', phone_number: '+31612345678' },
    })
    const saved = await founder.call('PATCH', '/api/billings', { payload: { ...whole, zip: '3511ab' } })
    expect([saved.statusCode, saved.json()]).toEqual([200, { saved: true, billing: whole }])
    expect((await founder.call('GET', url)).json()).toEqual({ saved: true, billing: whole })
    // An order that is not paid takes it over.
    expect((await founder.read()).billing).toEqual(whole)
  })

  test('of somebody else’s questionnaire nothing is proposed', async () => {
    const founder = await founderWithOrder(service)
    const other = await signedIn(openBrowser(service.app))
    const answer = await other.call('GET', `/api/billings?questionnaire_uuid=${founder.questionnaire}`)
    expect(answer.json()).toEqual({ saved: false, billing: {} })
    expect((await other.call('GET', '/api/billings?questionnaire_uuid=x')).statusCode).toBe(200)
  })

  test('is changed field by field, and null clears one', async () => {
    const { call } = await someone()
    await call('PATCH', '/api/billings', { payload: { name: 'Anna', extra: 'Kamer 3' } })
    const answer = await call('PATCH', '/api/billings', { payload: { city: 'delft', extra: null } })
    expect(answer.json().billing).toEqual({ name: 'Anna', city: 'Delft' })
  })

  test.each([
    [{ vat_number: 'NL123456789B01' }, 'vat_number'],
    [{ vat_number: 'x' }, 'vat_number'],
    [{ phone_number: '12' }, 'phone_number'],
    [{ name: 'x'.repeat(200) }, 'name'],
    [{ country: 'Atlantis' }, 'country'],
    [{ zip: 'SW1A 1AA' }, 'zip'],
    [{ country: 'NL', zip: '10115' }, 'zip'],
    [{ planet: 'Mars' }, 'planet'],
    [{ name: 'Anna', city: 3 }, 'city'],
  ])('%o is refused, and nothing of it is kept', async (payload, path) => {
    const { call } = await someone()
    const answer = await call('PATCH', '/api/billings', { payload })
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path])
    expect((await call('GET', '/api/billings')).json().saved).toBe(false)
  })

  test.each([
    ['nl', /^Vul een postcode in/],
    ['en', /^Enter a postal code/],
  ])('what is refused is said in the language of the account: %s', async (locale, words) => {
    const { call } = await signedIn(openBrowser(service.app), { fields: { locale } })
    const answer = await call('PATCH', '/api/billings', { payload: { zip: 'SW1A 1AA' } })
    expect(answer.json().errors[0].message).toMatch(words)
  })

  test('abroad its lines are free, and what only a Dutch address has is gone', async () => {
    const { call } = await someone()
    await call('PATCH', '/api/billings', { payload: whole })
    const abroad = { country: 'SG', street: '12 Marina View #14-02', zip: '018961', city: 'Singapore' }
    const answer = await call('PATCH', '/api/billings', { payload: abroad })
    expect(answer.json().billing).toMatchObject(abroad)
    expect(answer.json().billing).not.toHaveProperty('house_number')
  })

  test('a VAT number with a right checksum is kept', async () => {
    const { call } = await someone()
    const answer = await call('PATCH', '/api/billings', { payload: { vat_number: 'nl 123456782b01' } })
    expect([answer.statusCode, answer.json().billing.vat_number]).toEqual([
      200,
      expect.stringMatching(/^NL\d{9}B\d{2}$/),
    ])
  })

  test('an order without what an invoice needs is not paid', async () => {
    const founder = await founderWithOrder(service)
    await founder.call('PATCH', '/api/billings', { payload: { name: 'Anna' } })
    const answer = await founder.pay()
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toContain('billing.street')
  })
})
