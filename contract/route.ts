import type { z } from 'zod'
import { type ErrorCode, errorStatus } from './errors.ts'
import type { Role } from './roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the API: everything that server, browser and documentation must agree on. */
export type Route = {
  /** Unique name, the operationId of the documentation. */
  readonly id: string
  readonly method: Method
  /** With parameters as in `/api/cdn/stories/:slug`. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly tags: readonly [string, ...string[]]
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** Objects in a body are strict: a field we do not know is refused, never dropped in silence. */
  readonly body?: z.ZodType
  /** Answers by status. Errors in the common format need not be listed; a protocol with its own errors lists them. */
  readonly responses: Readonly<Record<number, z.ZodType>>
  /** Open to everyone. Without it a caller must be signed in. */
  readonly public?: true
  /** The same for everyone: who calls is not even looked at, so a token that ran out is no matter here. */
  readonly impersonal?: true
  /** Only for accounts with one of these roles; others get 403. */
  readonly roles?: readonly [Role, ...Role[]]
  /** Stricter than the limit of the whole API. */
  readonly limit?: { readonly max: number; readonly perSeconds: number }
  /** Takes form-urlencoded bodies beside JSON. Other routes refuse them, so that no foreign page can post to us. */
  readonly forms?: true
  /** Takes one file as multipart/form-data, of at most this many bytes. */
  readonly file?: { readonly maxBytes: number }
  /** Answers with and without a slash at the end, for protocols that allow both. */
  readonly trailingSlash?: true
  /** Never compressed: the length of an answer would tell about a secret in it, next to what a caller chose. */
  readonly secret?: true
  /** Also while the service is being worked on, as everything that is for an admin alone: whoever ends that must come in first. */
  readonly inMaintenance?: true
  /** Also for a device that still has to show the second factor of its account. */
  readonly beforeSecondFactor?: true
  /** Goes on: events as they happen, until who listens goes. */
  readonly events?: true
  /** Spoken by clients that we did not write: takes fields it does not know, and has its own errors. */
  readonly protocol?: true
  /** Also takes a token from the query or the body, as the protocol has it. Everywhere else only headers count. */
  readonly tokenInInput?: true
}

export function defineRoute<const Definition extends Route>(definition: Definition): Definition {
  return definition
}

/** The statuses in the common error format that a route can answer with, beside the ones it lists itself. */
export function errorStatusesOf(route: Route): number[] {
  const takesInput = route.params ?? route.query ?? route.body
  const codes: ErrorCode[] = [
    'malformed_request',
    ...(route.impersonal ? [] : (['not_signed_in'] as const)),
    ...(route.public ? [] : (['forbidden'] as const)),
    ...(route.params ? (['not_found'] as const) : []),
    // A body may come also where none is asked for.
    ...(route.method === 'GET' ? [] : (['too_large', 'unsupported_media_type'] as const)),
    ...(takesInput ? (['invalid_request'] as const) : []),
    'too_many_requests',
    'internal_error',
    'unavailable',
  ]
  return codes.map((code) => errorStatus[code]).filter((status) => !(status in route.responses))
}

type SuccessStatus = 200 | 201 | 202 | 204

type AsSent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** What a successful call answers. */
export type Answer<R extends Route> = {
  [Status in keyof R['responses'] & SuccessStatus]: R['responses'][Status] extends z.ZodType
    ? z.output<R['responses'][Status]>
    : never
}[keyof R['responses'] & SuccessStatus]

/** What a refused call answers, by status, where a route says more than the common format does. */
export type Refusals<R extends Route> = {
  readonly [Status in Exclude<keyof R['responses'], SuccessStatus>]: R['responses'][Status] extends z.ZodType
    ? z.output<R['responses'][Status]>
    : never
}

/** The calls of the API by method and path, as the caller sees them. */
export type ApiOf<Routes extends readonly Route[]> = {
  readonly [R in Routes[number] as `${R['method']} ${R['path']}`]: {
    params: AsSent<R['params']>
    query: AsSent<R['query']>
    body: AsSent<R['body']>
    response: Answer<R>
    refusals: Refusals<R>
    takesFile: R extends { readonly file: object } ? true : false
  }
}
