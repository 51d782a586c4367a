import { z } from 'zod'
import { listSeparator, orderFields, riskLevels } from '#domain/lists/index.ts'
import { locales } from '#domain/values/index.ts'
import { defineRoute } from './route.ts'

const inBothLanguages = z.object({ nl: z.string(), en: z.string() })

/** Flow name or public slug, as in `dutch-bv` and `bv-oprichten`. */
const serviceSlug = z.string().max(80)

const cents = z.number().int().nonnegative()

export const countrySchema = z
  .object({
    /** ISO 3166-1, or XXA for someone who is stateless. */
    code: z.string(),
    /** 1 stands first; 0 has no place at the top. */
    priority: z.number().int().nonnegative(),
    /** Null where there is only a nationality. */
    names: inBothLanguages.nullable(),
    /** Null for a territory without a nationality of its own. */
    nationalities: inBothLanguages.nullable(),
    risk_level: z.object({ level: z.enum(riskLevels) }),
  })
  .meta({ id: 'Country', description: 'A country to live, be born or be established in, or a nationality.' })

export type Country = z.infer<typeof countrySchema>

export const listCountries = defineRoute({
  id: 'listCountries',
  method: 'GET',
  path: '/api/countries',
  summary: 'Countries or nationalities in the order of a list: the most chosen, "---", then the others by name',
  tags: ['reference'],
  public: true,
  impersonal: true,
  query: z.object({
    order_field: z.enum(orderFields).default('name'),
    locale: z.enum([...locales, 'en-us']).default('nl'),
    /** For `residence` those where we cannot help, and where nobody lives, are left out. */
    for: z.enum(['residence']).optional(),
  }),
  responses: { 200: z.array(z.union([countrySchema, z.literal(listSeparator)])) },
})

export const notarySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    city: z.string(),
    province: z.string(),
    /** Null where the office is not on the map. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    dutch_information: z.string(),
    english_information: z.string(),
    /** Who signs there, where that is known. */
    notary_name: z.string().nullable(),
    /** Who stands in for them now. */
    deputy: z.string().nullable(),
    /** A picture of them, as an address of ours or as the picture itself. */
    picture: z.string().nullable(),
  })
  .meta({ id: 'Notary', description: 'A notary with whom a founder can make an appointment.' })

export type Notary = z.infer<typeof notarySchema>

export const listNotaries = defineRoute({
  id: 'listNotaries',
  method: 'GET',
  path: '/api/notaries',
  summary: 'Notaries that work for a service, or all of them',
  tags: ['reference'],
  public: true,
  impersonal: true,
  query: z.object({ service_slug: serviceSlug.optional() }),
  responses: { 200: z.array(notarySchema) },
})

export const getProductExtra = defineRoute({
  id: 'getProductExtra',
  method: 'GET',
  path: '/api/notary_product_types/:id/notary_product_type_extras/:extra',
  summary: 'What an extra (dga_salary) costs beside a product',
  tags: ['reference'],
  public: true,
  impersonal: true,
  params: z.object({ id: z.string(), extra: z.string() }),
  responses: {
    200: z
      .object({
        slug: z.string(),
        /** In cents, without VAT; per shareholder. */
        price: cents,
        /** What it costs without the discount, in cents: whole euros, rounded down. */
        old_price: cents,
        /** In percent; already taken off the price. */
        discount: z.number().nonnegative(),
      })
      .meta({ id: 'ProductExtra' }),
  },
})

/** The words of a membership in one language, as an editor wrote them. */
export const membershipWords = z.object({
  package_name: z.string(),
  value_tag: z.string(),
  incorporation_days: z.string(),
  features: z.array(z.string()),
  contracts: z.string(),
  support: z.string(),
})

/** A button beside the choice of a membership, in the words of both languages. */
export const membershipButton = z.object({
  /** A path of ours, or an address elsewhere, which opens in a new tab. */
  url: z.union([z.string().regex(/^\/(?!\/)/), z.url({ protocol: /^https?$/ })]),
  /** A link, or a form that is sent. */
  method: z.enum(['GET', 'POST']),
  /** What the form holds. */
  fields: z.record(z.string(), z.string()),
  nl: z.string(),
  en: z.string(),
})

export const productWords = z.object({ name: z.string(), description: z.string() })

const productTypeSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    category: z.string(),
    nl: productWords,
    en: productWords,
    image: z.string().nullable(),
  })
  .meta({ id: 'ProductType', description: 'Something a membership holds, or a service beside it.' })

export type ProductType = z.infer<typeof productTypeSchema>

export const listExtraServices = defineRoute({
  id: 'listExtraServices',
  method: 'GET',
  path: '/api/extra_services',
  summary: 'Services that can be had beside a company, with or without a membership',
  tags: ['reference'],
  public: true,
  impersonal: true,
  responses: { 200: z.array(productTypeSchema) },
})

const membershipTranslation = membershipWords.extend({
  /** Written as a price, or null when nothing is struck through. */
  package_strikethrough_price: z.string().nullable(),
})

export const membershipSchema = z
  .object({
    id: z.number().int(),
    /** Its slug, as in `starter_yearly`. */
    name: z.string(),
    /** In cents, per `per`. */
    price: cents,
    per: z.enum(['month', 'year']),
    strikethrough_price: cents.nullable(),
    /** Base price of the product asked for, in cents. */
    notary_product_price: cents,
    /** Product and membership together, in cents. */
    package_price: cents,
    package_strikethrough_price: cents.nullable(),
    /** Chosen until the founder chooses otherwise. */
    preselected: z.boolean(),
    /** Null where choosing is all there is to do. */
    button: membershipButton.nullable(),
    translation_json: z.object({ nl: membershipTranslation, en: membershipTranslation }),
    upsell_package_type_products: z.array(
      z.object({
        id: z.number().int(),
        product_type_type: z.enum(['subscription', 'extra-service']),
        product_type: productTypeSchema,
      }),
    ),
  })
  .meta({ id: 'Membership', description: 'A membership that can be taken along with a product.' })

export type Membership = z.infer<typeof membershipSchema>

export const listMemberships = defineRoute({
  id: 'listMemberships',
  method: 'GET',
  path: '/api/upsell_package_types',
  summary: 'Memberships that can be taken along with a product, in order; the second is chosen most',
  tags: ['reference'],
  public: true,
  impersonal: true,
  query: z.object({ notary_product_type_slug: serviceSlug }),
  responses: { 200: z.array(membershipSchema) },
})
