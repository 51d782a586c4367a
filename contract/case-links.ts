import { z } from 'zod'
import { mailAddress } from './mail-address.ts'
import { defineRoute } from './route.ts'

const linkSchema = z
  .object({
    id: z.number().int(),
    made_at: z.string(),
    /** The last moment at which it works. */
    until: z.string(),
    revoked_at: z.string().nullable(),
    /** To whom it was sent; null when support handed it over itself. */
    email: z.string().nullable(),
    fetched: z.number().int(),
    fetched_at: z.string().nullable(),
  })
  .meta({ id: 'CaseLink', description: 'A link by which a notary without an account here fetches a case.' })

export type CaseLink = z.infer<typeof linkSchema>

const linksSchema = z.object({ data: z.array(linkSchema) })

const params = z.object({ uuid: z.string() })
const support = { tags: ['cases'], secret: true, roles: ['support'] } as const

export const listCaseLinks = defineRoute({
  ...support,
  id: 'listCaseLinks',
  method: 'GET',
  path: '/api/notary/cases/:uuid/links',
  summary: 'The links by which a case was handed to a notary without an account here; never the links themselves',
  params,
  responses: { 200: linksSchema },
})

export const makeCaseLink = defineRoute({
  ...support,
  id: 'makeCaseLink',
  method: 'POST',
  path: '/api/notary/cases/:uuid/links',
  summary:
    'Makes a link to everything of a case for a notary without an account here, and mails it where an address is given',
  limit: { max: 30, perSeconds: 600 },
  params,
  body: z.strictObject({ email: mailAddress.optional() }),
  responses: {
    201: linksSchema.extend({ url: z.string().meta({ description: 'Told once: only its hash is kept.' }) }),
  },
})

export const revokeCaseLink = defineRoute({
  ...support,
  id: 'revokeCaseLink',
  method: 'DELETE',
  path: '/api/notary/cases/:uuid/links/:id',
  summary: 'From now on nothing is fetched by a link',
  params: z.object({ uuid: z.string(), id: z.coerce.number().int() }),
  responses: { 200: linksSchema },
})

export const fetchCaseSet = defineRoute({
  id: 'fetchCaseSet',
  tags: ['cases'],
  method: 'GET',
  path: '/api/notary_sets/:token',
  summary: 'Everything of a case in one ZIP, for who has the link; one that ran out or was revoked is not there',
  public: true,
  impersonal: true,
  secret: true,
  limit: { max: 20, perSeconds: 600 },
  params: z.object({ token: z.string().max(100) }),
  responses: { 200: z.string().meta({ format: 'binary', description: 'The ZIP itself, as an attachment.' }) },
})

export const caseLinkRoutes = [listCaseLinks, makeCaseLink, revokeCaseLink] as const
