import type { AccountErrorCode, SocialErrorCode } from '#contract/account-answers.ts'
import type { IssueCode } from '#domain/issues/index.ts'
import { ApiError } from '#web/api/index.ts'

/** Why something did not work. With a code the person can do something about it; without one it is ours. */
export type SignInFailure = {
  readonly code: AccountErrorCode | SocialErrorCode | null
  /** The fields that the server found something wrong with. */
  readonly fields: readonly string[]
  /** What the server sent along, such as the provider that knows an address. */
  readonly data: Readonly<Record<string, unknown>>
  readonly kind: 'refused' | 'ours' | 'offline'
}

const codes: Readonly<Record<AccountErrorCode, true>> = {
  invalid_credentials: true,
  different_provider: true,
  too_many_attempts: true,
  too_busy: true,
  email_taken: true,
  email_same: true,
  link_used: true,
  link_expired: true,
  password_common: true,
  account_not_found: true,
  account_blocked: true,
  must_be_kept: true,
  payment_pending: true,
  last_way_in: true,
  not_confirmed: true,
  second_factor_needed: true,
  second_factor_wrong: true,
  second_factor_used: true,
  second_factor_expired: true,
  second_factor_required: true,
}

const isCode = (code: unknown): code is AccountErrorCode => typeof code === 'string' && Object.hasOwn(codes, code)

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

/** By field, what only the server can find wrong with it. */
const atFields: Readonly<Record<string, Partial<Record<AccountErrorCode, IssueCode>>>> = {
  email: { email_same: 'email_same' },
  password: { password_common: 'password_common' },
  code: { second_factor_wrong: 'code_wrong', second_factor_used: 'code_used' },
  recovery_code: { second_factor_wrong: 'recovery_code_wrong', second_factor_used: 'recovery_code_used' },
}

/** What the screen says at one of these fields, and not under the form. */
export function issueOf(
  { code }: SignInFailure,
  among: readonly string[],
): { readonly key: string; readonly code: IssueCode } | null {
  if (!isCode(code)) return null
  const found = among.flatMap((key) => {
    const issue = atFields[key]?.[code]
    return issue ? [{ key, code: issue }] : []
  })
  return found[0] ?? null
}

export function failureOf(error: unknown): SignInFailure {
  if (!(error instanceof ApiError)) return { code: null, fields: [], data: {}, kind: 'ours' }
  const { code, data, errors } = recordOf(error.body)
  const known = isCode(code) ? code : error.status === 429 ? 'too_many_attempts' : null
  const kind = error.status === 0 ? 'offline' : error.status >= 500 ? 'ours' : 'refused'
  const fields = Array.isArray(errors) ? [] : Object.keys(recordOf(errors))
  return { code: known, fields, data: recordOf(data), kind }
}
