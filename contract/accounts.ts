import { z } from 'zod'
import { accountData, invalid, redirected, refusedSchema, type SocialProvider } from './account-answers.ts'
import { defineRoute } from './route.ts'

/**
 * Clients of this protocol send all sorts of things, as JSON or as a form, under `user` or not, and expect its own
 * errors. So nothing is refused by a schema: it describes, and the server takes out what it knows.
 */
function sent<Described extends z.ZodObject>(described: Described): z.ZodType<unknown, z.input<Described> | undefined> {
  const { $schema: _, ...description } = z.toJSONSchema(described, { io: 'input' })
  return z.unknown().meta(description) as z.ZodType<unknown, z.input<Described> | undefined>
}

/** Credentials nested under `user`, or beside each other. */
const nested = <Shape extends z.ZodRawShape>(shape: Shape) =>
  sent(z.looseObject({ user: z.looseObject(shape).partial().optional(), ...z.looseObject(shape).partial().shape }))

const credentials = { email: z.string(), password: z.string() }
const profile = {
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string().nullable(),
  locale: z.string(),
  keep_me_posted: z.boolean(),
}

/** Questionnaires that were begun in this browser and go along to the account; only a form of our own can name them. */
const drafts = z.array(z.string())

const message = z.object({ success: z.literal(true), message: z.string() })

/** Everything of the protocol: open, because it has its own answers for who is not signed in. */
const protocol = { tags: ['accounts'], public: true, forms: true, secret: true, protocol: true } as const

const base = '/api/member_auth'

export const registerAccount = defineRoute({
  ...protocol,
  id: 'register',
  method: 'POST',
  path: base,
  summary: 'Makes an account and signs in; a mail asks to confirm the address',
  body: nested({
    ...credentials,
    ...profile,
    password_confirmation: z.string(),
    terms_of_service: z.boolean(),
    confirm_success_url: z.string(),
    config_name: z.string(),
    drafts,
  }),
  responses: {
    200: z.object({ status: z.literal('success'), data: accountData }),
    422: invalid,
    429: refusedSchema,
    503: refusedSchema,
  },
})

export const updateAccount = defineRoute({
  ...protocol,
  tokenInInput: true,
  id: 'updateAccount',
  method: 'PUT',
  path: base,
  summary:
    'Changes name, phone, language, news or password of who is signed in; another password ends every other device',
  body: nested({
    ...profile,
    ...credentials,
    password_confirmation: z.string(),
    current_password: z.string(),
  }),
  responses: {
    200: z.object({ status: z.literal('success'), data: accountData }),
    404: refusedSchema,
    422: invalid,
    429: refusedSchema,
    503: refusedSchema,
  },
})

export const deleteAccount = defineRoute({
  ...protocol,
  tokenInInput: true,
  id: 'deleteAccount',
  method: 'DELETE',
  path: base,
  summary: 'Deletes the account and its data, or says why we must keep them',
  responses: {
    200: z.object({ status: z.literal('success'), message: z.string() }),
    404: refusedSchema,
    /** `code` is `payment_pending`: it can be deleted once the payment has ended. */
    409: refusedSchema,
    /** `code` is `must_be_kept`, `data.reason` says why. */
    422: refusedSchema,
  },
})

export const signIn = defineRoute({
  ...protocol,
  id: 'signIn',
  inMaintenance: true,
  method: 'POST',
  path: `${base}/sign_in`,
  summary: 'Signs this device in; the token is in the headers of the answer',
  body: nested({ ...credentials, drafts }),
  responses: { 200: z.object({ data: accountData }), 401: refusedSchema, 429: refusedSchema, 503: refusedSchema },
})

/** Clients of the protocol look for its own words, not for ours about methods. */
export const getSignIn = defineRoute({
  ...protocol,
  id: 'getSignIn',
  method: 'GET',
  path: `${base}/sign_in`,
  summary: 'Refused with 405: signing in is a POST',
  responses: { 405: refusedSchema },
})

export const signOut = defineRoute({
  ...protocol,
  tokenInInput: true,
  beforeSecondFactor: true,
  id: 'signOut',
  inMaintenance: true,
  method: 'DELETE',
  path: `${base}/sign_out`,
  summary: 'Signs this device out',
  responses: { 200: z.object({ success: z.literal(true) }), 404: refusedSchema },
})

export const validateToken = defineRoute({
  ...protocol,
  tokenInInput: true,
  id: 'validateToken',
  inMaintenance: true,
  method: 'GET',
  path: `${base}/validate_token`,
  summary: 'Whether the token still holds, and whose it is',
  responses: { 200: z.object({ success: z.literal(true), data: accountData }), 401: refusedSchema },
})

export const openConfirmation = defineRoute({
  ...protocol,
  id: 'openConfirmation',
  method: 'GET',
  path: `${base}/confirmation`,
  summary: 'The link in the mail: confirms the address and redirects to redirect_url',
  query: z.looseObject({ confirmation_token: z.unknown(), redirect_url: z.unknown(), config: z.unknown() }).partial(),
  responses: { 302: redirected, 404: refusedSchema, 422: refusedSchema },
})

export const sendConfirmation = defineRoute({
  ...protocol,
  id: 'sendConfirmation',
  method: 'POST',
  path: `${base}/confirmation`,
  summary: 'With an address: sends the mail again. With the token of that mail: confirms, and answers true or false',
  body: nested({ email: z.string(), redirect_url: z.string(), config_name: z.string(), token: z.string() }),
  responses: {
    200: z.union([message, z.boolean()]),
    401: refusedSchema,
    404: refusedSchema,
    422: refusedSchema,
    429: refusedSchema,
  },
})

export const requestPassword = defineRoute({
  ...protocol,
  id: 'requestPassword',
  method: 'POST',
  path: `${base}/password`,
  summary: 'Sends a mail with a link to choose another password',
  body: nested({ email: z.string(), redirect_url: z.string(), config_name: z.string() }),
  responses: { 200: message, 401: refusedSchema, 404: refusedSchema, 422: refusedSchema, 429: refusedSchema },
})

export const openPasswordReset = defineRoute({
  ...protocol,
  id: 'openPasswordReset',
  method: 'GET',
  path: `${base}/password/edit`,
  summary: 'The link in the mail: redirects to redirect_url with a token of five minutes',
  query: z.looseObject({ reset_password_token: z.unknown(), redirect_url: z.unknown(), config: z.unknown() }).partial(),
  responses: { 302: redirected, 401: refusedSchema, 404: refusedSchema, 422: refusedSchema },
})

export const changePassword = defineRoute({
  ...protocol,
  tokenInInput: true,
  beforeSecondFactor: true,
  id: 'changePassword',
  method: 'PUT',
  path: `${base}/password`,
  summary: 'Chooses another password; every other device is signed out',
  body: nested({ password: z.string(), password_confirmation: z.string(), current_password: z.string() }),
  responses: {
    200: z.object({ success: z.literal(true), data: accountData, message: z.string() }),
    401: refusedSchema,
    422: invalid,
    429: refusedSchema,
    503: refusedSchema,
  },
})

/** As the original names them, and as our own screens do. */
const socialQuery = z
  .looseObject({
    auth_origin_url: z.unknown(),
    auth_redirect_url: z.unknown(),
    /** `newWindow` or `inAppBrowser`: ends in a page that hands the token to whoever opened it. */
    omniauth_window_type: z.unknown(),
    host: z.unknown(),
    oprecht_flow: z.unknown(),
  })
  .partial()

const handedOver = z.string().meta({ description: 'A page that hands the token to the window that opened it.' })

/** One set per provider: a parameter in the path would also answer `GET …/sign_in`, which must stay a 405. */
const socialRoutesOf = <Name extends SocialProvider, Label extends string>(name: Name, label: Label) => ({
  start: defineRoute({
    ...protocol,
    id: `start${label}`,
    method: 'GET',
    path: `${base}/${name}`,
    summary: 'Sends the browser to the provider; in the end it comes back to auth_origin_url, signed in',
    query: socialQuery,
    responses: { 302: redirected, 422: refusedSchema },
  }),
  startByPost: defineRoute({
    ...protocol,
    id: `start${label}ByPost`,
    method: 'POST',
    path: `${base}/${name}`,
    summary: 'The same, for clients that post a form',
    query: socialQuery,
    responses: { 302: redirected, 422: refusedSchema },
  }),
  finish: defineRoute({
    ...protocol,
    id: `finish${label}`,
    method: 'GET',
    path: `${base}/${name}/callback`,
    summary: 'Where the provider sends the browser back to',
    query: z.looseObject({ code: z.unknown(), state: z.unknown(), error: z.unknown() }).partial(),
    responses: { 200: handedOver, 302: redirected },
  }),
})

export const socialRoutes = {
  google_oauth2: socialRoutesOf('google_oauth2', 'Google'),
  linkedin: socialRoutesOf('linkedin', 'LinkedIn'),
} as const

export const getWindowScript = defineRoute({
  id: 'getWindowScript',
  method: 'GET',
  path: `${base}/window.js`,
  summary: 'The script of the page that ends signing in within a window of its own',
  tags: ['accounts'],
  public: true,
  impersonal: true,
  responses: { 200: z.string().meta({ description: 'JavaScript.' }) },
})

export const accountRoutes = [
  registerAccount,
  updateAccount,
  deleteAccount,
  signIn,
  getSignIn,
  signOut,
  validateToken,
  openConfirmation,
  sendConfirmation,
  requestPassword,
  openPasswordReset,
  changePassword,
  getWindowScript,
  ...Object.values(socialRoutes).flatMap(({ start, startByPost, finish }) => [start, startByPost, finish] as const),
] as const
