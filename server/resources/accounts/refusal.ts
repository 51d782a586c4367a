import type { AccountErrorCode, AccountInvalid } from '#contract/account-answers.ts'
import { ProtocolError } from '#server/http/index.ts'

/**
 * The sentences of the protocol, word for word as its clients know them: some look for them. Screens choose their own words
 * by the code beside them.
 */
export const protocolSentences = {
  invalid_credentials: 'Invalid login credentials. Please try again.',
  invalid_token: 'Invalid login credentials',
  post_to_sign_in: 'Use POST /sign_in to sign in. GET is not supported.',
  not_logged_in: 'User was not found or was not logged in.',
  user_not_found: 'User not found.',
  nothing_to_destroy: 'Unable to locate account for destruction.',
  destroyed: ({ uid }: { uid: string }) => `Account with UID '${uid}' has been destroyed.`,
  no_sign_up_data: 'Please submit proper sign up data in request body.',
  no_update_data: 'Please submit proper account update data in request body.',
  missing_confirm_success_url: "Missing 'confirm_success_url' parameter.",
  redirect_not_allowed: ({ url }: { url: string }) => `Redirect to '${url}' not allowed.`,
  missing_email: 'You must provide an email address.',
  missing_redirect_url: 'Missing redirect URL.',
  unknown_email: ({ email }: { email: string }) => `Unable to find user with email '${email}'.`,
  reset_sent: ({ email }: { email: string }) =>
    `An email has been sent to '${email}' containing instructions for resetting your password.`,
  reset_sent_perhaps:
    'If your email address exists in our database, you will receive a password recovery link at your email address in a few minutes.',
  confirmation_sent: ({ email }: { email: string }) =>
    `An email has been sent to '${email}' containing instructions for confirming your account.`,
  confirmation_sent_perhaps:
    'If your email address exists in our database, you will receive an email with instructions for how to confirm your email address in a few minutes.',
  no_password_needed: ({ provider }: { provider: string }) =>
    `This account does not require a password. Sign in using your '${provider}' account instead.`,
  missing_passwords: "You must fill out the fields labeled 'Password' and 'Password confirmation'.",
  password_updated: 'Your password has been successfully updated.',
  link_used: 'This link was used already.',
  link_expired: 'This link works no more.',
  email_taken: 'This address belongs to another account by now.',
  unauthorized: 'Unauthorized',
  not_found: 'Not Found',
  must_be_kept: 'The law obliges us to keep this account for now.',
  payment_pending: 'A payment is still under way. Try again once it has ended.',
  account_blocked: 'Your account is blocked.',
  not_confirmed: 'Confirm your email address first.',
  last_way_in: 'This is the only way to sign in to your account.',
  second_factor_needed: 'Show the code of your second factor to sign in.',
  second_factor_wrong: 'This code is not right.',
  second_factor_used: 'This code was used already.',
  second_factor_expired: 'This took too long. Please start again.',
  second_factor_required: 'Your role needs a second factor.',
  too_busy: 'Too many people are signing in right now. Please try again in a few seconds.',
  too_many_attempts: ({ seconds }: { seconds: number }) => `Too many attempts. Try again in ${seconds} seconds.`,
} as const

/** What can be wrong with a field, and how the original says it. */
export const faults = {
  blank: "can't be blank",
  taken: 'has already been taken',
  fixed: "can't be changed here, but on the account page",
  same: 'is the address of this account already',
  not_email: 'is not an email',
  email_letters: 'can only have letters without accents',
  mismatch: "doesn't match Password",
  too_common: 'is one that many people use, and that burglars try first. Please choose another one',
  invalid: 'is invalid',
  too_short: ({ min }: { min: number }) => `is too short (minimum is ${min} characters)`,
  too_long: ({ max }: { max: number }) => `is too long (maximum is ${max} characters)`,
} as const

/** `password_confirmation` is "Password confirmation" in a whole sentence. */
export const humanName = (field: string): string => {
  const words = field.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

type AccountRefusalDetails = {
  readonly code?: AccountErrorCode
  readonly data?: unknown
  /** Registration and changes of an account say it twice. */
  readonly status?: 'error'
  readonly headers?: Readonly<Record<string, string>>
}

/** A "no" in the form of the protocol. Actions throw it; it is sent as it is. */
export class AccountRefusal extends ProtocolError {
  override readonly name = 'Refusal'

  constructor(
    status: number,
    errors: string | FieldFaults,
    { code, data, status: word, headers }: AccountRefusalDetails = {},
  ) {
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

/** To who has shown that the account is theirs; a stranger hears of no such account. */
export class BlockedAccount extends AccountRefusal {
  constructor() {
    super(401, protocolSentences.account_blocked, { code: 'account_blocked' })
  }
}

/** Long enough for the line at the door to be gone. */
const soon = 2

/** More want to sign in at this moment than can be let in. */
export const tooBusy = (): AccountRefusal =>
  new AccountRefusal(503, protocolSentences.too_busy, {
    code: 'too_busy',
    data: { retry_after: soon },
    headers: { 'retry-after': String(soon) },
  })

export const tooManyAttempts = (seconds: number): AccountRefusal =>
  new AccountRefusal(429, protocolSentences.too_many_attempts({ seconds }), {
    code: 'too_many_attempts',
    data: { retry_after: seconds },
    headers: { 'retry-after': String(seconds) },
  })
