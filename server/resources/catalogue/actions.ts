import { priceBookSchema } from '#contract/price-book.ts'
import type { PriceConfig } from '#contract/prices.ts'
import type { Service } from '#contract/site.ts'
import { fromPrice, type PriceBook, type ProductPrices, priceBookOn, pricesOf } from '#domain/pricing/index.ts'
import { type FlowName, flowNames, productOf } from '#domain/products/index.ts'
import { compareDates, type DutchDate, isoDate, parseDutchDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Audit } from '../audit/actions.ts'
import { priceConfigOf } from './price-config.ts'
import { selectCatalogueServices, selectPriceBooks, upsertPriceBook } from './store.ts'

/** What a line of the log about prices begins with; the day they hold from follows. */
export const priceBooksSubject = 'price_books:'

/** Throws when the stored book is not one. */
export function parsePriceBook(stored: unknown): PriceBook {
  return priceBookSchema.parse(stored)
}

/** From the YYYY-MM-DD of the database. */
export function storedDay(stored: string): DutchDate {
  const date = parseDutchDate(stored)
  if (date === undefined) throw new RangeError(`no such day: ${stored}`)
  return date
}

type CatalogueParts = { readonly database: Database; readonly clock: Clock }

/** Prices that people may have seen already are not changed. */
export class PriceBookTooEarly extends Error {
  constructor(day: string) {
    super(`A price book can begin tomorrow at the earliest, and this one begins on ${day}.`)
  }
}

export type CatalogueActions = ReturnType<typeof catalogueActions>

export function catalogueActions({ database, clock }: CatalogueParts) {
  async function priceBookOf(today: DutchDate, within: Db | Tx = database.db): Promise<PriceBook> {
    const books = (await selectPriceBooks(within)).map(({ valid_from, book }) => ({
      valid_from: storedDay(valid_from),
      book,
    }))
    const found = priceBookOn(books, today)
    if (found === undefined) throw new RangeError(`no price book holds on ${today}`)
    const book = parsePriceBook(found.book)
    if (book.valid_from !== found.valid_from) throw new RangeError(`the book of ${found.valid_from} names another day`)
    return book
  }

  return {
    /** The prices that hold today. Without them the service cannot answer what anything costs: that is a fault. */
    currentPriceBook: (): Promise<PriceBook> => priceBookOf(clock.today()),

    /** The book that began on a day, by which something was ordered. */
    priceBookFrom: (valid_from: string, within?: Db | Tx): Promise<PriceBook> =>
      priceBookOf(storedDay(valid_from), within),

    /** What one product costs today; not found when the book does not sell it. */
    async readPrices(flow: FlowName): Promise<PriceConfig> {
      const today = clock.today()
      const prices = pricesOf({ name: flow }, await priceBookOf(today), { today })
      if (prices === null) throw new AppError('not_found')
      return priceConfigOf(flow, prices)
    },

    /** What each of these products costs today, by flow; one that the book does not sell is left out. */
    async readPricesOf<Flow extends FlowName>(
      names: readonly Flow[],
    ): Promise<Partial<Readonly<Record<Flow, ProductPrices>>>> {
      const today = clock.today()
      const book = await priceBookOf(today)
      const found = names.map((name) => [name, pricesOf({ name }, book, { today })] as const)
      return Object.fromEntries(found.filter(([, prices]) => prices !== null)) as Partial<Record<Flow, ProductPrices>>
    },

    /** Every book there is, the newest first. */
    async listPriceBooks(): Promise<{ current: boolean; book: PriceBook }[]> {
      const { valid_from } = await priceBookOf(clock.today())
      const books = (await selectPriceBooks(database.db)).map(({ book }) => parsePriceBook(book))
      return books
        .toSorted((one, other) => compareDates(other.valid_from, one.valid_from))
        .map((book) => ({ current: book.valid_from === valid_from, book }))
    },

    /**
     * Stores a book for a day to come, in the place of one that was planned for that day. What holds today stays as it is:
     * quotes were made from it. Throws, with what is wrong, when it is no book. Who plans it is in the log.
     */
    async planPriceBook(stored: unknown, by?: { readonly admin: string; readonly audit: Audit }): Promise<PriceBook> {
      const book = parsePriceBook(stored)
      if (compareDates(book.valid_from, clock.today()) <= 0) throw new PriceBookTooEarly(book.valid_from)
      await database.inTransaction(async (tx) => {
        const day = isoDate(book.valid_from)
        await upsertPriceBook(tx, { valid_from: day, book, planned_at: clock.now(), planned_by: by?.admin ?? null })
        const line = {
          action: 'prices.planned',
          subject: `${priceBooksSubject}${book.valid_from}`,
          label: book.valid_from,
        } as const
        await by?.audit.write(tx, by.admin, line)
      })
      return book
    },

    /** The cards of the home screens; a card whose flow is switched off is shown closed and without a price. */
    async listCards(flags: Readonly<Record<string, boolean>>): Promise<Service[]> {
      const [rows, book] = [await selectCatalogueServices(database.db), await this.currentPriceBook()]
      const today = clock.today()
      return rows.map((row) => {
        const flow = flowNames.find((name) => name === row.flow) ?? null
        const switchedOn = row.needs_flag === null || flags[row.needs_flag] === true
        const enabled = row.enabled && switchedOn && (flow !== null || row.flow === null)
        // A card that is called after its flow says itself which language that is in.
        const english = flow === null || row.slug === flow ? null : productOf(flow).transfers_to
        return {
          slug: row.slug,
          flow,
          with_holding: row.with_holding,
          enabled,
          featured: row.featured,
          screens: (['home', 'bv'] as const).filter((screen) => row.screens.includes(screen)),
          from_price: enabled ? fromPrice(book, { flow, with_holding: row.with_holding }, { today }) : null,
          in_english:
            enabled && english !== null
              ? {
                  flow: english,
                  from_price: fromPrice(book, { flow: english, with_holding: row.with_holding }, { today }),
                }
              : null,
        }
      })
    },
  }
}
