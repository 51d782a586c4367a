import { roundHalfUp } from '../money/index.ts'
import { type AmountByDate, type PriceBook, withFees } from '../pricing/index.ts'
import { compareDates, type DutchDate } from '../values/index.ts'
import { amountIn, type EditableAmount, editableAmounts, heldSince, placeOfAmount, withAmount } from './amounts.ts'

/** A book as it is on one of its days. */
export type PricesOnDay = { readonly book: PriceBook; readonly day: DutchDate }

export type AmountChange = {
  readonly amount: EditableAmount
  readonly before: number | null
  readonly after: number | null
}

/** What is other in one book than in another, in the order of the form. */
export function changedAmounts(before: PricesOnDay, after: PricesOnDay): readonly AmountChange[] {
  return editableAmounts(after.book).flatMap((amount) => {
    const { path } = amount
    const was = amountIn(before.book, path, before.day)
    const becomes = amountIn(after.book, path, after.day)
    return was === becomes ? [] : [{ amount, before: was, after: becomes }]
  })
}

/** How much more, in tenths of a percent; null where there was nothing to compare with. */
export const changeInTenths = ({ before, after }: Pick<AmountChange, 'before' | 'after'>): number | null =>
  before === null || after === null || before === 0 ? null : roundHalfUp((after - before) * 1000, before)

/** A version of the prices, and the prices that it was made from: what differs was meant. */
export type MadeVersion = { readonly book: PriceBook; readonly made_from: PriceBook }

/** A day that has come when a later book begins is what holds from its first day. */
const pathIn = ({ valid_from }: PriceBook, path: string): string => {
  const { place, from } = placeOfAmount(path)
  return from !== null && compareDates(from, valid_from) <= 0 ? place : path
}

/** Of these changes, what a later version would turn back without anybody having meant it. */
export const turnedBackBy = (later: MadeVersion, changes: readonly AmountChange[]): readonly AmountChange[] =>
  changes.filter(({ amount, after }) => {
    const path = pathIn(later.book, amount.path)
    const there = amountIn(later.book, path)
    return there !== after && there === amountIn(later.made_from, path, later.book.valid_from)
  })

/** The later version with these changes in it, made as if it had known them. */
export function takenOver(later: MadeVersion, changes: readonly AmountChange[], source: PriceBook): MadeVersion {
  const take = (book: PriceBook): PriceBook =>
    turnedBackBy(later, changes).reduce((taken, { amount, after }) => {
      const path = pathIn(later.book, amount.path)
      const since = heldSince(source, amount.path)
      return since === null ? withAmount(taken, path, after) : withAmount(taken, path, after, since)
    }, book)
  return { book: take(later.book), made_from: take(later.made_from) }
}

/** A new version for a day to come, with nothing changed yet. */
export const begunFrom = (made_from: PriceBook, valid_from: DutchDate): MadeVersion => ({
  book: { ...withFees(made_from), valid_from },
  made_from,
})

/** The same version from another day on: what it was to bring by its first day, it brings by that one. */
export function movedTo({ book, made_from }: MadeVersion, valid_from: DutchDate): MadeVersion {
  const moved = (amounts: AmountByDate, before: AmountByDate): AmountByDate => {
    const isOwn = ({ from }: AmountByDate[number]) =>
      from === book.valid_from && !before.some((one) => one.from === from)
    return amounts.some(isOwn)
      ? amounts
          .filter(({ from }) => from !== valid_from)
          .map((one) => (isOwn(one) ? { ...one, from: valid_from } : one))
      : amounts
  }
  const { fees, dga_norm } = book
  return {
    made_from,
    book: {
      ...book,
      valid_from,
      fees: {
        kvk_registration: moved(fees.kvk_registration, made_from.fees.kvk_registration),
        quality_fund_with_vat: moved(fees.quality_fund_with_vat, made_from.fees.quality_fund_with_vat),
      },
      dga_norm: moved(dga_norm, made_from.dga_norm),
    },
  }
}
