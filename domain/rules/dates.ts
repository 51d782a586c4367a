import { type FieldRef, valueAt } from '../conditions/index.ts'
import {
  ageOn,
  compareDates,
  type DutchDate,
  dutchDate,
  isDutchDate,
  parseDutchDate,
  partsOf,
} from '../values/index.ts'
import { claiming, dateRule, type RuleContext } from './rule.ts'

export const notAfterToday = dateRule({
  code: 'not_after_today',
  passes: (date, { today }) => compareDates(date, today) <= 0,
})

/** Strictly: a document that expires today is of no use tomorrow. */
export const afterToday = dateRule({ code: 'after_today', passes: (date, { today }) => compareDates(date, today) > 0 })

export const legalAge = 18

const isAdult = (birthdate: DutchDate, { today }: RuleContext): boolean => ageOn(birthdate, today) >= legalAge

/** Younger founders need their parents and sometimes the court (art. 1:233-234 BW), which we cannot arrange online. */
export const ofAge = dateRule({
  code: 'under_age',
  values: { age: legalAge },
  passes: isAdult,
})

/** What is written for adults alone: others have rules of their own, as about a minimum wage or a ban on competing. */
export const adult = dateRule({
  code: 'not_adult',
  values: { age: legalAge },
  passes: isAdult,
})

const oldestAge = 120

/** A birthdate in 1885 is a slip of the fingers. */
export const withinALifetime = dateRule({
  code: 'too_long_ago',
  passes: (birthdate, { today }) => ageOn(birthdate, today) <= oldestAge,
})

/** The tax office lets nobody go back further than the first of January, and nobody plans further than the next. */
export const thisYearOrNext = dateRule({
  code: 'this_year_or_next',
  passes: (date, { today }) => [0, 1].includes(partsOf(date).year - partsOf(today).year),
})

const after = <Ref extends FieldRef>(
  code: 'expiry_before_issue' | 'before_incorporation' | 'before_start',
  earlier: Ref,
  orOnTheDay: boolean,
) =>
  claiming<Ref>(
    dateRule({
      code,
      passes: (date, { facts }) => {
        const other = valueAt(earlier, facts)
        if (!isDutchDate(other)) return true
        const order = compareDates(date, other)
        return order > 0 || (orOnTheDay && order === 0)
      },
    }),
  )

/** A document expires after it was issued. */
export const afterIssue = <Ref extends FieldRef>(issued: Ref) => after('expiry_before_issue', issued, false)

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
