import { type Agreed, type Plan, type PlanSlug, planSlugs, plans } from '#domain/memberships/index.ts'
import { membershipLine, type PriceBook, supplementOf } from '#domain/pricing/index.ts'
import { type Cents, cents, percentageOf, plus } from '#domain/values/index.ts'
import type { CatalogueActions } from '../catalogue/actions.ts'
import { namedLine } from '../orders/content.ts'
import type { OrderQuote } from '../orders/order.ts'
import type { ReferenceActions } from '../reference/actions.ts'

export type OfferParts = {
  readonly catalogue: Pick<CatalogueActions, 'currentPriceBook'>
  readonly reference: Pick<ReferenceActions, 'membershipWords'>
}

/** What is for sale today and what it is called, looked up outside of any transaction. */
export type Offer = Awaited<ReturnType<ReferenceActions['membershipWords']>> & { readonly book: PriceBook }

export const readOffer = async ({ catalogue, reference }: OfferParts): Promise<Offer> => ({
  ...(await reference.membershipWords()),
  book: await catalogue.currentPriceBook(),
})

/** What a plan costs by the book; undefined where it is not sold. */
export function agreedIn({ book, active }: Offer, { slug: plan, sold }: Plan): Agreed | undefined {
  const entry = Object.hasOwn(book.memberships, plan) ? book.memberships[plan] : undefined
  return sold && active.includes(plan) && entry ? { plan, price: entry.price } : undefined
}

/** In the order of what is in them. */
export const forSale = (offer: Offer): readonly Agreed[] =>
  planSlugs.flatMap((slug) => agreedIn(offer, plans[slug]) ?? [])

export const withVat = ({ book }: Offer, price: Cents): Cents => plus(price, percentageOf(price, book.vat))

/**
 * One charge as an invoice has it: a term of a plan or a part of one, without VAT. Below zero it goes back, with the VAT that was
 * paid on it.
 */
export function chargeQuote({ book, names }: Offer, plan: PlanSlug, price: number, vat?: number): OrderQuote {
  const sold = membershipLine({ key: plan, price: cents(price), per: plans[plan].per }, book)
  const line = vat === undefined ? sold : { ...sold, vat: cents(vat) }
  const words = { book, memberships: names, services: {} }
  return { ...supplementOf([line]), vat_rate: book.vat, lines: [namedLine(line, null, words)] }
}
