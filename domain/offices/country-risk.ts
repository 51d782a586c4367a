import type { RiskLevel } from '../lists/index.ts'
import { compareDates, type DutchDate } from '../values/index.ts'

/** From a day on a country counts as this. */
export type RiskChange = { readonly from_day: DutchDate; readonly level: RiskLevel }

/** How a country counts on a day: by the newest word that holds by then, and by our own list before anybody said anything. */
export const countryRiskOn = (listed: RiskLevel, changes: readonly RiskChange[], day: DutchDate): RiskLevel =>
  changes
    .filter(({ from_day }) => compareDates(from_day, day) <= 0)
    .toSorted((one, other) => compareDates(one.from_day, other.from_day))
    .at(-1)?.level ?? listed
