import { z } from 'zod'
import { assistantPermissions } from '#domain/assistants/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { defineRoute } from './route.ts'

const own = { tags: ['assistants'], secret: true } as const
const inBoth = z.object({ nl: z.string(), en: z.string() })
const permission = z.enum(assistantPermissions)
const uuid = z.uuid()

/** For how many days an assistant can be connected. */
export const connectionDays = [1, 7, 30] as const

/** Whose an assistant is. Everything in it is what others say of themselves, made fit to be shown. */
const clientSchema = z
  .object({
    name: z.string(),
    /** Of the document it is known by, or where it lets the browser come back. Of one on this computer, that it is. */
    host: z.string(),
    /** It runs on the computer of whoever asks, so that nothing tells whose it is. */
    local: z.boolean(),
    /** https addresses; null where there is none. */
    uri: z.string().nullable(),
    policy_uri: z.string().nullable(),
  })
  .meta({ id: 'AssistantClient', description: 'An assistant of somebody else, as it calls itself.' })

const draftSchema = z
  .object({
    uuid: z.string(),
    flow: z.enum(flowNames),
    /** "Nederlandse BV" and "Dutch BV". */
    product_name: inBoth,
    /** What the company is to be called, as far as that was answered. */
    name: z.string().nullable(),
    /** The town. */
    seat: z.string().nullable(),
    /** Who is in it, by name, as far as that was answered. */
    people: z.array(z.string()),
    shares: z.object({ count: z.number(), divided: z.boolean() }).nullable(),
    /** How many steps are not done. */
    open_steps: z.number().int(),
  })
  .meta({ id: 'AssistantDraft', description: 'A draft of the account, as an assistant would see it.' })

export type AssistantDraft = z.infer<typeof draftSchema>

const consentSchema = z
  .object({
    client: clientSchema,
    /** What it asks for. */
    permissions: z.array(permission),
    /** What the account has begun and not paid, the newest first. */
    drafts: z.array(draftSchema),
    /** When it would end, by how long it is connected. */
    ends: z.array(z.object({ days: z.literal(connectionDays), until: z.string() })),
  })
  .meta({ id: 'AssistantConsent', description: 'What an assistant asks of whoever is signed in.' })

export type AssistantConsent = z.infer<typeof consentSchema>

const params = z.object({ uid: z.string().max(100) })

export const readAssistantConsent = defineRoute({
  ...own,
  id: 'readAssistantConsent',
  method: 'GET',
  path: '/api/assistant_consents/:uid',
  summary: 'What an assistant asks, in the browser that it sent here; 404 once that is over',
  params,
  responses: { 200: consentSchema },
})

export const answerAssistantConsent = defineRoute({
  ...own,
  id: 'answerAssistantConsent',
  method: 'POST',
  path: '/api/assistant_consents/:uid',
  summary: 'Connects the assistant to the account or refuses it; answers where the browser goes on',
  params,
  body: z.strictObject({
    allow: z.boolean(),
    /** Of those it asked for, at least one when it is allowed. */
    permissions: z.array(permission).max(assistantPermissions.length),
    /** The only draft it may touch; null: all of the account, and new ones. */
    questionnaire: uuid.nullable(),
    days: z.literal(connectionDays),
  }),
  responses: { 200: z.object({ redirect_to: z.string() }) },
})

const connectedSchema = z
  .object({
    uuid: z.string(),
    name: z.string(),
    host: z.string(),
    local: z.boolean(),
    permissions: z.array(permission),
    since: z.string(),
    until: z.string(),
    last_used_at: z.string().nullable(),
    /** The only one it may touch; null: all of the account, and new ones. */
    draft: draftSchema.pick({ uuid: true, flow: true, product_name: true, name: true }).nullable(),
    /** What it wrote last, the newest first. */
    changes: z.array(
      z.object({
        at: z.string(),
        draft: draftSchema.pick({ uuid: true, flow: true, product_name: true, name: true }),
        /** Paths as in `main.company_name`, never a value; none when it began the draft. */
        fields: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'ConnectedAssistant', description: 'An assistant that is connected to the account.' })

export type ConnectedAssistant = z.infer<typeof connectedSchema>

export const listAssistants = defineRoute({
  ...own,
  id: 'listAssistants',
  method: 'GET',
  path: '/api/assistants',
  summary: 'The assistants that are connected to the account, the newest first',
  responses: { 200: z.object({ assistants: z.array(connectedSchema) }) },
})

export const disconnectAssistant = defineRoute({
  ...own,
  id: 'disconnectAssistant',
  method: 'DELETE',
  path: '/api/assistants/:uuid',
  summary: 'Ends a connection at once',
  params: z.object({ uuid: z.string() }),
  responses: { 200: z.object({ disconnected: z.literal(true) }) },
})

export const assistantRoutes = [
  readAssistantConsent,
  answerAssistantConsent,
  listAssistants,
  disconnectAssistant,
] as const
