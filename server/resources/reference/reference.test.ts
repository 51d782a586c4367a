import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Country, Membership, Notary } from '#contract/reference.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const get = async <T>(url: string): Promise<T> => {
  const answer = await service.app.inject(url)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const refusal = async (url: string) => {
  const answer = await service.app.inject(url)
  const [error] = answer.json().errors
  return [answer.statusCode, error.code, error.path]
}

describe('countries', () => {
  const codes = (list: (Country | '---')[]) => list.map((one) => (one === '---' ? one : one.code))

  test.each([
    ['by name in Dutch', '', ['NL', 'BE', 'DE', 'FR', 'GB', '---', 'AF'], 'CH'],
    ['by name in English', '?locale=en', ['NL', 'BE', 'DE', 'FR', 'GB', '---', 'AF'], 'ZW'],
    ['by name in American English', '?locale=en-us', ['NL', 'BE', 'DE', 'FR', 'GB', '---', 'AF'], 'ZW'],
    ['by nationality', '?order_field=nationality', ['NL', 'BE', 'DE', 'FR', 'GB', '---', 'AF'], 'XXA'],
  ])('%s', async (_name, query, start, last) => {
    const list = codes(await get(`/api/countries${query}`))
    expect(list.slice(0, start.length)).toEqual(start)
    expect(list.at(-1)).toBe(last)
    expect(new Set(list).size).toBe(list.length)
  })

  test('each has its words in both languages and a risk level', async () => {
    const list: Country[] = await get('/api/countries')
    expect(list).toContainEqual({
      code: 'BE',
      priority: 2,
      names: { nl: 'België', en: 'Belgium' },
      nationalities: { nl: 'Belgische', en: 'Belgian' },
      risk_level: { level: 'low' },
    })
    expect(list.find(({ code }) => code === 'CW')).toMatchObject({ nationalities: null })
  })

  test('where we cannot help, and where nobody lives, is no residence', async () => {
    const all = codes(await get('/api/countries'))
    const residence = codes(await get('/api/countries?for=residence'))
    expect(all).toEqual(expect.arrayContaining(['IR', 'KP', 'MM', 'AQ']))
    for (const code of ['IR', 'KP', 'MM', 'AQ']) expect(residence).not.toContain(code)
  })

  test('a risk level is edited in the table', async () => {
    const { db } = service.database
    const set = (risk_level: string) =>
      db.updateTable('countries').set({ risk_level }).where('code', '=', 'BE').execute()
    await set('blacklist')
    expect(codes(await get('/api/countries?for=residence'))).not.toContain('BE')
    await set('low')
    expect(codes(await get('/api/countries?for=residence'))).toContain('BE')
  })

  test.each([
    ['/api/countries?order_field=size', [422, 'invalid_option', 'order_field']],
    ['/api/countries?locale=fr', [422, 'invalid_option', 'locale']],
    ['/api/countries?for=birth', [422, 'invalid_option', 'for']],
  ])('%s is refused', async (url, expected) => {
    expect(await refusal(url)).toEqual(expected)
  })
})

describe('notaries', () => {
  test('twenty of them, one in each town, with words in both languages', async () => {
    const list: Notary[] = await get('/api/notaries')
    expect(list).toHaveLength(20)
    expect(new Set(list.map(({ city }) => city)).size).toBe(20)
    for (const one of list) {
      expect(one.name).toContain('voorbeeld')
      expect(one.dutch_information).toContain(one.city)
      expect(one.english_information).toContain(one.city)
    }
  })

  test('for a service by its flow or its public slug', async () => {
    const { db } = service.database
    await db
      .updateTable('notaries')
      .set({ flows: ['english-bv'] })
      .where('id', '=', 1)
      .execute()
    await db.updateTable('notaries').set({ active: false }).where('id', '=', 2).execute()
    const ids = async (slug: string) => (await get<Notary[]>(`/api/notaries?service_slug=${slug}`)).map(({ id }) => id)
    expect((await ids('bv-oprichten')).slice(0, 2)).toEqual([3, 4])
    expect(await ids('dutch-bv')).toEqual(await ids('bv-oprichten'))
    expect((await ids('incorporate-dutch-bv')).slice(0, 2)).toEqual([1, 3])
    expect(await refusal('/api/notaries?service_slug=nothing')).toEqual([422, 'invalid_option', 'service_slug'])
    await db.updateTable('notaries').set({ flows: null, active: true }).execute()
  })
})

describe('memberships', () => {
  const url = '/api/upsell_package_types?notary_product_type_slug='

  test('stand in order, with prices from the price book and words in both languages', async () => {
    const list: Membership[] = await get(`${url}dutch-bv`)
    expect(list.map(({ id, name, price, per, preselected }) => [id, name, price, per, preselected])).toEqual([
      [1, 'oprecht_membership_monthly', 1_900, 'month', false],
      [2, 'starter_yearly', 14_900, 'year', true],
      [3, 'professional_monthly', 2_900, 'month', false],
    ])
    for (const one of list) {
      expect(one.notary_product_price).toBe(39_900)
      expect(one.package_price).toBe(39_900 + one.price)
      expect(one.package_strikethrough_price).toBe(39_900 + (one.strikethrough_price ?? 0))
      expect(one.strikethrough_price).toBeGreaterThan(one.price)
      expect(one.translation_json.nl.features.length).toBe(one.translation_json.en.features.length)
      expect(one.upsell_package_type_products.length).toBeGreaterThan(0)
    }
    expect(list[1]?.translation_json.nl.package_strikethrough_price).toMatch(/598/)
  })

  test('cost with another product what that one costs', async () => {
    const [first] = await get<Membership[]>(`${url}incorporate-dutch-bv`)
    expect(first?.notary_product_price).toBe(59_900)
    expect(await get(`${url}incorporate-dutch-bv`)).toEqual(await get(`${url}english-bv`))
  })

  test('one without a price is not offered', async () => {
    const { db } = service.database
    await db.updateTable('upsell_package_types').set({ name: 'gold' }).where('id', '=', 3).execute()
    expect(await get<Membership[]>(`${url}dutch-bv`)).toHaveLength(2)
    await db.updateTable('upsell_package_types').set({ name: 'professional_monthly' }).where('id', '=', 3).execute()
  })

  test.each([
    ['/api/upsell_package_types', [422, 'required', 'notary_product_type_slug']],
    [`${url}nothing`, [422, 'invalid_option', 'notary_product_type_slug']],
  ])('%s is refused', async (address, expected) => {
    expect(await refusal(address)).toEqual(expected)
  })
})

test('extra services have their words', async () => {
  const list = await get<{ slug: string }[]>('/api/extra_services')
  expect(list.map(({ slug }) => slug)).toContain('free-intake-smart-tax-accounting')
})

describe('the price of an extra', () => {
  const url = (id: string, extra: string) => `/api/notary_product_types/${id}/notary_product_type_extras/${extra}`

  test.each(['1', '10', '16'])('payroll beside product %s', async (id) => {
    expect(await get(url(id, 'dga_salary'))).toEqual({
      slug: 'dga_salary',
      price: 15_000,
      old_price: 21_400,
      discount: 30,
    })
  })

  test.each([
    ['1', 'gold_plating'],
    ['99', 'dga_salary'],
    ['x', 'dga_salary'],
    ['01', 'dga_salary'],
  ])('product %s has no %s', async (id, extra) => {
    expect((await service.app.inject(url(id, extra))).statusCode).toBe(404)
  })
})

test('everything is in the description of the API', async () => {
  const { paths } = await get<{ paths: Record<string, object> }>('/api/openapi.json')
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  for (const path of ['dutch_bv_incorporations', 'english_bv']) {
    expect(operations).toEqual(
      expect.arrayContaining([
        `POST /api/${path}`,
        `GET /api/${path}/{uuid}`,
        `PATCH /api/${path}/{uuid}`,
        `POST /api/${path}/{uuid}/complete`,
        `POST /api/${path}/{uuid}/transfer_to_english`,
      ]),
    )
  }
  expect(operations).toEqual(
    expect.arrayContaining([
      'GET /api/countries',
      'GET /api/notaries',
      'GET /api/upsell_package_types',
      'GET /api/extra_services',
      'GET /api/predefined_notary/{uuid}',
      'GET /api/notary_product_types/{id}/notary_product_type_extras/{extra}',
    ]),
  )
})
