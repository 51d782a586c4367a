import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Calculation } from '#contract/calculations.ts'
import { holdingOrigin } from '#domain/calculator/index.ts'
import { en, nl } from '#domain/messages/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { answered, conversion, couple, english, englishHolding, holding } from './answering.fixture.ts'

let service: TestApp
let browser: Browser
beforeAll(async () => {
  service = await openTestApp({ settings: { PUBLIC_URL: 'http://localhost:1' } })
})
afterAll(() => service.close())
beforeEach(() => {
  browser = openBrowser(service.app)
})

const root = '/api/calculation'

async function begin(origin?: string, by = browser): Promise<Calculation> {
  const answer = await by.call('POST', root, { payload: origin ? { origin } : {} })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

const save = (uuid: string, data: object, headers: Record<string, string> = {}, by = browser) =>
  by.call('PATCH', `${root}/${uuid}`, { payload: { data }, headers })

const complete = (uuid: string, slug: string, language = 'nl', by = browser) =>
  by.call('POST', `${root}/${uuid}/complete`, { payload: { notary_product_type_slug: slug, language } })

async function submitted(steps: Parameters<typeof answered>[0], slug: string, origin?: string): Promise<Calculation> {
  const { uuid } = await begin(origin)
  expect((await save(uuid, answered(steps, origin))).statusCode).toBe(200)
  const answer = await complete(uuid, slug)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const errorsOf = (answer: { json(): { errors: { path: string; code: string }[] } }) =>
  answer.json().errors.map(({ path, code }) => [path, code])

test('begins open, without a price, for who made it', async () => {
  const made = await begin()
  expect(made).toMatchObject({
    version: 1,
    origin: 'bv-product',
    status: 'open',
    notary_product: null,
    payment_estimation: null,
    read_only: false,
    data: { answered: [], main: {}, p1: { active: true } },
  })
  expect((await browser.call('GET', `${root}/${made.uuid}`)).json()).toEqual(made)
  expect((await begin(holdingOrigin)).data).toMatchObject({
    main: { shareholder_count: 1 },
    p1: { active: true, type: 'natural_person', is_natural_person: true },
  })
  expect((await browser.call('POST', root)).statusCode).toBe(201)
  expect((await browser.call('POST', root, { payload: { origin: '<b>' } })).statusCode).toBe(422)
})

describe('answers', () => {
  test('are kept as far as they follow one another, without a price', async () => {
    const { uuid } = await begin()
    const data = answered({ converting: couple.converting, shareholder_count: couple.shareholder_count })
    const answer = await save(uuid, data)
    expect(answer.json()).toMatchObject({ version: 2, status: 'open', payment_estimation: null, data })
    expect(answer.headers.etag).toBe('"2"')
    // What nobody was asked is left out.
    const more = { ...data, answered: [...data.answered, 'email'], main: { ...data.main, email: 'a@voorbeeld.nl' } }
    expect((await save(uuid, more)).json()).toMatchObject({ version: 2, data })
  })

  test.each<[string, object, readonly (readonly string[])[]]>([
    ['an unknown field', { answered: [], main: { telex: 1 } }, [['data.main.telex', 'unknown_field']]],
    ['a field of nobody', { answered: [], p2: { constructor: 1 } }, [['data.p2.constructor', 'unknown_field']]],
    ['an unknown row', { answered: [], p5: {} }, [['data.p5', 'unknown_field']]],
    ['no list of questions', { main: {} }, [['data.answered', 'required']]],
    ['no answer', { answered: ['converting'], main: {} }, [['data.main.converting', 'required']]],
    ['no tail', { answered: ['converting'], main: { converting: true } }, [['data.main.converted_from', 'required']]],
    [
      'too many',
      { answered: ['converting', 'shareholder_count'], main: { converting: false, shareholder_count: 9 } },
      [['data.main.shareholder_count', 'at_most']],
    ],
    [
      'a partner alone',
      {
        answered: ['converting', 'type_of_conversion', 'shareholder_count'],
        main: { converting: true, converted_from: 'vof', type_of_conversion: 'none', shareholder_count: 1 },
      },
      [['data.main.shareholder_count', 'vof_partners']],
    ],
    [
      'a membership nobody sells',
      answered({ ...couple, upsell_package: { main: { upsell_package: 'gold' } } }),
      [['data.main.upsell_package', 'unknown_option']],
    ],
  ])('%s is refused, and nothing is kept', async (_name, data, errors) => {
    const { uuid } = await begin()
    const answer = await save(uuid, data)
    expect([answer.statusCode, errorsOf(answer)]).toEqual([422, errors])
    expect((await browser.call('GET', `${root}/${uuid}`)).json()).toMatchObject({ version: 1, data: { main: {} } })
  })

  test('of two tabs do not overwrite each other unnoticed', async () => {
    const { uuid } = await begin()
    const first = answered({ converting: couple.converting })
    await save(uuid, first, { 'if-match': '"1"' })
    const late = await save(uuid, answered({ converting: conversion.converting }), { 'if-match': '"1"' })
    expect([late.statusCode, late.json().errors[0].code, late.json().current.data]).toEqual([409, 'conflict', first])
    expect((await save(uuid, answered({ converting: conversion.converting }))).json().version).toBe(3)
  })
})

describe('submitting', () => {
  // 399 + 310 + 500 = 1,209. VAT 83.79 + 65.10 + 105.00 = 253.89. Two companies: 170.30 + 19.90.
  // 599 + 310 + 500 = 1,409. VAT 125.79 + 65.10 + 105.00 = 295.89.
  // 549 + 550 + 149 = 1,248. VAT 115.29 + 115.50 + 31.29 = 262.08. One company, two deeds: 85.15 + 19.90.
  // 369 + 150 = 519. VAT 77.49 + 31.50 = 108.99. One company: 95.10.
  // 469 + 150 = 619. VAT 98.49 + 31.50 = 129.99.
  test.each<[string, Parameters<typeof answered>[0], string | undefined, readonly number[]]>([
    ['dutch-bv', couple, undefined, [120_900, 25_389, 19_020, 165_309]],
    ['english-bv', english, undefined, [140_900, 29_589, 19_020, 189_509]],
    ['omzetting', conversion, undefined, [124_800, 26_208, 10_505, 161_513]],
    ['holding', holding, holdingOrigin, [51_900, 10_899, 9_510, 72_309]],
    ['incorporate-holding', englishHolding, holdingOrigin, [61_900, 12_999, 9_510, 84_409]],
  ])('%s', async (product, steps, origin, sums) => {
    const done = await submitted(steps, product, origin)
    expect(done).toMatchObject({ status: 'submitted', notary_product: product, version: 3 })
    const { subtotal, vat, fees, total, estimated_on, unpriced } = done.payment_estimation ?? expect.fail()
    expect([subtotal, vat, fees, total]).toEqual(sums)
    expect([estimated_on, unpriced]).toEqual(['15-11-2026', []])
    expect((await browser.call('GET', `${root}/${done.uuid}`)).json()).toEqual(done)
  })

  test('takes the public name too, and is done once', async () => {
    const done = await submitted(couple, 'bv-oprichten')
    expect((await complete(done.uuid, 'dutch-bv')).json()).toEqual(done)
  })

  test('is refused while questions are open, and for another product', async () => {
    const { uuid } = await begin()
    const { email: _email, upsell_package: _last, ...most } = couple
    await save(uuid, answered(most))
    const open = await complete(uuid, 'dutch-bv')
    expect([open.statusCode, errorsOf(open)]).toEqual([422, [['data.answered.upsell_package', 'required']]])
    await save(uuid, answered(couple))
    const other = await complete(uuid, 'english-bv')
    expect([other.statusCode, errorsOf(other)]).toEqual([422, [['notary_product_type_slug', 'invalid_option']]])
    expect((await complete(uuid, 'constructor')).statusCode).toBe(422)
  })

  test('another answer opens it again, the same ones do not', async () => {
    const done = await submitted(couple, 'dutch-bv')
    expect((await save(done.uuid, done.data)).json()).toEqual(done)
    const again = await save(done.uuid, answered({ converting: couple.converting }))
    expect(again.json()).toMatchObject({ status: 'open', notary_product: null, payment_estimation: null })
  })

  test('a price that was given stays, whatever things cost later', async () => {
    const done = await submitted(couple, 'dutch-bv')
    service.clock.set('2027-02-01T12:00:00Z')
    expect((await browser.call('GET', `${root}/${done.uuid}`)).json()).toEqual(done)
    service.clock.set('2026-11-15T12:00:00Z')
  })
})

describe('mail', () => {
  const withAddress = { ...couple, email: { main: { email: 'Anna@Voorbeeld.nl' } } }

  test('goes to the address that was given, once, with a link that opens the price anywhere', async () => {
    const done = await submitted(withAddress, 'dutch-bv')
    await complete(done.uuid, 'dutch-bv')
    await service.jobs.drain()
    const mails = (await service.outbox.listMails()).filter(({ to }) => to === 'anna@voorbeeld.nl')
    expect(mails).toHaveLength(1)
    const { subject, text, html } = mails[0] ?? expect.fail()
    expect(subject).toContain('€ 1.653,09')
    for (const line of ['€ 399,00', '€ 310,00', '€ 500,00', '€ 257,34', '€ 170,30', '€ 16,45', '€ 1.653,09']) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(line)
    }
    const [link = ''] = /http:\/\/localhost:1\/\S+/.exec(text) ?? []
    expect(html).toContain(link.replaceAll('&', '&amp;'))
    const { pathname, searchParams } = new URL(link)
    expect(pathname).toBe(`/questionnaire/calculator/${done.uuid}`)

    const stranger = openBrowser(service.app)
    const shown = await stranger.call('GET', `${root}/${done.uuid}?key=${searchParams.get('key')}`)
    expect(shown.json()).toMatchObject({
      read_only: true,
      status: 'submitted',
      payment_estimation: done.payment_estimation,
    })
    expect(shown.json().data.main).not.toHaveProperty('email')
    expect(shown.headers['set-cookie']).toBeUndefined()
    expect(service.logged.join()).not.toContain('voorbeeld.nl')
  })

  test('is in the visitor’s language', async () => {
    const { uuid } = await begin()
    await save(uuid, answered({ ...withAddress, email: { main: { email: 'bob@example.com' } } }))
    await complete(uuid, 'dutch-bv', 'en')
    await service.jobs.drain()
    const mail = (await service.outbox.listMails()).find(({ to }) => to === 'bob@example.com') ?? expect.fail()
    expect(mail.subject).toMatch(/^Your price: .* for €1,653.09/)
    expect(mail.text).toContain('lang=en')
  })
})

describe('sharing', () => {
  const keyIn = (url: string) => new URL(url).searchParams.get('key') ?? expect.fail()

  test('shows the price as it was, to look at and to go on from', async () => {
    const done = await submitted(couple, 'dutch-bv')
    const link = await browser.call('POST', `${root}/${done.uuid}/share`)
    expect(link.statusCode).toBe(201)
    const key = keyIn(link.json().url)
    await save(done.uuid, answered({ converting: conversion.converting }))

    const friend = openBrowser(service.app)
    const shown = await friend.call('GET', `${root}/${done.uuid}?key=${key}`)
    expect(shown.json()).toMatchObject({ ...done, version: 1, read_only: true })
    for (const refused of [
      await friend.call('PATCH', `${root}/${done.uuid}?key=${key}`, { payload: { data: { answered: [] } } }),
      await complete(done.uuid, 'dutch-bv', 'nl', friend),
      await friend.call('POST', `${root}/${done.uuid}/share`),
      await friend.call('POST', '/api/dutch_bv_incorporations', { payload: { calculation_uuid: done.uuid } }),
    ]) {
      expect(refused.statusCode).toBe(404)
    }

    const copied = await friend.call('POST', `${root}/${done.uuid}/copy`, { payload: { key } })
    expect([copied.statusCode, copied.json().read_only]).toEqual([201, false])
    expect(copied.json().uuid).not.toBe(done.uuid)
    const own = await friend.call('GET', `${root}/${copied.json().uuid}`)
    expect(own.json().payment_estimation).toEqual(done.payment_estimation)
    expect((await browser.call('GET', `${root}/${copied.json().uuid}`)).statusCode).toBe(404)
  })

  test('takes the right key, and only the hash of it is kept', async () => {
    const done = await submitted(couple, 'dutch-bv')
    const key = keyIn((await browser.call('POST', `${root}/${done.uuid}/share`)).json().url)
    const friend = openBrowser(service.app)
    const other = await begin()
    for (const url of [
      `${root}/${done.uuid}`,
      `${root}/${done.uuid}?key=`,
      `${root}/${done.uuid}?key=${key}x`,
      `${root}/${other.uuid}?key=${key}`,
      `${root}/x?key=${key}`,
    ]) {
      expect((await friend.call('GET', url)).statusCode).toBe(404)
    }
    const wrong = await friend.call('POST', `${root}/${done.uuid}/copy`, { payload: { key: `${key}x` } })
    expect(wrong.statusCode).toBe(404)
    const rows = await service.database.db.selectFrom('calculation_copies').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  test('what is open cannot be shared', async () => {
    const { uuid } = await begin()
    expect((await browser.call('POST', `${root}/${uuid}/share`)).statusCode).toBe(404)
  })
})

describe('someone else’s calculation', () => {
  test('is like none at all', async () => {
    const done = await submitted(couple, 'dutch-bv')
    const stranger = openBrowser(service.app)
    await begin(undefined, stranger)
    for (const uuid of [done.uuid, '0f8fad5b-d9cb-469f-a165-70867728950e', 'x']) {
      const answers = [
        await stranger.call('GET', `${root}/${uuid}`),
        await save(uuid, { answered: [] }, {}, stranger),
        await complete(uuid, 'dutch-bv', 'nl', stranger),
        await stranger.call('POST', `${root}/${uuid}/share`),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    }
  })
})

describe('going on from a calculation', () => {
  test('carries the answers over and costs the same', async () => {
    const done = await submitted(couple, 'dutch-bv')
    const made = await browser.call('POST', '/api/dutch_bv_incorporations', {
      payload: { calculation_uuid: done.uuid },
    })
    expect(made.statusCode).toBe(201)
    const { calculation, product_data } = made.json()
    expect(calculation.uuid).toBe(done.uuid)
    expect(product_data).toMatchObject({
      main: { incorporation_speed: 'fast', upsell_package: 'none', number_of_shares: 120 },
      p1: { active: true, type: 'natural_person', dutch_proficient: true },
      p2: { active: true, type: 'new_company', is_new_company: true, holding: true, dutch_proficient: true },
      p3: {},
    })
  })

  test('an open one gives what is answered, and the membership stays preselected', async () => {
    const { uuid } = await begin()
    await save(uuid, answered({ converting: couple.converting, shareholder_count: couple.shareholder_count }))
    const made = await browser.call('POST', '/api/dutch_bv_incorporations', { payload: { calculation_uuid: uuid } })
    expect(made.json().product_data).toMatchObject({
      main: { upsell_package: 'starter_yearly' },
      p2: { active: true, type: 'natural_person' },
    })
  })

  test.each([
    ['of somebody else', async () => (await begin(undefined, openBrowser(service.app))).uuid],
    ['that does not exist', async () => '0f8fad5b-d9cb-469f-a165-70867728950e'],
  ])('one %s is not there', async (_name, find) => {
    const payload = { calculation_uuid: await find() }
    expect((await browser.call('POST', '/api/dutch_bv_incorporations', { payload })).statusCode).toBe(404)
  })
})

describe('what is refused is said in the language of the flow it leads to', () => {
  const gold = { upsell_package: { main: { upsell_package: 'gold' } } }
  const partnerAlone = {
    answered: ['converting', 'type_of_conversion', 'shareholder_count'],
    main: { converting: true, converted_from: 'vof', type_of_conversion: 'none', shareholder_count: 1 },
  }

  test.each([
    ['in Dutch', answered({ ...couple, ...gold }), /^Kies /],
    ['in English', answered({ ...english, ...gold }), /^Choose /],
    ['with the words of its rule', partnerAlone, /^Een vof heeft minstens twee vennoten/],
  ])('%s', async (_name, data, words) => {
    const { uuid } = await begin()
    expect((await save(uuid, data)).json().errors[0].message).toMatch(words)
  })

  test.each([
    ['nl', nl],
    ['en', en],
  ])('and what is still open in that of the screen: %s', async (language, { issues }) => {
    const { uuid } = await begin()
    expect((await complete(uuid, 'dutch-bv', language)).json().errors[0].message).toBe(issues.required)
  })
})
