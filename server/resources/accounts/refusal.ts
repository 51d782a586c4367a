import type { AccountErrorCode, AccountInvalid } from '#contract/account-answers.ts'
import { ProtocolError } from '#server/http/index.ts'
import { humanName, say } from './sentences.ts'

type Besides = {
  readonly code?: AccountErrorCode
  readonly data?: unknown
  /** Registration and changes of an account say it twice. */
  readonly status?: 'error'
  readonly headers?: Readonly<Record<string, string>>
}

/** A "no" in the form of the protocol. Actions throw it; it is sent as it is. */
export class Refusal extends ProtocolError {
  override readonly name = 'Refusal'

  constructor(status: number, errors: string | FieldFaults, { code, data, status: word, headers }: Besides = {}) {
    const body: AccountInvalid = {
      // The original leaves this out where it names fields.
      ...(typeof errors === 'string' && { success: false }),
      ...(word && { status: word }),
      errors: typeof errors === 'string' ? [errors] : withFullMessages(errors),
      ...(code && { code }),
      ...(data !== undefined && { data }),
    }
    super(status, body, headers)
  }
}

/** By field, what is wrong with it. */
export type FieldFaults = Readonly<Record<string, readonly string[]>>

function withFullMessages(faults: FieldFaults): Record<string, string[]> {
  const entries = Object.entries(faults).map(([field, sentences]): [string, string[]] => [field, [...sentences]])
  const full = entries.flatMap(([field, sentences]) => sentences.map((sentence) => `${humanName(field)} ${sentence}`))
  return { ...Object.fromEntries(entries), full_messages: full }
}

/** Long enough for the line at the door to be gone. */
const soon = 2

/** More want to sign in at this moment than can be let in. */
export const tooBusy = (): Refusal =>
  new Refusal(503, say.too_busy, {
    code: 'too_busy',
    data: { retry_after: soon },
    headers: { 'retry-after': String(soon) },
  })

export const tooManyAttempts = (seconds: number): Refusal =>
  new Refusal(429, say.too_many_attempts({ seconds }), {
    code: 'too_many_attempts',
    data: { retry_after: seconds },
    headers: { 'retry-after': String(seconds) },
  })
