import { addYears, type DutchDate, dutchDate, partsOf } from '#domain/values/index.ts'

type OfferedRange = { readonly min?: DutchDate; readonly max?: DutchDate }

const back = 120
const ahead = 30

/**
 * First and last day a date field would accept, found by asking it. Rules about dates say before or after something, so
 * what they allow is one stretch of days; where it reaches past a lifetime it has no end.
 */
export function offeredRange(accepts: (day: DutchDate) => boolean, today: DutchDate): OfferedRange {
  const [first, last] = [partsOf(addYears(today, -back)).year, partsOf(addYears(today, ahead)).year]
  const months = Array.from({ length: (last - first + 1) * 12 }, (_, index) => ({
    year: first + Math.floor(index / 12),
    month: (index % 12) + 1,
  }))
  const dayOf = (index: number, day: number) => {
    const at = months[index]
    return at && dutchDate(day, at.month, at.year)
  }
  const open = months.map((_, index) => {
    const day = dayOf(index, 1)
    return day !== undefined && accepts(day)
  })
  const [from, to] = [open.indexOf(true), open.lastIndexOf(true)]
  if (from < 0) return {}
  const days = (index: number) =>
    Array.from({ length: 31 }, (_, day) => dayOf(index, day + 1)).filter((day): day is DutchDate => day !== undefined)
  const min = from === 0 ? undefined : (days(from - 1).find(accepts) ?? dayOf(from, 1))
  const max = to === months.length - 1 ? undefined : days(to).findLast(accepts)
  return { ...(min ? { min } : {}), ...(max ? { max } : {}) }
}
