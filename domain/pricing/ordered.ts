import { type Cents, minus, times } from '../money/index.ts'
import type { RelevantAnswers } from '../questions/index.ts'
import { activeShareholders } from '../shareholders/index.ts'
import { contractPackages, type Line } from './line.ts'
import { chosenMembership, noMembership } from './membership.ts'
import { ownEntry } from './price-book.ts'
import type { ProductPrices } from './product-prices.ts'

/** Something that is ordered, before VAT is worked out. */
export type Item = Pick<Line, 'key' | 'name' | 'section' | 'itemable_type' | 'amount' | 'price'> &
  Partial<Pick<Line, 'discounts' | 'per' | 'was'>> & {
    /** Deeds and companies that come with it, for the fees. */
    readonly companies?: number
    readonly deeds?: number
    /** Whether VAT comes on top (as always, unless said otherwise), is in the price, or is not due. */
    readonly tax?: 'added' | 'inside' | 'none'
  }

/** What the answers order, and what they name that the book does not sell. */
export type Ordered = { readonly items: readonly Item[]; readonly unpriced: readonly string[] }

type OrderSource = (prices: ProductPrices, answers: RelevantAnswers) => Ordered

const of = (...items: readonly Item[]): Ordered => ({ items, unpriced: [] })
const nothing = of()
const unsold = (...names: readonly string[]): Ordered => ({ items: [], unpriced: names })

const work = { section: 'package', itemable_type: 'NotaryProduct' } as const
const service = { section: 'services', itemable_type: 'ExtraService' } as const

/** Work of the notary that is done or not. */
const extra = (name: Line['name'], price: Cents): Item => ({ ...work, key: name, name, amount: 1, price })

const peopleWith = (answers: RelevantAnswers, question: 'holding' | 'dga_plan'): number =>
  activeShareholders(answers).filter((key) => answers[key][question] === true).length

/** Companies that exist have no holding made: that is for people. */
const someoneCouldHaveOne = (answers: RelevantAnswers): boolean => {
  const people = activeShareholders(answers)
  return people.length === 0 || people.some((key) => answers[key].type !== 'existing_company')
}

/** One per shareholder who has one made; a structure without names is one holding. */
const holdingsIn = (answers: RelevantAnswers): number => {
  const structure = answers.main.holding_structure === true && someoneCouldHaveOne(answers)
  return Math.max(peopleWith(answers, 'holding'), structure ? 1 : 0)
}

const product: OrderSource = ({ product: key, base_price, made }) =>
  of({ ...work, ...made, key, name: 'product', amount: 1, price: base_price })

const holdings: OrderSource = ({ holding_upsell: { list_price, price } }, answers) => {
  const amount = holdingsIn(answers)
  if (amount === 0) return nothing
  const off = times(minus(list_price, price), amount)
  return of({
    ...extra('holding_upsell', list_price),
    amount,
    discounts: off === 0 ? [] : [{ key: 'holding_offer', discount_amount: off }],
    companies: amount,
    deeds: amount,
  })
}

/** A speed that costs nothing is part of the product and no line of its own. */
const speed: OrderSource = ({ incorporation_speeds }, { main: { incorporation_speed: chosen } }) => {
  if (chosen === undefined) return nothing
  const found = ownEntry(incorporation_speeds, chosen)
  if (found === undefined) return unsold(chosen)
  return found.price === 0 ? nothing : of({ ...extra('incorporation_speed', found.price), key: chosen })
}

const healthcare: OrderSource = ({ healthcare_statutes }, { main }) =>
  main.caregiver === true ? of(extra('healthcare_statutes', healthcare_statutes)) : nothing

const contributed: readonly unknown[] = ['tax_free_transfer', 'transfer_subject_to_tax']

const contribution: OrderSource = ({ contribution_deed: { price, with_holding } }, answers) => {
  if (!contributed.includes(answers.main.type_of_conversion)) return nothing
  if (holdingsIn(answers) === 0) return of({ ...extra('contribution_deed', price), deeds: 1 })
  const { deeds, price_each } = with_holding
  return of({ ...extra('contribution_deed', price_each), amount: deeds, deeds })
}

/** To someone who does not hold shares yet. */
const externalTransfer: OrderSource = ({ external_share_transfer }, answers) =>
  activeShareholders(answers).some((key) => answers[key].internal === false)
    ? of(extra('external_share_transfer', external_share_transfer))
    : nothing

const agreement: OrderSource = ({ shareholders_agreement: price }, { main }) => {
  if (main.shareholders_agreement !== true) return nothing
  return price === null ? unsold('shareholders_agreement') : of(extra('shareholders_agreement', price))
}

const membership: OrderSource = ({ memberships }, { main }) => {
  const { upsell_package: slug, upsell_package_type_id: id } = main
  if (slug === undefined && id === undefined) return nothing
  const sold = Object.entries(memberships).map(([name, { type_id }]) => ({ id: type_id, name }))
  const key = chosenMembership(main, sold)
  if (key === noMembership) return nothing
  const found = key === null ? undefined : ownEntry(memberships, key)
  if (key === null || found === undefined) return unsold(String(id ?? slug))
  const { price, per } = found
  return of({ key, name: 'membership', section: 'services', itemable_type: 'UpsellPackage', amount: 1, price, per })
}

const payroll: OrderSource = ({ dga_salary: { price, old_price, discount } }, answers) => {
  const amount = peopleWith(answers, 'dga_plan')
  if (amount === 0) return nothing
  const was = discount === 0 ? null : { old_price, discount }
  return of({ ...service, key: 'dga_salary', name: 'dga_salary', amount, price, was })
}

/** Services are named by their slug; a number is something that comes with the membership and costs nothing more. */
const services: OrderSource = ({ extra_services }, { main }) => {
  const named = (main.upsell_package_type_product_ids ?? []).map(String).filter((one) => !/^\d+$/.test(one))
  const ticked = Object.keys(extra_services).filter((slug) => {
    const question = extra_services[slug]?.chosen_by
    return question ? main[question] === true : false
  })
  // In one order, whatever the order of ticking.
  const chosen = [...new Set([...named, ...ticked])].sort()
  return {
    items: chosen.flatMap((key) => {
      const found = ownEntry(extra_services, key)
      if (!found) return []
      const item = { ...service, key, name: 'extra_service' as const, amount: 1, price: found.price }
      return [contractPackages.includes(key) ? { ...item, itemable_type: 'Contract' as const } : item]
    }),
    unpriced: chosen.filter((key) => ownEntry(extra_services, key) === undefined),
  }
}

/** In the order in which the lines are shown. */
const sources: readonly OrderSource[] = [
  product,
  holdings,
  speed,
  healthcare,
  contribution,
  externalTransfer,
  agreement,
  membership,
  payroll,
  services,
]

export function orderedBy(prices: ProductPrices, answers: RelevantAnswers): Ordered {
  const found = sources.map((source) => source(prices, answers))
  return { items: found.flatMap(({ items }) => items), unpriced: found.flatMap(({ unpriced }) => unpriced) }
}

/** Passed on: the trade register asks per company and without VAT, the quality fund per deed and with VAT inside. */
export function feesFor(items: readonly Item[], { fees }: ProductPrices): readonly Item[] {
  const count = (what: 'companies' | 'deeds') => items.reduce((sum, item) => sum + (item[what] ?? 0), 0)
  const fee = { section: 'fees', itemable_type: 'ExtraFee' } as const
  const all: readonly Item[] = [
    {
      ...fee,
      key: 'kvk_registration',
      name: 'kvk_registration',
      amount: count('companies'),
      price: fees.kvk_registration,
      tax: 'none',
    },
    {
      ...fee,
      key: 'quality_fund',
      name: 'quality_fund',
      amount: count('deeds'),
      price: fees.quality_fund_with_vat,
      tax: 'inside',
    },
  ]
  return all.filter(({ amount }) => amount > 0)
}
