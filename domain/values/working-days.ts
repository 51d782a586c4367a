import { compareDates, type DutchDate, dutchDate, partsOf } from './dutch-date.ts'

/** The day so many days after (or before) another; undefined past the years we know. */
export function addDays(date: DutchDate, days: number): DutchDate | undefined {
  const { day, month, year } = partsOf(date)
  const then = new Date(Date.UTC(year, month - 1, day + days))
  return dutchDate(then.getUTCDate(), then.getUTCMonth() + 1, then.getUTCFullYear())
}

/** The same day so many months later, or the last of a month that has no such day; undefined past the years we know. */
export function addMonths(date: DutchDate, months: number): DutchDate | undefined {
  const { day, month, year } = partsOf(date)
  const last = new Date(Date.UTC(year, month + months, 0))
  return dutchDate(Math.min(day, last.getUTCDate()), last.getUTCMonth() + 1, last.getUTCFullYear())
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: DutchDate): number {
  const { day, month, year } = partsOf(date)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

/** Easter Sunday in our calendar, by the rule of the Church as Oudin wrote it down. */
export function easterOf(year: number): DutchDate | undefined {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const skipped = Math.floor((century - 17) / 25)
  let moon = (century - Math.floor(century / 4) - Math.floor((century - skipped) / 3) + 19 * golden + 15) % 30
  moon -= Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const offset = moon - weekday
  const month = 3 + Math.floor((offset + 40) / 44)
  return dutchDate(offset + 28 - 31 * Math.floor(month / 4), month, year)
}

/**
 * The holidays of the Algemene termijnenwet, art. 3: New Year, Good Friday, Easter Monday, King's Day (the 26th when the
 * 27th of April is a Sunday), 5 May, Ascension Day, Whit Monday and both Christmas days.
 */
export function holidaysOf(year: number): readonly DutchDate[] {
  const easter = easterOf(year)
  const kings = dutchDate(27, 4, year)
  if (easter === undefined || kings === undefined) return []
  return [
    dutchDate(1, 1, year),
    addDays(easter, -2),
    addDays(easter, 1),
    weekdayOf(kings) === 0 ? addDays(kings, -1) : kings,
    dutchDate(5, 5, year),
    addDays(easter, 39),
    addDays(easter, 50),
    dutchDate(25, 12, year),
    dutchDate(26, 12, year),
  ].filter((day) => day !== undefined)
}

/** No weekend, no holiday, and none of the days on which an office is closed besides. */
export function isWorkingDay(date: DutchDate, closed: readonly DutchDate[] = []): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !closed.includes(date) && !holidaysOf(partsOf(date).year).includes(date)
}

/** The working day so many working days after a day, which itself does not count, whether it is one or not. */
export function addWorkingDays(from: DutchDate, count: number, closed: readonly DutchDate[] = []): DutchDate {
  let day = from
  for (let left = count; left > 0; ) {
    const next = addDays(day, 1)
    if (next === undefined) return day
    day = next
    if (isWorkingDay(day, closed)) left--
  }
  return day
}

/** How many working days lie after the first day up to and with the second; below zero when that is earlier. */
export function workingDaysBetween(from: DutchDate, to: DutchDate, closed: readonly DutchDate[] = []): number {
  if (compareDates(from, to) > 0) return -workingDaysBetween(to, from, closed)
  let count = 0
  for (let day = from; compareDates(day, to) < 0; ) {
    const next = addDays(day, 1)
    if (next === undefined) break
    day = next
    if (isWorkingDay(day, closed)) count++
  }
  return count
}
