import { type RiskLevel, riskLevels } from '#domain/lists/index.ts'
import { countryRiskOn, type RiskChange } from '#domain/offices/index.ts'
import { type DutchDate, parseDutchDate } from '#domain/values/index.ts'

type ChangeRow = { readonly code: string; readonly from_day: string; readonly level: RiskLevel }

/** What stands in the list and is no level counts as high. */
export const listedRisk = (kept: string): RiskLevel => riskLevels.find((level) => level === kept) ?? 'high'

const changeIn = ({ from_day, level }: ChangeRow): readonly RiskChange[] => {
  const day = parseDutchDate(from_day)
  return day === undefined ? [] : [{ from_day: day, level }]
}

/** How a country counts on a day, by its code and what our own list says of it. */
export const risksFrom =
  (rows: readonly ChangeRow[], day: DutchDate) =>
  (code: string, listed: RiskLevel): RiskLevel =>
    countryRiskOn(listed, rows.filter((row) => row.code === code).flatMap(changeIn), day)
