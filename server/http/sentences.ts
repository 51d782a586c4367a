import type { ErrorCode } from '#contract/errors.ts'

/** For developers who read an answer of the API. Screens choose their own words by the code. */
export const sentences: Readonly<Record<ErrorCode, string>> = {
  invalid_request: 'The request holds a value that cannot be used.',
  malformed_request:
    'The request could not be read: check that its body is well-formed, and that no text holds a NUL or half a character.',
  not_signed_in: 'You need to sign in or sign up before continuing.',
  forbidden: 'You may not do this.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take this method; the Allow header lists the ones it takes.',
  conflict: 'Someone else changed this in the meantime.',
  too_large: 'The request is larger than we accept.',
  unsupported_media_type: 'Send the body as application/json.',
  too_many_requests: 'Too many requests; try again after the number of seconds in the Retry-After header.',
  internal_error: 'Something went wrong on our side. Nothing of this request was kept.',
  unavailable: 'The service is not available right now; try again later.',
}
