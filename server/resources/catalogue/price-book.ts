import { priceBookSchema } from '#contract/price-book.ts'
import type { PriceBook } from '#domain/pricing/index.ts'
import { type DutchDate, parseDutchDate } from '#domain/values/index.ts'

/** Throws when the stored book is not one. */
export function parsePriceBook(stored: unknown): PriceBook {
  return priceBookSchema.parse(stored)
}

/** From the YYYY-MM-DD of the database. */
export function dayOf(stored: string): DutchDate {
  const date = parseDutchDate(stored)
  if (date === undefined) throw new RangeError(`no such day: ${stored}`)
  return date
}
