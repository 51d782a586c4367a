/** Every address of the web app, once: its pattern and the query parameters it reads. */
export const places = {
  home: {
    pattern: '/questionnaire',
    query: ['access_token', 'client', 'expiry', 'uid', 'new_product', 'redirect_url'],
  },
  bv: { pattern: '/questionnaire/bv', query: [] },
  login: { pattern: '/questionnaire/login', query: ['redirect_url', 'product_type', 'error', 'provider'] },
  register: { pattern: '/questionnaire/register', query: ['redirect_url', 'product_type', 'company_name'] },
  takeAlong: { pattern: '/questionnaire/take-along', query: ['redirect_url'] },
  confirmation: {
    pattern: '/questionnaire/confirmation',
    query: ['redirect_url', 'account_confirmation_success'],
  },
  resetPassword: { pattern: '/questionnaire/reset-password', query: ['redirect_url'] },
  newPassword: {
    pattern: '/questionnaire/new-password',
    query: ['access_token', 'client', 'expiry', 'uid', 'redirect_url'],
  },
  account: { pattern: '/questionnaire/account', query: ['linked', 'error'] },
  terms: { pattern: '/questionnaire/terms', query: [] },
  privacy: { pattern: '/questionnaire/privacy', query: [] },
  calculator: { pattern: '/questionnaire/calculator/:uuid?', query: ['origin', 'lang', 'question', 'key'] },
  ui: { pattern: '/questionnaire/ui', query: [] },
  billing: { pattern: '/questionnaire/:flow/:uid/billing', query: [] },
  checkout: { pattern: '/questionnaire/:flow/:uid/checkout', query: [] },
  paid: { pattern: '/questionnaire/:flow/:uid/paid', query: [] },
  flow: {
    pattern: '/questionnaire/:flow/:uid?',
    query: ['calculationUuid', 'step', 'substep', 'person', 'holding', 'company_name'],
  },
  dashboard: { pattern: '/dashboard', query: [] },
  notary: { pattern: '/notary', query: [] },
} as const satisfies Record<string, { pattern: `/${string}`; query: readonly string[] }>

export type PlaceName = keyof typeof places

type Segments<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}` ? Head | Segments<Tail> : Pattern
type Required<Segment> = Segment extends `:${string}?` ? never : Segment extends `:${infer Name}` ? Name : never
type Optional<Segment> = Segment extends `:${infer Name}?` ? Name : never

type Pattern<Name extends PlaceName> = (typeof places)[Name]['pattern']
export type Params<Name extends PlaceName> = { readonly [Key in Required<Segments<Pattern<Name>>>]: string } & {
  readonly [Key in Optional<Segments<Pattern<Name>>>]?: string | undefined
}
export type Query<Name extends PlaceName> = {
  readonly [Key in (typeof places)[Name]['query'][number]]?: string | undefined
}
