import { routes } from '#contract/index.ts'
import { type Role, roles } from '#contract/roles.ts'
import type { Route } from '#contract/route.ts'
import { isRecord } from '#domain/values/index.ts'
import { type JsonSchema, jsonSchemaOf, valueBy } from './by-schema.ts'
import { type Chance, chanceAt } from './chance.ts'
import { brokenJson, oddText, spoiled } from './odd.ts'
import {
  escapedText,
  filePart,
  oddContentTypes,
  oddCredentials,
  oddHeadersBy,
  oddPath,
  queryOf,
} from './odd-requests.ts'

export type CallerName = 'anonymous' | 'visitor' | Role

/** One request, worked out of seed and index alone. What only the service knows stands in it by name: `{own.uuid}`. */
export type FuzzPlan = {
  readonly seed: number
  readonly index: number
  readonly caller: CallerName
  /** Null for a place of ours outside of the contract. */
  readonly route: Route | null
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
  /** Without the token of the caller, whatever else it carries. */
  readonly tokenless: boolean
  /** Method and path are those of the contract, so its answers are too. */
  readonly usual: boolean
  /** Sent over a real connection: what stands in the way there would tidy it up. */
  readonly wire: boolean
}

const callers: readonly (readonly [number, CallerName])[] = [
  [2, 'anonymous'],
  [3, 'visitor'],
  ...roles.map((role) => [role === 'customer' ? 4 : 1, role] as const),
]

/** Beside the API there are pages and machinery that anyone can call. */
const places = [
  '/',
  '/questionnaire/',
  '/outbox',
  '/outbox.json',
  '/outbox/x',
  '/health/live',
  '/health/ready',
  '/metrics',
  '/api/docs',
  '/api/nothing',
  '/.well-known/security.txt',
  '/sandbox/identity/google_oauth2/authorize',
  '/sandbox/payments/tr_x',
]

/** What stands for a name in a path that is not somebody's. */
const names: Readonly<Record<string, readonly string[]>> = {
  slug: ['reviews', 'calculator', 'home'],
  folder: ['tools'],
  id: ['1', '10', '99'],
  extra: ['dga_salary'],
  provider: ['google_oauth2', 'linkedin'],
  valid_from: ['01-01-2027', '2027-01-01'],
  index: ['0', '1', '3', '99', '-1', '1e3'],
}

/** Where there is more to go wrong more is sent: accounts take anything, and only who paid may send files. */
const weighedRoutes = (routes as readonly Route[]).map((route) => {
  const files = route.file !== undefined && route.path.includes('/english_bv/')
  return [files ? 10 : route.protocol ? 3 : 1, route] as const
})

type Schemas = { readonly query: JsonSchema | null; readonly body: JsonSchema | null }
const schemas = new Map<string, Schemas>()

function schemasOf(route: Route): Schemas {
  const known = schemas.get(route.id)
  if (known) return known
  const made = {
    query: route.query ? jsonSchemaOf(route.query) : null,
    body: route.body ? jsonSchemaOf(route.body) : null,
  }
  schemas.set(route.id, made)
  return made
}

export function fuzzPlanOf(seed: number, index: number): FuzzPlan {
  const chance = chanceAt(seed, index)
  const caller = chance.weighed(callers)
  if (chance.once(60)) return atPlace(chance, { seed, index, caller })
  const route = chance.weighed(weighedRoutes)
  const { query, body } = schemasOf(route)
  const straight = chance.once(3)
  const odd = chance.once(9)
  const path = pathOf(chance, route)
  const method = chance.once(60) ? chance.of(['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', 'POST']) : route.method
  const asked = query === null ? {} : valueBy(chance, query)
  const values = straight || chance.once(2) ? asked : spoiled(chance, asked)
  const credentials = !straight && chance.once(12) ? oddCredentials(chance) : {}
  const sent = method === 'GET' || method === 'HEAD' ? {} : bodyOf(chance, route, body, straight)
  return {
    ...{ seed, index, caller, route, method },
    path: odd ? oddPath(chance, path) : path,
    query: queryOf(chance, { ...(isRecord(values) && values), ...credentials }),
    headers: {
      ...(sent.type !== undefined && { 'content-type': sent.type }),
      ...(!straight && chance.once(3) && oddHeadersBy(chance)),
    },
    ...(sent.payload !== undefined && { payload: sent.payload }),
    tokenless: !straight && (credentials.uid !== undefined || chance.once(6)),
    usual: !odd && method === route.method,
    wire: odd || chance.once(40),
  }
}

function atPlace(chance: Chance, about: Pick<FuzzPlan, 'seed' | 'index' | 'caller'>): FuzzPlan {
  const path = chance.of(places)
  return {
    ...about,
    ...{ route: null, method: 'GET', path: chance.once(3) ? oddPath(chance, path) : path },
    ...{ query: queryOf(chance, {}), headers: chance.once(2) ? oddHeadersBy(chance) : {} },
    ...{ tokenless: true, usual: false, wire: true },
  }
}

/** With what is the caller's own, somebody else's, or nonsense. */
function pathOf(chance: Chance, { path }: Route): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const known = names[name] ?? []
    const named =
      name === 'uuid' || name === 'upload' || name === 'code' || (name === 'id' && path.includes('sessions'))
    return chance.weighed<() => string>([
      [named ? 12 : 0, () => `{own.${name}}`],
      [named ? 3 : 0, () => `{victim.${name}}`],
      [known.length > 0 && !named ? 12 : 0, () => chance.of(known)],
      [2, () => escapedText(oddText(chance).slice(0, 400)) || 'x'],
      [1, () => '1b4e28ba-2fa1-4d1e-883f-0016d3cca427'],
    ])()
  })
}

type Body = { readonly type?: string; readonly payload?: string | Buffer }

function bodyOf(chance: Chance, route: Route, schema: JsonSchema | null, straight: boolean): Body {
  if (route.file ? !chance.once(8) : chance.once(80)) return filePart(chance)
  const asked = schema === null ? {} : valueBy(chance, schema)
  const value = !straight && route.forms && chance.once(6) ? { ...(asked as object), ...oddCredentials(chance) } : asked
  const json = 'application/json'
  if (straight) return schema === null ? {} : { type: json, payload: JSON.stringify(value) }
  const odd = JSON.stringify(spoiled(chance, value)) ?? ''
  return chance.weighed<() => Body>([
    [12, () => ({ type: json, payload: odd })],
    [3, () => ({ type: json, payload: brokenJson(chance, odd) })],
    [2, () => ({ type: chance.of(oddContentTypes), payload: odd })],
    [route.forms ? 6 : 1, () => ({ type: 'application/x-www-form-urlencoded', payload: formOf(chance, value) })],
    [1, () => ({ payload: odd })],
    [1, () => ({})],
  ])()
}

/** As forms are sent: `user[email]=…`. */
function formOf(chance: Chance, value: unknown): string {
  const flat = Object.entries(isRecord(value) ? value : {}).flatMap(([key, held]) =>
    isRecord(held)
      ? Object.entries(held).map(([inner, one]) => [`${key}[${inner}]`, one] as const)
      : [[key, held] as const],
  )
  const spoilt = flat.map(([key, held]) => [key, chance.once(4) ? oddText(chance) : held] as const)
  return queryOf(chance, Object.fromEntries(spoilt))
}
