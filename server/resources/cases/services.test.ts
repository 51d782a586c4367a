import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, climb, type FounderWithCase, founderWithCase, staffMember } from '#server/testing/cases.ts'
import { mailsTo } from '#server/testing/mails.ts'

const partner = 'merken@partner.example'
let service: TestApp
beforeAll(async () => {
  service = await openTestApp({
    settings: { RATE_LIMIT_PER_MINUTE: '1000000', PARTNER_TRADEMARK_EMAIL: partner, PARTNER_PAYROLL_EMAIL: partner },
  })
})
afterAll(() => service.close())

const ordering = (main: object, p1: object = {}) => founderWithCase(service, { patch: { main, p1: { ...p1 } } })
const trademark = { upsell_package_type_product_ids: ['trademark-check'] }

type Caller = Awaited<ReturnType<typeof staffMember>>

const services = async (support: Caller, founder: FounderWithCase) =>
  (await support.call('GET', `${founder.case}/services`)).json().data
const work = (support: Caller, founder: FounderWithCase, name: string, payload: object) =>
  support.call('POST', `${founder.case}/services/${name}`, { payload })
const decide = (founder: FounderWithCase, name: string, consent: boolean) =>
  founder.call('POST', `${founder.own}/services/${name}`, { payload: { consent } })
const listed = async (support: Caller, waiting_on = 'support') =>
  (await support.call('GET', `/api/notary/services?waiting_on=${waiting_on}`)).json().data
const actions = async (founder: FounderWithCase) => (await founder.look()).history.map(({ action }) => action)

describe('a service with a partner', () => {
  test('goes out once, with what was agreed to, after the founder agreed', async () => {
    const founder = await ordering(trademark)
    const support = await staffMember(service)
    expect(await services(support, founder)).toMatchObject([
      { service: 'trademark-check', state: 'asks_consent', shares: ['company', 'activities'], sendable: true },
    ])
    const mine = ({ case: about }: { case: { uuid: string } }) => founder.case.endsWith(about.uuid)
    expect((await listed(support)).filter(mine)).toEqual([])
    expect((await listed(support, 'customer')).filter(mine)).toHaveLength(1)
    // Nobody sends what nobody agreed to, and nobody does it by hand either.
    for (const action of ['send', 'done']) {
      expect((await work(support, founder, 'trademark-check', { action })).statusCode).toBe(409)
    }
    expect((await decide(founder, 'trademark-check', true)).json().data).toMatchObject([{ state: 'ready' }])
    expect((await listed(support)).filter(mine)).toHaveLength(1)
    const both = await Promise.all([1, 2].map(() => work(support, founder, 'trademark-check', { action: 'send' })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await service.jobs.drain()
    const [mail, ...more] = await mailsTo(service, partner)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Wat het gaat doen')
    expect(mail?.text).not.toContain(founder.email)
    expect(mail?.text).not.toContain('de Vries')
    expect((await listed(support)).filter(mine)).toEqual([])
    // What is out is out.
    expect((await decide(founder, 'trademark-check', false)).statusCode).toBe(409)
    expect(await actions(founder)).toEqual(expect.arrayContaining(['service_agreed', 'service_sent']))
  })

  test('is left alone when the founder would rather not, until they change their mind', async () => {
    const founder = await ordering(trademark)
    const support = await staffMember(service)
    await decide(founder, 'trademark-check', false)
    expect((await work(support, founder, 'trademark-check', { action: 'send' })).statusCode).toBe(409)
    expect((await services(support, founder))[0].state).toBe('refused')
    await decide(founder, 'trademark-check', true)
    expect((await services(support, founder))[0].state).toBe('ready')
  })

  test('payroll waits for the company', async () => {
    const founder = await ordering({}, { dga_plan: true })
    const support = await staffMember(service)
    await decide(founder, 'dga_salary', true)
    expect((await services(support, founder))[0].state).toBe('waits_for_company')
    await climb(founder, await staffMember(service, founder.office))
    expect((await services(support, founder))[0].state).toBe('ready')
  })

  test('of a case that was stopped nobody does anything any more', async () => {
    const founder = await ordering(trademark)
    const support = await staffMember(service)
    await decide(founder, 'trademark-check', true)
    await atDesk(support, founder.case).act({ action: 'cancel', note: 'Wil niet meer' })
    expect((await services(support, founder))[0].state).toBe('dropped')
    expect((await work(support, founder, 'trademark-check', { action: 'send' })).statusCode).toBe(409)
  })
})

describe('a service without a partner', () => {
  test('is done by hand, with a note that the founder never sees', async () => {
    const founder = await ordering({ lead_approval: true })
    const support = await staffMember(service)
    // The box said what goes to whom: nobody is asked twice.
    expect(await services(support, founder)).toMatchObject([
      { service: 'bookkeeper-quotes', state: 'ready', sendable: false },
    ])
    expect((await work(support, founder, 'bookkeeper-quotes', { action: 'send' })).statusCode).toBe(409)
    const note = 'Drie kantoren gebeld'
    const done = await work(support, founder, 'bookkeeper-quotes', { action: 'done', note })
    expect(done.json().data).toMatchObject([{ state: 'done', note }])
    const own = await founder.call('GET', `${founder.own}/services`)
    expect(own.json().data).toMatchObject([{ state: 'done' }])
    expect(`${own.body} ${JSON.stringify(await founder.look())}`).not.toContain(note)
    // A mistake is taken back.
    expect((await work(support, founder, 'bookkeeper-quotes', { action: 'again' })).json().data).toMatchObject([
      { state: 'ready' },
    ])
  })

  test('who unticks the box does not agree any more', async () => {
    const founder = await ordering({ lead_approval: true })
    const support = await staffMember(service)
    await founder.call('PATCH', founder.path, { payload: { main: { lead_approval: false } } })
    expect((await services(support, founder))[0].state).toBe('refused')
    await founder.call('PATCH', founder.path, { payload: { main: { lead_approval: true } } })
    expect((await services(support, founder))[0].state).toBe('ready')
  })
})

test('a case without any has none, and what was not ordered is not there', async () => {
  const founder = await founderWithCase(service)
  const support = await staffMember(service)
  expect(await services(support, founder)).toEqual([])
  expect((await work(support, founder, 'trademark-check', { action: 'done' })).statusCode).toBe(404)
  expect((await decide(founder, 'trademark-check', true)).statusCode).toBe(404)
})
