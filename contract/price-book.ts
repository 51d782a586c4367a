import { z } from 'zod'
import type { Cents, Percentage } from '#domain/money/index.ts'
import {
  type AmountByDate,
  type BookFault,
  bookFaults,
  orderingQuestions,
  type PriceBook,
} from '#domain/pricing/index.ts'
import { type DutchDate, isDutchDate } from '#domain/values/index.ts'
import { typed } from './typed.ts'

// Plain JSON is what is checked; the types are those of the domain, which works with it as it is.
const amount = typed<Cents>(z.number().int().nonnegative())
const percentage = typed<Percentage>(z.number().int().min(0).max(9_999))
const day = typed<DutchDate>(z.string().refine(isDutchDate, 'no such day'))
const count = z.number().int().nonnegative()
const atLeastOne = z.number().int().positive()
const offer = z.strictObject({ list_price: amount, price: amount })
const made = z.strictObject({ companies: count, deeds: count })
const byDate = typed<AmountByDate>(
  z
    .array(z.strictObject({ from: day, amount }))
    .min(1)
    .refine((amounts) => new Set(amounts.map(({ from }) => from)).size === amounts.length, 'two amounts from one day'),
)

const inWords: Readonly<Record<BookFault['rule'], string>> = {
  above_list_price: 'an offer costs no more than the list price',
  cheaper_with_holding: 'a holding makes the contribution no cheaper',
  below_lowest: 'the lowest is above the highest',
  above_price: 'more than the price itself',
  not_sold: 'no such membership',
  nothing_holds: 'nothing holds yet when the book begins',
}

/** A book as it is written: each amount is one, and together they may still contradict each other. */
export const unfinishedBookSchema = z
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
    contribution_deed: z.strictObject({
      price: amount,
      with_holding: z.strictObject({ deeds: atLeastOne, price_each: amount }),
    }),
    external_share_transfer: amount,
    /** Left out while it is not offered. */
    shareholders_agreement: amount.optional(),
    /** Left out of books from before: who ordered by one of those pays none of it. */
    after_payment: z.strictObject({ change: amount, appointment_moved: amount }).optional(),
    identification_elsewhere: z.strictObject({ lowest: amount, highest: amount }),
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
  .meta({ id: 'UnfinishedPriceBook', description: 'Prices in the making.' }) satisfies z.ZodType<PriceBook>

/** Every price of the service. It is stored JSON that an admin may have edited: what cannot be read must not become a price. */
export const priceBookSchema = unfinishedBookSchema
  .superRefine((book, context) => {
    for (const { path, rule } of bookFaults(book)) {
      context.addIssue({ code: 'custom', path: path.split('.'), message: inWords[rule] })
    }
  })
  .meta({ id: 'PriceBook', description: 'Every price of the service, from a day on.' }) satisfies z.ZodType<PriceBook>
