/** Writes a PostgreSQL array literal; `encodeItem` gives the text of one item, or null. */
export function writeArray(items: readonly unknown[], encodeItem: (item: unknown) => string | null): string {
  const parts = items.map((item) => {
    if (Array.isArray(item)) return writeArray(item, encodeItem)
    const text = encodeItem(item)
    return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`
  })
  return `{${parts.join(',')}}`
}

/** Reads what the server wrote for an array: `{1,NULL,"a,b",{2}}`. */
export function readArray(text: string, decodeItem: (item: string) => unknown): unknown[] {
  // Arrays that do not start at 1 carry their bounds in front: [0:1]={1,2}
  let at = text.indexOf('{') + 1
  const readList = (): unknown[] => {
    const items: unknown[] = []
    while (at < text.length) {
      const char = text[at]
      if (char === '}') {
        at += 1
        return items
      }
      if (char === ',') at += 1
      else if (char === '{') {
        at += 1
        items.push(readList())
      } else if (char === '"') items.push(decodeItem(readQuoted()))
      else {
        const bare = readBare()
        items.push(bare === 'NULL' ? null : decodeItem(bare))
      }
    }
    throw new Error('An array from the database ends too early.')
  }
  const readQuoted = (): string => {
    let item = ''
    at += 1
    while (at < text.length && text[at] !== '"') {
      if (text[at] === '\\') at += 1
      item += text[at] ?? ''
      at += 1
    }
    at += 1
    return item
  }
  const readBare = (): string => {
    const start = at
    while (at < text.length && text[at] !== ',' && text[at] !== '}') at += 1
    return text.slice(start, at)
  }
  return readList()
}

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

/**
 * A parameter as text, the same for both drivers. Left to themselves they differ: one writes a Date in local time, one
 * turns an array for a jsonb column into an array literal, one passes an object on as "[object Object]".
 */
export function encodeParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return writeArray(value, encodeParameter)
  // An object could be meant for nothing but jsonb, yet an array or a string could: one rule for all three.
  throw new TypeError('A query parameter is an object: write jsonb with JSON.stringify.')
}
