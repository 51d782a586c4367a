import { firstBook } from '#domain/pricing/index.ts'
import { isoDate } from '#domain/values/index.ts'
import { seedOf } from './plant.ts'

export const priceBooks = seedOf('price_books', ({ valid_from }) => valid_from, [
  { valid_from: isoDate(firstBook.valid_from), book: JSON.stringify(firstBook) },
])
