const key = 'workbench way'

/** The list from which somebody went into a case: `[` and `]` lead along it, and the way back leads to it. */
export type WayThrough = { readonly address: string; readonly cases: readonly string[] }

export function rememberWay(way: WayThrough): void {
  sessionStorage.setItem(key, JSON.stringify(way))
}

export function rememberedWay(): WayThrough | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as WayThrough | null
  } catch {
    return null
  }
}

export type Neighbours = {
  /** Counted from 1. */
  readonly at: number
  readonly of: number
  readonly before: string | null
  readonly after: string | null
}

/** Where a case stands in the list one came by; null for who came another way. */
export function neighboursOf(way: WayThrough | null, uuid: string): Neighbours | null {
  const place = way?.cases.indexOf(uuid) ?? -1
  if (way === null || place < 0) return null
  return {
    at: place + 1,
    of: way.cases.length,
    before: way.cases[place - 1] ?? null,
    after: way.cases[place + 1] ?? null,
  }
}
