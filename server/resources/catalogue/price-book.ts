import { z } from 'zod'
import { amountOn, orderingQuestions, type PriceBook } from '#domain/pricing/index.ts'
import { cents, type DutchDate, isDutchDate, type Percentage, parseDutchDate } from '#domain/values/index.ts'

const amount = z.number().int().nonnegative().transform(cents)
const percentage = z
  .number()
  .int()
  .min(0)
  .max(9_999)
  .transform((hundredths) => hundredths as Percentage)
const day = z.string().refine(isDutchDate)
const count = z.number().int().nonnegative()
const atLeastOne = z.number().int().positive()
const offer = z
  .object({ list_price: amount, price: amount })
  .refine(({ list_price, price }) => price <= list_price, 'an offer costs no more than the list price')
const made = z.object({ companies: count, deeds: count })
const byDate = z
  .array(z.object({ from: day, amount }))
  .min(1)
  .refine((amounts) => new Set(amounts.map(({ from }) => from)).size === amounts.length, 'two amounts from one day')

/** Prices are stored JSON that an admin may have edited: what cannot be read must not become a price. */
const schema = z
  .object({
    valid_from: day,
    vat: percentage,
    base_prices: z.record(z.string(), amount),
    partial_prices: z.record(z.string(), amount),
    made: z.object({ standard: made, by_product: z.record(z.string(), made) }),
    holding_upsell: z.object({ standard: offer, by_product: z.record(z.string(), offer) }),
    incorporation_speeds: z.record(z.string(), z.object({ working_days: atLeastOne, price: amount })),
    healthcare_statutes: amount,
    dga_salary: z.object({ price: amount, discount: percentage, months: atLeastOne }),
    contribution_deed: z
      .object({ price: amount, with_holding: z.object({ deeds: atLeastOne, price_each: amount }) })
      .refine(
        ({ price, with_holding: { deeds, price_each } }) => price_each * deeds >= price,
        'a holding makes the contribution no cheaper',
      ),
    external_share_transfer: amount,
    identification_elsewhere: z
      .object({ lowest: amount, highest: amount })
      .refine(({ lowest, highest }) => lowest <= highest, 'the lowest is above the highest'),
    memberships: z.record(z.string(), z.object({ type_id: atLeastOne, price: amount, per: z.enum(['month', 'year']) })),
    preselected_membership: z.string(),
    extra_services: z.record(z.string(), z.object({ price: amount, chosen_by: z.enum(orderingQuestions).nullable() })),
    fees: z.object({ kvk_registration: byDate, quality_fund_with_vat: byDate }),
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

/** Throws when the stored book is not one. */
export function parsePriceBook(stored: unknown): PriceBook {
  return schema.parse(stored)
}

/** From the YYYY-MM-DD of the database. */
export function dayOf(stored: string): DutchDate {
  const date = parseDutchDate(stored)
  if (date === undefined) throw new RangeError(`no such day: ${stored}`)
  return date
}
