import { type Agreed, type Plan, planSlugs, plans } from '#domain/memberships/index.ts'
import type { PriceBook } from '#domain/pricing/index.ts'
import { type Cents, percentageOf, plus } from '#domain/values/index.ts'
import type { CatalogueActions } from '../catalogue/actions.ts'
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
