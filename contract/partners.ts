import { z } from 'zod'
import { tiers } from '#domain/memberships/index.ts'
import {
  lawFields,
  partnerKinds,
  partnerRequestStates,
  passedOnLimits,
  passedOnThings,
  spokenLanguages,
} from '#domain/partners/index.ts'
import { locales } from '#domain/values/index.ts'
import { severalLines, typedPhone } from './contact.ts'
import { defineRoute } from './route.ts'

const own = { tags: ['dashboard'], secret: true } as const
const at = '/api/api_customer_dashboard'

const consentSchema = z.object({ version: z.number().int(), nl: z.string(), en: z.string() }).meta({
  id: 'PartnerConsent',
  description:
    'The words by which one agrees, with {brand} and {recipient} to be filled in. They hold under their version.',
})

export type PartnerConsent = z.infer<typeof consentSchema>

const requestSchema = z
  .object({
    uuid: z.string(),
    /** One of the two. */
    offer: z.string().nullable(),
    lawyer: z.string().nullable(),
    /** Who it goes to, as they were called then. */
    recipient: z.string(),
    state: z.enum(partnerRequestStates),
    asked_at: z.string(),
    sent_at: z.string().nullable(),
    withdrawn_at: z.string().nullable(),
    consent_version: z.number().int(),
    /** All that goes or went; empty once it was taken back. */
    passed_on: z.array(z.object({ what: z.enum(passedOnThings), value: z.string() })),
  })
  .meta({ id: 'PartnerRequest', description: 'What somebody had passed on to a partner or a lawyer.' })

export type PartnerRequest = z.infer<typeof requestSchema>

/** What would be passed on, beside what is asked for in the call. */
const asker = {
  consent: consentSchema,
  you: z.object({
    name: z.string(),
    email: z.string(),
    companies: z.array(z.object({ uuid: z.string(), name: z.string() })),
  }),
}

const named = z.object({ nl: z.string(), en: z.string() })
export const partnerOfferWords = z.object({
  ...{ title: z.string(), gets: z.string(), from: z.string(), price: z.string(), conditions: z.string() },
})

const offerSchema = z
  .object({
    slug: z.string(),
    kind: z.enum(partnerKinds),
    nl: partnerOfferWords,
    en: partnerOfferWords,
    /** Whether we are paid for who comes through us. */
    fee: z.boolean(),
    /** Of a membership, this one or a higher; null: for everybody. */
    tier: z.enum(tiers).nullable(),
    /** Whether this account may take it. */
    open: z.boolean(),
    /** The memberships for sale with which one may. */
    plans: z.array(named),
    /** The newest of this account. */
    request: requestSchema.nullable(),
  })
  .meta({ id: 'PartnerOffer', description: 'What a partner offers, and what this account asked of it.' })

export type PartnerOffer = z.infer<typeof offerSchema>

const offersSchema = z.object({ ...asker, offers: z.array(offerSchema) })
export type PartnerOffers = z.infer<typeof offersSchema>

export const listPartnerOffers = defineRoute({
  ...own,
  id: 'listPartnerOffers',
  method: 'GET',
  path: `${at}/partner_offers`,
  summary: 'What partners offer, whether this account may take it, and what it had passed on',
  responses: { 200: offersSchema },
})

export const lawyerWords = z.object({ about: z.string(), conditions: z.string() })

const lawyerSchema = z
  .object({
    uuid: z.string(),
    name: z.string(),
    office: z.string(),
    town: z.string(),
    fields: z.array(z.enum(lawFields)),
    languages: z.array(z.enum(spokenLanguages)),
    /** Cents, with VAT. */
    first_talk_costs: z.number().int(),
    first_talk_minutes: z.number().int(),
    nl: lawyerWords,
    en: lawyerWords,
    fee: z.boolean(),
    request: requestSchema.nullable(),
  })
  .meta({ id: 'Lawyer', description: 'A lawyer to talk to, and what this account asked of them.' })

export type Lawyer = z.infer<typeof lawyerSchema>

const lawyersSchema = z.object({ ...asker, lawyers: z.array(lawyerSchema) })
export type Lawyers = z.infer<typeof lawyersSchema>

export const listLawyers = defineRoute({
  ...own,
  id: 'listLawyers',
  method: 'GET',
  path: `${at}/lawyers`,
  summary: 'Lawyers to talk to, and what this account had passed on to them',
  responses: { 200: lawyersSchema },
})

const askedSchema = z.strictObject({
  /** Nothing is passed on without it. */
  consent: z.literal(true),
  /** Of the words that were read. */
  consent_version: z.int32(),
  /** In which language they were. */
  locale: z.enum(locales),
  /** One of this account, to be named. */
  company: z.string().optional(),
  phone: typedPhone.max(passedOnLimits.phone).optional(),
  question: z.string().trim().max(passedOnLimits.question).regex(severalLines).optional(),
})

export type AskedPartner = z.infer<typeof askedSchema>

/** `stale_consent`: the words are others now. `needs_membership`: it is for members. `already_shared`: take that back first. */
const refusedSchema = z.object({
  errors: z.array(
    z.object({ code: z.enum(['stale_consent', 'needs_membership', 'already_shared']), message: z.string() }),
  ),
  /** The words that hold now. */
  consent: consentSchema,
})

const asking = {
  ...own,
  method: 'POST',
  limit: { max: 60, perSeconds: 3600 },
  body: askedSchema,
  responses: { 201: requestSchema, 409: refusedSchema },
} as const

export const requestPartnerOffer = defineRoute({
  ...asking,
  id: 'requestPartnerOffer',
  path: `${at}/partner_offers/:slug/requests`,
  summary: 'Has one’s details passed on to a partner, after agreeing to that; the same twice is one',
  params: z.object({ slug: z.string() }),
})

export const requestLawyer = defineRoute({
  ...asking,
  id: 'requestLawyer',
  path: `${at}/lawyers/:lawyer/requests`,
  summary: 'Has one’s details passed on to a lawyer, after agreeing to that; the same twice is one',
  params: z.object({ lawyer: z.string() }),
})

export const listPartnerRequests = defineRoute({
  ...own,
  id: 'listPartnerRequests',
  method: 'GET',
  path: `${at}/partner_requests`,
  summary: 'All that this account had passed on, the newest first',
  responses: { 200: z.object({ requests: z.array(requestSchema) }) },
})

export const withdrawPartnerRequest = defineRoute({
  ...own,
  id: 'withdrawPartnerRequest',
  method: 'DELETE',
  path: `${at}/partner_requests/:uuid`,
  summary: 'Takes back that something may be passed on; who has it already is asked to erase it',
  params: z.object({ uuid: z.string() }),
  responses: {
    200: z.object({
      request: requestSchema,
      outcome: z.enum(['nothing_went', 'erasure_asked', 'withdrawn_before']),
    }),
  },
})

export const partnerRoutes = [
  listPartnerOffers,
  requestPartnerOffer,
  listLawyers,
  requestLawyer,
  listPartnerRequests,
  withdrawPartnerRequest,
] as const
