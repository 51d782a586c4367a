import { z } from 'zod'
import { accountData, redirected, refusedOrInvalid, socialProviders } from './account-answers.ts'
import { defineRoute } from './route.ts'

/** For whoever is signed in. */
const own = { tags: ['accounts'], secret: true } as const

const me = accountData
  .pick({
    uuid: true,
    user_hash: true,
    profile_image: true,
    firstname: true,
    lastname: true,
    email: true,
    phone: true,
    confirmed: true,
    provider: true,
    role: true,
    second_factor: true,
  })
  .meta({ id: 'Me', description: 'Who is signed in.' })

export type Me = z.infer<typeof me>

export const getMe = defineRoute({
  ...own,
  id: 'getMe',
  inMaintenance: true,
  method: 'GET',
  path: '/api/me',
  summary: 'Who is signed in',
  responses: { 200: me },
})

export const getMeForDashboard = defineRoute({
  ...own,
  id: 'getMeForDashboard',
  method: 'GET',
  path: '/api/api_customer_dashboard/me',
  summary:
    'Who is signed in, under the address of the dashboard; how many companies they have stands in companies-amount',
  responses: { 200: me },
})

export const createRedirection = defineRoute({
  ...own,
  id: 'createRedirection',
  method: 'POST',
  path: '/api/api_redirections',
  summary: 'A link that can be opened once within five minutes and signs in there',
  query: z.object({ redirect_url: z.string().max(2000) }),
  responses: { 200: z.object({ redirect_url: z.string() }) },
})

export const openRedirection = defineRoute({
  tags: ['accounts'],
  public: true,
  // The code is the key, whoever brings it.
  impersonal: true,
  secret: true,
  id: 'openRedirection',
  method: 'GET',
  path: '/api/api_redirections/:code',
  summary: 'Opens such a link: redirects with a token of five minutes',
  params: z.object({ code: z.string() }),
  responses: { 302: redirected },
})

export const getArrival = defineRoute({
  ...own,
  id: 'getArrival',
  method: 'GET',
  path: '/api/account/arrival',
  summary: 'How this token came about, for a page that found it in its address',
  responses: {
    200: z.object({
      /** By a way round by a provider on which this very browser was sent by a page of ours. */
      began_here: z.boolean(),
    }),
  },
})

const sessionSchema = z
  .object({
    id: z.string(),
    /** Readable, as in "Firefox on Windows"; null where the device did not say. */
    device: z.string().nullable(),
    /** The device that asks. */
    current: z.boolean(),
    created_at: z.string(),
    last_seen_at: z.string(),
  })
  .meta({ id: 'Session', description: 'A device that is signed in.' })

export type OpenSession = z.infer<typeof sessionSchema>

export const listSessions = defineRoute({
  ...own,
  id: 'listSessions',
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'The devices that are signed in',
  responses: { 200: z.object({ sessions: z.array(sessionSchema) }) },
})

export const endSession = defineRoute({
  ...own,
  id: 'endSession',
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Signs one device out',
  params: z.object({ id: z.string() }),
  responses: { 200: z.object({ success: z.literal(true) }) },
})

export const endAllSessions = defineRoute({
  ...own,
  id: 'endAllSessions',
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Signs every device out, this one too',
  responses: { 200: z.object({ success: z.literal(true) }) },
})

export const exportAccount = defineRoute({
  ...own,
  id: 'exportAccount',
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything we keep of this account, for its owner',
  responses: { 200: z.looseObject({}) },
})

export const exportAccountFiles = defineRoute({
  ...own,
  id: 'exportAccountFiles',
  method: 'GET',
  path: '/api/account/export.zip',
  summary: 'The same in one ZIP, with the files: papers, documents, final deeds and invoices',
  limit: { max: 10, perSeconds: 600 },
  responses: { 200: z.string().meta({ format: 'binary', description: 'The ZIP itself, as an attachment.' }) },
})

const identitySchema = z
  .object({ provider: z.enum(socialProviders), email: z.string().nullable(), created_at: z.string() })
  .meta({ id: 'Identity', description: 'An account elsewhere that signs in here.' })

export type Identity = z.infer<typeof identitySchema>

export const listIdentities = defineRoute({
  ...own,
  id: 'listIdentities',
  method: 'GET',
  path: '/api/account/identities',
  summary: 'The accounts elsewhere that sign in here',
  responses: { 200: z.object({ identities: z.array(identitySchema) }) },
})

const providerParams = z.object({ provider: z.enum(socialProviders) })

export const linkIdentity = defineRoute({
  ...own,
  id: 'linkIdentity',
  method: 'POST',
  path: '/api/account/identities/:provider',
  summary: 'Where to send the browser to link an account elsewhere to this one',
  params: providerParams,
  responses: { 200: z.object({ redirect_url: z.string() }), 422: refusedOrInvalid },
})

export const unlinkIdentity = defineRoute({
  ...own,
  id: 'unlinkIdentity',
  method: 'DELETE',
  path: '/api/account/identities/:provider',
  summary: 'Takes the account elsewhere off this one',
  params: providerParams,
  responses: { 200: z.object({ success: z.literal(true) }), 422: refusedOrInvalid },
})

export const ownAccountRoutes = [
  getMe,
  getMeForDashboard,
  createRedirection,
  openRedirection,
  getArrival,
  listSessions,
  endSession,
  endAllSessions,
  exportAccount,
  exportAccountFiles,
  listIdentities,
  linkIdentity,
  unlinkIdentity,
] as const
