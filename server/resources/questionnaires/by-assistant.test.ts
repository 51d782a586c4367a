import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { completeAnswers } from '#server/testing/answers.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { assistantOf } from '#server/testing/assistant.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { endPayment, founderWhoPaid, founderWithOrder } from '#server/testing/orders.ts'
import { type SignedIn, signedIn } from '#server/testing/signed-in.ts'
import { questionnaireKeeper } from './own-data.ts'

let service: TestApp
let write: ReturnType<typeof assistantOf>
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
  write = assistantOf(service)
})
afterAll(() => service.close())

type Marked = { readonly path: string; readonly before: unknown }

async function draft(payload: object = completeAnswers) {
  const founder = await signedIn(openBrowser(service.app))
  const { uuid } = (await founder.call('POST', '/api/dutch_bv_incorporations')).json()
  const path = `/api/dutch_bv_incorporations/${uuid}`
  await founder.call('PATCH', path, { payload })
  return { founder, uuid, path, account: founder.account, ...acts(founder, path) }
}

const acts = (founder: SignedIn, path: string) => ({
  read: async () => (await founder.call('GET', path)).json(),
  save: (payload: object) => founder.call('PATCH', path, { payload }),
  complete: () => founder.call('POST', `${path}/complete`),
  confirm: (paths: readonly string[], headers = {}) =>
    founder.call('POST', `${path}/by_assistant/confirm`, { payload: { paths }, headers }),
  putBack: (paths: readonly string[], headers = {}) =>
    founder.call('POST', `${path}/by_assistant/put_back`, { payload: { paths }, headers }),
})

const marksIn = ({ by_assistant }: { by_assistant: readonly Marked[] }) =>
  Object.fromEntries(by_assistant.map(({ path, before }) => [path, before]))

describe('what an assistant writes', () => {
  test('is marked with what stood there, and goes no further in the flow', async () => {
    const { read, ...own } = await draft()
    const { product_data } = await read()
    await write(own, { main: { company_name: 'De Zilveren Vork' }, step: 4, temporal_step: 4 })
    const after = await read()
    expect(after.product_data).toEqual({
      ...product_data,
      main: { ...product_data.main, company_name: 'De Zilveren Vork' },
    })
    expect(after.by_assistant).toEqual([
      {
        path: 'main.company_name',
        name: 'Helper',
        at: service.clock.now().toISOString(),
        before: product_data.main.company_name,
      },
    ])
  })

  test('marks what changes along with it', async () => {
    const { read, save, ...own } = await draft()
    await save({ main: { holding_structure: false }, p1: { holding: false } })
    await write(own, { main: { holding_structure: true } })
    expect(marksIn(await read())).toEqual({ 'p1.holding': false })
  })

  test('does what belongs to it in the transaction of the change, also when nothing changes', async () => {
    const { read, ...own } = await draft()
    const { version, product_data } = await read()
    const seen: number[] = []
    const within = async (_tx: unknown, before: { version: number }, after: { version: number }) => {
      seen.push(before.version, after.version)
    }
    await write(own, { main: { company_name: product_data.main.company_name } }, { within })
    await write(own, { main: { company_name: 'De Zilveren Vork' } }, { within })
    expect(seen).toEqual([version, version, version, version + 1])
    const failing = write(own, { main: { company_name: 'Nooit' } }, { within: () => Promise.reject(new Error('no')) })
    await expect(failing).rejects.toThrow('no')
    expect((await read()).product_data.main.company_name).toBe('De Zilveren Vork')
  })

  test.each([
    ['of another account', async () => ({ ...(await draft()), account: randomUUID() }), 'not_found'],
    ['that is nowhere', async () => ({ account: randomUUID(), uuid: randomUUID() }), 'not_found'],
    [
      'that nobody claimed',
      async () => {
        const browser = openBrowser(service.app)
        const { uuid } = (await browser.call('POST', '/api/dutch_bv_incorporations')).json()
        return { uuid, account: randomUUID() }
      },
      'not_found',
    ],
    [
      'that is paid',
      async () => {
        const { account, questionnaire } = await founderWhoPaid(service)
        return { account, uuid: questionnaire }
      },
      'forbidden',
    ],
  ])('is refused in a questionnaire %s', async (_name, make, code) => {
    await expect(write(await make(), { main: { company_name: 'X' } })).rejects.toMatchObject({ code })
  })

  test('takes nobody out', async () => {
    const { read, ...own } = await draft()
    const before = await read()
    for (const patch of [{ p2: null }, { p2: { active: false } }]) {
      expect(() => write(own, patch)).toThrow('invalid_request')
    }
    expect(await read()).toEqual(before)
  })

  test('of an older version is not kept', async () => {
    const { read, save, ...own } = await draft()
    const { version } = await read()
    await save({ main: { place_of_business: 'Amersfoort' } })
    const result = await write(own, { main: { company_name: 'Te laat' } }, { ifMatch: `"${version}"` })
    expect(result.outcome).toBe('conflict')
    expect((await read()).by_assistant).toEqual([])
  })

  test('is in the way of a browser that has an older version, which hears of the marks', async () => {
    const { read, founder, path, ...own } = await draft()
    const { version } = await read()
    await write(own, { main: { company_name: 'De Zilveren Vork' } })
    const late = await founder.call('PATCH', path, {
      payload: { main: { place_of_business: 'Amersfoort' } },
      headers: { 'if-match': `"${version}"` },
    })
    expect(late.statusCode).toBe(409)
    expect(late.json().current.by_assistant).toMatchObject([{ path: 'main.company_name', name: 'Helper' }])
  })
})

describe('a mark', () => {
  test('goes with the founder’s own change and comes back with the assistant’s', async () => {
    const { read, save, ...own } = await draft()
    await write(own, { main: { company_name: 'Een', place_of_business: 'Twee' } })
    const saved = await save({ main: { company_name: 'Van mij' } })
    expect(marksIn(saved.json())).toEqual({ 'main.place_of_business': 'Utrecht' })
    await write(own, { main: { company_name: 'Drie' } })
    expect(marksIn(await read())).toEqual({ 'main.place_of_business': 'Utrecht', 'main.company_name': 'Van mij' })
  })

  test('stays when the founder sends the same answer again', async () => {
    const { save, ...own } = await draft()
    await write(own, { main: { place_of_business: 'Twee' } })
    expect(marksIn((await save({ main: { place_of_business: 'Twee', headquarters: 'Amersfoort' } })).json())).toEqual({
      'main.place_of_business': 'Utrecht',
    })
  })

  test('goes along into the flow of the other language', async () => {
    const { founder, path, ...own } = await draft()
    await write(own, { main: { place_of_business: 'Twee' } })
    const { uuid, api_path } = (await founder.call('POST', `${path}/transfer_to_english`)).json()
    const moved = (await founder.call('GET', `/api/${api_path}/${uuid}`)).json()
    expect(marksIn(moved)).toEqual({ 'main.place_of_business': 'Utrecht' })
  })

  test('is in the download of what is somebody’s', async () => {
    const own = await draft()
    await write(own, { main: { place_of_business: 'Twee' } })
    const keeper = questionnaireKeeper({ vault: vaultWith([Buffer.alloc(32, 1)]) })
    const { account: uuid, founder } = own
    expect(await keeper.collect(service.database.db, { uuid, email: founder.email })).toMatchObject([
      { by_assistant: { 'main.place_of_business': { name: 'Helper', before: 'Utrecht' } } },
    ])
  })
})

describe('confirming', () => {
  test('takes marks away and changes no answer; a version more', async () => {
    const { read, confirm, ...own } = await draft()
    await write(own, { main: { company_name: 'Een', place_of_business: 'Twee' } })
    const before = await read()
    const confirmed = await confirm(['main.company_name', 'main.nothing'], { 'if-match': `"${before.version}"` })
    expect(confirmed.statusCode).toBe(200)
    expect(confirmed.json()).toMatchObject({ version: before.version + 1, product_data: before.product_data })
    expect(confirmed.headers.etag).toBe(`"${before.version + 1}"`)
    expect(marksIn(confirmed.json())).toEqual({ 'main.place_of_business': 'Utrecht' })
    expect((await confirm(['main.company_name'])).json().version).toBe(before.version + 1)
  })

  test('of an older version is refused: what stands there now was not seen', async () => {
    const { read, confirm, putBack, ...own } = await draft()
    await write(own, { main: { company_name: 'Een' } })
    const { version } = await read()
    await write(own, { main: { company_name: 'Twee' } })
    for (const act of [confirm, putBack]) {
      const refused = await act(['main.company_name'], { 'if-match': `"${version}"` })
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({ errors: [{ code: 'conflict' }], current: { version: version + 1 } })
    }
  })

  test('is for who is signed in, and its owner', async () => {
    const { founder, path, uuid, account } = await draft()
    await write({ uuid, account }, { main: { company_name: 'Een' } })
    const stranger = await signedIn(openBrowser(service.app))
    for (const act of ['confirm', 'put_back']) {
      const call = { payload: { paths: ['main.company_name'] } }
      const signedOut = openBrowser(service.app)
      const cookie = { cookie: founder.cookies() }
      expect(
        (await signedOut.call('POST', `${path}/by_assistant/${act}`, { ...call, headers: cookie })).statusCode,
      ).toBe(401)
      const bearer = { ...cookie, authorization: `Bearer ${randomUUID()}` }
      expect(
        (await signedOut.call('POST', `${path}/by_assistant/${act}`, { ...call, headers: bearer })).statusCode,
      ).toBe(401)
      expect((await stranger.call('POST', `${path}/by_assistant/${act}`, call)).statusCode).toBe(404)
    }
  })

  test.each([
    ['no paths', { paths: [] }],
    ['something else', { paths: ['main.company_name'], all: true }],
    ['no list', { paths: 'main.company_name' }],
  ])('%s is no confirmation', async (_name, payload) => {
    const { founder, path } = await draft()
    expect((await founder.call('POST', `${path}/by_assistant/confirm`, { payload })).statusCode).toBe(422)
  })
})

describe('putting back', () => {
  test('gives the answer that stood there, or none', async () => {
    const { read, putBack, ...own } = await draft()
    const { product_data } = await read()
    await write(own, {
      main: { company_name: 'Een', place_of_business: 'Twee', headquarters: 'Amersfoort' },
      p4: { firstname: 'Bodil' },
    })
    const back = (await putBack(['main.company_name', 'main.place_of_business', 'p4.firstname'])).json()
    expect(back.product_data.main).toEqual({ ...product_data.main, headquarters: 'Amersfoort' })
    expect(back.product_data.p4).not.toHaveProperty('firstname')
    expect(marksIn(back)).toEqual({ 'main.headquarters': product_data.main.headquarters })
  })

  test('what the founder has changed since is let be', async () => {
    const { putBack, save, ...own } = await draft()
    await write(own, { main: { place_of_business: 'Een' } })
    await save({ main: { place_of_business: 'Sneek' } })
    const nothing = await putBack(['main.place_of_business'])
    expect(nothing.statusCode).toBe(200)
    expect(nothing.json()).toMatchObject({ by_assistant: [], product_data: { main: { place_of_business: 'Sneek' } } })
  })
})

describe('until it is confirmed', () => {
  test('nothing is found complete', async () => {
    const { complete, confirm, ...own } = await draft()
    await write(own, { main: { company_name: 'Een', place_of_business: 'Twee' } })
    const refused = await complete()
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      errors: [
        { code: 'unconfirmed', path: 'main.company_name' },
        { code: 'unconfirmed', path: 'main.place_of_business' },
      ],
      current: { completed: false },
    })
    await confirm(['main.company_name', 'main.place_of_business'])
    expect((await complete()).statusCode).toBe(200)
  })

  test('what does not count is not in the way', async () => {
    const { complete, ...own } = await draft()
    await write(own, { main: { caregiver: true }, p4: { firstname: 'Niemand' } })
    expect((await complete()).statusCode).toBe(200)
  })

  test('nothing is paid, also when it was ordered before', async () => {
    const founder = await founderWithOrder(service)
    const own = { uuid: founder.questionnaire, account: founder.account }
    await write(own, { main: { place_of_business: 'Twee' } })
    const ways = [
      () => founder.pay(),
      () => founder.call('POST', `/api/api_customer_dashboard/payments/${founder.order}/mollie_payment`),
    ]
    for (const pay of ways) {
      const refused = await pay()
      expect(refused.statusCode).toBe(409)
      expect(refused.json().errors).toMatchObject([{ code: 'unconfirmed', path: 'main.place_of_business' }])
    }
    const { confirm, complete } = acts(founder, founder.path)
    await confirm(['main.place_of_business'])
    await complete()
    expect((await founder.pay()).statusCode).toBe(201)
  })

  test('what was written while it was being paid is not bought', async () => {
    const founder = await founderWithOrder(service)
    const own = { uuid: founder.questionnaire, account: founder.account }
    const { read } = acts(founder, founder.path)
    const bought = (await read()).product_data.main.company_name
    const { payment_link } = (await founder.pay()).json()
    await write(own, { main: { company_name: 'Ondertussen' } })
    await endPayment(service, payment_link, 'paid', { silent: true })
    expect((await founder.read()).paid).toBe(true)
    const after = await read()
    expect(after.product_data.main.company_name).toBe(bought)
    expect(after).toMatchObject({ by_assistant: [], paid: true })
  })
})
