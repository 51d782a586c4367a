import { type FieldRef, valueAt } from '../conditions/index.ts'
import { compareDates, type DutchDate, dutchDate, isDutchDate, parseDutchDate, partsOf } from '../values/index.ts'
import { after } from './dates.ts'
import { claiming, dateRule } from './rule.ts'

/** Nothing happens to a company before it exists. */
export const notBeforeIncorporation = <Ref extends FieldRef>(incorporated: Ref) =>
  after('before_incorporation', incorporated, true)

/** What ends does not end before it begins. */
export const notBeforeStart = <Ref extends FieldRef>(start: Ref) => after('before_start', start, true)

/** A day in the next month; the 28th stands for those that not every month has. */
const monthLater = (date: DutchDate): DutchDate => {
  const { day, month, year } = partsOf(date)
  return dutchDate(Math.min(day, 28), (month % 12) + 1, year + Math.floor(month / 12)) ?? date
}

/** What is counted by the month begins a month later at the earliest. */
export const aMonthAfter = <Ref extends FieldRef>(start: Ref) =>
  claiming<Ref>(
    dateRule({
      code: 'before_start',
      passes: (date, { facts }) => {
        const from = valueAt(start, facts)
        return !isDutchDate(from) || compareDates(date, monthLater(from)) >= 0
      },
    }),
  )

// Since that day shares of a BV pass by notarial deed only (art. 2:196 BW); the day itself counts as after.
const since1993 = parseDutchDate('01-01-1993')

const inPeriod = <Ref extends FieldRef, const Option extends 'before_1993' | 'after_1993'>(
  period: Ref,
  option: Option,
  fits: (order: number) => boolean,
) =>
  claiming<`${Ref}=${Option}`>(
    dateRule({
      code: option as 'before_1993' | 'after_1993',
      passes: (date, { facts }) =>
        valueAt(period, facts) !== option || since1993 === undefined || fits(compareDates(date, since1993)),
    }),
  )

export const before1993When = <Ref extends FieldRef>(period: Ref) =>
  inPeriod(period, 'before_1993', (order) => order < 0)
export const from1993When = <Ref extends FieldRef>(period: Ref) => inPeriod(period, 'after_1993', (order) => order >= 0)
