import { z } from 'zod'
import { accountData, refusedOrInvalid, refusedSchema } from './account-answers.ts'
import { defineRoute } from './route.ts'

/** For whoever is signed in. */
const own = { tags: ['accounts'], secret: true } as const

/** Six digits out of the app, or a recovery code; spaces and dashes in it do not matter. */
const code = z.string().max(100)

const success = z.object({ success: z.literal(true) })

/** In full, this once. */
const newCodes = z.object({ recovery_codes: z.array(z.string()) })

export const showSecondFactor = defineRoute({
  tags: ['accounts'],
  public: true,
  secret: true,
  // The ticket says who it is, whoever brings it.
  impersonal: true,
  id: 'showSecondFactor',
  inMaintenance: true,
  method: 'POST',
  path: '/api/member_auth/second_factor',
  summary: 'Ends signing in with a code, for who was told `second_factor_needed`; the token is in the headers',
  body: z.strictObject({
    ticket: z.string().max(200),
    code,
    /** Questionnaires that were begun in this browser and go along to the account. */
    drafts: z.array(z.string()).max(50).optional(),
  }),
  responses: { 200: z.object({ data: accountData }), 401: refusedSchema, 429: refusedSchema },
})

const secondFactor = z
  .object({
    on: z.boolean(),
    /** Who must have one cannot take it away. */
    required: z.boolean(),
    /** Only who works for us can set one up. */
    offered: z.boolean(),
    confirmed_at: z.string().nullable(),
    recovery_codes_left: z.number().int(),
  })
  .meta({ id: 'SecondFactor', description: 'How the second factor of an account stands.' })

export type SecondFactor = z.infer<typeof secondFactor>

export const getSecondFactor = defineRoute({
  ...own,
  id: 'getSecondFactor',
  inMaintenance: true,
  method: 'GET',
  path: '/api/account/second_factor',
  summary: 'How the second factor of this account stands',
  responses: { 200: secondFactor },
})

const enrolment = z.object({
  /** For who types it over. */
  secret: z.string(),
  /** For a picture that an app reads: `otpauth://totp/…`. */
  link: z.string(),
})

export type Enrolment = z.infer<typeof enrolment>

export const beginSecondFactor = defineRoute({
  ...own,
  id: 'beginSecondFactor',
  inMaintenance: true,
  method: 'POST',
  path: '/api/account/second_factor',
  summary: 'Begins to set up an app; who has one already shows a code of it, or a recovery code',
  body: z.strictObject({ code: code.optional() }),
  responses: { 201: enrolment, 422: refusedOrInvalid, 429: refusedSchema },
})

export const confirmSecondFactor = defineRoute({
  ...own,
  id: 'confirmSecondFactor',
  inMaintenance: true,
  method: 'POST',
  path: '/api/account/second_factor/confirm',
  summary: 'Ends setting up with the first code of the app; every other device is signed out',
  body: z.strictObject({ code }),
  responses: { 200: newCodes, 422: refusedOrInvalid, 429: refusedSchema },
})

export const renewRecoveryCodes = defineRoute({
  ...own,
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/account/second_factor/recovery_codes',
  summary: 'New recovery codes; those of before are good for nothing any more',
  body: z.strictObject({ code }),
  responses: { 200: newCodes, 422: refusedOrInvalid, 429: refusedSchema },
})

export const removeSecondFactor = defineRoute({
  ...own,
  id: 'removeSecondFactor',
  method: 'DELETE',
  path: '/api/account/second_factor',
  summary: 'Takes the second factor off this account, where it is not required',
  body: z.strictObject({ code }),
  responses: { 200: success, 422: refusedOrInvalid, 429: refusedSchema },
})

export const secondFactorRoutes = [
  showSecondFactor,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
] as const
