import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hourInAmsterdam } from '#domain/values/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { founderWithCase } from '#server/testing/cases.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { type Founder, founderWithOrder } from '#server/testing/orders.ts'
import { atOwnPart, mailedCode, partLink } from '#server/testing/participants.ts'
import { signedIn } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', PARTICIPANTS_ENABLED: 'true' } })
})
afterAll(() => service.close())

let count = 0
type Inviting = Founder & { readonly invited: string; readonly id: string }

/** A founder who leaves the part of the other to them, and invited them. */
async function inviting(): Promise<Inviting> {
  count += 1
  const email = `bram${count}@voorbeeld.nl`
  const founder = await founderWithOrder(service, { patch: { p2: { filled_in_by: 'self', email } } })
  const id = `${founder.questionnaire}-p2`
  const sent = await founder.call('POST', at(id, 'send_verification_email'))
  expect([sent.statusCode, sent.json().participants]).toMatchObject([202, [{ person: 'p2', state: 'invited' }]])
  return { ...founder, invited: email, id }
}

const at = (id: string, move: string) => `/api/api_customer_dashboard/shareholders/${id}/${move}`
const heard = async (browser: Pick<Browser, 'call'>, path: string) => {
  const answer = await browser.call('GET', path)
  return [answer.statusCode, answer.json().errors?.[0]?.code]
}
const someone = () => openBrowser(service.app)
const days = (many: number) => service.clock.advance(many * 86_400_000)

describe('a link to somebody’s own part', () => {
  test('is kept as a hash, and wants a code on every new device', async () => {
    const { invited: email } = await inviting()
    const path = await partLink(service, email)
    const links = await service.database.db.selectFrom('participant_links').selectAll().execute()
    expect(JSON.stringify(links)).not.toContain(path.split('/').at(-1))
    const stranger = someone()
    expect(await heard(stranger, path)).toEqual([403, 'code_required'])
    const own = await atOwnPart(service, email)
    expect((await own.call('GET', own.path)).json()).toMatchObject({ person: 'p2', invited_by: 'Anna de Vries' })
    // The same link on another device, and one that was made up.
    expect(await heard(stranger, own.path)).toEqual([403, 'code_required'])
    expect(await heard(own, '/api/participants/verzonnen')).toEqual([404, 'not_found'])
  })

  test('does not open with a wrong code, an old one or one that was guessed at', async () => {
    const { invited: email } = await inviting()
    const path = await partLink(service, email)
    const browser = someone()
    const type = async (code: string) => {
      const answer = await browser.call('POST', `${path}/code`, { payload: { code } })
      return [answer.statusCode, answer.json().errors?.[0]?.code]
    }
    expect(await type('123456')).toEqual([422, 'code_expired'])
    const asked = await browser.call('POST', `${path}/code`, { payload: {} })
    expect(asked.json()).toEqual({ outcome: 'sent', to: 'b…@voorbeeld.nl' })
    const code = await mailedCode(service, email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) expect(await type(wrong)).toEqual([422, 'code_wrong'])
    expect(await type(code)).toEqual([422, 'code_used_up'])
    await browser.call('POST', `${path}/code`, { payload: {} })
    const fresh = await mailedCode(service, email)
    service.clock.advance(10 * 60_000)
    expect(await type(fresh)).toEqual([422, 'code_expired'])
    expect(await heard(browser, path)).toEqual([403, 'code_required'])
  })

  test('of one person opens nothing of another', async () => {
    const [one, other] = [await inviting(), await inviting()]
    const own = await atOwnPart(service, one.invited)
    expect(await heard(own, await partLink(service, other.invited))).toEqual([403, 'code_required'])
  })

  test('runs out after a fortnight, and a new one goes to the same address alone', async () => {
    const { invited: email } = await inviting()
    const own = await atOwnPart(service, email)
    days(14)
    expect(await heard(own, own.path)).toEqual([404, 'link_expired'])
    const before = (await mailsTo(service, email)).length
    expect((await someone().call('POST', `${own.path}/link`)).statusCode).toBe(202)
    expect(await mailsTo(service, email)).toHaveLength(before + 1)
    expect((await heard(own, await partLink(service, email)))[0]).toBe(200)
  })

  test('is taken back by whoever ordered, and what was filled in waits for the next one', async () => {
    const founder = await inviting()
    const own = await atOwnPart(service, founder.invited)
    await own.call('PATCH', own.path, { payload: { answers: { bsn: '111222333' } } })
    expect((await founder.call('POST', at(founder.id, 'revoke'))).json().participants).toMatchObject([
      { state: 'began', link: 'revoked', moves: ['invite', 'take_back', 'replace'] },
    ])
    expect(await heard(own, own.path)).toEqual([404, 'link_revoked'])
    await founder.call('POST', at(founder.id, 'send_verification_email'))
    const next = await own.call('GET', await partLink(service, founder.invited))
    expect(next.json().answers.bsn).toBe('111222333')
  })

  test('ends when somebody else takes the place, and nothing of the one before is left', async () => {
    const founder = await inviting()
    const own = await atOwnPart(service, founder.invited)
    await own.call('PATCH', own.path, { payload: { answers: { bsn: '111222333', birthplace: 'Drachten' } } })
    const payload = { prefix: 'Mrs', firstname: 'Cato', lastname: 'Berg', email: `cato${count}@voorbeeld.nl` }
    const replaced = await founder.call('POST', at(founder.id, 'replace'), { payload })
    expect([replaced.statusCode, replaced.json().participants]).toMatchObject([
      202,
      [{ name: 'Cato Berg', state: 'invited' }],
    ])
    expect(await heard(own, own.path)).toEqual([404, 'link_replaced'])
    const cato = await atOwnPart(service, payload.email)
    const { answers } = (await cato.call('GET', cato.path)).json()
    expect([answers.bsn, answers.birthplace]).toEqual([undefined, undefined])
    const ended = await service.database.db
      .selectFrom('participants')
      .selectAll()
      .where('ended_as', '=', 'replaced')
      .execute()
    expect(ended.every((row) => row.part === null && row.sealed_key === null && row.sealed_email === null)).toBe(true)
  })

  test('ends when another address is invited in the same place', async () => {
    const founder = await inviting()
    const own = await atOwnPart(service, founder.invited)
    await own.call('PATCH', own.path, { payload: { answers: { bsn: '111222333' } } })
    const email = `nieuw${count}@voorbeeld.nl`
    await founder.call('PATCH', founder.path, { payload: { p2: { email } } })
    await founder.call('POST', at(founder.id, 'send_verification_email'))
    expect(await heard(own, own.path)).toEqual([404, 'link_replaced'])
    const other = await atOwnPart(service, email)
    expect((await other.call('GET', other.path)).json().answers.bsn).toBeUndefined()
  })

  test('ends when whoever ordered fills it in after all, by the call or by the questionnaire', async () => {
    for (const how of ['call', 'questionnaire'] as const) {
      const founder = await inviting()
      const own = await atOwnPart(service, founder.invited)
      await own.call('PATCH', own.path, { payload: { answers: { bsn: '111222333' } } })
      if (how === 'call') await founder.call('POST', at(founder.id, 'take_back'))
      else await founder.call('PATCH', founder.path, { payload: { p2: { filled_in_by: 'customer' } } })
      expect(await heard(own, own.path)).toEqual([404, 'link_taken_back'])
      const { p2 } = (await founder.call('GET', founder.path)).json().product_data
      expect([p2.filled_in_by, p2.bsn]).toEqual(['customer', undefined])
    }
  })

  test('taken back after payment leaves questions: the case is not handed in before they are answered', async () => {
    const founder = await founderWithCase(service, {
      patch: { p2: { filled_in_by: 'self', email: `terug${count}@voorbeeld.nl` } },
    })
    await founder.call('POST', at(`${founder.questionnaire}-p2`, 'take_back'))
    await founder.sendPapers()
    const missing = async () => (await founder.look()).actions.find(({ action }) => action === 'submit')?.missing
    expect(await missing()).toEqual([{ kind: 'participant', id: 'p2' }])
    expect((await founder.act({ action: 'submit' })).statusCode).toBe(409)
    const document = { document_type: 'passport', document_number: 'NX1234561', place_of_issue: 'Utrecht' }
    const days = { issue_date: '01-02-2024', expiration_date: '01-02-2034' }
    const payload = { p2: { ...document, ...days, bsn: '123456782', pep: false } }
    const saved = await founder.call('PATCH', founder.path, { payload })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await missing()).toEqual([])
    expect((await founder.act({ action: 'submit' })).statusCode).toBe(200)
  })

  test('is nobody else’s to send, and not more often than somebody bears', async () => {
    const founder = await inviting()
    const other = await founderWithOrder(service)
    for (const move of ['send_verification_email', 'revoke', 'take_back']) {
      expect((await other.call('POST', at(founder.id, move))).statusCode).toBe(404)
    }
    expect((await founder.call('POST', at(`${founder.questionnaire}-p1`, 'send_verification_email'))).statusCode).toBe(
      404,
    )
  })
})

describe('who does not answer', () => {
  const told = async (email: string, kind: string) =>
    (await mailsTo(service, email)).filter((mail) => mail.kind === kind).length

  /** On which days of four weeks somebody is reminded, and how often whoever ordered hears that nothing comes. */
  async function fourWeeks(invited: string, { email }: Founder) {
    const [reminders, silences] = [await told(invited, 'participant_reminder'), await told(email, 'participant_silent')]
    const reminded: number[] = []
    for (let day = 1; day <= 28; day++) {
      days(1)
      await service.invitations.look()
      await service.invitations.look()
      if ((await told(invited, 'participant_reminder')) > reminders + reminded.length) reminded.push(day)
    }
    return { reminded, silences: (await told(email, 'participant_silent')) - silences }
  }

  /** On a Sunday nobody is reminded: from a Monday on, none of the three days is one. */
  const monday = () => {
    while (hourInAmsterdam(service.clock.now()).weekday !== 'Mon') days(1)
  }
  const everything = { reminded: [3, 7, 12], silences: 1 }
  /** After weeks one signs in anew. */
  const back = ({ email, password }: Founder) => signedIn(openBrowser(service.app), { email, password })

  test('is reminded after three, seven and twelve days, and then whoever ordered is told, once', async () => {
    monday()
    const founder = await inviting()
    expect(await fourWeeks(founder.invited, founder)).toEqual(everything)
  })

  test('is invited anew, or asks for another link, and then it all begins anew', async () => {
    monday()
    const founder = await inviting()
    const first = await partLink(service, founder.invited)
    await fourWeeks(founder.invited, founder)
    const owner = await back(founder)
    expect((await owner.call('POST', at(founder.id, 'send_verification_email'))).statusCode).toBe(202)
    expect(await fourWeeks(founder.invited, founder)).toEqual(everything)
    expect((await someone().call('POST', `${first}/link`)).statusCode).toBe(202)
    expect(await fourWeeks(founder.invited, founder)).toEqual(everything)
  })

  test('is replaced by somebody who is reminded just as often', async () => {
    monday()
    const founder = await inviting()
    await fourWeeks(founder.invited, founder)
    const payload = { prefix: 'Mrs', firstname: 'Cato', lastname: 'Berg', email: `stil${count}@voorbeeld.nl` }
    const owner = await back(founder)
    expect((await owner.call('POST', at(founder.id, 'replace'), { payload })).statusCode).toBe(202)
    expect(await fourWeeks(payload.email, founder)).toEqual(everything)
    expect(await told(founder.invited, 'participant_reminder')).toBe(3)
  })
})

test('a reminder says how to have no more of them, and a click is enough', async () => {
  while (hourInAmsterdam(service.clock.now()).weekday !== 'Mon') days(1)
  const { invited } = await inviting()
  const reminders = async () => (await mailsTo(service, invited)).filter(({ kind }) => kind === 'participant_reminder')
  days(3)
  await service.invitations.look()
  const [mail] = await reminders()
  expect(mail?.text).toContain('Geen herinneringen meer?')
  const stop = new URL(mail?.unsubscribe ?? '').pathname
  expect((await openBrowser(service.app).call('POST', stop, { payload: {} })).statusCode).toBeLessThan(300)
  days(4)
  await service.invitations.look()
  expect(await reminders()).toHaveLength(1)
})
