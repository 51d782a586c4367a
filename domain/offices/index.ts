/** Offices as those who run the service set them up: who gets the next case, how well they keep their terms, who works there. */
export { countryRiskOn, type RiskChange } from './country-risk.ts'
export { type ChangedPart, changedParts, type OfficeSettings, withParts } from './settings.ts'
export { canDo, nextOffice, officeFor, type SharingOffice, takesCasesOn } from './sharing-out.ts'
export { accessRefusal } from './staff-access.ts'
export { countRungs, officeRungs, staysOf } from './stays.ts'
