import { randomUUID } from 'node:crypto'
import type { Route } from '#contract/route.ts'
import { newToken, tokenHash } from '#server/adapters/vault/index.ts'
import { answered, couple } from '#server/resources/calculations/answering.fixture.ts'
import { completeAnswers } from './answers.ts'
import type { TestApp } from './app-open.ts'
import type { Browser } from './browser.ts'
import { someBilling } from './memberships.ts'

/** What a call can be about and somebody made: the things that are not there for anybody else. */
export type Thing =
  | 'case'
  | 'own case'
  | 'questionnaire'
  | 'calculation'
  | 'submitted'
  | 'order'
  | 'session'
  | 'redirection'
  | 'participant'
  | 'company'
  | 'contract'
  | 'membership'
  | 'purchase'
  | 'charge'
  | 'partner request'
  | 'assistant'

/** By how its address looks; the first that fits. A thing of a new kind gets a line here, and `makeThing` a way to make it. */
const addresses: readonly (readonly [RegExp, Thing])[] = [
  [/\/calculation\/:uuid\/share$/, 'submitted'],
  [/\/calculation\/:uuid/, 'calculation'],
  [/\/payments\/:uuid/, 'order'],
  [/\/notary\/cases\/:uuid/, 'case'],
  [/\/notary_products\/:uuid/, 'own case'],
  [/\/shareholders\/:id/, 'participant'],
  [/\/companies\/:uuid/, 'company'],
  [/\/contracts\/:uuid/, 'contract'],
  [/\/memberships\/:uuid/, 'membership'],
  [/\/contract_packages\/:uuid/, 'purchase'],
  [/\/membership_charges\/:uuid/, 'charge'],
  [/\/partner_requests\/:uuid/, 'partner request'],
  [/\/assistants\/:uuid$/, 'assistant'],
  [/\/sessions\/:id$/, 'session'],
  [/\/api_redirections\/:code$/, 'redirection'],
  [/\/:uuid/, 'questionnaire'],
]

/** What the address of a call names, or null where it names nothing of anybody. */
export const thingOf = ({ path }: Pick<Route, 'path'>): Thing | null =>
  addresses.find(([form]) => form.test(path))?.[1] ?? null

const withoutAccount: readonly (Thing | null)[] = [null, 'questionnaire', 'calculation', 'submitted', 'participant']

/** Whether only who has an account can have what a call is about. */
export const needsAccount = (route: Pick<Route, 'path'>): boolean => !withoutAccount.includes(thingOf(route))

const companies = '/api/api_customer_dashboard/companies'
const contracts = '/api/api_customer_dashboard/contracts'
const memberships = '/api/api_customer_dashboard/memberships'
const packages = '/api/api_customer_dashboard/contract_packages'

const partnerOffers = '/api/api_customer_dashboard/partner_offers'
/** By the words that hold in a fresh database. */
export const agreedToPass = { consent: true, consent_version: 1, locale: 'nl' } as const

type Maker = Pick<Browser, 'call'> & {
  /** The account of who makes it; only an account can have an order or a session. */
  readonly account?: string
}

/** Makes what a call is about; answers what stands in its address. */
export async function makeThing(
  service: Pick<TestApp, 'database' | 'clock' | 'config'>,
  { path }: Pick<Route, 'path'>,
  maker: Maker,
): Promise<Record<string, string>> {
  const { db } = service.database
  const post = async (url: string, payload?: object) => {
    const answer = await maker.call('POST', url, payload && { payload })
    if (answer.statusCode >= 300) throw new Error(`Nothing could be made at ${url}: ${answer.body}`)
    return answer.json()
  }
  switch (thingOf({ path })) {
    case null:
      return {}
    case 'questionnaire': {
      const product = /predefined|drafts/.test(path) ? '/api/dutch_bv_incorporations' : path.replace(/\/:uuid.*/, '')
      return { uuid: (await post(product)).uuid }
    }
    case 'order':
      return { uuid: (await order(maker, post)).uuid }
    case 'case':
    case 'own case': {
      const { uuid: order_uuid, questionnaire } = await order(maker, post)
      const uuid = randomUUID()
      const [since, number] = [service.clock.now(), uuid]
      // What was not paid for has no case, and may be taken back with the account.
      const paid = { state: 'paid', paid_at: since, paid_by: uuid } as const
      await db.updateTable('orders').set(paid).where('uuid', '=', order_uuid).execute()
      await db
        .insertInto('cases')
        .values({
          ...{ uuid, order_uuid, questionnaire, number, since, since_day: '2026-11-16', created_at: since },
          ...{ status: 'open_mix', flow: 'dutch-bv' },
        })
        .execute()
      return { uuid: path.includes('/notary_products/') ? questionnaire : uuid }
    }
    case 'participant':
      return { id: `${(await post('/api/dutch_bv_incorporations')).uuid}-p2` }
    case 'company':
      return { uuid: (await post(companies, { name: `Wiek ${randomUUID()}`, legal_form: 'bv' })).uuid }
    case 'contract': {
      const company = (await post(companies, { name: `Wiek ${randomUUID()}`, legal_form: 'bv' })).uuid
      return { uuid: (await post(contracts, { name: 'nda', company })).uuid }
    }
    case 'membership':
    case 'charge': {
      const own = db
        .selectFrom('memberships')
        .select('uuid')
        .where('account', '=', maker.account ?? '')
      await maker.call('PATCH', '/api/billings', { payload: someBilling })
      // Nobody has two.
      const { uuid } = (await own.executeTakeFirst()) ?? (await post(memberships, { plan: 'starter_yearly' }))
      if (thingOf({ path }) === 'membership') return { uuid }
      const charges = db.selectFrom('membership_charges').select('uuid').where('membership', '=', uuid)
      return { uuid: (await charges.executeTakeFirstOrThrow()).uuid }
    }
    case 'partner request':
      return {
        uuid: (await post(`${partnerOffers}/business-account/requests`, agreedToPass)).uuid,
      }
    case 'assistant': {
      const [uuid, created_at] = [randomUUID(), service.clock.now()]
      const until = new Date(created_at.getTime() + 86_400_000)
      const client = {
        client_id: 'x',
        name: 'Nova',
        host: 'nova.example',
        local: false,
        permissions: ['price' as const],
      }
      const connection = { uuid, account: maker.account ?? '', ...client, questionnaire: null, created_at, until }
      await db.insertInto('assistant_connections').values(connection).execute()
      return { uuid }
    }
    case 'purchase':
      await maker.call('PATCH', '/api/billings', { payload: someBilling })
      return { uuid: (await post(packages, { package: 'contracts-5' })).uuid }
    case 'calculation':
      return { uuid: (await post('/api/calculation')).uuid }
    case 'submitted': {
      const { uuid } = await post('/api/calculation')
      await maker.call('PATCH', `/api/calculation/${uuid}`, { payload: { data: answered(couple) } })
      await post(`/api/calculation/${uuid}/complete`, { notary_product_type_slug: 'dutch-bv' })
      return { uuid }
    }
    case 'session': {
      const row = await db
        .selectFrom('account_clients')
        .select('id')
        .where('account', '=', maker.account ?? '')
        .executeTakeFirstOrThrow()
      return { id: row.id }
    }
    case 'redirection': {
      const code = newToken()
      const now = service.clock.now()
      const target = `${service.config.PUBLIC_URL}/dashboard`
      const expires_at = new Date(now.getTime() + 60_000)
      await db
        .insertInto('account_codes')
        .values({
          hash: tokenHash(code),
          kind: 'redirection',
          account: maker.account ?? '',
          target,
          expires_at,
          created_at: now,
        })
        .execute()
      return { code }
    }
  }
}

/** Somebody's complete answers, ordered. */
async function order({ call }: Maker, post: (url: string) => Promise<{ uuid: string; payment: { uuid: string } }>) {
  const { uuid: questionnaire } = await post('/api/dutch_bv_incorporations')
  const here = `/api/dutch_bv_incorporations/${questionnaire}`
  await call('PATCH', here, { payload: completeAnswers })
  return { questionnaire, uuid: (await post(`${here}/complete`)).payment.uuid }
}
