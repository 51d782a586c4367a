import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Questionnaire, QuestionnairePatch } from '#contract/questionnaires.ts'
import { completeAnswers, personAnswers } from '#server/testing/answers.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const dutch = '/api/dutch_bv_incorporations'

/** A questionnaire that was just begun, and the browser it was begun in. */
async function begin(payload?: object, path = dutch) {
  const browser = openBrowser(service.app)
  const created = await browser.call('POST', path, payload && { payload })
  expect(created.statusCode).toBe(201)
  const questionnaire: Questionnaire = created.json()
  const address = `${path}/${questionnaire.uuid}`
  const save = (patch: QuestionnairePatch, headers?: Record<string, string>) =>
    browser.call('PATCH', address, { payload: patch, ...(headers && { headers }) })
  return { browser, questionnaire, address, save }
}

const read = async (browser: Browser, address: string): Promise<Questionnaire> =>
  (await browser.call('GET', address)).json()

describe('a new questionnaire', () => {
  test('tells what it is and begins with the presets of its product', async () => {
    const { questionnaire } = await begin()
    expect(questionnaire).toMatchObject({
      version: 1,
      flow: 'dutch-bv',
      type_id: 1,
      product_type: 'DutchBV',
      slug: 'bv-oprichten',
      language: 'nl',
      final_step: 7,
      holding_upsell_step: 2,
      completed: false,
      upsell_package: 'starter_yearly',
      calculation: { uuid: null },
      created_at: '2026-11-15T12:00:00.000Z',
    })
    expect(questionnaire.product_data).toMatchObject({
      main: { bv_type: 'standard', number_of_shares: 120, bankruptcy: false },
      p1: { active: true, is_natural_person: true, residence_country: 'NL' },
      p2: {},
      step: 0,
      temporal_step: 0,
      substep: 0,
    })
  })

  test('an empty body is enough', async () => {
    expect((await begin({})).questionnaire.calculation.uuid).toBeNull()
  })

  test('takes a company name along, without its suffix, and offers the holding as chosen', async () => {
    const { questionnaire } = await begin({ company_name: ' Jansen Bouw B.V. ', with_holding: true })
    expect(questionnaire.product_data.main.company_name).toBe('Jansen Bouw')
    expect(questionnaire.product_data.p1.holding).toBe(true)
  })

  test.each([
    ['a calculation that is no uuid', { calculation_uuid: 'x' }, 'invalid_format', 'calculation_uuid'],
    ['a name that is too short', { company_name: 'X' }, 'too_short', 'company_name'],
    ['a field we do not know', { step: 3 }, 'unknown_field', 'step'],
  ])('refuses %s', async (_name, payload, code, path) => {
    const answer = await openBrowser(service.app).call('POST', dutch, { payload })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([{ code, path, message: expect.any(String) }])
  })

  test('is read again as it was, with its version as a tag, with and without a slash at the end', async () => {
    const { browser, questionnaire, address } = await begin()
    for (const url of [address, `${address}/`]) {
      const answer = await browser.call('GET', url)
      expect(answer.headers.etag).toBe('"1"')
      expect(answer.json()).toEqual(questionnaire)
    }
    expect((await browser.call('POST', `${dutch}/`)).statusCode).toBe(201)
  })
})

describe('saving', () => {
  test('merges over what is stored, normalised; null takes an answer away', async () => {
    const { browser, address, save } = await begin()
    await save({
      main: { company_name: 'de lepel b.v.', headquarters: 'utrecht' },
      p1: { firstname: 'anna', bsn: '111 222 333' },
    })
    const answer = await save({
      main: { headquarters: null, number_of_shares: '1.000' },
      p1: { birthdate: '1985-03-14' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.etag).toBe('"3"')
    const saved: Questionnaire = answer.json()
    expect(saved.version).toBe(3)
    expect(saved.product_data.main).toMatchObject({ company_name: 'de lepel', number_of_shares: 1000 })
    expect(saved.product_data.main).not.toHaveProperty('headquarters')
    expect(saved.product_data.p1).toMatchObject({ firstname: 'Anna', bsn: '111222333', birthdate: '14-03-1985' })
    expect(await read(browser, address)).toEqual(saved)
  })

  test('what changes nothing is acknowledged and makes no version', async () => {
    const { save } = await begin()
    for (const patch of [{}, { main: {} }, { main: { bv_type: 'standard' } }, { step: 0 }] as const) {
      expect((await save(patch)).json().version).toBe(1)
    }
  })

  test.each<[string, object, string, string]>([
    ['an unknown field', { main: { nothing: 1 } }, 'unknown_field', 'main.nothing'],
    ['a field of a shareholder in the company', { main: { bsn: '111222333' } }, 'unknown_field', 'main.bsn'],
    ['a name every object has', { p1: { constructor: 1 } }, 'unknown_field', 'p1.constructor'],
    ['a wrong type', { main: { company_name: 12 } }, 'wrong_type', 'main.company_name'],
    ['a list for a text', { main: { email: ['a@b.nl'] } }, 'wrong_type', 'main.email'],
    ['an object for a text', { p1: { firstname: { a: 1 } } }, 'wrong_type', 'p1.firstname'],
    ['an option that does not exist', { main: { industry: 'piracy' } }, 'unknown_option', 'main.industry'],
    ['a notary that does not exist', { main: { notary_id: 4711 } }, 'unknown_option', 'main.notary_id'],
    ['a membership that does not exist', { main: { upsell_package: 'gold' } }, 'unknown_option', 'main.upsell_package'],
    [
      'a service that does not exist',
      { main: { upsell_package_type_product_ids: ['x'] } },
      'unknown_option',
      'main.upsell_package_type_product_ids',
    ],
    ['a wrong checksum', { p1: { bsn: '111222334' } }, 'bsn', 'p1.bsn'],
    ['a child', { p2: { birthdate: '01-01-2015' } }, 'under_age', 'p2.birthdate'],
    ['a day that does not exist', { p1: { issue_date: '31-02-2020' } }, 'date', 'p1.issue_date'],
    ['a passport that has expired', { p1: { expiration_date: '15-11-2026' } }, 'after_today', 'p1.expiration_date'],
    ['a fraction of a share', { p1: { shares: 1.5 } }, 'whole_number', 'p1.shares'],
    ['no shares at all', { main: { number_of_shares: 0 } }, 'positive', 'main.number_of_shares'],
    ['the first founder switched off', { p1: { active: false } }, 'unknown_option', 'p1.active'],
    ['no shares for someone who takes part', { p1: { shares: 0 } }, 'positive', 'p1.shares'],
    ['a country we cannot serve', { p1: { residence_country: 'IR' } }, 'country_not_served', 'p1.residence_country'],
    ['a text that is too long', { main: { activities: 'x'.repeat(5000) } }, 'too_long', 'main.activities'],
    ['a step that is no number', { step: 'two' }, 'invalid_type', 'step'],
    ['half a step', { step: 1.5 }, 'invalid_type', 'step'],
    ['a step before the first', { step: -1 }, 'too_low', 'step'],
    ['a company that is a list', { main: [] }, 'invalid_type', 'main'],
    ['a shareholder that is a text', { p3: 'Anna' }, 'invalid_type', 'p3'],
    ['the first shareholder taken out', { p1: null }, 'invalid_type', 'p1'],
    ['a fifth shareholder', { p5: {} }, 'unknown_field', 'p5'],
    ['the version', { version: 9 }, 'unknown_field', 'version'],
  ])('refuses %s', async (_name, patch, code, path) => {
    const { browser, questionnaire, address, save } = await begin()
    // Something good beside it: nothing of a refused change is kept.
    const answer = await save({ p4: { lastname: 'Bakker' }, temporal_step: 0, ...patch } as QuestionnairePatch)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([{ code, path, message: expect.stringMatching(/./) }])
    expect(await read(browser, address)).toEqual(questionnaire)
  })

  test('names everything that is wrong at once, in the language of the flow', async () => {
    const { save } = await begin()
    const answer = await save({ main: { email: 'nobody' }, p1: { bsn: '1', firstname: 'Li' } })
    const errors: { path: string; message: string }[] = answer.json().errors
    expect(errors.map(({ path }) => path).sort()).toEqual(['main.email', 'p1.bsn', 'p1.firstname'])
    expect(errors.find(({ path }) => path === 'p1.bsn')?.message).toContain('BSN')
  })

  test('keeps answers with which one cannot go on: they block later', async () => {
    const { save } = await begin()
    const answer = await save({
      main: {
        bankruptcy: true,
        bankruptcy_persons: ['p1'],
        bankruptcy_settled: false,
        number_of_shares: 1,
        value_of_shares: 20_000,
      },
      p1: { pep: true, dutch_proficient: false, english_proficient: false },
      p2: { active: true, type: 'existing_company', incorporated_in_netherlands: false },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().product_data.p1.pep).toBe(true)
  })

  test('a rule that hangs on another answer is judged by the answers after the change', async () => {
    const { save } = await begin()
    expect((await save({ p1: { zip_code: '10115' } })).statusCode).toBe(422)
    expect((await save({ p1: { zip_code: '10115', residence_country: 'DE' } })).statusCode).toBe(200)
    expect((await save({ p1: { zip_code: 'SW1A 1AA' } })).statusCode).toBe(200)
  })

  test('the type of a shareholder sets exactly one flag', async () => {
    const { save } = await begin()
    const one = (await save({ p2: { active: true, type: 'existing_company' } })).json().product_data.p2
    expect(one).toMatchObject({ is_natural_person: false, is_existing_company: true, is_new_company: false })
    const other = (await save({ p2: { type: 'new_company' } })).json().product_data.p2
    expect(other).toMatchObject({ is_existing_company: false, is_new_company: true, holding: true })
  })

  test('copies the address of a company to its representative', async () => {
    const { save } = await begin()
    const saved = await save({
      p2: {
        active: true,
        type: 'existing_company',
        company_address: 'Kade 1',
        company_location: 'Rotterdam',
        company_zipcode: '3011 AA',
        company_country: 'NL',
        address_equals_company_address: true,
      },
    })
    expect(saved.json().product_data.p2).toMatchObject({
      address: 'Kade 1',
      location: 'Rotterdam',
      zip_code: '3011 AA',
      residence_country: 'NL',
    })
  })

  test('null takes a shareholder out with everything they answered', async () => {
    const { save } = await begin()
    await save({
      p1: { shares: 60 },
      p2: personAnswers('Bram', '123456782'),
      main: { bankruptcy: true, bankruptcy_persons: ['p2'] },
    })
    const { main, p1, p2 } = (await save({ p2: null })).json().product_data
    expect(p2).toEqual({ active: false, substep: 0 })
    expect(main).toMatchObject({ bankruptcy: false })
    expect(main).not.toHaveProperty('bankruptcy_persons')
    expect(p1.shares).toBe(120)
  })

  test('a list that an admin changed is known at once when it matters', async () => {
    const { save } = await begin()
    const { db } = service.database
    expect((await save({ main: { notary_id: 900 } })).statusCode).toBe(422)
    await db
      .insertInto('notaries')
      .values({
        id: 900,
        name: 'n',
        city: 'c',
        province: 'p',
        latitude: 0,
        longitude: 0,
        dutch_information: '',
        english_information: '',
        flows: null,
        position: 1,
      })
      .execute()
    expect((await save({ main: { notary_id: 900 } })).statusCode).toBe(200)
    await db.deleteFrom('notaries').where('id', '=', 900).execute()
  })
})

describe('the place in the flow', () => {
  const placeOf = ({ product_data: { step, temporal_step, substep } }: Questionnaire) => [step, temporal_step, substep]

  test.each<[string, object, number[]]>([
    ['stays where it is when nothing is answered', { step: 3, temporal_step: 3 }, [0, 0, 0]],
    ['is never beyond the last', { step: 999, temporal_step: 999, substep: 999 }, [0, 0, 0]],
    ['goes to a section of the step', { substep: 1 }, [0, 0, 1]],
    ['goes on through what is in order', { ...completeAnswers, step: 4, temporal_step: 4 }, [4, 4, 0]],
    [
      'looks back without losing what was reached',
      { ...completeAnswers, step: 4, temporal_step: 1, substep: 2 },
      [4, 1, 2],
    ],
    [
      'comes to billing when all is in order, not to checkout',
      { ...completeAnswers, step: 9, temporal_step: 9 },
      [8, 8, 0],
    ],
  ])('%s', async (_name, patch, expected) => {
    const { save } = await begin()
    expect(placeOf((await save(patch)).json())).toEqual(expected)
  })

  test('is not taken back by an older one, nor by an answer that is open again', async () => {
    const { save } = await begin()
    await save({ ...completeAnswers, step: 5, temporal_step: 5 })
    expect(placeOf((await save({ step: 2, temporal_step: 2 })).json())).toEqual([5, 2, 0])
    expect(placeOf((await save({ main: { email: null }, step: 8, temporal_step: 8 })).json())).toEqual([7, 7, 0])
  })
})

describe('completing', () => {
  test('tells the place of everything that is missing', async () => {
    const { browser, address, save } = await begin()
    await save({ ...completeAnswers, main: { ...completeAnswers.main, email: null } })
    await save({ p2: { bsn: null } })
    const answer = await browser.call('POST', `${address}/complete`)
    expect(answer.statusCode).toBe(422)
    const errors: { kind: string }[] = answer.json().errors
    expect(errors.filter(({ kind }) => kind === 'missing')).toEqual([
      {
        kind: 'missing',
        code: 'required',
        path: 'main.email',
        message: expect.any(String),
        step: 0,
        substep: 1,
        field: 'email',
        person: null,
      },
      {
        kind: 'missing',
        code: 'required',
        path: 'p2.bsn',
        message: expect.any(String),
        step: 1,
        substep: 4,
        field: 'bsn',
        person: 'p2',
      },
    ])
    expect((await read(browser, address)).completed).toBe(false)
  })

  test('tells what is in the way', async () => {
    const { browser, address, save } = await begin()
    await save(completeAnswers)
    await save({ p1: { pep: true, shares: 10 } })
    const errors: { kind: string; code: string; step: number; person: string }[] = (
      await browser.call('POST', `${address}/complete`)
    ).json().errors
    expect(errors).toMatchObject([
      { kind: 'blocker', code: 'pep', path: 'p1.pep', field: 'pep', step: 1, person: 'p1' },
      { kind: 'blocker', code: 'share_sum', step: 3 },
    ])
  })

  test('finds a whole one complete, once; a later answer opens it again', async () => {
    const { browser, address, save } = await begin()
    await save(completeAnswers)
    const answer = await browser.call('POST', `${address}/complete`)
    expect(answer.statusCode).toBe(200)
    const done = answer.json()
    expect(done).toMatchObject({ version: 3, completed: true, step: 9, payment: null })
    expect((await browser.call('POST', `${address}/complete/`)).json()).toEqual(done)
    expect(await read(browser, address)).toMatchObject({ completed: true, product_data: { step: 9, temporal_step: 9 } })
    expect((await save({ temporal_step: 3 })).json()).toMatchObject({ completed: true })
    expect((await save({ p1: { firstname: 'Anne' } })).json()).toMatchObject({ completed: false })
  })

  test('what was right yesterday is judged by today', async () => {
    const { browser, address, save } = await begin()
    await save({ ...completeAnswers, p1: { ...completeAnswers.p1, expiration_date: '16-11-2026' } })
    service.clock.set('2026-11-17T12:00:00Z')
    const answer = await browser.call('POST', `${address}/complete`)
    service.clock.set('2026-11-15T12:00:00Z')
    expect(answer.json().errors[0]).toMatchObject({ code: 'after_today', path: 'p1.expiration_date' })
  })
})

describe('going on in the other language', () => {
  test('takes answers, place and owner along, once per version', async () => {
    const { browser, questionnaire, address, save } = await begin()
    await save({ ...completeAnswers, step: 4, temporal_step: 1, substep: 3 })
    const before = await read(browser, address)
    const [one, two] = await Promise.all([1, 2].map(() => browser.call('POST', `${address}/transfer_to_english`)))
    expect(one?.json()).toMatchObject({ flow: 'english-bv', api_path: 'english_bv' })
    expect(two?.json()).toEqual(one?.json())
    const { uuid } = one?.json() ?? {}
    expect(uuid).not.toBe(questionnaire.uuid)
    const english = await read(browser, `/api/english_bv/${uuid}`)
    expect(english).toMatchObject({ version: 1, language: 'en', type_id: 10, calculation: before.calculation })
    expect(english.product_data).toEqual(before.product_data)
    expect(await read(browser, address)).toEqual(before)
    await save({ p1: { firstname: 'Anne' } })
    expect((await browser.call('POST', `${address}/transfer_to_english`)).json().uuid).not.toBe(uuid)
    const back = (await browser.call('POST', `/api/english_bv/${uuid}/transfer_to_english`)).json()
    expect(back).toMatchObject({ flow: 'dutch-bv' })
    expect((await openBrowser(service.app).call('GET', `/api/english_bv/${uuid}`)).statusCode).toBe(404)
  })
})

describe('a product for one person', () => {
  test('has no place for a second, and goes on in the other language', async () => {
    const browser = openBrowser(service.app)
    const { uuid } = (await browser.call('POST', '/api/holding')).json()
    const save = (payload: object) => browser.call('PATCH', `/api/holding/${uuid}`, { payload })
    const refused = await save({ main: { company_name: 'Terp Beheer' }, p2: { firstname: 'Anne' } })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toMatchObject([{ code: 'unknown_field', path: 'p2' }])
    expect((await save({ main: { company_name: 'Terp Beheer' }, p2: null })).statusCode).toBe(200)
    const moved = (await browser.call('POST', `/api/holding/${uuid}/transfer_to_english`)).json()
    expect(moved).toMatchObject({ flow: 'incorporate-holding', api_path: 'incorporate_holding' })
    const english = await read(browser, `/api/incorporate_holding/${moved.uuid}`)
    expect(english.product_data.main).toMatchObject({ company_name: 'Terp Beheer', number_of_shares: 100 })
  })
})
