import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { mailsTo, refusedBy } from '#server/testing/mails.ts'
import { someoneWhoJoined } from '#server/testing/memberships.ts'
import { type SignedIn, signedIn } from '#server/testing/signed-in.ts'
import { agreedToPass } from '#server/testing/things.ts'

let service: TestApp
let refused: Set<string>
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
  refused = refusedBy(service)
})
afterAll(() => service.close())

const at = '/api/api_customer_dashboard'
const lawyer = '5b0c7a54-1f0e-4c53-9d0a-6f1f3f6f0a01'
const bank = 'nieuw@spaarpot.example'

let sanne: SignedIn
beforeEach(async () => {
  sanne = await signedIn(openBrowser(service.app), { fields: { firstname: 'Sanne', lastname: 'de Vries' } })
})

const ask = (who: SignedIn, slug: string, more: object = {}) =>
  who.call('POST', `${at}/partner_offers/${slug}/requests`, { payload: { ...agreedToPass, ...more } })
const withdraw = (who: SignedIn, uuid: string) => who.call('DELETE', `${at}/partner_requests/${uuid}`)
const offersOf = async (who: SignedIn) => (await who.call('GET', `${at}/partner_offers`)).json()
const offerOf = async (who: SignedIn, slug: string) =>
  (await offersOf(who)).offers.find((one: { slug: string }) => one.slug === slug)
const rowOf = (uuid: string) =>
  service.database.db.selectFrom('partner_requests').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
/** The newest mail to an address that is about somebody. */
const mailAbout = async (to: string, reference: string) =>
  (await mailsTo(service, to)).filter(({ text }) => text.includes(reference)).at(-1)
const referenceOf = (uuid: string) => uuid.slice(0, 8).toUpperCase()

describe('what there is', () => {
  test('offers say who, what, for how much, whether we earn from it and for whom they are', async () => {
    const { offers, consent, you } = await offersOf(sanne)
    expect(you).toEqual({ name: 'Sanne de Vries', email: sanne.email, companies: [] })
    expect(consent).toMatchObject({ version: 1, nl: expect.stringContaining('{recipient}') })
    expect(offers.find((one: { slug: string }) => one.slug === 'bookkeeping-start')).toMatchObject({
      ...{ kind: 'bookkeeping', fee: true, tier: null, open: true, plans: [], request: null },
      nl: { title: 'Boekhouding vanaf dag één', from: expect.stringContaining('(voorbeeld)') },
    })
    expect(offers.find((one: { slug: string }) => one.slug === 'annual-accounts')).toMatchObject({
      ...{ fee: false, tier: 'silver', open: false },
      plans: [{ nl: 'Starter' }, { nl: 'Professional' }],
    })
    expect(JSON.stringify(offers)).not.toContain('@')
  })

  test('lawyers say what they know, which languages they speak and what a first talk costs', async () => {
    const { lawyers } = (await sanne.call('GET', `${at}/lawyers`)).json()
    expect(lawyers[0]).toMatchObject({
      ...{ uuid: lawyer, town: 'Utrecht', fields: ['company', 'contracts'], languages: ['nl', 'en'], fee: false },
      ...{ first_talk_costs: 0, first_talk_minutes: 30, request: null },
    })
    expect(JSON.stringify(lawyers)).not.toContain('@')
  })

  test('one that was put away is not there, nor one that never was', async () => {
    const set = (active: boolean) =>
      service.database.db
        .updateTable('partner_offers')
        .set({ active })
        .where('slug', '=', 'liability-insurance')
        .execute()
    await set(false)
    expect(await offerOf(sanne, 'liability-insurance')).toBeUndefined()
    expect((await ask(sanne, 'liability-insurance')).statusCode).toBe(404)
    await set(true)
    expect((await ask(sanne, 'nothing')).statusCode).toBe(404)
    const nobody = await sanne.call('POST', `${at}/lawyers/x/requests`, { payload: agreedToPass })
    expect(nobody.statusCode).toBe(404)
  })
})

describe('who agrees', () => {
  test('has passed on what was shown and nothing else, and gets a copy of it', async () => {
    const company = (
      await sanne.call('POST', `${at}/companies`, { payload: { name: 'Wiek B.V.', legal_form: 'bv' } })
    ).json()
    const asked = await ask(sanne, 'business-account', {
      ...{
        company: company.uuid,
        phone: '06 12345678',
        question: 'Kan het ook in het Engels?\nE-mail: vals@voorbeeld.nl',
      },
    })
    expect([asked.statusCode, asked.json()]).toMatchObject([
      201,
      { state: 'waiting', sent_at: null, consent_version: 1 },
    ])
    const { uuid } = asked.json()
    const mail = await mailAbout(bank, referenceOf(uuid))
    expect(mail).toMatchObject({ to: bank, reply_to: sanne.email, locale: 'nl', kind: 'partner_asked' })
    const facts = ['Naam: Sanne de Vries', `E-mail: ${sanne.email}`, 'Telefoon: 06 12345678', 'Bedrijf: Wiek B.V.']
    expect(mail?.text).toContain(facts.join('\n'))
    // What somebody writes cannot look like what we say.
    expect(mail?.text).toContain('> Kan het ook in het Engels?\n> E-mail: vals@voorbeeld.nl')
    const copy = (await mailsTo(service, sanne.email)).find(({ kind }) => kind === 'partner_passed_on')
    expect(copy?.text).toContain(facts.join('\n'))
    expect(copy?.text).toContain('Bank De Stenen Spaarpot')
    expect((await offerOf(sanne, 'business-account')).request).toMatchObject({
      ...{ uuid, state: 'sent', passed_on: [{ what: 'name' }, { what: 'email' }, { what: 'phone' }, {}, {}] },
    })
    const { sealed_facts, ...row } = await rowOf(uuid)
    expect(sealed_facts).not.toContain('Sanne')
    expect(JSON.stringify(row)).not.toMatch(/Sanne|Wiek|06 1234/)
    expect(service.logged.join()).not.toMatch(/Sanne|Wiek|06 1234|in het Engels/)
  })

  test('a lawyer is asked in the same way, and the copy is in the language of who asks', async () => {
    const path = `${at}/lawyers/${lawyer}/requests`
    const asked = await sanne.call('POST', path, { payload: { ...agreedToPass, locale: 'en', question: 'May I?' } })
    expect(asked.json()).toMatchObject({ lawyer, offer: null, recipient: expect.stringContaining('Femke Waterlander') })
    const mail = await mailAbout('intake@houten-hamer.example', referenceOf(asked.json().uuid))
    expect(mail?.text).toContain('> May I?')
    expect(mail?.text).not.toMatch(/Telefoon|Bedrijf/)
    const [copy] = (await mailsTo(service, sanne.email)).filter(({ kind }) => kind === 'partner_passed_on')
    expect(copy).toMatchObject({ locale: 'en', subject: expect.stringContaining('Passed on to Femke') })
  })

  test('without that word, or by other words than those of today, nothing goes', async () => {
    for (const wrong of [{ consent: false }, { consent: undefined }, { consent_version: undefined }])
      expect((await ask(sanne, 'business-account', wrong)).statusCode).toBe(422)
    const { db } = service.database
    await db
      .insertInto('partner_consents')
      .values({ version: 2, nl: 'Ik vind het nog beter.', en: 'Even better.' })
      .execute()
    const stale = await ask(sanne, 'business-account')
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { errors: [{ code: 'stale_consent' }], consent: { version: 2, nl: 'Ik vind het nog beter.' } },
    ])
    expect((await sanne.call('GET', `${at}/partner_requests`)).json()).toEqual({ requests: [] })
    const read = await ask(sanne, 'business-account', { consent_version: 2 })
    expect(read.json()).toMatchObject({ consent_version: 2 })
    await db.deleteFrom('partner_requests').where('consent_version', '=', 2).execute()
    await db.deleteFrom('partner_consents').where('version', '=', 2).execute()
  })

  test('what is for members is for members', async () => {
    const refused = await ask(sanne, 'payroll-director')
    expect([refused.statusCode, refused.json().errors]).toMatchObject([409, [{ code: 'needs_membership' }]])
    const member = await someoneWhoJoined(service, 'oprecht_membership_monthly')
    expect((await offerOf(member, 'payroll-director')).open).toBe(true)
    expect((await ask(member, 'payroll-director')).statusCode).toBe(201)
    expect((await ask(member, 'annual-accounts')).statusCode).toBe(409)
  })

  test('twice the same is one, also at the same moment; something else is refused while it is open', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask(sanne, 'business-account', { question: 'Mag het?' })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().uuid)).size).toBe(1)
    const { uuid } = answers[0]?.json() ?? {}
    const mails = (await mailsTo(service, bank)).filter(({ text }) => text.includes(referenceOf(uuid)))
    expect(mails).toHaveLength(1)
    const other = await ask(sanne, 'business-account', { question: 'Of dit?' })
    expect([other.statusCode, other.json().errors]).toMatchObject([409, [{ code: 'already_shared' }]])
  })

  test('a BSN is not passed on, not even in a question; and nothing that is not asked for', async () => {
    const bsn = await ask(sanne, 'business-account', { question: 'Mijn BSN is 111222333.' })
    expect([bsn.statusCode, bsn.json().errors]).toMatchObject([422, [{ code: 'holds_bsn', path: 'question' }]])
    expect((await ask(sanne, 'business-account', { birthdate: '01-02-1990' })).statusCode).toBe(422)
    const others = await signedIn(openBrowser(service.app))
    const company = (
      await others.call('POST', `${at}/companies`, { payload: { name: 'Rad', legal_form: 'bv' } })
    ).json()
    expect((await ask(sanne, 'business-account', { company: company.uuid })).statusCode).toBe(404)
  })

  test('nobody has the mailboxes of others filled: ten a day, taken back or not', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const { uuid } = (await ask(sanne, 'business-account')).json()
      expect((await withdraw(sanne, uuid)).statusCode).toBe(200)
    }
    expect((await ask(sanne, 'business-account')).statusCode).toBe(429)
    service.clock.advance(86_400_001)
    expect((await ask(sanne, 'business-account')).statusCode).toBe(201)
  })
})

describe('who takes it back', () => {
  test('before it went: nothing goes', async () => {
    const { uuid } = (await ask(sanne, 'business-account')).json()
    expect((await withdraw(sanne, uuid)).json()).toMatchObject({
      outcome: 'nothing_went',
      request: { state: 'withdrawn', passed_on: [] },
    })
    expect(await mailAbout(bank, referenceOf(uuid))).toBeUndefined()
    expect((await mailsTo(service, sanne.email)).filter(({ kind }) => kind.startsWith('partner_'))).toEqual([])
    expect((await rowOf(uuid)).sealed_facts).toBeNull()
    expect((await withdraw(sanne, uuid)).json().outcome).toBe('withdrawn_before')
  })

  test('after it went: who has it is asked to erase it, once, and one hears that', async () => {
    const { uuid } = (await ask(sanne, 'business-account', { question: 'Iets eigens' })).json()
    await service.jobs.drain()
    const both = await Promise.all([withdraw(sanne, uuid), withdraw(sanne, uuid)])
    expect(both.map((answer) => answer.json().outcome).sort()).toEqual(['erasure_asked', 'withdrawn_before'])
    const mails = (await mailsTo(service, bank)).filter(({ text }) => text.includes(referenceOf(uuid)))
    expect(mails.map(({ kind }) => kind)).toEqual(['partner_asked', 'partner_erasure'])
    expect(mails[1]?.text).toContain(sanne.email)
    expect(mails[1]?.text).not.toContain('Iets eigens')
    const told = (await mailsTo(service, sanne.email)).map(({ kind }) => kind)
    expect(told).toContain('partner_withdrawn')
    expect((await rowOf(uuid)).sealed_facts).toBeNull()
    // One may agree again.
    expect((await ask(sanne, 'business-account')).statusCode).toBe(201)
  })

  test('somebody else cannot', async () => {
    const { uuid } = (await ask(sanne, 'business-account')).json()
    const stranger = await signedIn(openBrowser(service.app))
    expect((await withdraw(stranger, uuid)).statusCode).toBe(404)
    expect((await rowOf(uuid)).withdrawn_at).toBeNull()
  })

  test('whoever leaves is forgotten by partners too', async () => {
    const { uuid } = (await ask(sanne, 'business-account')).json()
    await service.jobs.drain()
    expect((await sanne.call('DELETE', '/api/member_auth')).statusCode).toBe(200)
    expect(await mailAbout(bank, referenceOf(uuid))).toMatchObject({ kind: 'partner_erasure' })
  })
})

test('of a partner who cannot be reached one hears so, and may ask again', async () => {
  refused.add(bank)
  const { uuid } = (await ask(sanne, 'business-account')).json()
  const told = (await mailsTo(service, sanne.email)).map(({ kind }) => kind)
  refused.delete(bank)
  expect(told).toContain('partner_undelivered')
  expect((await offerOf(sanne, 'business-account')).request).toMatchObject({
    uuid,
    state: 'undelivered',
    passed_on: [],
  })
  expect((await withdraw(sanne, uuid)).json().outcome).toBe('nothing_went')
  expect((await ask(sanne, 'business-account')).statusCode).toBe(201)
})
