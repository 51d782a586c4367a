import { type Cents, plus } from '../values/index.ts'
import { entryOf, holdingOffer, type PriceBook } from './price-book.ts'

type Opened = { readonly flow: string | null; readonly with_holding: boolean }

/** The lowest price of a service, without VAT and fees; null when it opens no flow or the flow has no price. */
export function fromPrice(book: PriceBook, { flow, with_holding }: Opened): Cents | null {
  const base = flow === null ? undefined : entryOf(book.base_prices, flow)
  if (flow === null || base === undefined) return null
  return with_holding ? plus(base, holdingOffer(book, flow).price) : base
}
