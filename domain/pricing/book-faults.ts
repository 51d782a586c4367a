import { amountOn, ownEntry, type PriceBook, type PricedOffer } from './price-book.ts'

/** What can be wrong with amounts that are each fine by themselves. */
export const bookRules = [
  'above_list_price',
  'cheaper_with_holding',
  'below_lowest',
  'above_price',
  'not_sold',
  'nothing_holds',
] as const

/** Where a book contradicts itself: the path leads to the amount that has to change. */
export type BookFault = { readonly path: string; readonly rule: (typeof bookRules)[number] }

export function bookFaults(book: PriceBook): readonly BookFault[] {
  const { holding_upsell, contribution_deed, identification_elsewhere, memberships, preselected_membership } = book
  const offers: readonly (readonly [string, PricedOffer])[] = [
    ['standard', holding_upsell.standard],
    ...Object.entries(holding_upsell.by_product).map(([name, offer]) => [`by_product.${name}`, offer] as const),
  ]
  const { price, with_holding } = contribution_deed
  const { lowest, highest } = identification_elsewhere
  const byDate = {
    'fees.kvk_registration': book.fees.kvk_registration,
    'fees.quality_fund_with_vat': book.fees.quality_fund_with_vat,
    dga_norm: book.dga_norm,
  }
  const found: readonly (BookFault | false)[] = [
    ...offers.map(
      ([name, offer]) =>
        offer.price > offer.list_price && { path: `holding_upsell.${name}.price`, rule: 'above_list_price' as const },
    ),
    with_holding.price_each * with_holding.deeds < price && {
      path: 'contribution_deed.with_holding.price_each',
      rule: 'cheaper_with_holding',
    },
    lowest > highest && { path: 'identification_elsewhere.highest', rule: 'below_lowest' },
    !Object.hasOwn(memberships, preselected_membership) && { path: 'preselected_membership', rule: 'not_sold' },
    ...Object.entries(byDate).map(
      ([path, amounts]) => amountOn(amounts, book.valid_from) === undefined && { path, rule: 'nothing_holds' as const },
    ),
    ...Object.entries(book.partial_prices).map(
      ([product, part]) =>
        part > (ownEntry(book.base_prices, product) ?? part) && {
          path: `partial_prices.${product}`,
          rule: 'above_price' as const,
        },
    ),
  ]
  return found.filter((fault) => fault !== false)
}
