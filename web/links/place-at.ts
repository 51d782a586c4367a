import { flowNamed } from '#domain/products/index.ts'
import { type PlaceName, places, type Query } from './places.ts'

export type FoundPlace = { readonly name: PlaceName; readonly params: Readonly<Record<string, string>> }

/** The place that a path belongs to, or null where there is none. `:flow` takes flow names and public slugs only. */
export function placeAt(path: string): FoundPlace | null {
  const given = path.split('/').filter(Boolean)
  for (const name of Object.keys(places) as PlaceName[]) {
    const params = match(places[name].pattern, given)
    if (params) return { name, params }
  }
  return null
}

function match(pattern: string, given: readonly string[]): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean)
  if (given.length > wanted.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const text = given[index]
    if (text === undefined) {
      if (segment.endsWith('?')) continue
      return null
    }
    if (!segment.startsWith(':')) {
      if (segment !== text) return null
      continue
    }
    const key = segment.slice(1).replace('?', '')
    const value = readSegment(key, text)
    if (value === null) return null
    params[key] = value
  }
  return params
}

function readSegment(key: string, text: string): string | null {
  const decoded = decode(text)
  return key === 'flow' && decoded !== null ? flowNamed(decoded) : decoded
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The query parameters that a place reads; all others are left alone. */
export function queryAt<Name extends PlaceName>(name: Name, search: string): Query<Name> {
  const given = new URLSearchParams(search)
  const entries = places[name].query.flatMap((key) => {
    const value = given.get(key)
    return value === null || value === '' ? [] : [[key, value]]
  })
  return Object.fromEntries(entries) as Query<Name>
}
