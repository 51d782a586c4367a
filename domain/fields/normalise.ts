import { capitalAddress, capitalFirstName, capitalPlace, capitalSurname, withoutBv } from '../names/index.ts'
import type { Field, TextStyle } from './field.ts'
import { kinds } from './kinds.ts'

const styles: Readonly<Record<TextStyle, (text: string) => string>> = {
  first_name: capitalFirstName,
  surname: capitalSurname,
  place: capitalPlace,
  address: capitalAddress,
  company_name: withoutBv,
}

/** Far beyond the longest answer; whatever is longer is refused as too long and not worth reading. */
const readable = 5000

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * What was typed, pasted or sent, in the form in which it is kept. Nothing at all is null. What cannot be understood
 * comes back unchanged, so that `check` can say what to do and nothing typed is lost. Never throws, and doing it twice
 * changes nothing more.
 */
export const normalise = (field: Field, raw: unknown): unknown => {
  if (isEmpty(raw)) return null
  if (typeof raw === 'number') return Object.is(raw, -0) ? 0 : raw
  if (typeof raw !== 'string' || raw.length > readable) return raw
  const value = kinds[field.kind].fromText(raw)
  if (isEmpty(value)) return null
  return typeof value === 'string' && field.style ? styles[field.style](value).normalize('NFC') : value
}
