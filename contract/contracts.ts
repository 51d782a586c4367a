import { z } from 'zod'
import {
  contractHappenings,
  contractMoves,
  contractNames,
  contractStatuses,
  sessionStates,
  signatureStatuses,
  signingLimits,
} from '#domain/contracts/index.ts'
import { locales } from '#domain/values/index.ts'
import { eventStream } from './case-events.ts'
import { composedDocumentSchema } from './documents.ts'
import { errorBody } from './errors.ts'
import { mailAddress } from './mail-address.ts'
import { defineRoute } from './route.ts'

/** Answers by the key of their question; dates as 31-12-2026, money in euros. */
const answersSchema = z.record(z.string().max(60), z.union([z.string().max(20_000), z.number(), z.boolean()]))
const key = z.string().max(60)

const sessionSchema = z.object({
  uuid: z.string(),
  state: z.enum(sessionStates),
  /** In the order of the signers, or all at once. */
  in_turns: z.boolean(),
  message: z.string(),
  sent_at: z.string(),
  /** The last moment at which it can be signed. */
  until: z.string(),
  ended_at: z.string().nullable(),
  signers: z.array(
    z.object({
      uuid: z.string(),
      name: z.string(),
      email: z.string(),
      /** For whom they sign, where that is not themselves. */
      company: z.string().nullable(),
      state: z.enum(signatureStatuses),
      /** Null as long as it is not their turn. */
      invited_at: z.string().nullable(),
      /** When they first opened their link. */
      opened_at: z.string().nullable(),
      reminded_at: z.string().nullable(),
      /** From when on they can be reminded by hand; null when it is not up to them. */
      remind_from: z.string().nullable(),
      signed_at: z.string().nullable(),
      declined_at: z.string().nullable(),
      /** Why they declined, in their words. */
      reason: z.string().nullable(),
    }),
  ),
})

const summary = {
  uuid: z.string(),
  /** Which contract it is. */
  name: z.enum(contractNames),
  language: z.enum(locales),
  /** What its maker calls it, or whom it is with. */
  title: z.string(),
  status: z.enum(contractStatuses),
  company: z.string(),
  company_name: z.string(),
  /** How many signed, of how many; null when it was not sent round. */
  signed: z.object({ count: z.number().int(), of: z.number().int() }).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}

const summarySchema = z.object(summary).meta({ id: 'ContractSummary' })
export type ContractSummary = z.infer<typeof summarySchema>

const contractSchema = z
  .object({
    ...summary,
    /** Goes up with every change; the same number stands in the ETag. */
    version: z.number().int(),
    /** How often its text was approved. */
    revision: z.number().int(),
    answers: answersSchema,
    /** Questions that must still be answered. */
    missing: z.array(z.string()),
    /** What can be done with it now. */
    moves: z.array(z.enum(contractMoves)),
    /** The text as it was approved; null while it is a draft. */
    approved: z
      .object({
        at: z.string(),
        /** Of the words, not of a file: the same for the same text. */
        text_sha256: z.string(),
        pages: z.number().int(),
        files: z.array(z.object({ format: z.enum(['pdf', 'docx']), path: z.string(), sha256: z.string() })),
      })
      .nullable(),
    /** The newest time that it was sent round. */
    session: sessionSchema.nullable(),
    /** The file with everybody's signature: made once, a moment after the last one signed. */
    signed_file: z.object({ path: z.string(), sha256: z.string(), at: z.string() }).nullable(),
    /**
     * Who would have to sign, by the answers and the company; an address that is not known is null. Who signs for a company that
     * holds shares is not known: then the name is empty.
     */
    proposed_signers: z.array(
      z.object({ name: z.string(), email: z.string().nullable(), company: z.string().nullable() }),
    ),
    /** What happened to it, by whom where it was one of the signers; the oldest first. */
    history: z.array(z.object({ event: z.enum(contractHappenings), at: z.string(), who: z.string().nullable() })),
    copied_from: z.string().nullable(),
  })
  .meta({ id: 'Contract', description: 'A contract of a company of this account, from draft to signed.' })

export type Contract = z.infer<typeof contractSchema>

const own = { tags: ['contracts'], secret: true } as const
const params = z.object({ uuid: z.string() })
const wrong = errorBody.describe('What is wrong or missing, by path as in `answers.other_name`.')
const notNow = errorBody.describe('With the code `contract_status`: it stands elsewhere by now.')
const file = z.string().meta({ format: 'binary', description: 'The file itself, as an attachment.' })

/** Changed in another window: the contract as it is now. */
const changedMeanwhile = z.object({
  errors: z.array(z.object({ code: z.string(), message: z.string() })),
  current: contractSchema.optional(),
})

const path = '/api/api_customer_dashboard/contracts'

export const listContracts = defineRoute({
  ...own,
  id: 'listContracts',
  method: 'GET',
  path,
  summary: 'The contracts of this account, newest change first; with a Company-id header only those of that company',
  query: z.object({
    search: z.string().max(100).optional(),
    status: z.enum(contractStatuses).optional(),
    name: z.enum(contractNames).optional(),
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  responses: {
    200: z.object({ contracts: z.array(summarySchema), next_cursor: z.string().nullable() }),
    404: errorBody,
  },
})

export const createContract = defineRoute({
  ...own,
  id: 'createContract',
  method: 'POST',
  path,
  summary: 'Begins a contract, with what is known from the company, from an earlier one or from a copy',
  limit: { max: 120, perSeconds: 3600 },
  body: z.strictObject({
    name: z.enum(contractNames),
    language: z.enum(locales).default('nl'),
    /** Without it that of the Company-id header, or the only one there is. */
    company: z.string().max(60).optional(),
    copy_of: z.string().max(60).optional(),
    /** The same key makes the same contract, however often it is sent. */
    key: z.uuid().optional(),
  }),
  responses: { 201: contractSchema, 404: errorBody, 422: wrong },
})

export const readContract = defineRoute({
  ...own,
  id: 'readContract',
  method: 'GET',
  path: `${path}/:uuid`,
  summary: 'One contract of this account',
  params,
  responses: { 200: contractSchema },
})

export const saveContract = defineRoute({
  ...own,
  id: 'saveContract',
  method: 'PATCH',
  path: `${path}/:uuid`,
  summary: 'Changes answers; what was approved or sent becomes a draft again, and who signed is asked anew',
  params,
  body: z.strictObject({
    /** Null takes an answer back. */
    answers: z.record(key, z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()])).optional(),
    title: z.string().trim().max(150).optional(),
    language: z.enum(locales).optional(),
    company: z.string().max(60).optional(),
  }),
  responses: { 200: contractSchema, 409: changedMeanwhile, 422: wrong },
})

export const removeContract = defineRoute({
  ...own,
  id: 'removeContract',
  method: 'DELETE',
  path: `${path}/:uuid`,
  summary: 'Throws a draft away',
  params,
  responses: { 200: z.object({ success: z.literal(true) }), 409: notNow },
})

export const submitContract = defineRoute({
  ...own,
  id: 'submitContract',
  method: 'POST',
  path: `${path}/:uuid/submit`,
  summary: 'Nothing is missing: from here it waits to be approved',
  params,
  responses: { 200: contractSchema, 409: notNow, 422: wrong },
})

export const approveContract = defineRoute({
  ...own,
  id: 'approveContract',
  method: 'POST',
  path: `${path}/:uuid/approve`,
  summary: 'Approves the text: it is frozen and put on paper. The first time takes one of the contracts that are left',
  limit: { max: 60, perSeconds: 600 },
  params,
  body: z.strictObject({ version: z.int32() }),
  responses: {
    200: contractSchema,
    409: changedMeanwhile.describe('Changed meanwhile, or with the code no_membership or no_contracts_left.'),
    422: wrong,
  },
})

export const readContractDocument = defineRoute({
  ...own,
  id: 'readContractDocument',
  method: 'GET',
  path: `${path}/:uuid/document`,
  summary: 'The text as it was approved; a draft is composed where it is looked at',
  params,
  responses: { 200: z.object({ document: composedDocumentSchema, text_sha256: z.string() }), 409: notNow },
})

const download = <Id extends string, Name extends string>(id: Id, name: Name, summary: string) =>
  defineRoute({
    ...own,
    id,
    method: 'GET',
    path: `${path}/:uuid/${name}`,
    summary,
    limit: { max: 60, perSeconds: 60 },
    params,
    responses: { 200: file, 409: notNow },
  })

export const downloadContractPdf = download('downloadContractPdf', 'contract.pdf', 'The approved text as a PDF')
export const downloadContractDocx = download(
  'downloadContractDocx',
  'contract.docx',
  'The approved text for a word processor',
)

/** Whom it is sent to, and how. */
const sendingSchema = z.strictObject({
  signers: z
    .array(
      z.strictObject({
        name: z.string().trim().min(2).max(150),
        email: mailAddress,
        /** For whom, where that is not themselves. */
        company: z.string().trim().min(1).max(150).nullable().default(null),
      }),
    )
    .min(1)
    .max(signingLimits.signers),
  in_turns: z.boolean().default(false),
  message: z.string().trim().max(1000).default(''),
  days: z.number().int().min(signingLimits.leastDays).max(signingLimits.mostDays).default(30),
})

export const sendContract = defineRoute({
  ...own,
  id: 'sendContract',
  method: 'POST',
  path: `${path}/:uuid/send`,
  summary: 'Sends the approved text round to be signed, each by a link of their own',
  limit: { max: 30, perSeconds: 3600 },
  params,
  body: sendingSchema,
  responses: { 200: contractSchema, 409: notNow, 422: wrong },
})

export const withdrawContract = defineRoute({
  ...own,
  id: 'withdrawContract',
  method: 'POST',
  path: `${path}/:uuid/withdraw`,
  summary: 'Takes it back from who has not signed yet: the links work no longer',
  params,
  responses: { 200: contractSchema, 409: notNow },
})

export const remindSigner = defineRoute({
  ...own,
  id: 'remindSigner',
  method: 'POST',
  path: `${path}/:uuid/signers/:signer/remind`,
  summary: 'Mails a reminder now to somebody who has still to sign, at most once a day',
  limit: { max: 60, perSeconds: 3600 },
  params: z.object({ uuid: z.string(), signer: z.string() }),
  responses: {
    200: contractSchema,
    409: errorBody.describe(
      'With the code `contract_status`, `too_soon` (see `remind_from`), or `no_reminders`: they want none.',
    ),
  },
})

export const watchContract = defineRoute({
  ...own,
  id: 'watchContract',
  method: 'GET',
  path: `${path}/:uuid/events`,
  summary: 'Tells that one’s own contract changed, as long as one listens',
  events: true,
  limit: { max: 120, perSeconds: 600 },
  params,
  responses: { 200: eventStream },
})

export const downloadSignedContract = download(
  'downloadSignedContract',
  'signed.pdf',
  'The file with everybody’s signature and how each was given; its bytes never change',
)

export const contractRoutes = [
  listContracts,
  createContract,
  readContract,
  saveContract,
  removeContract,
  submitContract,
  approveContract,
  readContractDocument,
  downloadContractPdf,
  downloadContractDocx,
  sendContract,
  withdrawContract,
  remindSigner,
  watchContract,
  downloadSignedContract,
] as const
