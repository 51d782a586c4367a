/** The small values everything else is made of: days and hours, languages, numbers, addresses and paths. */

export { dateInAmsterdam, hourInAmsterdam, isoDayInAmsterdam } from './amsterdam.ts'
export { minutesInAmsterdam, momentInAmsterdam } from './amsterdam-clock.ts'
export { amsterdamFormat } from './amsterdam-format.ts'
export {
  addYears,
  ageOn,
  compareDates,
  type DutchDate,
  dutchDate,
  isDutchDate,
  isoDate,
  parseDutchDate,
  partsOf,
} from './dutch-date.ts'
export { type Locale, localeFrom, locales, restoreLocale, storedLocale, writtenAs } from './locale.ts'
export { isMailAddress, mailAddressFrom, mailAddressPattern } from './mail-address.ts'
export { escapeMarkup } from './markup.ts'
export { formatNumber } from './number.ts'
export {
  oneTimeCodeFrom,
  recoveryAlphabet,
  recoveryCodeFrom,
  recoveryCodeShown,
  recoveryLength,
} from './one-time-code.ts'
export { splitPath } from './path.ts'
export { isRecord } from './record.ts'
export { redirectTarget } from './redirect-target.ts'
export { isSame } from './same.ts'
export { streetAndNumber } from './street-and-number.ts'
export { isUuid } from './uuid.ts'
export { addDays, addMonths, addWorkingDays, isWorkingDay, weekdayOf, workingDaysBetween } from './working-days.ts'
