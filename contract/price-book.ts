import { z } from 'zod'
import { type AmountByDate, amountOn, orderingQuestions, type PriceBook } from '#domain/pricing/index.ts'
import { type Cents, type DutchDate, isDutchDate, type Percentage } from '#domain/values/index.ts'
import { defineRoute } from './route.ts'

// Plain JSON is what is checked; the types are those of the domain, which works with it as it is.
const amount = z.number().int().nonnegative() as unknown as z.ZodType<Cents>
const percentage = z.number().int().min(0).max(9_999) as unknown as z.ZodType<Percentage>
const day = z.string().refine(isDutchDate, 'no such day') as unknown as z.ZodType<DutchDate>
const count = z.number().int().nonnegative()
const atLeastOne = z.number().int().positive()
const offer = z
  .strictObject({ list_price: amount, price: amount })
  .refine(({ list_price, price }) => price <= list_price, 'an offer costs no more than the list price')
const made = z.strictObject({ companies: count, deeds: count })
const byDate = z
  .array(z.strictObject({ from: day, amount }))
  .min(1)
  .refine(
    (amounts) => new Set(amounts.map(({ from }) => from)).size === amounts.length,
    'two amounts from one day',
  ) as unknown as z.ZodType<AmountByDate>

/** Every price of the service. It is stored JSON that an admin may have edited: what cannot be read must not become a price. */
export const priceBookSchema = z
  .strictObject({
    /** The day it begins to hold, DD-MM-YYYY. */
    valid_from: day,
    /** In hundredths of a percent: 2100 is 21%. */
    vat: percentage,
    /** By flow, in cents and without VAT, as everything that does not say otherwise. */
    base_prices: z.record(z.string(), amount),
    partial_prices: z.record(z.string(), amount),
    made: z.strictObject({ standard: made, by_product: z.record(z.string(), made) }),
    holding_upsell: z.strictObject({ standard: offer, by_product: z.record(z.string(), offer) }),
    incorporation_speeds: z.record(z.string(), z.strictObject({ working_days: atLeastOne, price: amount })),
    healthcare_statutes: amount,
    dga_salary: z.strictObject({ price: amount, discount: percentage, months: atLeastOne }),
    contribution_deed: z
      .strictObject({ price: amount, with_holding: z.strictObject({ deeds: atLeastOne, price_each: amount }) })
      .refine(
        ({ price, with_holding: { deeds, price_each } }) => price_each * deeds >= price,
        'a holding makes the contribution no cheaper',
      ),
    external_share_transfer: amount,
    /** Left out while it is not offered. */
    shareholders_agreement: amount.optional(),
    /** Left out of books from before: who ordered by one of those pays none of it. */
    after_payment: z.strictObject({ change: amount, appointment_moved: amount }).optional(),
    identification_elsewhere: z
      .strictObject({ lowest: amount, highest: amount })
      .refine(({ lowest, highest }) => lowest <= highest, 'the lowest is above the highest'),
    memberships: z.record(
      z.string(),
      z.strictObject({ type_id: atLeastOne, price: amount, per: z.enum(['month', 'year']) }),
    ),
    preselected_membership: z.string(),
    extra_services: z.record(
      z.string(),
      z.strictObject({ price: amount, chosen_by: z.enum(orderingQuestions).nullable() }),
    ),
    fees: z.strictObject({ kvk_registration: byDate, quality_fund_with_vat: byDate }),
    dga_norm: byDate,
  })
  .superRefine((book, context) => {
    const complain = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (!Object.hasOwn(book.memberships, book.preselected_membership)) {
      complain(['preselected_membership'], 'no such membership')
    }
    const amounts = { ...book.fees, dga_norm: book.dga_norm }
    for (const [name, table] of Object.entries(amounts)) {
      if (amountOn(table, book.valid_from) === undefined) complain([name], 'nothing holds yet when the book begins')
    }
    for (const [product, price] of Object.entries(book.base_prices)) {
      const part = Object.hasOwn(book.partial_prices, product) ? book.partial_prices[product] : undefined
      if (part !== undefined && part > price) complain(['partial_prices', product], 'more than the price itself')
    }
  })
  .meta({ id: 'PriceBook', description: 'Every price of the service, from a day on.' }) satisfies z.ZodType<PriceBook>

export const listPriceBooks = defineRoute({
  id: 'listPriceBooks',
  method: 'GET',
  path: '/api/price_books',
  summary: 'Every price book, the newest first: those that held, the one that holds and those that are planned',
  tags: ['prices'],
  roles: ['admin'],
  responses: { 200: z.array(z.object({ current: z.boolean(), book: priceBookSchema })) },
})

export const planPriceBook = defineRoute({
  id: 'planPriceBook',
  method: 'POST',
  path: '/api/price_books',
  summary: 'Plans new prices for a day to come, in the place of what was planned for that day',
  tags: ['prices'],
  roles: ['admin'],
  body: priceBookSchema,
  responses: { 201: priceBookSchema },
})

export const withdrawPriceBook = defineRoute({
  id: 'withdrawPriceBook',
  method: 'DELETE',
  path: '/api/price_books/:valid_from',
  summary: 'Takes back prices that are planned and do not hold yet',
  tags: ['prices'],
  roles: ['admin'],
  params: z.object({ valid_from: z.string().max(10) }),
  responses: { 200: z.object({ valid_from: z.string() }) },
})
