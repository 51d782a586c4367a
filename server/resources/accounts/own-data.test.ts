import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeAnswers } from '#server/testing/answers.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { assistantToolParts, connectAssistant, sentAnswers, toolsOf } from '#server/testing/assistant-tools.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { type Choice, signInWith, someone, tokenIn } from '#server/testing/identity.ts'
import { aboutToJoin } from '#server/testing/memberships.ts'
import { boxes, endPayment } from '#server/testing/orders.ts'
import { setUpPhone } from '#server/testing/second-factor.ts'
import { withToken } from '#server/testing/signed-in.ts'
import { agreedToPass } from '#server/testing/things.ts'
import { appoint } from './appoint.ts'
import { ownDataActions } from './own-data.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ webhooks: { demandOpen: async () => undefined, send: async () => 200 } })
})
afterAll(() => service.close())

type Owner = {
  readonly browser: Browser
  readonly headers: ReturnType<typeof tokenIn>
  readonly person: Choice & { readonly email: string }
  readonly uuid: string
}

/** Somebody who signed in, on another device as well if they are the same. */
async function owner(person = someone()): Promise<Owner> {
  const browser = openBrowser(service.app)
  const { query } = await signInWith(browser, 'google_oauth2', person)
  const headers = tokenIn(query)
  const { uuid } = (await browser.call('GET', '/api/me', { headers })).json()
  return { browser, headers, person, uuid }
}

const billing = {
  ...{ name: 'Iemand', street: 'Voorbeeldlaan', house_number: '3', zip: '3512 CD', city: 'Utrecht' },
  phone_number: '+31612345678',
}

/** An assistant looks at the draft, and writes what stands there already. */
async function assisted(account: string, draft_id: string): Promise<void> {
  const call = toolsOf(
    assistantToolParts(service),
    await connectAssistant(service, account, { questionnaire: draft_id }),
  )
  const { version } = await call('list_questions', { draft_id })
  const answers = sentAnswers({ 'main.company_name': completeAnswers.main?.company_name })
  await call('save_answers', { draft_id, version, request_id: randomUUID(), answers })
}

/** A little of everything we keep. */
async function withEverything(): Promise<Owner & { readonly questionnaire: string }> {
  const someoneIn = await owner()
  const { browser, headers, person } = someoneIn
  const made = (await browser.call('POST', '/api/dutch_bv_incorporations', { headers })).json()
  const url = `/api/dutch_bv_incorporations/${made.uuid}`
  const saved = await browser.call('PATCH', url, { headers, payload: completeAnswers })
  expect(saved.statusCode).toBe(200)
  await assisted(someoneIn.uuid, made.uuid)
  await browser.call('PATCH', '/api/billings', { headers, payload: billing })
  await browser.call('PUT', '/api/legal_checkup_types/mark_as_seen', { headers, payload: {} })
  const company = { name: 'Molenwiek B.V.', legal_form: 'bv' }
  await browser.call('POST', '/api/api_customer_dashboard/companies', { headers, payload: company })
  await browser.call('POST', '/api/api_customer_dashboard/contracts', { headers, payload: { name: 'nda' } })
  const hook = { url: 'https://voorbeeld.nl/haak' }
  await browser.call('PUT', '/api/api_customer_dashboard/webhook', { headers, payload: hook })
  const offer = '/api/api_customer_dashboard/partner_offers/business-account/requests'
  await browser.call('POST', offer, { headers, payload: agreedToPass })
  const { payment } = (await browser.call('POST', `${url}/complete`, { headers })).json()
  const begun = await browser.call('POST', '/api/payments', { headers, payload: { uuid: payment.uuid, ...boxes } })
  await endPayment(service, begun.json().payment_link, 'failed')
  expect(
    (await browser.call('POST', '/api/calculation', { headers, payload: { origin: 'bv-product' } })).statusCode,
  ).toBe(201)
  const link = `/api/api_redirections?redirect_url=${encodeURIComponent('/questionnaire')}`
  expect((await browser.call('POST', link, { headers })).statusCode).toBe(200)
  const message = { wish: 'phone', name: 'Iemand', email: person.email, message: 'Bel me over de BV.', locale: 'nl' }
  await browser.call('POST', '/api/contact_messages', { payload: message })
  await service.jobs.drain()
  await browser.call('POST', '/api/contact_messages', { payload: { ...message, message: 'Nog een vraag.' } })
  await appoint(service, person.email, 'support')
  await setUpPhone(service, withToken(browser, headers))
  // As if a link had opened it elsewhere, before it belonged to an account.
  const { db } = service.database
  const [questionnaire, created_at] = [made.uuid, service.clock.now()]
  const mailed = { hash: randomUUID(), questionnaire, expires_at: created_at, created_at }
  await db.insertInto('draft_links').values(mailed).execute()
  const left = { questionnaire, sealed_email: 'verzegeld', locale: 'nl', at: created_at } as const
  await db.insertInto('draft_addresses').values(left).execute()
  await db.insertInto('draft_guests').values({ questionnaire, visitor: randomUUID(), created_at }).execute()
  const invited = { uuid: randomUUID(), questionnaire, person: 'p2', invited_at: created_at } as const
  await db.insertInto('participants').values(invited).execute()
  await aboutToJoin(service, someoneIn.uuid)
  return { ...someoneIn, questionnaire: made.uuid }
}

const get = ({ browser, headers }: Owner, url: string) => browser.call('GET', url, { headers })
const remove = ({ browser, headers }: Owner, url: string) => browser.call('DELETE', url, { headers })
const devicesOf = async (from: Owner) => (await get(from, '/api/account/sessions')).json().sessions

describe('devices', () => {
  test('are listed with the one that asks, and nothing that signs in', async () => {
    const here = await owner()
    const there = await owner(here.person)
    const sessions = await devicesOf(here)
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    expect(Object.keys(sessions[0]).sort()).toEqual(['created_at', 'current', 'device', 'id', 'last_seen_at'])
    expect(JSON.stringify(sessions)).not.toContain(there.headers.client)
  })

  test('are signed out one by one', async () => {
    const here = await owner()
    const there = await owner(here.person)
    const [other] = (await devicesOf(here)).filter(({ current }: { current: boolean }) => !current)
    expect((await remove(here, `/api/account/sessions/${other.id}`)).json()).toEqual({ success: true })
    expect([(await get(here, '/api/me')).statusCode, (await get(there, '/api/me')).statusCode]).toEqual([200, 401])
    expect((await remove(here, `/api/account/sessions/${other.id}`)).statusCode).toBe(404)
  })

  test('of someone else are not there', async () => {
    const [one, stranger] = [await owner(), await owner()]
    const [device] = await devicesOf(one)
    for (const id of [device.id, 'x', '0f8fad5b-d9cb-469f-a165-70867728950e']) {
      expect((await remove(stranger, `/api/account/sessions/${id}`)).statusCode).toBe(404)
    }
    expect((await get(one, '/api/me')).statusCode).toBe(200)
  })

  test('all go at once, this one and the links that would make another too', async () => {
    const here = await owner()
    const there = await owner(here.person)
    const url = `/api/api_redirections?redirect_url=${encodeURIComponent('/questionnaire')}`
    const { redirect_url } = (await here.browser.call('POST', url, { headers: here.headers })).json()
    const ended = await remove(here, '/api/account/sessions')
    expect([ended.json(), ended.headers['access-token']]).toEqual([{ success: true }, undefined])
    expect([(await get(here, '/api/me')).statusCode, (await get(there, '/api/me')).statusCode]).toEqual([401, 401])
    expect((await here.browser.call('GET', new URL(redirect_url).pathname)).statusCode).toBe(404)
  })
})

describe('the download', () => {
  test('has everything, readable', async () => {
    const someoneIn = await withEverything()
    const answer = await get(someoneIn, '/api/account/export')
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect(answer.json()).toMatchObject({
      exported_at: '2026-11-15T12:00:00.000Z',
      account: {
        email: someoneIn.person.email,
        firstname: 'Iemand',
        has_password: false,
        identities: [{ provider: 'google_oauth2', email: someoneIn.person.email }],
        sessions: [{ id: expect.any(String) }],
      },
      questionnaires: [
        {
          uuid: someoneIn.questionnaire,
          flow: 'dutch-bv',
          answers: {
            main: { company_name: 'De Gouden Lepel' },
            p1: { bsn: '111222333', document_number: 'NX1234561' },
          },
        },
      ],
    })
    const texts = answer.json().mails.map(({ text }: { text?: string }) => text ?? '')
    expect(texts.join()).toContain('Bel me over de BV.')
    expect(texts.join()).toContain('Nog een vraag.')
  })

  test('has nothing that opens a door', async () => {
    const someoneIn = await withEverything()
    const { db } = service.database
    const clients = await db.selectFrom('account_clients').selectAll().where('account', '=', someoneIn.uuid).execute()
    const codes = await db.selectFrom('account_codes').selectAll().where('account', '=', someoneIn.uuid).execute()
    const secrets = [
      ...clients.flatMap(({ token_hash, client }) => [token_hash, client]),
      ...codes.map(({ hash }) => hash),
      String(someoneIn.headers['access-token']),
    ]
    const { body } = await get(someoneIn, '/api/account/export')
    for (const secret of secrets) expect(body).not.toContain(secret)
    expect(body).not.toMatch(/password_hash|token_hash|fingerprint|sealed|https?:\/\/[^"]*token/)
  })

  test('has nothing of anybody else', async () => {
    const other = await withEverything()
    const { body } = await get(await owner(), '/api/account/export')
    expect(body).not.toContain(other.person.email)
    expect(body).not.toContain(other.questionnaire)
  })
})

describe('deleting', () => {
  /** Every table in which something can belong to an account, itself or by a questionnaire, whoever makes it. */
  async function tables(by: 'account' | 'questionnaire'): Promise<string[]> {
    const { rows } = await sql<{ table: string }>`
      select table_name as "table" from information_schema.columns
      where table_schema = 'public' and column_name = ${by} order by 1`.execute(service.database.db)
    return rows.map(({ table }) => table).filter((table) => !onlyWhenPaid.includes(table))
  }

  /** Who has these has paid, and does not go. */
  const onlyWhenPaid = ['answer_changes', 'cases', 'issued_documents', 'paid_changes', 'uploads']

  const rowsOf = async ({ uuid, questionnaire }: Pick<Owner, 'uuid'> & { readonly questionnaire: string }) => {
    const owned = [
      ...(await tables('account')).map((table) => ({ table, by: 'account', is: uuid })),
      ...(await tables('questionnaire')).map((table) => ({ table, by: 'questionnaire', is: questionnaire })),
    ]
    const counted = owned.map(async ({ table, by, is }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)} where ${sql.ref(by)} = ${is}`.execute(service.database.db)
      return [`${table} by ${by}`, Number(rows[0]?.count)] as const
    })
    return Object.fromEntries(await Promise.all(counted))
  }

  test('leaves nothing behind, and touches nothing of others', async () => {
    const other = await withEverything()
    const gone = await withEverything()
    // A table that is empty here proves nothing: whoever adds one makes a row for it above, and a keeper.
    expect(Object.entries(await rowsOf(gone)).filter(([, count]) => count === 0)).toEqual([])
    const kept = await rowsOf(other)

    const answer = await remove(gone, '/api/member_auth')
    expect([answer.statusCode, answer.json().status, answer.headers.authorization]).toEqual([200, 'success', undefined])
    expect(Object.entries(await rowsOf(gone)).filter(([, count]) => count > 0)).toEqual([])
    expect((await get(gone, '/api/me')).statusCode).toBe(401)
    await service.jobs.drain()
    const mails = await service.outbox.listMails()
    expect(mails.filter(({ to, reply_to }) => [to, reply_to].includes(gone.person.email))).toEqual([])

    expect(await rowsOf(other)).toEqual(kept)
    expect((await get(other, `/api/dutch_bv_incorporations/${other.questionnaire}`)).statusCode).toBe(200)
    expect(mails.filter(({ to }) => to === other.person.email).length).toBeGreaterThan(0)
  })

  test('after it one can begin anew', async () => {
    const gone = await owner()
    await remove(gone, '/api/member_auth')
    const { query } = await signInWith(openBrowser(service.app), 'google_oauth2', gone.person)
    expect(query.oauth_registration).toBe('true')
    expect(query.uid).not.toBe(gone.headers.uid)
  })

  test('who is not signed in has nothing to delete', async () => {
    const answer = await openBrowser(service.app).call('DELETE', '/api/member_auth')
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { success: false, status: 'error' }])
  })

  test('what the law obliges us to keep stays, all of it, and the reason is told', async () => {
    const someoneIn = await withEverything()
    const before = await rowsOf(someoneIn)
    const orders = {
      name: 'orders',
      collect: async () => [],
      obligations: async () => ['paid_order' as const],
      erase: async () => expect.unreachable('nothing may be erased'),
    }
    const actions = ownDataActions({ ...service, keepers: [orders], log: service.app.log })
    await expect(actions.deleteAccount(someoneIn.uuid)).rejects.toMatchObject({
      status: 422,
      body: { code: 'must_be_kept', data: { reason: 'paid_order', reasons: ['paid_order'] } },
    })
    expect(await rowsOf(someoneIn)).toEqual(before)
  })
})
