import { z } from 'zod'
import type { Cents, Percentage } from '#domain/money/index.ts'
import { orderingQuestions, type ProductPrices } from '#domain/pricing/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { defineRoute } from './route.ts'
import { typed } from './typed.ts'

// The browser works with these as they come: the types are those of the domain, what is checked is plain JSON.
const cents = typed<Cents>(z.number().int().nonnegative())
const percentage = typed<Percentage>(z.number().int().nonnegative())
const day = typed<DutchDate>(z.string())
const count = z.number().int().nonnegative()

export const productPricesSchema = z
  .object({
    /** Flow name. */
    product: z.string(),
    /** Since when these prices hold, DD-MM-YYYY. */
    valid_from: day,
    /** In hundredths of a percent: 2100 is 21%. */
    vat: percentage,
    base_price: cents,
    /** The part on which VAT is due, where it is not all of the price: by product, extra or slug. */
    partial_prices: z.record(z.string(), cents),
    /** What the product brings into being: fees are asked per company and per deed. */
    made: z.object({ companies: count, deeds: count }),
    /** For one holding made along. */
    holding_upsell: z.object({ list_price: cents, price: cents }),
    incorporation_speeds: z.record(z.string(), z.object({ working_days: count, price: cents })),
    healthcare_statutes: cents,
    /** Per shareholder; the discount, in hundredths of a percent, is already taken off. */
    dga_salary: z.object({ price: cents, old_price: cents, discount: percentage, months: count }),
    /** Customary salary per year that the tax office expects. */
    dga_norm: cents,
    contribution_deed: z.object({ price: cents, with_holding: z.object({ deeds: count, price_each: cents }) }),
    external_share_transfer: cents,
    /** Null while it is not offered. */
    shareholders_agreement: cents.nullable(),
    /** Asked and paid at a notary who is no partner of ours. */
    identification_elsewhere: z.object({ lowest: cents, highest: cents }),
    memberships: z.record(z.string(), z.object({ type_id: count, price: cents, per: z.enum(['month', 'year']) })),
    preselected_membership: z.string(),
    /** By slug; `chosen_by` is the question that orders it when answered with yes. */
    extra_services: z.record(z.string(), z.object({ price: cents, chosen_by: z.enum(orderingQuestions).nullable() })),
    /** Passed on: per company without VAT, per deed with VAT inside. */
    fees: z.object({ kvk_registration: cents, quality_fund_with_vat: cents }),
  })
  .meta({
    id: 'ProductPrices',
    description:
      'What one product and everything beside it costs today, in cents without VAT unless it says otherwise.',
  }) satisfies z.ZodType<ProductPrices>

const inBothLanguages = z.object({ nl: z.string(), en: z.string() })
const priced = z.object({ type: z.string(), price: cents })

/** The same page of the book under the names that older clients know. */
export const priceConfigSchema = productPricesSchema
  .extend({
    /** As in `DutchBV`. */
    product_type_name: z.string(),
    product_price: cents,
    /** The part of it on which VAT is due. */
    partial_price: cents,
    /** What is offered beside it for less than it costs by itself; both in cents, for one. */
    upsell_package_products: z.array(z.object({ name: z.string(), original_price: cents, discount: cents })),
    /** What can be ordered beside it: more work for the notary, and services of others. */
    extra_products: z.object({ notary_products: z.array(priced), extra_services: z.array(priced) }),
    /** Passed on, by key: for one, and how many the product alone brings along. */
    extra_fees: z.record(
      z.string(),
      z.object({ price: cents, amount: count, name: inBothLanguages, payment_note: inBothLanguages }),
    ),
  })
  .meta({ id: 'PriceConfig', description: 'What a product costs today, under our names and under those of before.' })

export type PriceConfig = z.infer<typeof priceConfigSchema>

export const getPrices = defineRoute({
  id: 'getPrices',
  method: 'GET',
  path: '/api/prices',
  summary: 'What a product and everything beside it costs today',
  tags: ['reference'],
  public: true,
  impersonal: true,
  query: z.object({
    /** Flow name or public slug, as in `dutch-bv` and `bv-oprichten`. */
    notary_product_type_slug: z.string().max(80),
  }),
  responses: { 200: priceConfigSchema },
})
