import { type FieldRef, valueAt } from '../conditions/index.ts'
import { ageOn, compareDates, type DutchDate, isDutchDate, partsOf } from '../values/index.ts'
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

/** Strictly after another day, or on that day too. */
export const after = <Ref extends FieldRef>(
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
