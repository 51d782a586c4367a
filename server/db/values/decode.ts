import { readArray } from './array-text.ts'

type Decoder = (text: string) => unknown

const asText: Decoder = (text) => text
const asNumber: Decoder = (text) => Number(text)

/** Money and counters fit a double; a value that does not must not be rounded in silence. */
const asWholeNumber: Decoder = (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint from the database is too large for a number.')
  return value
}

// Always in UTC, because every session is set to it. Date itself would make something of "infinity" too.
const momentText = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/
const asDate: Decoder = (text) => {
  const [, day, time] = momentText.exec(text) ?? []
  if (day === undefined) throw new RangeError('A moment from the database is not one a Date can hold.')
  return new Date(`${day}T${time}Z`)
}

const asBytes: Decoder = (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'))
const asJson: Decoder = (text) => JSON.parse(text)

/** By type oid. What is not listed stays text: numeric, date (a day has no time zone), timestamp, time, interval, uuid. */
const scalars: Readonly<Record<number, Decoder>> = {
  16: (text) => text === 't',
  17: asBytes,
  20: asWholeNumber,
  21: asNumber,
  23: asNumber,
  26: asNumber,
  114: asJson,
  700: asNumber,
  701: asNumber,
  1184: asDate,
  3802: asJson,
}

/** Array oid → oid of its items. */
const arrays: Readonly<Record<number, number>> = {
  199: 114,
  1000: 16,
  1001: 17,
  1003: 19,
  1005: 21,
  1007: 23,
  1009: 25,
  1014: 1042,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1028: 26,
  1115: 1114,
  1182: 1082,
  1183: 1083,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
}

/** How a column of this type is read, the same for both drivers. */
export function decoderFor(oid: number): Decoder {
  const itemOid = arrays[oid]
  if (itemOid === undefined) return scalars[oid] ?? asText
  const decodeItem = scalars[itemOid] ?? asText
  return (text) => readArray(text, decodeItem)
}
