import { flowNamed, flows } from '#domain/products/index.ts'

const queueQuery = ['view', 'status', 'flow', 'risk', 'language', 'handler', 'office', 'search'] as const
const caseQuery = ['document', 'person', 'field'] as const

/** Every address of the web app, once: its pattern and the query parameters it reads. */
export const places = {
  home: {
    pattern: '/questionnaire',
    query: ['access_token', 'client', 'expiry', 'uid', 'new_product', 'redirect_url'],
  },
  bv: { pattern: '/questionnaire/bv', query: [] },
  login: { pattern: '/questionnaire/login', query: ['redirect_url', 'product_type', 'error', 'provider', 'ticket'] },
  register: { pattern: '/questionnaire/register', query: ['redirect_url', 'product_type', 'company_name'] },
  takeAlong: { pattern: '/questionnaire/take-along', query: ['redirect_url'] },
  /** Where the link in a mail leads that opens a draft without an account. */
  returnTo: { pattern: '/questionnaire/return', query: ['key', 'lang'] },
  confirmation: {
    pattern: '/questionnaire/confirmation',
    query: ['redirect_url', 'account_confirmation_success'],
  },
  resetPassword: { pattern: '/questionnaire/reset-password', query: ['redirect_url', 'expired', 'used'] },
  newPassword: {
    pattern: '/questionnaire/new-password',
    query: ['access_token', 'client', 'expiry', 'uid', 'redirect_url'],
  },
  /** Where the link at the foot of a reminder leads. */
  reminders: { pattern: '/questionnaire/reminders', query: ['key', 'lang'] },
  /** Where the link in a mail to another address leads. */
  newEmail: { pattern: '/questionnaire/new-email', query: ['key', 'lang'] },
  account: { pattern: '/questionnaire/account', query: ['linked', 'error'] },
  secondFactor: { pattern: '/questionnaire/second-factor', query: ['redirect_url'] },
  terms: { pattern: '/questionnaire/terms', query: [] },
  privacy: { pattern: '/questionnaire/privacy', query: [] },
  complaints: { pattern: '/questionnaire/complaints', query: [] },
  accessibility: { pattern: '/questionnaire/accessibility', query: [] },
  calculator: { pattern: '/questionnaire/calculator/:uuid?', query: ['origin', 'lang', 'question', 'key'] },
  ui: { pattern: '/questionnaire/ui', query: [] },
  billing: { pattern: '/questionnaire/:flow/:uid/billing', query: [] },
  checkout: { pattern: '/questionnaire/:flow/:uid/checkout', query: [] },
  paid: { pattern: '/questionnaire/:flow/:uid/paid', query: [] },
  flow: {
    pattern: '/questionnaire/:flow/:uid?',
    query: ['calculationUuid', 'step', 'substep', 'person', 'holding', 'company_name', 'notary_id'],
  },
  dashboard: { pattern: '/dashboard', query: [] },
  membership: { pattern: '/membership', query: [] },
  ownChange: { pattern: '/dashboard/:uuid/change', query: [] },
  ownCase: { pattern: '/dashboard/:uuid/:part?', query: [] },
  /** Where the personal link leads of somebody who fills in their own part. */
  participant: { pattern: '/participant/:token', query: ['step'] },
  contracts: { pattern: '/contracts', query: ['search', 'status', 'company', 'new'] },
  contract: { pattern: '/contracts/:uuid', query: [] },
  /** Where the link leads of somebody who was asked to sign. */
  signContract: { pattern: '/sign/:token', query: [] },
  checkContract: { pattern: '/check-contract', query: [] },
  newCompany: { pattern: '/companies/new', query: [] },
  company: { pattern: '/companies/:uuid', query: [] },
  notary: { pattern: '/notary', query: queueQuery },
  notaryCase: { pattern: '/notary/:uuid/:tab?', query: caseQuery },
  /** The same workbench, over all offices. */
  support: { pattern: '/support', query: queueQuery },
  adminQuestions: { pattern: '/admin/questions', query: [] },
  supportServices: { pattern: '/support/services', query: ['waiting_on'] },
  supportCase: { pattern: '/support/:uuid/:tab?', query: caseQuery },
} as const satisfies Record<string, { pattern: `/${string}`; query: readonly string[] }>

export type PlaceName = keyof typeof places

type Segments<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}` ? Head | Segments<Tail> : Pattern
type Required<Segment> = Segment extends `:${string}?` ? never : Segment extends `:${infer Name}` ? Name : never
type Optional<Segment> = Segment extends `:${infer Name}?` ? Name : never

type Pattern<Name extends PlaceName> = (typeof places)[Name]['pattern']
type PathParams<Name extends PlaceName> = { readonly [Key in Required<Segments<Pattern<Name>>>]: string } & {
  readonly [Key in Optional<Segments<Pattern<Name>>>]?: string | undefined
}
type Query<Name extends PlaceName> = {
  readonly [Key in (typeof places)[Name]['query'][number]]?: string | undefined
}

type PathArguments<Name extends PlaceName> =
  Record<never, never> extends PathParams<Name>
    ? [params?: PathParams<Name>, query?: Query<Name>]
    : [params: PathParams<Name>, query?: Query<Name>]

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
export function queryAt<Name extends PlaceName>(name: Name, search: string): Query<Name> {
  const given = new URLSearchParams(search)
  const entries = places[name].query.flatMap((key) => {
    const value = given.get(key)
    return value === null || value === '' ? [] : [[key, value]]
  })
  return Object.fromEntries(entries) as Query<Name>
}
