import { z } from 'zod'
import { socialProviders } from './account-answers.ts'
import { defineRoute } from './route.ts'

/** A total in cents as it is paid, VAT and fees in, and what of it is VAT. */
const priceSplitSchema = z.object({
  total: z.number().int().nonnegative(),
  vat: z.number().int().nonnegative(),
  without_vat: z.number().int().nonnegative(),
})

/** What the screens must know before they can show anything: names, links, switches, the catalogue and the ratings. */
export const serviceSchema = z.object({
  /** Card on the home page; its texts are messages under this key. */
  slug: z.string(),
  /** Flow that the card opens, or null when it leads to contact. */
  flow: z.string().nullable(),
  /** Opens the flow with the holding upsell chosen. */
  with_holding: z.boolean(),
  enabled: z.boolean(),
  featured: z.boolean(),
  /** On which home screens the card stands. */
  screens: z.array(z.enum(['home', 'bv'])),
  /** Lowest price as it is paid, or null where no price is shown. */
  from_price: priceSplitSchema.nullable(),
  /** What it opens for who reads English, where the card itself names no language; null when that is the same. */
  in_english: z.object({ flow: z.string(), from_price: priceSplitSchema.nullable() }).nullable(),
})

export const reviewSchema = z.object({
  /** Who asked them. */
  name: z.string(),
  /** What there is to say of them, as in `272 reviews`; null where nothing is. */
  text: z.string().nullable(),
  /** Out of `base`, with one decimal. */
  score: z.number().min(0).max(5),
  /** Whatever scale a source has: everybody's scores are out of this. */
  base: z.literal(5),
  /** Number of reviews where the source gives one. */
  count: z.number().int().nonnegative().nullable(),
  /** Where they can be read; null where the story does not say. */
  url: z.string().nullable(),
})

export const siteSchema = z
  .object({
    brand: z.string(),
    /** Who we are by law, line by line: name, address, KVK and VAT number. Empty where the settings do not say. */
    company: z.array(z.string()),
    home_url: z.string().nullable(),
    dashboard_url: z.string(),
    support_email: z.string(),
    support_phone: z.string().nullable(),
    meeting_url: z.string().nullable(),
    chat_url: z.string().nullable(),
    /** Explains the holding; without it the same is told in words and drawings. */
    video_url: z.string().nullable(),
    tag_manager_id: z.string().nullable(),
    /** Other origins that redirect_url may point to. */
    allowed_redirect_origins: z.array(z.string()),
    /** Who else one can sign in with, in the order of their buttons. */
    sign_in_providers: z.array(z.enum(socialProviders)),
    /** Countries where we cannot help, as an admin has them now. */
    unserved_countries: z.array(z.string()),
    /** Whether a Dutch address can be found by postal code and house number. */
    address_lookup: z.boolean(),
    /** Whether a company can be found by its KVK number. */
    company_lookup: z.boolean(),
    /** By what a page knows which words of questions were rewritten, in each language; null where none were. */
    question_words: z.object({ nl: z.string().nullable(), en: z.string().nullable() }),
    maintenance: z.boolean(),
    /** What there is to say of it beside the usual words, by language. */
    maintenance_note: z.object({ nl: z.string(), en: z.string() }).nullable(),
    /** The list of widgets and the outbox exist only here. */
    development: z.boolean(),
    flags: z.object({
      foundations: z.boolean(),
      incorporation_speed: z.boolean(),
      transfer_to_english: z.boolean(),
      share_deviation: z.boolean(),
      in_person: z.boolean(),
      /** Whether others can fill in their own part, by a link. */
      participants: z.boolean(),
      /** Whether somebody can connect an assistant of their own. */
      assistants: z.boolean(),
      /** Whether the prices of today have one for it. */
      shareholders_agreement: z.boolean(),
      year_end_warning: z.boolean(),
      /** Whether a new questionnaire begins with a membership. */
      preselect_membership: z.boolean(),
    }),
    services: z.array(serviceSchema),
    /** Services of others; without an address the entry leads to contact. */
    external_services: z.array(z.object({ slug: z.string(), url: z.string().nullable() })),
    reviews: z.array(reviewSchema),
    /** What we tell search engines, on its own scale. */
    marketing_rating: z.object({ score: z.number(), scale: z.number(), count: z.number().int() }),
  })
  .meta({ id: 'Site', description: 'Names, links, switches, catalogue and ratings that every screen needs.' })

export type Site = z.infer<typeof siteSchema>
export type Service = z.infer<typeof serviceSchema>
export type Review = z.infer<typeof reviewSchema>

export const getSite = defineRoute({
  id: 'getSite',
  method: 'GET',
  path: '/api/site',
  summary: 'What the screens must know before they can show anything',
  tags: ['site'],
  public: true,
  impersonal: true,
  responses: { 200: siteSchema },
})
