import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { roles } from '#contract/roles.ts'
import type { Route } from '#contract/route.ts'
import { insertTestAccount } from '#server/testing/accounts.ts'
import { completeAnswers } from '#server/testing/answers.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { boxes, endPayment } from '#server/testing/orders.ts'
import { withToken } from '#server/testing/signed-in.ts'
import { makeThing, needsAccount, thingOf } from '#server/testing/things.ts'
import type { CallerName, FuzzPlan } from './plan.ts'

export type FuzzAnswer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** What the service wrote in its log about it, warnings and worse. */
  readonly logged: readonly string[]
}

type Somebody = Pick<Browser, 'call' | 'cookies'> & {
  readonly account?: string
  readonly token: Readonly<Record<string, string>>
  readonly things: Map<string, Promise<Readonly<Record<string, string>>>>
}

export type FuzzWorld = {
  send(plan: FuzzPlan): Promise<FuzzAnswer>
  /** Runs what waits in the queue; answers what went wrong there. */
  work(): Promise<readonly string[]>
  close(): Promise<void>
}

/** A word that stands in everything one person has, and nowhere else: who reads it of somebody else sees too much. */
export const markOf = (name: CallerName | 'victim'): string => `Merkwoord${name}`

export const marked: readonly (CallerName | 'victim')[] = ['victim', 'visitor', ...roles]

/** The whole service, with a person of every kind in it who has something of every kind. */
export async function openWorld(): Promise<FuzzWorld> {
  const service = await openTestApp({
    settings: {
      ...{ RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'warn', FOUNDATIONS_ENABLED: 'true', TRUST_PROXY: 'true' },
      ALLOWED_REDIRECT_ORIGINS: 'https://www.partner.example',
    },
  })
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const bound = service.app.addresses()[0]
  const port = bound && typeof bound === 'object' ? bound.port : 0

  const people = new Map<string, Promise<Somebody>>()
  const somebody = (name: CallerName | 'victim'): Promise<Somebody> => {
    const known = people.get(name) ?? enter(service, name)
    people.set(name, known)
    return known
  }

  async function filledIn(plan: FuzzPlan): Promise<string> {
    const { route } = plan
    let path = plan.path
    for (const [whole, whose, name = ''] of plan.path.matchAll(/\{(own|victim)\.(\w+)\}/g)) {
      const owner = whose === 'own' && plan.caller !== 'anonymous' ? plan.caller : 'victim'
      const things = route ? await thingsFor(service, await somebody(owner), owner, route) : {}
      path = path.replace(whole, things[name] ?? 'none')
    }
    return path
  }

  return {
    async send(plan) {
      const person = await somebody(plan.caller)
      const path = await filledIn(plan)
      const cookie = person.cookies()
      const from = `10.${plan.index & 255}.${(plan.index >> 8) & 255}.${(plan.index >> 16) & 255}`
      const headers = {
        ...(cookie && { cookie }),
        'x-forwarded-for': from,
        ...(!plan.tokenless && person.token),
        ...plan.headers,
      }
      const url = plan.query === '' ? path : `${path}?${plan.query}`
      const before = service.logged.length
      const answer = await (plan.wire ? overWire(port, plan, url, headers) : inside(service, plan, url, headers))
      // Time passes, or everybody would soon have tried too often.
      service.clock.advance(1_000)
      if (endsSession(plan, answer.status)) people.delete(plan.caller)
      return { ...answer, logged: service.logged.slice(before) }
    },
    async work() {
      const before = service.logged.length
      await service.jobs.drain()
      return service.logged.slice(before).filter((line) => line.includes('"job failed'))
    },
    async close() {
      await service.close()
    },
  }
}

/** They may be signed out now, or gone. */
const endsSession = ({ route, method }: FuzzPlan, status: number): boolean =>
  status < 300 && method !== 'GET' && (route?.tags.includes('accounts') ?? false)

async function enter(service: TestApp, name: CallerName | 'victim'): Promise<Somebody> {
  const browser = openBrowser(service.app)
  const things = new Map()
  if (name === 'anonymous') return { ...browser, token: {}, things }
  if (name === 'visitor') {
    await browser.call('POST', '/api/calculation')
    return { ...browser, token: {}, things }
  }
  const { token, uuid } = await insertTestAccount(service, name === 'victim' ? 'customer' : name)
  const person = withToken(browser, token)
  await person.call('PUT', '/api/member_auth', { payload: { firstname: markOf(name), lastname: markOf(name) } })
  await person.call('PATCH', '/api/billings', { payload: { ...billing, name: markOf(name) } })
  return { ...person, account: uuid, things }
}

const billing = {
  ...{ name: 'De Gouden Lepel', street: 'Voorbeeldstraat', house_number: '12', zip: '3511 AB', city: 'Utrecht' },
  phone_number: '+31612345678',
}

/** What stands in the path of a route for this person, made once. */
async function thingsFor(service: TestApp, person: Somebody, name: CallerName | 'victim', route: Route) {
  const thing = thingOf(route)
  const key = thing === 'questionnaire' ? route.path.replace(/\/:uuid.*/, '') : String(thing)
  const known = person.things.get(key) ?? make(service, person, name, route)
  person.things.set(key, known)
  const made = await known
  // A link is opened once.
  if (thing === 'redirection') person.things.delete(key)
  return made
}

async function make(service: TestApp, person: Somebody, name: CallerName | 'victim', route: Route) {
  if (needsAccount(route) && person.account === undefined) return {}
  const made = await makeThing(service, route, person)
  if (thingOf(route) !== 'questionnaire') return made
  const path = route.path.replace(/\/:uuid.*/, `/${made.uuid}`)
  await person.call('PATCH', path, {
    payload: { main: { company_name: markOf(name) }, p1: { lastname: markOf(name) } },
  })
  // Those who found an English BV have paid for it, so that there are files as well.
  if (person.account === undefined || !path.startsWith('/api/english_bv/')) return made
  await person.call('PATCH', path, { payload: completeAnswers })
  await person.call('PATCH', '/api/billings', { payload: { ...billing, name: markOf(name) } })
  const order = (await person.call('POST', `${path}/complete`)).json().payment?.uuid
  const paid = await person.call('POST', '/api/payments', { payload: { uuid: order, ...boxes } })
  if (paid.statusCode !== 201) throw new Error(`Nothing could be paid: ${order} ${paid.body}`)
  await endPayment(service, paid.json().payment_link, 'paid')
  await service.jobs.drain()
  return { ...made, upload: await uploadTo(person, path) }
}

async function uploadTo(person: Somebody, path: string): Promise<string> {
  const edge = 'edge'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="kvk.pdf"\r\n\r\n`
  const answer = await person.call('POST', `${path}/uploads`, {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: `${head}%PDF-1.7\n%%EOF\n\r\n--${edge}--\r\n`,
  })
  if (answer.statusCode !== 201) throw new Error(`Nothing could be uploaded: ${answer.body}`)
  return answer.json().uuid
}

type BareAnswer = Omit<FuzzAnswer, 'logged'>
type Headers = Readonly<Record<string, string>>

async function inside(
  { app }: TestApp,
  { method, payload }: FuzzPlan,
  url: string,
  headers: Headers,
): Promise<BareAnswer> {
  const answer = await app.inject({
    ...{ method: method as 'GET', url, headers, ...(payload !== undefined && { payload }) },
    payloadAsStream: true,
  })
  const body = answer.stream()
  const told = { status: answer.statusCode, headers: answer.headers as IncomingHttpHeaders }
  if (!goesOn(told.headers)) return { ...told, body: await text(body) }
  body.destroy()
  return { ...told, body: '' }
}

/** What tells of events never ends by itself: that it was opened is all there is to judge. */
const goesOn = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('text/event-stream') ?? false

function overWire(port: number, { method, payload }: FuzzPlan, url: string, headers: Headers): Promise<BareAnswer> {
  // What may stand in the first line of a request; all else a client cannot send.
  const path = url.replace(/[^\u0021-\u00ff]/g, '') || '/'
  const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers: { ...headers, ...length, connection: 'close' } }
    const sending = request(options, (answer) => {
      const told = { status: answer.statusCode ?? 0, headers: answer.headers }
      if (goesOn(answer.headers)) {
        answer.destroy()
        return resolve({ ...told, body: '' })
      }
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ ...told, body: Buffer.concat(parts).toString() }))
      answer.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(payload)
  })
}
