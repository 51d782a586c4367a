/** A day without a time; months count from 1. */
export type Day = { readonly year: number; readonly month: number; readonly day: number }
export type DayRange = { readonly min?: Day | undefined; readonly max?: Day | undefined }

const shape = /^(\d{2})-(\d{2})-(\d{4})$/

export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Reads DD-MM-YYYY; anything else, or a day that does not exist, is undefined. */
export function parseDay(text: string | undefined): Day | undefined {
  const [, d, m, y] = shape.exec(text ?? '') ?? []
  const [day, month, year] = [Number(d), Number(m), Number(y)]
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month))) return undefined
  return { year, month, day }
}

const pad = (part: number) => String(part).padStart(2, '0')
export const formatDay = ({ year, month, day }: Day): string =>
  `${pad(day)}-${pad(month)}-${String(year).padStart(4, '0')}`

export const compareDays = (a: Day, b: Day): number => a.year - b.year || a.month - b.month || a.day - b.day

export const utcOf = ({ year, month, day }: Day): Date => new Date(Date.UTC(year, month - 1, day))

export function daysLater(from: Day, count: number): Day {
  const date = utcOf({ ...from, day: from.day + count })
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** 31 January plus a month is the last of February. */
export function monthsLater({ year, month, day }: Day, count: number): Day {
  const months = year * 12 + month - 1 + count
  const [y, m] = [Math.floor(months / 12), (months % 12) + 1]
  return { year: y, month: m, day: Math.min(day, daysIn(y, m)) }
}

/** 0 is Monday. */
export const weekColumnOf = (day: Day): number => (utcOf(day).getUTCDay() + 6) % 7

export const isOfferedDay = (day: Day, { min, max }: DayRange): boolean =>
  (!min || compareDays(day, min) >= 0) && (!max || compareDays(day, max) <= 0)

export function clampDay(day: Day, { min, max }: DayRange): Day {
  if (min && compareDays(day, min) < 0) return min
  return max && compareDays(day, max) > 0 ? max : day
}

/** Rows of seven, Monday first; null before the first and after the last of the month. */
export function monthWeeks(year: number, month: number): readonly (readonly (Day | null)[])[] {
  const lead = weekColumnOf({ year, month, day: 1 })
  const days = daysIn(year, month)
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - lead + 1
      return day >= 1 && day <= days ? { year, month, day } : null
    }),
  )
}

/** Years worth offering: the range, or a lifetime back and a generation ahead where it is open. */
export function yearsIn({ min, max }: DayRange, today: Day): readonly number[] {
  const first = min?.year ?? today.year - 120
  const last = Math.max(max?.year ?? today.year + 30, first)
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}

/** Months of a year in which at least one day is offered. */
export const monthsIn = (year: number, range: DayRange): readonly number[] =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter(
    (month) =>
      (!range.min || compareDays({ year, month, day: daysIn(year, month) }, range.min) >= 0) &&
      (!range.max || compareDays({ year, month, day: 1 }, range.max) <= 0),
  )

/** Where a key of the grid leads; undefined for keys that are not its own. */
export function dayAfterKey(from: Day, key: string, shift: boolean): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return daysLater(from, -1)
    case 'ArrowRight':
      return daysLater(from, 1)
    case 'ArrowUp':
      return daysLater(from, -7)
    case 'ArrowDown':
      return daysLater(from, 7)
    case 'Home':
      return daysLater(from, -weekColumnOf(from))
    case 'End':
      return daysLater(from, 6 - weekColumnOf(from))
    case 'PageUp':
      return monthsLater(from, shift ? -12 : -1)
    case 'PageDown':
      return monthsLater(from, shift ? 12 : 1)
    default:
      return undefined
  }
}
