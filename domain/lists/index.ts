/** What is chosen from: countries, nationalities, municipalities and industries, and how one is found in a long list. */

export {
  type CountryCode,
  countryCodes,
  isInhabited,
  nationalityCodes,
  priorityOf,
  type RiskLevel,
  riskLevels,
  riskOf,
  statelessCode,
} from './countries.ts'
export { industries } from './industries.ts'
export { isCountry, isNationality } from './known-countries.ts'
export { isMunicipality, municipalityNamed } from './known-municipalities.ts'
export { municipalities } from './municipalities.ts'
export { listSeparator, type OrderField, orderCountries, orderFields } from './order-countries.ts'
export { type ListEntry, searchList } from './search-list.ts'
export { unservedCountries } from './unserved-countries.ts'
