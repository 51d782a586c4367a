import { type ErrorBody, type ErrorCode, errorStatus, type NotSignedInBody } from '#contract/errors.ts'
import { sentences } from './sentences.ts'

type Entry = { readonly code: string; readonly path?: string; readonly message: string }

/** What is away for a moment is worth another try; who knows better says so. */
const soon = { 'retry-after': '5' } as const

/** A "no" that a caller can act on. Actions throw it by code; the status and the sentence follow from the code. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  /** A plain property: Fastify writes to it. */
  readonly statusCode: number
  readonly entries: readonly Entry[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ErrorCode,
    details: {
      readonly path?: string
      /** Several refusals at once, each with its own code and place. */
      readonly entries?: readonly Entry[]
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
export const entryOf = <Code extends ErrorCode>(code: Code): { code: Code; message: string } => ({
  code,
  message: sentences[code],
})
