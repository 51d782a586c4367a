import { type DutchDate, partsOf } from '../values/index.ts'

/** From here on a first year that ends in December would be a short one, with accounts of its own. */
const secondHalf = 7

/** The days on which a first financial year can end, and which of them we advise. */
export const yearEnds = (today: DutchDate) => {
  const { year, month } = partsOf(today)
  return {
    this_year: { day: `31-12-${year}`, advised: month < secondHalf },
    next_year: { day: `31-12-${year + 1}`, advised: month >= secondHalf },
  } as const
}
