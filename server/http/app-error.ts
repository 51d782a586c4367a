import { type ErrorBody, type ErrorCode, errorStatus, type NotSignedInBody } from '#contract/errors.ts'

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
  unconfirmed: 'An assistant wrote this answer: its owner has to confirm it first.',
  too_large: 'The request is larger than we accept.',
  unsupported_media_type: 'Send the body as application/json.',
  too_many_requests: 'Too many requests; try again after the number of seconds in the Retry-After header.',
  internal_error: 'Something went wrong on our side. Nothing of this request was kept.',
  unavailable: 'The service is not available right now; try again later.',
}

type AppErrorEntry = { readonly code: string; readonly path?: string; readonly message: string }

/** What is away for a moment is worth another try; who knows better says so. */
const soon = { 'retry-after': '5' } as const

/** A "no" that a caller can act on. Actions throw it by code; the status and the sentence follow from the code. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  /** A plain property: Fastify writes to it. */
  readonly statusCode: number
  readonly entries: readonly AppErrorEntry[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ErrorCode,
    details: {
      readonly path?: string
      /** Several refusals at once, each with its own code and place. */
      readonly entries?: readonly AppErrorEntry[]
      readonly headers?: Readonly<Record<string, string>>
    } = {},
  ) {
    super(code)
    this.code = code
    this.statusCode = errorStatus[code]
    this.headers = details.headers ?? (code === 'unavailable' ? soon : {})
    this.entries = details.entries ?? [
      { code, ...(details.path !== undefined && { path: details.path }), message: sentences[code] },
    ]
  }

  get body(): ErrorBody | NotSignedInBody {
    if (this.code === 'not_signed_in') return { errors: [sentences.not_signed_in], code: this.code }
    return { errors: this.entries.map((entry) => ({ ...entry })) }
  }
}

/** The entry of a refusal that says more than its code, as every error has it. */
export const errorEntry = <Code extends ErrorCode>(code: Code): { code: Code; message: string } => ({
  code,
  message: sentences[code],
})
