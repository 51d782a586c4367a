import { z } from 'zod'
import { sectionNames } from '#domain/blueprint/index.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import { acceptedPaper, paperKinds } from '#domain/papers/index.ts'
import { type OwnPaperKind, ownPaperKinds, participantStates } from '#domain/participants/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { locales } from '#domain/values/index.ts'
import { shareholderAnswers, shareholderPatch } from './answers.ts'
import { signingRouteSchema } from './before-paying.ts'
import { daySchema } from './cases.ts'
import { uploadSchema } from './dashboard.ts'
import { composedDocumentSchema } from './documents.ts'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'
import { typed } from './typed.ts'

/**
 * Why a personal link does not let somebody in, as the code of an error says it; screens have words for each. Of a link that
 * there never was nothing is said but that it is not there.
 */
const participantRefusals = [
  /** 404: it ran out; a new one can be asked for. */
  'link_expired',
  /** 404: whoever ordered took it back. */
  'link_revoked',
  /** 404: somebody else takes this place now. */
  'link_replaced',
  /** 404: whoever ordered fills it in after all. */
  'link_taken_back',
  /** 403: this device has not been shown to be theirs. */
  'code_required',
  /** 422, at `code`. */
  'code_wrong',
  'code_expired',
  /** 422: too many wrong ones; a new one must be sent. */
  'code_used_up',
] as const

export const participantMessageSchema = z
  .object({
    id: z.number().int(),
    role: z.enum(['participant', 'notary', 'support']),
    author: z.string(),
    mine: z.boolean(),
    /** Which of their answers it is about, as in `place_of_issue`; null for their part as a whole. */
    key: z.string().nullable(),
    text: z.string(),
    at: z.string(),
  })
  .meta({ id: 'ParticipantMessage', description: 'What a participant and the office say to each other alone.' })

const partSchema = z
  .object({
    person: z.enum(shareholderKeys),
    /** Goes up with every change of their part; the same number stands in the ETag. */
    version: z.number().int(),
    state: z.enum(participantStates),
    flow: z.enum(flowNames),
    language: z.enum(locales),
    /** Who invites them, and as what. */
    invited_by: z.string(),
    company_name: z.string().nullable(),
    /** Of how many shares how many become theirs; null where nothing is divided, or not yet. */
    shares: z.object({ own: z.number().int(), total: z.number().int() }).nullable(),
    /** The notary's office, once there is one. */
    office: z.string().nullable(),
    /** The last moment at which the link works. */
    until: z.string(),
    /** By when it is wanted; null before it was ordered. */
    due: daySchema.nullable(),
    /** Their own part, also what is sealed; nobody else gets this. */
    answers: shareholderAnswers,
    /** What is asked now, screen by screen and row by row; a change may show more or less. */
    sections: z.array(
      z.object({
        name: z.enum(sectionNames),
        rows: z.array(
          z.array(
            z.object({
              key: z.string(),
              required: z.boolean(),
              /** Only they and the notary read it. */
              sealed: z.boolean(),
            }),
          ),
        ),
      }),
    ),
    missing: z.array(z.object({ key: z.string(), code: z.string(), message: z.string() })),
    /** What is said about their answers, as that they live abroad. */
    remarks: z.array(z.object({ key: z.string(), code: z.string(), message: z.string() })),
    /** When they declared it right; null when they did not, or changed it since. */
    declared_at: z.string().nullable(),
    /** The papers they must send themselves, and what they sent; nobody but the office sees those. */
    tasks: z.array(
      z.object({
        kind: typed<OwnPaperKind>(z.enum(paperKinds)),
        state: z.enum(['open', 'sent', 'rejected', 'accepted']),
      }),
    ),
    uploads: z.array(uploadSchema),
    /** How they sign, by everything they answered. */
    signing: signingRouteSchema,
    /** What they sign beforehand where they sign by a power, each to be fetched; nothing before it was paid. */
    powers: z.array(z.object({ title: z.string(), path: z.string() })),
    messages: z.array(participantMessageSchema),
    /** There is an office to write to. */
    may_write: z.boolean(),
  })
  .meta({ id: 'ParticipantPart', description: 'The part of a co-founder, seller or buyer who fills it in themselves.' })

export type ParticipantPart = z.infer<typeof partSchema>

/** The link is the key, with a cookie that the code in a mail gave this device: accounts do not matter here. */
const byLink = { tags: ['participants'], public: true, impersonal: true, secret: true } as const
const params = z.object({ token: z.string().max(100) })
const withUpload = z.object({ token: z.string().max(100), upload: z.string() })
const refusal = errorBody.describe(`With one of the codes ${participantRefusals.join(', ')}.`)
const barred = { 403: refusal, 404: refusal } as const

/** Somebody changed it in another window: their part as it is now. */
const changedMeanwhile = z.object({
  errors: z.array(z.object({ code: z.literal('conflict'), message: z.string() })),
  current: partSchema,
})

export const readPart = defineRoute({
  ...byLink,
  id: 'readPart',
  method: 'GET',
  path: '/api/participants/:token',
  summary: 'The part of who was invited by this link; on a new device a code is wanted first',
  limit: { max: 120, perSeconds: 60 },
  params,
  responses: { 200: partSchema, ...barred },
})

export const showCode = defineRoute({
  ...byLink,
  id: 'showCode',
  method: 'POST',
  path: '/api/participants/:token/code',
  summary: 'Mails a code of six digits to who was invited, or takes the one that is sent: then this device is let in',
  limit: { max: 20, perSeconds: 600 },
  params,
  body: z.strictObject({ code: z.string().max(20).optional() }),
  responses: {
    200: z.object({
      outcome: z.enum(['sent', 'entered']),
      /** Where it was mailed to, as far as a stranger may read it: b…@voorbeeld.nl */
      to: z.string(),
    }),
    ...barred,
  },
})

export const renewLink = defineRoute({
  ...byLink,
  id: 'renewLink',
  method: 'POST',
  path: '/api/participants/:token/link',
  summary: 'Mails a new link to who was invited, when this one ran out',
  limit: { max: 5, perSeconds: 3600 },
  params,
  responses: { 202: z.object({ accepted: z.literal(true) }), ...barred },
})

export const savePart = defineRoute({
  ...byLink,
  id: 'savePart',
  method: 'PATCH',
  path: '/api/participants/:token',
  summary: 'Changes answers of one’s own part; with If-Match only when it was not changed meanwhile',
  params,
  body: z.strictObject({ answers: shareholderPatch }),
  responses: {
    200: partSchema,
    ...barred,
    409: changedMeanwhile,
  },
})

export const readPartDeed = defineRoute({
  ...byLink,
  id: 'readPartDeed',
  method: 'GET',
  path: '/api/participants/:token/deed',
  summary: 'The deed as whoever ordered sees it, with which clauses say something of who was invited',
  params,
  responses: {
    200: z.object({
      document: composedDocumentSchema,
      /** By their ids: what is lit. Runs say themselves which answer they came from, as in `p2.lastname`. */
      own: z.array(z.string()),
      /** Of what is declared right: the deed as it is now. */
      hash: z.string(),
    }),
    ...barred,
  },
})

export const declarePart = defineRoute({
  ...byLink,
  id: 'declarePart',
  method: 'POST',
  path: '/api/participants/:token/declare',
  summary: 'Declares one’s part and the deed that was shown right; from then on it is complete until one changes it',
  params,
  body: z.strictObject({ version: z.int32(), hash: z.string().max(100) }),
  responses: {
    200: partSchema,
    ...barred,
    409: changedMeanwhile,
    422: errorBody.describe('What is still missing, by key.'),
  },
})

export const declinePart = defineRoute({
  ...byLink,
  id: 'declinePart',
  method: 'POST',
  path: '/api/participants/:token/decline',
  summary: '“I am not taking part”: whoever ordered is told, and what was filled in is gone',
  params,
  responses: { 200: z.object({ declined: z.literal(true) }), ...barred },
})

export const addPartUpload = defineRoute({
  ...byLink,
  id: 'addPartUpload',
  method: 'POST',
  path: '/api/participants/:token/uploads',
  summary: 'Sends one file of one’s own for the notary, as multipart/form-data in the part `file`',
  limit: { max: 30, perSeconds: 600 },
  file: { maxBytes: acceptedPaper.maxBytes },
  params,
  query: z.object({ kind: z.enum([...ownPaperKinds, 'other']).default('identity') }),
  responses: { 201: uploadSchema, ...barred },
})

export const readPartUpload = defineRoute({
  ...byLink,
  id: 'readPartUpload',
  method: 'GET',
  path: '/api/participants/:token/uploads/:upload',
  summary: 'A file that one sent',
  params: withUpload,
  responses: {
    200: z.string().meta({ format: 'binary', description: 'The file itself, as an attachment.' }),
    ...barred,
  },
})

export const removePartUpload = defineRoute({
  ...byLink,
  id: 'removePartUpload',
  method: 'DELETE',
  path: '/api/participants/:token/uploads/:upload',
  summary: 'Takes a file back that nobody has looked at yet',
  params: withUpload,
  responses: { 200: z.object({ success: z.literal(true) }), ...barred },
})

export const readPartDeclaration = defineRoute({
  ...byLink,
  id: 'readPartDeclaration',
  method: 'GET',
  path: '/api/participants/:token/declaration.pdf',
  summary: 'One’s own personal declaration for the notary; nobody else but the notary gets it',
  limit: { max: 20, perSeconds: 600 },
  params,
  responses: { 200: z.string().meta({ format: 'binary', description: 'The PDF itself.' }), ...barred },
})

export const readPartPower = defineRoute({
  ...byLink,
  id: 'readPartPower',
  method: 'GET',
  path: '/api/participants/:token/powers/:document.pdf',
  summary: 'One’s own form of a power of attorney, for who signs by one',
  limit: { max: 20, perSeconds: 600 },
  params: z.object({ token: z.string().max(100), document: z.string().max(40) }),
  responses: { 200: z.string().meta({ format: 'binary', description: 'The PDF itself.' }), ...barred },
})

export const messageBody = z.strictObject({ text: z.string().trim().min(1).max(4000) })

export const writeOnPart = defineRoute({
  ...byLink,
  id: 'writeOnPart',
  method: 'POST',
  path: '/api/participants/:token/messages',
  summary: 'Says something to the notary’s office, which whoever ordered does not read',
  limit: { max: 30, perSeconds: 600 },
  params,
  body: messageBody,
  responses: { 201: partSchema, ...barred },
})

export const downloadPart = defineRoute({
  ...byLink,
  id: 'downloadPart',
  method: 'GET',
  path: '/api/participants/:token/data',
  summary: 'Everything one filled in, sent and said, in one ZIP',
  limit: { max: 10, perSeconds: 600 },
  params,
  responses: {
    200: z.string().meta({ format: 'binary', description: 'The ZIP itself, as an attachment.' }),
    ...barred,
  },
})

export const participantRoutes = [
  readPart,
  showCode,
  renewLink,
  savePart,
  readPartDeed,
  declarePart,
  declinePart,
  addPartUpload,
  readPartUpload,
  removePartUpload,
  readPartDeclaration,
  readPartPower,
  writeOnPart,
  downloadPart,
] as const
