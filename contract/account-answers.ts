import { z } from 'zod'
import { locales } from '#domain/values/index.ts'
import { errorBody } from './errors.ts'
import { roles } from './roles.ts'

/** How an account was made; a password belongs to `email` only. */
export const providers = ['email', 'google_oauth2', 'linkedin'] as const
export type Provider = (typeof providers)[number]

/** The ones who vouch for a person instead of a password. */
export const socialProviders = ['google_oauth2', 'linkedin'] as const satisfies readonly Provider[]
export type SocialProvider = (typeof socialProviders)[number]

/** A second proof beside the password. `required`: nothing of who works here is open until it was set up. */
export const secondFactorStates = ['off', 'required', 'on'] as const
export type SecondFactorState = (typeof secondFactorStates)[number]

export const accountData = z
  .object({
    id: z.number().int(),
    uuid: z.string(),
    provider: z.enum(providers),
    uid: z.string(),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    phone: z.string().nullable(),
    locale: z.enum(locales),
    /** What this device may do: who still has to set up a second factor is a customer. */
    role: z.enum(roles),
    second_factor: z.enum(secondFactorStates),
    keep_me_posted: z.boolean(),
    confirmed: z.boolean(),
    profile_image: z.string().nullable(),
    /** Tells the chat that the visitor is who they say; null where no chat is set up. */
    user_hash: z.string().nullable(),
    allow_password_change: z.boolean(),
  })
  .meta({ id: 'Account', description: 'The account that is signed in. Tokens travel in the headers only.' })

export type AccountData = z.infer<typeof accountData>

/** Codes beside the sentences of the protocol, by which our screens choose their own words. */
export const accountErrorCodes = [
  'invalid_credentials',
  'different_provider',
  'too_many_attempts',
  /** More want to sign in at this moment than we can let in: status 503, with Retry-After. */
  'too_busy',
  'email_taken',
  /** Another address is asked for, and this is the one of now. */
  'email_same',
  /** A link in a mail that has done its work. */
  'link_used',
  /** A link that ran out, or was followed by another one. */
  'link_expired',
  /** On the list that burglars begin with: another one must be chosen. */
  'password_common',
  'account_not_found',
  /** Those who run the service let them in no more: said only to who shows that the account is theirs. */
  'account_blocked',
  'must_be_kept',
  /** Deleting: money may still come. */
  'payment_pending',
  /** Linking needs an address that was confirmed. */
  'not_confirmed',
  /** Without it nobody could sign in to the account any more. */
  'last_way_in',
  /** The password is right; go on with `data.ticket` at `/api/member_auth/second_factor`. */
  'second_factor_needed',
  'second_factor_wrong',
  /** A code is good once. */
  'second_factor_used',
  /** The ticket, or the setting up, took too long. */
  'second_factor_expired',
  /** Who works here cannot do without. */
  'second_factor_required',
] as const
export type AccountErrorCode = (typeof accountErrorCodes)[number]

/**
 * What the login screen (`?error=`, with `provider` for the way in that does work) and the account page (`?error=`) are told
 * when signing in or linking with an account elsewhere came to nothing.
 */
export const socialErrorCodes = [
  'different_provider',
  'email_not_verified',
  'cancelled',
  'provider_unavailable',
  'sign_in_failed',
  'account_blocked',
  'redirect_not_allowed',
  /** Linking: they sign in to another account here. */
  'identity_taken',
  /** Linking: this account has another one of the same provider. */
  'already_linked',
] as const
export type SocialErrorCode = (typeof socialErrorCodes)[number]

const besides = {
  code: z.enum(accountErrorCodes).optional(),
  data: z.unknown().optional(),
}

export const refusedSchema = z
  .object({
    success: z.literal(false).optional(),
    status: z.literal('error').optional(),
    errors: z.array(z.string()),
    ...besides,
  })
  .meta({ id: 'AccountRefusal', description: 'Why not, in the sentences of the protocol.' })

/** Why not; or what is wrong with the request. */
export const refusedOrInvalid = z.union([refusedSchema, errorBody])

export const invalid = z
  .object({
    success: z.literal(false).optional(),
    status: z.literal('error').optional(),
    /** By field, each with its sentences, and all together under `full_messages`; or a plain list. */
    errors: z.union([z.array(z.string()), z.record(z.string(), z.array(z.string()))]),
    ...besides,
  })
  .meta({ id: 'AccountInvalid', description: 'What is wrong with which field.' })

export type AccountInvalid = z.infer<typeof invalid>

/** The browser goes to the address in the Location header. */
export const redirected = z.string().meta({ description: 'Nothing to read: the Location header says where to go.' })
