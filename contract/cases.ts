import { z } from 'zod'
import {
  caseRoles,
  firstThings,
  holdReasons,
  missingKinds,
  moves,
  parties,
  reviewStatuses,
  termedStatuses,
} from '#domain/cases/index.ts'
import type { ComposedDocument } from '#domain/documents/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { caseStatuses } from '#domain/orders/index.ts'
import { paperKinds } from '#domain/papers/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { personRoutesSchema } from './before-paying.ts'
import { appointmentBody, appointmentSchema, readOwnSlots } from './case-appointments.ts'
import { watchOwnCase } from './case-events.ts'
import { ownServiceRoutes } from './case-services.ts'
import { uploadSchema } from './dashboard.ts'
import { errorBody } from './errors.ts'
import { participantSchema } from './participant-progress.ts'
import { defineRoute } from './route.ts'
import { typed } from './typed.ts'

const shareholder = typed<ShareholderKey>(z.string())

/** A day in Amsterdam, as in 2026-12-04. */
export const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export const missingSchema = z.object({ kind: z.enum(missingKinds), id: z.string().optional() })

const possibilitySchema = z.object({
  action: z.enum(moves),
  possible: z.boolean(),
  missing: z.array(missingSchema),
})

const taskSchema = z.object({
  /** As in `identity.p1`. */
  name: z.string(),
  kind: z.enum(paperKinds),
  /** As in `p1`; null where it is the company's. */
  person: shareholder.nullable(),
  state: z.enum(['open', 'sent', 'rejected', 'accepted']),
  due: daySchema.nullable(),
  /** This person sends it in by their own link: whoever ordered sees how far it is, never the file or why it was sent back. */
  own_part: z.literal(true).optional(),
})

/** Who sent a file in, and what it is in the end: a paper that proves something, or one of the last rungs. */
export const origins = [
  'fixed',
  'generated',
  'notary_uploaded',
  'no_uploaded',
  'user_uploaded',
  /** By their own link: for the office and themselves alone. */
  'participant_uploaded',
  'oprecht_uploaded',
] as const
export type DocumentOrigin = (typeof origins)[number]

export const documentTypes = [
  'regular',
  'final_deed',
  'draft_deed',
  'kvk',
  'poa',
  'pdc',
  'shareholder_register',
] as const
export type CaseDocumentType = (typeof documentTypes)[number]

export const caseDocumentSchema = z
  .object({
    ...uploadSchema.shape,
    type: z.enum(documentTypes),
    origin: z.enum(origins),
    version: z.number().int(),
    /** The newest of those that prove the same. */
    newest: z.boolean(),
  })
  .meta({ id: 'CaseDocument', description: 'One version of a file of a case, with what the office said of it.' })

export type CaseDocument = z.infer<typeof caseDocumentSchema>

const commentSchema = z
  .object({
    id: z.number().int(),
    /** Of an answer, as in `p1.firstname`; null for a message about the case as a whole. */
    path: z.string().nullable(),
    reply_to: z.number().int().nullable(),
    /** Holds the case up until the office closes it. */
    flag: z.boolean(),
    role: z.enum(['customer', 'notary', 'support']),
    author: z.string(),
    mine: z.boolean(),
    text: z.string(),
    at: z.string(),
    closed_at: z.string().nullable(),
    /** The answer was changed since it was flagged. */
    changed: z.boolean(),
    /** When the founder saw what the office said; null for what is still new to them, and for what they said themselves. */
    seen_at: z.string().nullable(),
  })
  .meta({ id: 'CaseComment', description: 'What the office and the founder say about an answer, or to each other.' })

export type ShownComment = z.infer<typeof commentSchema>

export const historySchema = z.object({
  at: z.string(),
  action: z.string(),
  from: z.enum(caseStatuses).nullable(),
  to: z.enum(caseStatuses),
  /** As whom somebody acted; null for the service itself. */
  role: z.enum(caseRoles).nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
})

/** Who owns what: people, the companies between them and the company it is about. */
const chartSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['person', 'company', 'foundation']),
      name: z.string(),
      isDirector: z.boolean(),
      ownersUnknown: z.literal(true).optional(),
    }),
  ),
  holdings: z.array(z.object({ owner: z.string(), owned: z.string(), part: z.number(), whole: z.number() })),
  ubos: z.array(
    z.object({
      id: z.string(),
      /** In hundredths of a percent, rounded down. */
      share: z.number(),
      pseudo: z.boolean(),
    }),
  ),
  /** Companies whose owners must be found out. */
  unknown: z.array(z.string()),
})

/** A final deed as it was sent round. */
const conceptSchema = z.object({
  number: z.number().int(),
  hash: z.string(),
  sent_at: z.string(),
  /** By who signs. */
  approvals: z.array(z.object({ person: z.string(), approved_at: z.string().nullable() })),
})

const firstWeeksSchema = z.object({
  /** The day on which everything was registered. */
  registered_on: daySchema,
  things: z.array(z.object({ thing: z.enum(firstThings), by: daySchema.nullable(), done: z.boolean() })),
  /** What each holder of shares pays into the account, in cents, by their place in the chart. */
  pay_up: z.array(z.object({ owner: z.string(), amount: z.number().int() })),
})

/** What everybody who may see a case sees of it. */
export const sharedCaseParts = {
  uuid: z.string(),
  /** As people say it on the phone: 2026-00317. */
  number: z.string(),
  questionnaire: z.string(),
  flow: z.enum(flowNames),
  company_name: z.string(),
  language: z.enum(['nl', 'en']),
  status: z.enum(caseStatuses),
  /** In which half of the final deed it is. */
  turn: z.enum(['office', 'signers']),
  since: daySchema,
  due: daySchema.nullable(),
  waiting_on: z.enum(parties),
  hold: z.enum(holdReasons).nullable(),
  /** To what it goes back after a hold or a question; null when it is not interrupted. */
  interrupted: z.enum(caseStatuses).nullable(),
  /** Goes up with every move. */
  version: z.number().int(),
}

export const customerCaseSchema = z
  .object({
    ...sharedCaseParts,
    office: z.object({ id: z.number().int(), name: z.string(), city: z.string() }).nullable(),
    /** How the office counts its days, for what is expected when; not there when it counts as usual. */
    calendar: z
      .object({ terms: z.record(z.enum(termedStatuses), z.number().int().min(0)), closed: z.array(daySchema) })
      .optional(),
    /** Those who take part, with what they are called. */
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Whoever filled it in, in person. */
        you: z.literal(true).optional(),
        /** What they said they identify themselves with. */
        document: z.enum(['passport', 'driver_licence', 'identity_card']).optional(),
      }),
    ),
    actions: z.array(possibilitySchema),
    tasks: z.array(taskSchema),
    /** Those who fill in their own part: a task of theirs, which is done in the state `complete`. */
    participants: z.array(participantSchema),
    documents: z.array(caseDocumentSchema),
    comments: z.array(commentSchema),
    history: z.array(historySchema),
    chart: chartSchema,
    /** How everybody signs, by the answers as they are now. */
    signing: personRoutesSchema,
    concept: conceptSchema.nullable(),
    review_status: z.enum(reviewStatuses),
    meeting_at: z.string().nullable(),
    /** The moment that is agreed or was held, or else the one that was asked for; not there while there is none. */
    appointment: appointmentSchema.optional(),
    signed_on: daySchema.nullable(),
    kvk_number: z.string().nullable(),
    /** Those that are founded along, by whose they are; each has a number of its own. */
    holdings: z.array(z.object({ person: shareholder, name: z.string(), kvk_number: z.string().nullable() })),
    /** What went back to who paid when it was canceled, in cents; null when it was not. */
    refunded: z.number().int().nullable(),
    /** What is to be done now that it exists; null as long as it does not. */
    first_weeks: firstWeeksSchema.nullable(),
  })
  .meta({ id: 'CustomerCase', description: 'A case as the founder sees it.' })

export type CustomerCase = z.infer<typeof customerCaseSchema>

/** Why a move was not made: what is missing for it, or nothing when the case is not there (any more). */
export const refusedMoveSchema = errorBody.extend({ missing: z.array(missingSchema) })

/** What an action can say with it; which of them it needs depends on the action. */
export const actionBody = z.strictObject({
  action: z.enum(moves),
  /** Of a hold. */
  reason: z.enum(holdReasons).optional(),
  /** Why, in words: for a hold for another reason, a revert and a cancellation. */
  note: z.string().trim().min(1).max(2000).optional(),
  /** Of a cancellation, in cents: what goes back to who paid. Nothing goes back when it is not said. */
  refund: z.int32().min(0).optional(),
  /** Of an agreement: which final deed was seen. */
  hash: z.string().max(100).optional(),
  /** And for whom; for everybody the founder signs for when it is not said. */
  person: z
    .string()
    .regex(/^p[1-4]$/)
    .optional(),
  /** The version that was seen: an action on what changed since is refused. */
  version: z.int32().optional(),
})

export type CaseActionBody = z.infer<typeof actionBody>

const params = z.object({ uuid: z.string() })
const founder = { tags: ['dashboard'], secret: true } as const

export const readOwnCase = defineRoute({
  ...founder,
  id: 'readOwnCase',
  method: 'GET',
  path: '/api/api_customer_dashboard/notary_products/:uuid',
  summary: 'A case as its founder may see it; the uuid is that of the questionnaire',
  params,
  responses: { 200: customerCaseSchema },
})

export const actOnOwnCase = defineRoute({
  ...founder,
  id: 'actOnOwnCase',
  method: 'POST',
  path: '/api/api_customer_dashboard/notary_products/:uuid/actions',
  summary: 'What a founder does with a case: sends it in, answers, agrees, chooses a moment',
  params,
  body: z.union([actionBody, appointmentBody]),
  responses: { 200: customerCaseSchema, 409: refusedMoveSchema },
})

export const payMove = defineRoute({
  ...founder,
  id: 'payMove',
  method: 'POST',
  path: '/api/api_customer_dashboard/notary_products/:uuid/appointment/payment',
  summary: 'Pays the moment that is kept: answers where to',
  params,
  body: z.strictObject({
    /** What was shown, in cents; another price is 409. */
    total: z.int32(),
  }),
  responses: { 200: z.object({ payment_link: z.string() }), 409: refusedMoveSchema },
})

export const commentBody = z.strictObject({
  path: z.string().max(100).nullable().default(null),
  reply_to: z.int32().nullable().default(null),
  text: z.string().trim().min(1).max(4000),
})

export const writeOnOwnCase = defineRoute({
  ...founder,
  id: 'writeOnOwnCase',
  method: 'POST',
  path: '/api/api_customer_dashboard/notary_products/:uuid/comments',
  summary: 'What a founder says to the office: a reply to a flag, or a message',
  limit: { max: 60, perSeconds: 600 },
  params,
  body: commentBody,
  responses: { 201: customerCaseSchema },
})

export const seeOwnMessages = defineRoute({
  ...founder,
  id: 'seeOwnMessages',
  method: 'POST',
  path: '/api/api_customer_dashboard/notary_products/:uuid/seen',
  summary: 'What the office said up to this message has been on the founder’s screen',
  params,
  body: z.strictObject({ up_to: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  responses: { 200: z.object({ seen: z.literal(true) }) },
})

export const readOwnConcept = defineRoute({
  ...founder,
  id: 'readOwnConcept',
  method: 'GET',
  path: '/api/api_customer_dashboard/notary_products/:uuid/concepts/:number',
  summary: 'A final deed as it was sent round, to be read on a screen',
  params: z.object({ uuid: z.string(), number: z.coerce.number().int().min(1).max(10_000) }),
  responses: {
    200: z.object({
      number: z.number().int(),
      hash: z.string(),
      sent_at: z.string(),
      /** The composed documents, as the page beside the questions draws them. */
      documents: z.array(
        z.object({ key: z.string(), title: z.string(), document: typed<ComposedDocument>(z.unknown()) }),
      ),
    }),
  },
})

export const readOwnAppointment = defineRoute({
  ...founder,
  id: 'readOwnAppointment',
  method: 'GET',
  path: '/api/api_customer_dashboard/notary_products/:uuid/appointment.ics',
  summary: 'The agreed moment for a diary (RFC 5545); not there while nothing was agreed',
  params,
  responses: { 200: z.string().meta({ description: 'The file itself, as an attachment.' }) },
})

export const readOwnBankPapers = defineRoute({
  ...founder,
  id: 'readOwnBankPapers',
  method: 'GET',
  path: '/api/api_customer_dashboard/notary_products/:uuid/bank-papers',
  summary: 'What a bank asks for in one ZIP: the signed deed, the extract and the register; not there before it exists',
  params,
  responses: { 200: z.string().meta({ format: 'binary', description: 'The ZIP itself, as an attachment.' }) },
})

export const ownCaseRoutes = [
  readOwnCase,
  actOnOwnCase,
  writeOnOwnCase,
  seeOwnMessages,
  readOwnConcept,
  readOwnAppointment,
  readOwnBankPapers,
  readOwnSlots,
  payMove,
  ...ownServiceRoutes,
  watchOwnCase,
] as const
