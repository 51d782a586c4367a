import { isRecord } from '#domain/values/index.ts'

type JsonObject = Readonly<Record<string, unknown>>

/** The same for whatever says the same: keys in order, a line for each value, so that a change is a line of its own. */
export const stableJson = (value: unknown): string => `${JSON.stringify(ordered(value), null, 2)}\n`

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, ordered(value[key])]),
  )
}

/** Where two things differ, as in `versions.0.content.meta.title`; what came or went as a whole is one place. */
export function changedPlaces(before: unknown, after: unknown, most = 20): string[] {
  const places: string[] = []
  const walk = (one: unknown, other: unknown, path: string) => {
    if (places.length >= most || JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))) return
    const bothRows = isRecord(one) && isRecord(other)
    const bothLists = Array.isArray(one) && Array.isArray(other) && one.length === other.length
    if (!bothRows && !bothLists) {
      places.push(path)
      return
    }
    const [left, right] = [one as JsonObject, other as JsonObject]
    for (const key of [...new Set([...Object.keys(left), ...Object.keys(right)])].sort()) {
      walk(left[key], right[key], path === '' ? key : `${path}.${key}`)
    }
  }
  walk(before, after, '')
  return places.slice(0, most)
}
