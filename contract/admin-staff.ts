import { z } from 'zod'
import { mailAddress } from './mail-address.ts'
import { roles } from './roles.ts'
import { defineRoute } from './route.ts'

const moment = z.string()

const memberSchema = z
  .object({
    uuid: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(roles),
    office: z.object({ id: z.number().int(), name: z.string(), city: z.string() }).nullable(),
    /** Since when, and how many recovery codes are left; null where there is none. */
    second_factor: z.object({ since: moment, codes_left: z.number().int() }).nullable(),
    /** When somebody asked for theirs to be taken away, where none was set up since. */
    second_factor_lost_at: moment.nullable(),
    /** Asked to work here and never signed in: since when, and until when the link holds. */
    invited: z.object({ at: moment, until: moment }).nullable(),
    last_seen_at: moment.nullable(),
    blocked_at: moment.nullable(),
    created_at: moment,
  })
  .meta({ id: 'StaffMember', description: 'An account, as who runs the service sees it.' })

export type StaffMember = z.infer<typeof memberSchema>

/** Of an office, where the role is that of an office. */
const place = { role: z.enum(roles), office: z.int32().nullable().default(null) }
const name = z.string().trim().max(100)
const admin = { tags: ['back office'], secret: true, roles: ['admin'] } as const
const params = z.object({ member: z.uuid() })

/** `own_access` and `last_admin`: nobody shuts themselves out, and somebody must be left. `nothing_to_do`: it is so already. */
export const accessRefusals = ['own_access', 'last_admin', 'nothing_to_do', 'blocked'] as const

const refused = z
  .object({ errors: z.array(z.object({ code: z.enum(accessRefusals), message: z.string() })).length(1) })
  .describe('Why that cannot be')

export const listStaff = defineRoute({
  ...admin,
  id: 'listStaff',
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'Everybody who works here, with what they may do and how they sign in',
  responses: { 200: z.object({ data: z.array(memberSchema) }) },
})

export const inviteStaff = defineRoute({
  ...admin,
  id: 'inviteStaff',
  method: 'POST',
  path: '/api/admin/staff',
  summary: 'Asks somebody to work here, by a mail whose link holds for fourteen days',
  body: z.strictObject({ email: mailAddress, firstname: name, lastname: name, ...place }),
  responses: { 201: memberSchema, 409: refused },
})

export const inviteAgain = defineRoute({
  ...admin,
  id: 'inviteAgain',
  method: 'POST',
  path: '/api/admin/staff/:member/invitation',
  summary: 'Sends a new link to who never signed in; the one before works no more',
  params,
  responses: { 200: memberSchema, 409: refused },
})

export const changeAccess = defineRoute({
  ...admin,
  id: 'changeAccess',
  method: 'PUT',
  path: '/api/admin/staff/:member',
  summary: 'Gives somebody another role, or none: then every device is signed out, and who never came is forgotten',
  params,
  body: z.strictObject(place),
  responses: { 200: z.object({ member: memberSchema.nullable() }), 409: refused },
})

export const findAccounts = defineRoute({
  ...admin,
  id: 'findAccounts',
  method: 'GET',
  path: '/api/admin/accounts',
  summary: 'Accounts whose mail address begins so',
  query: z.object({ email: z.string().trim().min(3).max(254) }),
  responses: { 200: z.object({ data: z.array(memberSchema), more: z.boolean() }) },
})

export const blockAccount = defineRoute({
  ...admin,
  id: 'blockAccount',
  method: 'POST',
  path: '/api/admin/accounts/:member/block',
  summary: 'Signs somebody out everywhere and lets them in no more, or lets them in again',
  params,
  body: z.strictObject({ blocked: z.boolean(), reason: z.string().trim().max(300).default('') }),
  responses: { 200: memberSchema, 409: refused },
})

export const resetMemberSecondFactor = defineRoute({
  ...admin,
  id: 'resetMemberSecondFactor',
  method: 'POST',
  path: '/api/admin/accounts/:member/second_factor_reset',
  summary: 'Takes away the second factor of who lost it, and signs every device out; its owner hears of it by mail',
  params,
  responses: { 200: memberSchema, 409: refused },
})

export const adminStaffRoutes = [
  listStaff,
  inviteStaff,
  inviteAgain,
  changeAccess,
  findAccounts,
  blockAccount,
  resetMemberSecondFactor,
] as const
