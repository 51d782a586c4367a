import { z } from 'zod'
import { priceBookSchema } from '#contract/price-book.ts'
import { compareDates, isoDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { type DataShelf, demandShape, refuseThing } from '../data-files/shelf.ts'
import { hasOrders, lockPriceBooks, selectPriceBooks, upsertPriceBook } from './store.ts'

const fileSchema = z.strictObject({ book: priceBookSchema, reason: z.string().max(300) })

/** Price books as files, each by the day it begins. What people may have ordered by stays as it is. */
export function priceBookShelf({ clock }: { readonly clock: Clock }): DataShelf {
  return {
    folder: 'prices',
    async list(db) {
      const rows = await selectPriceBooks(db)
      return rows
        .map(({ valid_from, book, reason }) => ({ name: valid_from, label: valid_from, value: { book, reason } }))
        .toSorted((one, other) => one.name.localeCompare(other.name))
    },
    async write({ tx, by }, { name, value }) {
      const { book, reason } = demandShape(fileSchema, value)
      if (isoDate(book.valid_from) !== name) {
        throw refuseThing('invalid_value', 'book.valid_from', `It does not begin on ${name}.`)
      }
      await lockPriceBooks(tx)
      if (compareDates(book.valid_from, clock.today()) <= 0 && (await hasOrders(tx))) {
        throw refuseThing('too_low', 'book.valid_from', 'People ordered by the prices that held since then.')
      }
      await upsertPriceBook(tx, { valid_from: name, book, reason, planned_by: by, planned_at: clock.now() })
    },
  }
}
