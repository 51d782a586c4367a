/** Names of people, places and companies: how they are written, and when two of them are the same. */

export { capitalAddress, capitalFirstName, capitalPlace, capitalSurname } from './capitals.ts'
export { beginsWithBv, companyTitle, endsInBv, type LegalForm, withoutBv } from './company-title.ts'
export { fold } from './fold.ts'
export { fullNameOf } from './full-name.ts'
