import { z } from 'zod'
import { identityMeans, risks, shortestReason, staffReviewMoves } from '#domain/cases/index.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import { rejectReasons } from '#domain/papers/index.ts'
import { officeAppointmentBody } from './case-appointments.ts'
import { caseDeedRoutes, readNotaryPage } from './case-deed.ts'
import { watchCase, watchQueue } from './case-events.ts'
import { caseLinkRoutes } from './case-links.ts'
import { caseQueueRoutes, handlerSchema } from './case-queue.ts'
import { supportServiceRoutes } from './case-services.ts'
import {
  actionBody,
  caseDocumentSchema,
  commentBody,
  customerCaseSchema,
  daySchema,
  documentTypes,
  historySchema,
  missingSchema,
  refusedMoveSchema,
} from './cases.ts'
import { officeHoursRoutes } from './office-hours.ts'
import { officeParticipantSchema } from './participant-progress.ts'
import { defineRoute } from './route.ts'

/** What the office found out about its client; a part that is open is not there. */
const clientCheckSchema = z.strictObject({
  identities: z.record(z.string().regex(/^p[1-4]$/), z.enum(identityMeans)).default({}),
  representation: z.literal('seen').optional(),
  ubosConfirmed: z.literal(true).optional(),
  pep: z.enum(['none', 'found']).optional(),
  sanctions: z.enum(['none', 'found']).optional(),
  funds: z.string().max(4000).optional(),
  risk: z.enum(risks).optional(),
  reason: z.string().max(4000).optional(),
})

export const officeCaseSchema = z
  .object({
    ...customerCaseSchema.shape,
    participants: z.array(officeParticipantSchema),
    history: z.array(
      historySchema.extend({
        /** Who it was; null for the service itself, empty for who is gone. */
        name: z.string().nullable(),
        /** The paper it is about. */
        document: z.string().nullable(),
      }),
    ),
    risk: z.enum(risks).nullable(),
    handler: handlerSchema,
    /**
     * Every answer that counts, as in the questionnaire. Support sees what is sensitive only after saying why: until then
     * those are not there, and `sealed` says so.
     */
    answers: z.record(z.string(), z.record(z.string(), z.unknown())),
    sealed: z.boolean(),
    /** Flags about answers that somebody gives by their own link; what was said stands in their thread. */
    part_flags: z.array(
      z.object({
        id: z.number().int(),
        path: z.string(),
        author: z.string(),
        at: z.string(),
        closed_at: z.string().nullable(),
        /** The answer was changed since. */
        changed: z.boolean(),
      }),
    ),
    /** Changed after payment, newest first; the office takes each over. */
    changes: z.array(
      z.object({ id: z.number().int(), at: z.string(), fields: z.array(z.string()), taken_at: z.string().nullable() }),
    ),
    check: z.object({
      ...clientCheckSchema.shape,
      state: z.enum(['open', 'awaits_second', 'closed']),
      open: z.array(z.object({ part: z.string(), person: z.string().optional() })),
      /** The least that the facts allow. */
      least_risk: z.enum(risks),
      decided_by: z.string().nullable(),
      second_by: z.string().nullable(),
      /** Who decided is not who looks a second time. */
      i_decided: z.boolean(),
      /** How often it was written. */
      revision: z.number().int(),
    }),
    /** What can be done with the registration of who is behind the company, each with what is missing for it. */
    review_moves: z.array(
      z.object({ move: z.enum(staffReviewMoves), possible: z.boolean(), missing: z.array(missingSchema) }),
    ),
    notes: z.array(
      z.object({
        id: z.number().int(),
        path: z.string().nullable(),
        author: z.string(),
        mine: z.boolean(),
        text: z.string(),
        at: z.string(),
      }),
    ),
    /** Mails about it that nobody got and nobody has seen to, with whom they were for; not there when there are none. */
    undelivered: z
      .array(
        z.object({
          id: z.number().int(),
          party: z.enum(['founder', 'office', 'support', 'partner']),
          kind: z.string(),
          at: z.string(),
        }),
      )
      .optional(),
    /** Paid twice: in cents what must go back, without what is on its way already. */
    overpaid: z.number().int(),
    /** On its way back to who paid. */
    refunding: z.number().int(),
    paid: z.number().int(),
  })
  .meta({ id: 'OfficeCase', description: 'A case as the office that works on it sees it.' })

export type OfficeCase = z.infer<typeof officeCaseSchema>

const params = z.object({ uuid: z.string() })
const staff = { tags: ['cases'], secret: true, roles: ['notary', 'support'] } as const

export const readCase = defineRoute({
  ...staff,
  id: 'readCase',
  method: 'GET',
  path: '/api/notary/cases/:uuid',
  summary: 'One case, with everything in it',
  params,
  responses: { 200: officeCaseSchema },
})

export const actOnCase = defineRoute({
  ...staff,
  id: 'actOnCase',
  method: 'POST',
  path: '/api/notary/cases/:uuid/actions',
  summary: 'Moves a case; what is missing for it is told',
  params,
  body: actionBody,
  responses: { 200: officeCaseSchema, 409: refusedMoveSchema },
})

const kvkNumber = z
  .string()
  .regex(/^\d{8}$/)
  .nullable()

/** What is recorded on a case without moving it. */
export const recordOnCase = defineRoute({
  ...staff,
  id: 'recordOnCase',
  method: 'PATCH',
  path: '/api/notary/cases/:uuid',
  summary: 'Records who handles it, when the deed was signed, the number in the register; support: which office',
  params,
  body: z
    .strictObject({
      handler: z.enum(['me', 'nobody']),
      /** By support: another office takes it over. */
      office: z.int32(),
      /** Why it does, in words that the founder reads too; nothing else needs it. */
      note: z.string().trim().min(1).max(500),
      meeting_at: z.iso.datetime({ offset: true }).nullable(),
      meeting_held: z.boolean(),
      signed_on: daySchema.nullable(),
      kvk_number: kvkNumber,
      /** Of holdings that are founded along, by whose they are; those that are not named stay as they are. */
      holding_kvk_numbers: z.partialRecord(z.enum(shareholderKeys), kvkNumber),
    })
    .partial(),
  responses: { 200: officeCaseSchema, 409: refusedMoveSchema },
})

export const commentOnCase = defineRoute({
  ...staff,
  id: 'commentOnCase',
  method: 'POST',
  path: '/api/notary/cases/:uuid/comments',
  summary: 'Says something about an answer, flags it, or writes a note that stays within the office',
  params,
  body: commentBody.extend({ flag: z.boolean().default(false), internal: z.boolean().default(false) }),
  responses: { 201: officeCaseSchema },
})

export const closeComment = defineRoute({
  ...staff,
  id: 'closeComment',
  method: 'PATCH',
  path: '/api/notary/cases/:uuid/comments/:id',
  summary: 'Closes a flag, or opens it again',
  params: z.object({ uuid: z.string(), id: z.coerce.number().int() }),
  body: z.strictObject({ resolved: z.boolean() }),
  responses: { 200: officeCaseSchema },
})

export const takeChange = defineRoute({
  ...staff,
  id: 'takeChange',
  method: 'POST',
  path: '/api/notary/cases/:uuid/changes/:id',
  summary: 'Takes over an answer that was changed after payment',
  params: z.object({ uuid: z.string(), id: z.coerce.number().int() }),
  responses: { 200: officeCaseSchema },
})

export const downloadCase = defineRoute({
  ...staff,
  id: 'downloadCase',
  method: 'GET',
  path: '/api/notary/cases/:uuid/archive',
  summary: 'Everything of a case in one ZIP, named so that it sorts in the office’s own system',
  params,
  responses: { 200: z.string().meta({ format: 'binary', description: 'The ZIP itself, as an attachment.' }) },
})

const documentParams = z.object({ uuid: z.string(), document: z.string() })

export const readCaseDocument = defineRoute({
  ...staff,
  id: 'readCaseDocument',
  method: 'GET',
  path: '/api/notary/cases/:uuid/documents/:document',
  summary: 'A file of a case',
  params: documentParams,
  responses: { 200: z.string().meta({ format: 'binary', description: 'The file itself, as an attachment.' }) },
})

export const reviewCaseDocument = defineRoute({
  ...staff,
  id: 'reviewCaseDocument',
  method: 'PATCH',
  path: '/api/notary/cases/:uuid/documents/:document',
  summary: 'Accepts a document, or sends it back with a reason',
  params: documentParams,
  body: z.strictObject({
    review: z.enum(['accepted', 'rejected', 'unchecked']),
    reason: z.enum(rejectReasons).optional(),
    note: z.string().trim().min(1).max(1000).optional(),
  }),
  responses: { 200: officeCaseSchema },
})

export const addCaseDocument = defineRoute({
  ...staff,
  id: 'addCaseDocument',
  method: 'POST',
  path: '/api/notary/cases/:uuid/documents',
  summary: 'Adds a file of the office as multipart/form-data in the part `file`: the signed deed, the extract',
  limit: { max: 60, perSeconds: 600 },
  file: { maxBytes: 20 * 1024 * 1024 },
  params,
  query: z.object({
    type: z.enum(documentTypes).default('regular'),
    /** Of the holding of whom, where it is founded along; without it, of the company itself. */
    holding_of: z.enum(shareholderKeys).optional(),
  }),
  responses: { 201: caseDocumentSchema },
})

export const writeClientCheck = defineRoute({
  ...staff,
  id: 'writeClientCheck',
  method: 'PUT',
  path: '/api/notary/cases/:uuid/check',
  summary: 'What was found out about the client; `decide` closes it, or is the second pair of eyes',
  params,
  body: clientCheckSchema.extend({
    decide: z.boolean().default(false),
    /** The one that was seen: what a colleague wrote since is not written over. */
    revision: z.int32(),
  }),
  responses: { 200: officeCaseSchema, 409: refusedMoveSchema },
})

export const readClientCheckPaper = defineRoute({
  ...staff,
  id: 'readClientCheckPaper',
  method: 'GET',
  path: '/api/notary/cases/:uuid/check.pdf',
  summary: 'What was found out about the client as one PDF to keep, with who owns what drawn in it',
  params,
  query: z.object({ language: z.enum(['nl', 'en']).default('nl') }),
  responses: { 200: z.string().meta({ format: 'binary', description: 'The PDF itself, as an attachment.' }) },
})

export const readAppointment = defineRoute({
  ...staff,
  id: 'readAppointment',
  method: 'GET',
  path: '/api/notary/cases/:uuid/appointment.ics',
  summary: 'The agreed moment for a diary (RFC 5545); not there while nothing was agreed',
  params,
  responses: { 200: z.string().meta({ description: 'The file itself, as an attachment.' }) },
})

export const appointCase = defineRoute({
  ...staff,
  id: 'appointCase',
  method: 'POST',
  path: '/api/notary/cases/:uuid/appointment',
  summary: 'Confirms, sets or calls off the moment to sign, or says that it was held or that nobody came',
  params,
  body: officeAppointmentBody,
  responses: { 200: officeCaseSchema, 409: refusedMoveSchema },
})

export const unsealCase = defineRoute({
  ...staff,
  id: 'unsealCase',
  method: 'POST',
  path: '/api/notary/cases/:uuid/access',
  summary: 'Support says why it must see what is sensitive; that stands in the history',
  params,
  body: z.strictObject({ reason: z.string().trim().min(shortestReason).max(500) }),
  responses: { 200: officeCaseSchema },
})

export const moveReview = defineRoute({
  ...staff,
  id: 'moveReview',
  method: 'POST',
  path: '/api/notary/cases/:uuid/review',
  summary: 'Moves the registration of who is behind the company',
  params,
  body: z.strictObject({ move: z.enum(staffReviewMoves), note: z.string().trim().min(1).max(1000).optional() }),
  responses: { 200: officeCaseSchema, 409: refusedMoveSchema },
})

export const refundCase = defineRoute({
  ...staff,
  id: 'refundCase',
  method: 'POST',
  path: '/api/notary/cases/:uuid/refunds',
  summary: 'Gives back what was paid too much; more than that, or a second time, is refused',
  params,
  body: z.strictObject({ amount: z.int32().min(1) }),
  responses: { 200: officeCaseSchema, 409: refusedMoveSchema },
})

export const resendCaseMail = defineRoute({
  ...staff,
  id: 'resendCaseMail',
  method: 'POST',
  path: '/api/notary/cases/:uuid/mails/:id',
  summary: 'Sends a mail about a case again that could not be delivered, to where who it is for is reached now',
  params: z.object({ uuid: z.string(), id: z.coerce.number().int() }),
  responses: { 200: officeCaseSchema },
})

export const notaryCaseRoutes = [
  ...caseQueueRoutes,
  readCase,
  actOnCase,
  recordOnCase,
  commentOnCase,
  closeComment,
  takeChange,
  downloadCase,
  readCaseDocument,
  reviewCaseDocument,
  addCaseDocument,
  writeClientCheck,
  readClientCheckPaper,
  readNotaryPage,
  readAppointment,
  appointCase,
  ...officeHoursRoutes,
  unsealCase,
  moveReview,
  ...caseDeedRoutes,
  refundCase,
  resendCaseMail,
  ...supportServiceRoutes,
  ...caseLinkRoutes,
  watchCase,
  watchQueue,
] as const
