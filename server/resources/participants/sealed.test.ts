import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CustomerCase } from '#contract/cases.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Caller, staffMember } from '#server/testing/cases.ts'
import { sealedAnswers, tracedIn } from '#server/testing/sealed.ts'
import { caseWithPart, openAnswers, partMarkers } from '#server/testing/sealed-part.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', PARTICIPANTS_ENABLED: 'true' } })
})
afterAll(() => service.close())

const sealed = sealedAnswers()
const withPart = () => caseWithPart(service)

describe('what somebody sealed', () => {
  test('is read by themselves and by the notary', async () => {
    const { founder, own, notary } = await withPart()
    const whole = { ...sealed, ...openAnswers }
    expect((await own.call('GET', own.path)).json().answers).toMatchObject(whole)
    expect((await notary.call('GET', founder.case)).json().answers.p2).toMatchObject(whole)
    const support = await staffMember(service)
    expect((await support.call('GET', founder.case)).json().answers.p2).not.toHaveProperty('document_type')
    await support.call('POST', `${founder.case}/access`, { payload: { reason: 'De klant vroeg ernaar.' } })
    expect((await support.call('GET', founder.case)).json().answers.p2).toMatchObject(sealed)
  })

  test('says to the notary how they sign, and to whoever ordered only what the deed shows', async () => {
    const { founder, own, notary } = await withPart()
    const save = (answers: object) => own.call('PATCH', own.path, { payload: { answers } })
    const routeFor = async (caller: Caller, path: string) =>
      (await caller.call('GET', path)).json<CustomerCase>().signing.find(({ person }) => person === 'p2')?.route
    const seen: [string | undefined, unknown][] = []
    for (const document_type of ['passport', 'driver_licence']) {
      await save({ document_type, residence_country: 'NL' })
      seen.push([(await routeFor(notary, founder.case))?.way, await routeFor(founder, founder.own)])
    }
    expect(seen).toEqual([
      ['online', null],
      ['legalised_here', null],
    ])
    // Where somebody lives stands in the deed; with which document they show who they are does not.
    await save({ residence_country: 'US' })
    expect(await routeFor(founder, founder.own)).toMatchObject({ way: 'apostille', reasons: ['abroad'] })
    expect((await routeFor(notary, founder.case))?.reasons).toEqual(['abroad', 'document'])
  })

  test('is not kept of what whoever ordered typed before, and not theirs to answer', async () => {
    const { founder } = await withPart()
    const { p2 } = (await founder.call('GET', founder.path)).json().product_data
    expect(p2).toMatchObject(openAnswers)
    for (const key of Object.keys(sealed)) expect(p2).not.toHaveProperty(key)
    const meddled = await founder.call('PATCH', founder.path, { payload: { p2: { birthplace: 'Elders' } } })
    expect([meddled.statusCode, meddled.json().errors[0].path]).toEqual([422, 'p2.birthplace'])
  })
})

describe('a part', () => {
  test('holds the case up until it is declared right, and again after a change', async () => {
    const { founder, own, declare } = await withPart()
    await founder.sendPapers()
    const missing = async () => (await founder.act({ action: 'submit' })).json().missing
    expect(await missing()).toEqual([{ kind: 'participant', id: 'p2' }])
    expect((await declare({ hash: 'een andere akte' })).statusCode).toBe(409)
    expect((await declare({ version: 0 })).statusCode).toBe(409)
    expect((await declare()).json().state).toBe('complete')
    // From here on it is theirs: nobody takes it back or puts another in their place.
    for (const p2 of [{ filled_in_by: 'customer' }, null]) {
      const taken = await founder.call('PATCH', founder.path, { payload: { p2 } })
      expect([taken.statusCode, taken.json().errors[0].code]).toEqual([403, 'part_complete'])
    }
    const mine = `/api/api_customer_dashboard/shareholders/${founder.questionnaire}-p2/take_back`
    expect((await founder.call('POST', mine)).statusCode).toBe(409)
    await own.call('PATCH', own.path, { payload: { answers: { place_of_issue: 'Elders' } } })
    expect(await missing()).toEqual([{ kind: 'participant', id: 'p2' }])
    expect((await declare()).json().state).toBe('complete')
    expect((await founder.act({ action: 'submit' })).statusCode).toBe(200)
    const { history } = await founder.look()
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['participant_invited', 'participant_began', 'participant_complete']),
    )
  })

  test('of two windows the second is told', async () => {
    const { own } = await withPart()
    const { version } = (await own.call('GET', own.path)).json()
    const save = (place_of_issue: string) =>
      own.call('PATCH', own.path, {
        payload: { answers: { place_of_issue } },
        headers: { 'if-match': `"${version}"` },
      })
    expect((await save('Een')).statusCode).toBe(200)
    const second = await save('Twee')
    expect([second.statusCode, second.json().current.answers.place_of_issue]).toEqual([409, 'Een'])
  })

  test('takes nothing that is not theirs, and lights what the deed says of them', async () => {
    const { own } = await withPart()
    for (const answers of [{ shares: 100 }, { email: 'x@voorbeeld.nl' }, { filled_in_by: 'customer' }]) {
      expect((await own.call('PATCH', own.path, { payload: { answers } })).statusCode).toBe(422)
    }
    const { document, own: clauses } = (await own.call('GET', `${own.path}/deed`)).json()
    expect(clauses.length).toBeGreaterThan(0)
    expect(tracedIn(JSON.stringify(document), partMarkers)).toBeUndefined()
  })

  test('of who does not take part is gone, and whoever ordered is told', async () => {
    const { founder, own } = await withPart()
    expect((await own.call('POST', `${own.path}/decline`)).json()).toEqual({ declined: true })
    const list = await founder.call(
      'GET',
      `/api/api_customer_dashboard/shareholders?questionnaire=${founder.questionnaire}`,
    )
    expect(list.json().participants).toMatchObject([{ state: 'declined', moves: ['take_back', 'replace'] }])
    await service.jobs.drain()
    const mails = await service.outbox.listMails()
    expect(mails.filter(({ to, kind }) => to === founder.email && kind === 'participant_declined')).toHaveLength(1)
  })
})
