import { z } from 'zod'
import type { PriceBook } from '#domain/pricing/index.ts'
import { cents, isDutchDate, type Percentage } from '#domain/values/index.ts'

const amount = z.number().int().nonnegative().transform(cents)
const percentage = z
  .number()
  .int()
  .min(0)
  .max(10_000)
  .transform((hundredths) => hundredths as Percentage)
const day = z.string().refine(isDutchDate)
const offer = z.object({ list_price: amount, price: amount })
const byDate = z.array(z.object({ from: day, amount })).min(1)

/** Prices are stored JSON that an admin may have edited: what cannot be read must not become a price. */
const schema = z.object({
  valid_from: day,
  vat: percentage,
  base_prices: z.record(z.string(), amount),
  holding_upsell: z.object({ standard: offer, by_product: z.record(z.string(), offer) }),
  incorporation_speeds: z.record(z.string(), z.object({ working_days: z.number().int().positive(), price: amount })),
  healthcare_statutes: amount,
  dga_salary: z.object({ price: amount, discount: percentage }),
  contribution_deed: z.object({
    price: amount,
    with_holding: z.object({ deeds: z.number().int().positive(), price_each: amount }),
  }),
  external_share_transfer: amount,
  memberships: z.record(z.string(), z.object({ price: amount, per: z.enum(['month', 'year']) })),
  preselected_membership: z.string(),
  fees: z.object({ kvk_registration: byDate, quality_fund_with_vat: byDate }),
  dga_norm: byDate,
})

/** Throws when the stored book is not one. */
export function parsePriceBook(stored: unknown): PriceBook {
  return schema.parse(stored)
}
