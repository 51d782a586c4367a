declare const dutchDateBrand: unique symbol

/** A real calendar day, written DD-MM-YYYY. It has no time and no time zone, and there is no clock in here. */
export type DutchDate = string & { readonly [dutchDateBrand]: true }

/** Outside these years a date is a slip of the fingers, and "20111220" can be read only one way. */
const firstYear = 1800
const lastYear = 2199

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysIn = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0)

const two = (part: number): string => part.toString().padStart(2, '0')

/** Undefined when there is no such day, as 30 February. */
export const dutchDate = (day: number, month: number, year: number): DutchDate | undefined => {
  if (![day, month, year].every(Number.isInteger)) return undefined
  if (year < firstYear || year > lastYear || month < 1 || month > 12) return undefined
  if (day < 1 || day > daysIn(year, month)) return undefined
  return `${two(day)}-${two(month)}-${year}` as DutchDate
}

// As passports print them, in Dutch and in English: 14 MAA/MAR 1985.
const monthNames: readonly (readonly string[])[] = [
  ['jan'],
  ['feb'],
  ['mrt', 'maa', 'mar'],
  ['apr'],
  ['mei', 'may'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov'],
  ['dec'],
]

const monthNamed = (name: string): number =>
  monthNames.findIndex((spellings) => spellings.includes(name.slice(0, 3).toLowerCase())) + 1

const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:T.*)?$/
const eightDigits = /^(\d{2})(\d{2})(\d{4})$/
const eightDigitsYearFirst = /^(\d{4})(\d{2})(\d{2})$/
const withMonthName = /^(\d{1,2})[-/. ]([a-z]{3,9})\.?(?:\/[a-z]{3})?[-/. ](\d{4})$/i

/** Reads what people type or paste: 31121990, 31/12/1990, 1-2-1990, 1.2.1990, 1990-12-31, 31 DEC 1990. */
export const parseDutchDate = (text: string): DutchDate | undefined => {
  const typed = text
    .trim()
    .replace(/\s*([-/.])\s*/g, '$1')
    .replace(/\s+/g, ' ')
  const byDay = dayFirst.exec(typed) ?? eightDigits.exec(typed.replaceAll(' ', ''))
  const found = byDay && dutchDate(Number(byDay[1]), Number(byDay[2]), Number(byDay[3]))
  if (found) return found
  const byYear = yearFirst.exec(typed) ?? eightDigitsYearFirst.exec(typed.replaceAll(' ', ''))
  if (byYear) return dutchDate(Number(byYear[3]), Number(byYear[2]), Number(byYear[1]))
  const byName = withMonthName.exec(typed)
  return byName ? dutchDate(Number(byName[1]), monthNamed(byName[2] ?? ''), Number(byName[3])) : undefined
}

export const isDutchDate = (value: unknown): value is DutchDate =>
  typeof value === 'string' && parseDutchDate(value) === value

export const partsOf = (date: DutchDate): { readonly day: number; readonly month: number; readonly year: number } => ({
  day: Number(date.slice(0, 2)),
  month: Number(date.slice(3, 5)),
  year: Number(date.slice(6)),
})

/** YYYY-MM-DD: for databases and calendars, and because it sorts. */
export const isoDate = (date: DutchDate): string => `${date.slice(6)}-${date.slice(3, 5)}-${date.slice(0, 2)}`

/** Below zero when the first is earlier, above when it is later, 0 on the same day. */
export const compareDates = (first: DutchDate, second: DutchDate): number => {
  const [a, b] = [isoDate(first), isoDate(second)]
  return a === b ? 0 : a < b ? -1 : 1
}

/** 29 February plus one year is 28 February. Stays at the edge of the years we know. */
export const addYears = (date: DutchDate, years: number): DutchDate => {
  const { day, month, year } = partsOf(date)
  const target = Math.min(Math.max(year + years, firstYear), lastYear)
  return dutchDate(Math.min(day, daysIn(target, month)), month, target) ?? date
}

/** Whole years between a birth and a day. Someone born on 29 February is a year older on 1 March, as the law counts. */
export const ageOn = (birthdate: DutchDate, day: DutchDate): number => {
  const [birth, then] = [partsOf(birthdate), partsOf(day)]
  const hadBirthday = then.month > birth.month || (then.month === birth.month && then.day >= birth.day)
  return then.year - birth.year - (hadBirthday ? 0 : 1)
}
