import { z } from 'zod'

/** Every code an API error can carry, with the status it is answered with. */
export const errorStatus = {
  invalid_request: 422,
  malformed_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The one error format of the API. `path` is a dotted path into the request, as in `main.company_name`. */
export const errorBody = z.object({
  errors: z
    .array(z.object({ code: z.string(), path: z.string().optional(), message: z.string() }))
    .min(1),
})

export type ErrorBody = z.infer<typeof errorBody>
