import { z } from 'zod'

/** Every code an API error can carry as a whole, with the status it is answered with. */
export const errorStatus = {
  invalid_request: 422,
  malformed_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  unconfirmed: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Every code a single value of a request can be refused with; such an answer has status 422 and names the path. */
export const inputErrorCodes = [
  'required',
  'unknown_field',
  'invalid_type',
  'invalid_format',
  'invalid_option',
  'invalid_value',
  'too_short',
  'too_long',
  'too_low',
  'too_high',
  'too_few',
  'too_many',
] as const

export type InputErrorCode = (typeof inputErrorCodes)[number]

/** The one error format of the API. `path` is a dotted path into the request, as in `main.company_name`. */
export const errorBody = z
  .object({
    errors: z.array(z.object({ code: z.string(), path: z.string().optional(), message: z.string() })).min(1),
  })
  .meta({ id: 'Errors', description: 'What was refused, and where in the request it stands.' })

export type ErrorBody = z.infer<typeof errorBody>

/** Not being signed in is said as the protocol of the accounts says it, wherever it happens: its clients wait for that. */
export const notSignedInBody = z
  .object({ errors: z.array(z.string()).min(1), code: z.literal('not_signed_in') })
  .meta({ id: 'NotSignedIn', description: 'Sign in first, or again.' })

export type NotSignedInBody = z.infer<typeof notSignedInBody>
