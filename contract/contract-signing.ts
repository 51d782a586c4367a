import { z } from 'zod'
import { signatureStatuses, signingLimits } from '#domain/contracts/index.ts'
import { locales } from '#domain/values/index.ts'
import { composedDocumentSchema } from './documents.ts'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'

/**
 * Why a link does not let somebody in, or does not let them sign, as the code of an error says it. Of a link that there never
 * was nothing is said but that it is not there.
 */
const signingRefusals = [
  /** 404: its time is over. */
  'link_expired',
  /** 404: whoever sent it took it back, or changed the text. */
  'link_withdrawn',
  /** 404: somebody declined, so nobody signs. */
  'link_declined',
  /** 403: this device has not been shown to be theirs. */
  'code_required',
  /** 422, at `code`. */
  'code_wrong',
  'code_expired',
  'code_used_up',
  /** 409: they signed before. */
  'already_signed',
  /** 409: what they read is not the text that is signed. */
  'other_text',
] as const

const coordinate = (most: number) => z.number().int().min(0).max(most)
const strokesSchema = z
  .array(
    z
      .array(z.tuple([coordinate(1000), coordinate(400)]))
      .min(1)
      .max(signingLimits.points),
  )
  .min(1)
  .max(signingLimits.strokes)
  .refine((strokes) => strokes.flat().length <= signingLimits.points)

const name = z.string().trim().min(2).max(150)

const signatureSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('typed'), name }),
  /** Lines of a pen on a field of 1000 wide and 400 high, with the name in letters beside it. */
  z.strictObject({ kind: z.literal('drawn'), name, strokes: strokesSchema }),
])

export type Signature = z.infer<typeof signatureSchema>

const signingSchema = z
  .object({
    title: z.string(),
    document: composedDocumentSchema,
    /** Of the words: sent along when one signs, so that nobody signs what they did not read. */
    text_sha256: z.string(),
    language: z.enum(locales),
    /** Who sends it, for which company, and what they wrote with it. */
    sent_by: z.string(),
    company_name: z.string(),
    message: z.string(),
    /** The last moment at which it can be signed. */
    until: z.string(),
    /** Whose link it is. */
    signer: z.object({
      name: z.string(),
      /** For whom they sign, where that is not themselves. */
      company: z.string().nullable(),
      /** Where the code goes, as far as a stranger may read it. */
      to: z.string(),
      state: z.enum(signatureStatuses),
      signed_at: z.string().nullable(),
    }),
    /** The others who sign, in their order. */
    others: z.array(z.object({ name: z.string(), state: z.enum(signatureStatuses) })),
    /** This device was shown to be theirs, by a code. */
    entered: z.boolean(),
    /** Everybody signed. */
    completed: z.boolean(),
    /** The signed file, once it is there; a code is wanted for it. */
    signed_file: z.object({ path: z.string(), sha256: z.string() }).nullable(),
    /** The text as a PDF to keep or print. */
    pdf: z.string(),
  })
  .meta({ id: 'ContractToSign', description: 'A contract as who was asked to sign it reads it.' })

export type ContractToSign = z.infer<typeof signingSchema>

/** The link is the key, with a cookie that the code in a mail gave this device: accounts do not matter here. */
const byLink = { tags: ['contracts'], public: true, impersonal: true, secret: true } as const
const params = z.object({ token: z.string().max(100) })
const refusal = errorBody.describe(`With one of the codes ${signingRefusals.join(', ')}.`)
const barred = { 403: refusal, 404: refusal } as const
const file = z.string().meta({ format: 'binary', description: 'The PDF itself.' })

export const readContractToSign = defineRoute({
  ...byLink,
  id: 'readContractToSign',
  method: 'GET',
  path: '/api/contract_signing/:token',
  summary: 'The contract that somebody was asked to sign, by their own link',
  limit: { max: 120, perSeconds: 60 },
  params,
  responses: { 200: signingSchema, ...barred },
})

export const showSigningCode = defineRoute({
  ...byLink,
  id: 'showSigningCode',
  method: 'POST',
  path: '/api/contract_signing/:token/code',
  summary: 'Mails a code of six digits to who was asked, or takes the one that is sent: then this device may sign',
  limit: { max: 20, perSeconds: 600 },
  params,
  body: z.strictObject({ code: z.string().max(20).optional() }),
  responses: { 200: z.object({ outcome: z.enum(['sent', 'entered']), to: z.string() }), ...barred },
})

export const signContract = defineRoute({
  ...byLink,
  id: 'signContract',
  method: 'POST',
  path: '/api/contract_signing/:token/sign',
  summary: 'Signs the text that was read, with a name that is typed or drawn',
  limit: { max: 20, perSeconds: 600 },
  params,
  body: z.strictObject({ text_sha256: z.string().max(100), agreed: z.literal(true), signature: signatureSchema }),
  responses: { 200: signingSchema, ...barred, 409: refusal },
})

export const declineContract = defineRoute({
  ...byLink,
  id: 'declineContract',
  method: 'POST',
  path: '/api/contract_signing/:token/decline',
  summary: 'Does not sign, and says why; whoever sent it is told, and nobody else signs it',
  limit: { max: 20, perSeconds: 600 },
  params,
  body: z.strictObject({ reason: z.string().trim().min(1).max(1000) }),
  responses: { 200: z.object({ declined: z.literal(true) }), ...barred, 409: refusal },
})

export const readContractToSignPdf = defineRoute({
  ...byLink,
  id: 'readContractToSignPdf',
  method: 'GET',
  path: '/api/contract_signing/:token/contract.pdf',
  summary: 'The text to sign as a PDF',
  limit: { max: 30, perSeconds: 600 },
  params,
  responses: { 200: file, ...barred },
})

export const readSignedContract = defineRoute({
  ...byLink,
  id: 'readSignedContract',
  method: 'GET',
  path: '/api/contract_signing/:token/signed.pdf',
  summary: 'The signed file, for who signed it',
  limit: { max: 30, perSeconds: 600 },
  params,
  responses: { 200: file, ...barred },
})

export const checkSignedFile = defineRoute({
  id: 'checkSignedFile',
  method: 'POST',
  path: '/api/contract_checks',
  summary: 'Whether a file was signed here and is unchanged, by its SHA-256; nothing is said of who signed',
  tags: ['contracts'],
  public: true,
  impersonal: true,
  limit: { max: 30, perSeconds: 60 },
  body: z.strictObject({
    sha256: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[0-9a-f]{64}$/),
  }),
  responses: {
    200: z.discriminatedUnion('known', [
      z.object({ known: z.literal(true), signed_at: z.string(), signers: z.number().int() }),
      z.object({ known: z.literal(false) }),
    ]),
  },
})

export const contractSigningRoutes = [
  readContractToSign,
  showSigningCode,
  signContract,
  declineContract,
  readContractToSignPdf,
  readSignedContract,
  checkSignedFile,
] as const
