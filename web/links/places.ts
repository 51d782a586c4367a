import { flowNamed, flows } from '#domain/products/index.ts'

const queueQuery = ['view', 'status', 'flow', 'risk', 'language', 'handler', 'office', 'search'] as const
const caseQuery = ['document', 'person', 'field'] as const

const at = <const Pattern extends `/${string}`, const Query extends readonly string[]>(
  pattern: Pattern,
  ...query: Query
) => ({ pattern, query })

/** Every address of the web app, once: its pattern and the query parameters it reads. */
export const places = {
  home: at('/questionnaire', 'access_token', 'client', 'expiry', 'uid', 'new_product', 'redirect_url'),
  bv: at('/questionnaire/bv'),
  login: at('/questionnaire/login', 'redirect_url', 'product_type', 'error', 'provider', 'ticket'),
  register: at('/questionnaire/register', 'redirect_url', 'product_type', 'company_name'),
  takeAlong: at('/questionnaire/take-along', 'redirect_url'),
  /** Where the link in a mail leads that opens a draft without an account. */
  returnTo: at('/questionnaire/return', 'key', 'lang'),
  confirmation: at('/questionnaire/confirmation', 'redirect_url', 'account_confirmation_success'),
  resetPassword: at('/questionnaire/reset-password', 'redirect_url', 'expired', 'used'),
  newPassword: at('/questionnaire/new-password', 'access_token', 'client', 'expiry', 'uid', 'redirect_url'),
  /** Where the link at the foot of a reminder leads. */
  reminders: at('/questionnaire/reminders', 'key', 'lang'),
  /** Where the link in a mail to another address leads. */
  newEmail: at('/questionnaire/new-email', 'key', 'lang'),
  account: at('/questionnaire/account', 'linked', 'error'),
  secondFactor: at('/questionnaire/second-factor', 'redirect_url'),
  calculator: at('/questionnaire/calculator/:uuid?', 'origin', 'lang', 'question', 'key'),
  ui: at('/questionnaire/ui'),
  billing: at('/questionnaire/:flow/:uid/billing'),
  checkout: at('/questionnaire/:flow/:uid/checkout'),
  paid: at('/questionnaire/:flow/:uid/paid'),
  flow: at(
    '/questionnaire/:flow/:uid?',
    'calculationUuid',
    'step',
    'substep',
    'person',
    'holding',
    'company_name',
    'notary_id',
  ),
  dashboard: at('/dashboard'),
  membership: at('/membership'),
  ownChange: at('/dashboard/:uuid/change'),
  ownCase: at('/dashboard/:uuid/:part?'),
  /** Where the personal link leads of somebody who fills in their own part. */
  participant: at('/participant/:token', 'step'),
  /** Where an assistant sends somebody who is asked to connect it. */
  connect: at('/connect/:uid'),
  contracts: at('/contracts', 'search', 'status', 'company', 'new'),
  contract: at('/contracts/:uuid'),
  /** Where the link leads of somebody who was asked to sign. */
  signContract: at('/sign/:token'),
  checkContract: at('/check-contract'),
  /** One that is there, or a new one. */
  company: at('/companies/:uuid?'),
  notary: at('/notary', ...queueQuery),
  notaryCase: at('/notary/:uuid/:tab?', ...caseQuery),
  /** The same workbench, over all offices. */
  support: at('/support', ...queueQuery),
  admin: at('/admin/:section?/:item?/:within?'),
  supportServices: at('/support/services', 'waiting_on'),
  supportCase: at('/support/:uuid/:tab?', ...caseQuery),
} as const satisfies Record<string, { pattern: `/${string}`; query: readonly string[] }>

export type PlaceName = keyof typeof places

type SegmentsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? Head | SegmentsOf<Tail>
  : Pattern
type Required<Segment> = Segment extends `:${string}?` ? never : Segment extends `:${infer Name}` ? Name : never
type Optional<Segment> = Segment extends `:${infer Name}?` ? Name : never

type Pattern<Name extends PlaceName> = (typeof places)[Name]['pattern']
type PathParams<Name extends PlaceName> = { readonly [Key in Required<SegmentsOf<Pattern<Name>>>]: string } & {
  readonly [Key in Optional<SegmentsOf<Pattern<Name>>>]?: string | undefined
}
type PlaceQuery<Name extends PlaceName> = {
  readonly [Key in (typeof places)[Name]['query'][number]]?: string | undefined
}

type PathArguments<Name extends PlaceName> =
  Record<never, never> extends PathParams<Name>
    ? [params?: PathParams<Name>, query?: PlaceQuery<Name>]
    : [params: PathParams<Name>, query?: PlaceQuery<Name>]

/** Places on the way to a flow: they speak its language, whatever this browser spoke before. */
const onTheWay: readonly PlaceName[] = [
  'login',
  'register',
  'takeAlong',
  'confirmation',
  'resetPassword',
  'newPassword',
]

/** The language to say in the address, where one is led to a flow in English: Dutch is what is spoken anyway. */
function spokenAt(target: string | undefined): 'en' | null {
  const flow = flowNamed(placeAt(target?.split(/[?#]/, 1)[0] ?? '')?.params.flow ?? '')
  return flow !== null && flows[flow].language === 'en' ? 'en' : null
}

/** The address of a place: `href('login', {}, { redirect_url: '/questionnaire/bv' })`. */
export function href<Name extends PlaceName>(name: Name, ...[params, query]: PathArguments<Name>): string {
  const values: Readonly<Record<string, string | undefined>> = params ?? {}
  const path = places[name].pattern
    .split('/')
    .flatMap((segment) => {
      if (!segment.startsWith(':')) return [segment]
      const value = values[segment.slice(1).replace('?', '')]
      return value === undefined ? [] : [encodeURIComponent(value)]
    })
    .join('/')
  const wanted = new URLSearchParams(
    Object.entries(query ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const spoken = onTheWay.includes(name) && spokenAt(wanted.get('redirect_url') ?? undefined)
  if (spoken) wanted.set('lang', spoken)
  const search = wanted.toString()
  return `${name === 'home' ? `${path}/` : path}${search ? `?${search}` : ''}`
}

export type FoundPlace = { readonly name: PlaceName; readonly params: Readonly<Record<string, string>> }

/**
 * The place that a path belongs to, or null where there is none. `:flow` takes flow names and public slugs only,
 * `:part` the parts of a company's page.
 */
export function placeAt(path: string): FoundPlace | null {
  const given = path.split('/').filter(Boolean)
  for (const name of Object.keys(places) as PlaceName[]) {
    const params = match(places[name].pattern, given)
    if (params) return { name, params }
  }
  return null
}

function match(pattern: string, given: readonly string[]): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean)
  if (given.length > wanted.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const text = given[index]
    if (text === undefined) {
      if (segment.endsWith('?')) continue
      return null
    }
    if (!segment.startsWith(':')) {
      if (segment !== text) return null
      continue
    }
    const key = segment.slice(1).replace('?', '')
    const value = readSegment(key, text)
    if (value === null) return null
    params[key] = value
  }
  return params
}

function readSegment(key: string, text: string): string | null {
  const decoded = decode(text)
  if (decoded === null) return null
  if (key === 'flow') return flowNamed(decoded)
  return key === 'part' && decoded !== 'appointment' ? null : decoded
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The query parameters that a place reads; all others are left alone. */
export function queryAt<Name extends PlaceName>(name: Name, search: string): PlaceQuery<Name> {
  const given = new URLSearchParams(search)
  const entries = places[name].query.flatMap((key) => {
    const value = given.get(key)
    return value === null || value === '' ? [] : [[key, value]]
  })
  return Object.fromEntries(entries) as PlaceQuery<Name>
}
