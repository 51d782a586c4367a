import {
  type Agreed,
  type MembershipPlan,
  membershipPlans,
  type PlanSlug,
  packagedContracts,
  planSlugs,
} from '#domain/memberships/index.ts'
import { type Cents, cents, percentageOf, plus } from '#domain/money/index.ts'
import { type Line, membershipLine, type PriceBook, packageLine, supplementOf } from '#domain/pricing/index.ts'
import type { CatalogueActions } from '../catalogue/actions.ts'
import type { CatalogueExtras } from '../catalogue/extras.ts'
import { namedLine, type Preparation } from '../orders/content.ts'
import type { OrderQuote } from '../orders/order.ts'

export type OfferParts = {
  readonly catalogue: Pick<CatalogueActions, 'currentPriceBook'>
  readonly extras: Pick<CatalogueExtras, 'membershipWords' | 'listExtraServices'>
}

/** What is for sale today and what it is called, looked up outside of any transaction. */
export type Offer = Awaited<ReturnType<CatalogueExtras['membershipWords']>> & {
  readonly book: PriceBook
  /** What packages of contracts are called. */
  readonly services: Preparation['services']
}

export const readOffer = async ({ catalogue, extras }: OfferParts): Promise<Offer> => ({
  ...(await extras.membershipWords()),
  book: await catalogue.currentPriceBook(),
  services: Object.fromEntries((await extras.listExtraServices()).map(({ slug, nl, en }) => [slug, { nl, en }])),
})

/** What a plan costs by the book; undefined where it is not sold. */
export function agreedIn({ book, active }: Offer, { slug: plan, sold }: MembershipPlan): Agreed | undefined {
  const entry = Object.hasOwn(book.memberships, plan) ? book.memberships[plan] : undefined
  return sold && active.includes(plan) && entry ? { plan, price: entry.price } : undefined
}

/** In the order of what is in them. */
export const forSale = (offer: Offer): readonly Agreed[] =>
  planSlugs.flatMap((slug) => agreedIn(offer, membershipPlans[slug]) ?? [])

export const withVat = ({ book }: Offer, price: Cents): Cents => plus(price, percentageOf(price, book.vat))

/**
 * One charge as an invoice has it: a term of a plan or a part of one, without VAT. Below zero it goes back, with the VAT that was
 * paid on it.
 */
export function chargeQuote(offer: Offer, plan: PlanSlug, price: number, vat?: number): OrderQuote {
  return quoteOfLine(
    offer,
    membershipLine({ key: plan, price: cents(price), per: membershipPlans[plan].per }, offer.book),
    vat,
  )
}

/** The same of a package of contracts. */
export const packageQuote = (offer: Offer, key: string, price: number, vat?: number): OrderQuote =>
  quoteOfLine(offer, packageLine({ key, price: cents(price) }, offer.book), vat)

function quoteOfLine({ book, names, services }: Offer, sold: Line, vat: number | undefined): OrderQuote {
  const line = vat === undefined ? sold : { ...sold, vat: cents(vat) }
  const named = namedLine(line, null, { book, memberships: names, services })
  return { ...supplementOf([line]), vat_rate: book.vat, lines: [named] }
}

export type SoldPackage = { readonly package: string; readonly contracts: number; readonly price: Cents }

/** Packages of contracts that can be bought by the book, the smallest first. */
export const packagesForSale = ({ book, services }: Offer): readonly SoldPackage[] =>
  Object.entries(packagedContracts).flatMap(([slug, contracts]) => {
    const entry = Object.hasOwn(book.extra_services, slug) ? book.extra_services[slug] : undefined
    return entry && Object.hasOwn(services, slug) ? [{ package: slug, contracts, price: entry.price }] : []
  })
