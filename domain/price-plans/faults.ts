import { bookFaults, bookRules, type PriceBook } from '../pricing/index.ts'
import { compareDates, type DutchDate, partsOf } from '../values/index.ts'
import { amountIn, editableAmounts } from './amounts.ts'

export const planRules = ['required', 'negative', 'not_whole', 'too_high', 'too_early', ...bookRules] as const

/** Why prices cannot be planned, and the amount (or the day, `valid_from`) that has to change. */
export type PlanFault = { readonly path: string; readonly rule: (typeof planRules)[number] }

/** A slip of the fingers, not a price. */
const mostCents = 1_000_000_00
const mostPercent = 99_99

/** What is wrong with an amount by itself. */
export function amountFault(
  value: number | null,
  { unit, optional }: { readonly unit: 'cents' | 'percentage'; readonly optional: boolean },
): PlanFault['rule'] | null {
  if (value === null) return optional ? null : 'required'
  if (!Number.isSafeInteger(value)) return 'not_whole'
  if (value < 0) return 'negative'
  return value > (unit === 'cents' ? mostCents : mostPercent) ? 'too_high' : null
}

/** Everything that keeps a book from being planned. */
export function planFaults(book: PriceBook, { today }: { readonly today: DutchDate }): readonly PlanFault[] {
  const own = editableAmounts(book).flatMap((amount): PlanFault[] => {
    const rule = amountFault(amountIn(book, amount.path), amount)
    return rule === null ? [] : [{ path: amount.path, rule }]
  })
  const early: PlanFault[] = compareDates(book.valid_from, today) > 0 ? [] : [{ path: 'valid_from', rule: 'too_early' }]
  const has = ({ path }: PlanFault) => own.some((fault) => fault.path === path)
  return [...early, ...own, ...bookFaults(book).filter((fault) => !has(fault))]
}

/** From this month on the amounts of the next year are known. */
const knownFromMonth = 11

export type UnknownYear = { readonly path: string; readonly year: number }

/** Amounts that others set anew every year and that lack the year in which the book begins, or the next one when that is near. */
export function yearsWithoutAmount(book: PriceBook): readonly UnknownYear[] {
  const { month, year: begins } = partsOf(book.valid_from)
  const year = month >= knownFromMonth ? begins + 1 : begins
  const tables = { 'fees.kvk_registration': book.fees.kvk_registration, dga_norm: book.dga_norm }
  return Object.entries(tables).flatMap(([path, amounts]) =>
    amounts.some(({ from }) => partsOf(from).year >= year) ? [] : [{ path, year }],
  )
}
