import type { ErrorBody } from '#contract/errors.ts'
import type { Api } from '#contract/index.ts'
import { credentialHeaders, type Token, tokenIn, tokenKeeper } from './credentials.ts'

/** An answer that is not a success, with the errors the server gave; status 0 is a server that could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: ErrorBody['errors']
  /** The whole answer, where a route says more than its errors: a conflict carries what is there now. */
  readonly body: unknown

  constructor(status: number, errors: ErrorBody['errors'], body: unknown = null) {
    super(`The server answered ${status}.`)
    this.status = status
    this.errors = errors
    this.body = body
  }
}

type RefusedStatus<Key extends keyof Api> = Key extends keyof Api ? keyof Api[Key]['refusals'] & number : never
/** Of several calls it is what one of them answers; one that has nothing of its own to say with it has the common format. */
type RefusedBody<Key extends keyof Api, Status extends number> = Key extends keyof Api
  ? Api[Key]['refusals'] extends { readonly [Refused in Status]: infer Body }
    ? Body
    : ErrorBody
  : never

/** What a call that was refused with this status answers, as the contract has it; null for every other error. */
export const refusalOf = <Key extends keyof Api, Status extends RefusedStatus<Key>>(
  error: unknown,
  _key: Key,
  status: Status,
): RefusedBody<Key, Status> | null =>
  error instanceof ApiError && error.status === status ? (error.body as RefusedBody<Key, Status>) : null

/** How a call is made, beside what it says. */
type CallManner = {
  /** Only when the server still has this version. */
  readonly ifMatch?: number
  /** Asked twice with the same key, it happens once. */
  readonly idempotencyKey?: string
  /** Which company is meant, where an account has several. */
  readonly company?: string | undefined
  /** Goes on when the page is closed meanwhile. */
  readonly keepalive?: boolean
  /** With this token, or with none, instead of the one that this browser keeps. */
  readonly as?: Token | null
  /** The token in the answer is the one to keep from now on, or to hand over to whoever decides about that. */
  readonly signsIn?: true | ((token: Token) => void)
}

/** What a call says, as far as it says anything. */
export type CallParts<Key extends keyof Api, Parts extends 'params' | 'query' | 'body'> = {
  [Part in Parts as Api[Key][Part] extends undefined ? never : Part]: Api[Key][Part]
}
type CallInput<Key extends keyof Api> = CallParts<Key, 'params' | 'query' | 'body'> & CallManner
type CallArguments<Key extends keyof Api> =
  Record<never, never> extends CallInput<Key> ? [input?: CallInput<Key>] : [input: CallInput<Key>]

export type Filled = {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
}
type Loose = CallManner & Filled & { readonly body?: unknown }

/** Where a call goes. */
export function addressOfCall(pattern: string, { params = {}, query = {} }: Filled): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return search ? `${path}?${search}` : path
}

/** Calls the server: `await call('POST /api/contact_messages', { body })`. Throws ApiError on anything but success. */
export async function call<Key extends keyof Api & string>(
  key: Key,
  ...[input]: CallArguments<Key>
): Promise<Api[Key]['response']> {
  const { params, query, body, ifMatch, idempotencyKey, company, keepalive, as, signsIn }: Loose = input ?? {}
  const own = as === undefined ? tokenKeeper.read() : null
  const token = as ?? own
  const [method = 'GET', pattern = ''] = key.split(' ')
  const response = await reach(addressOfCall(pattern, { params, query }), {
    method,
    ...(keepalive && { keepalive }),
    headers: {
      ...(token && credentialHeaders(token)),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(company && { 'company-id': company }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json().catch(() => null)
  const renewed = own || signsIn ? tokenIn(response.headers) : null
  const current = tokenKeeper.read()
  // A slow answer to what was asked with the token of before does not bring that one back.
  if (renewed && (signsIn || !current || current.access_token === own?.access_token))
    (typeof signsIn === 'function' ? signsIn : tokenKeeper.renew)(renewed)
  if (own && response.status === 401) tokenKeeper.refuse(own)
  if (!response.ok) throw new ApiError(response.status, (answer as ErrorBody | null)?.errors ?? [], answer)
  return answer as Api[Key]['response']
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch {
    throw new ApiError(0, [])
  }
}
