/** What must be true of an answer that was given: a rule for each thing, with the code of what is wrong. */

export {
  dutchPostalCode,
  dutchPostalCodeWhenIn,
  houseNumber,
  postalCode,
  servedCountry,
  visitingAddress,
} from './addresses.ts'
export {
  atLeast,
  atMost,
  businessOnly,
  nonNegative,
  percentageText,
  positive,
  shareValue,
} from './amounts.ts'
export {
  aMonthAfter,
  before1993When,
  from1993When,
  notBeforeIncorporation,
  notBeforeStart,
} from './company-dates.ts'
export {
  email,
  emailLetters,
  oneTimeCode,
  passwordLength,
  phone,
  recoveryCode,
  sameAs,
  shortestPassword,
  website,
} from './contact.ts'
export {
  adult,
  afterIssue,
  afterToday,
  notAfterToday,
  ofAge,
  thisYearOrNext,
  withinALifetime,
} from './dates.ts'
export {
  atLeastLong,
  companyName,
  differentFrom,
  foundationName,
  nameLength,
  noBvSuffix,
  notAFoundation,
  notNamedFoundation,
  personName,
  shortestName,
} from './names.ts'
export { bsn, documentNumber, dutchDocumentNumber, kvk, vatNumber } from './registrations.ts'
export type { Rule } from './rule.ts'
export { lastOfRange, notMoreThan } from './share-numbers.ts'
