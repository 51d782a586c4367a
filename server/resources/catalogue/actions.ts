import type { Service } from '#contract/site.ts'
import { fromPrice, type PriceBook } from '#domain/pricing/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { isDutchDate, isoDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { parsePriceBook } from './price-book.ts'
import { findPriceBook, listServices } from './store.ts'

type CatalogueParts = { readonly database: Database; readonly clock: Clock }

export type CatalogueActions = ReturnType<typeof catalogueActions>

export function catalogueActions({ database, clock }: CatalogueParts) {
  return {
    /** The prices that hold today. Without them the service cannot answer what anything costs: that is a fault. */
    async currentPriceBook(): Promise<PriceBook> {
      const today = clock.today()
      if (!isDutchDate(today)) throw new RangeError('the clock gives no date')
      return parsePriceBook(await findPriceBook(database.db, isoDate(today)))
    },

    /** The cards of the home screens; a card whose flow is switched off is shown closed and without a price. */
    async listCards(flags: Readonly<Record<string, boolean>>): Promise<Service[]> {
      const [rows, book] = [await listServices(database.db), await this.currentPriceBook()]
      return rows.map((row) => {
        const flow = flowNames.find((name) => name === row.flow) ?? null
        const switchedOn = row.needs_flag === null || flags[row.needs_flag] === true
        const enabled = row.enabled && switchedOn && (flow !== null || row.flow === null)
        return {
          slug: row.slug,
          flow,
          with_holding: row.with_holding,
          enabled,
          featured: row.featured,
          screens: (['home', 'bv'] as const).filter((screen) => row.screens.includes(screen)),
          from_price: enabled ? fromPrice(book, { flow, with_holding: row.with_holding }) : null,
        }
      })
    },
  }
}
