/** A line of a list that is looked at while others work on it. */
type SteadyLine = { readonly uuid: string }
export type SteadyList<One extends SteadyLine> = {
  readonly lines: readonly One[]
  /** Lines that are not in the list any more, and stay where they are until one asks for the new list. */
  readonly gone: ReadonlySet<string>
  /** The list has become another one. */
  readonly changed: boolean
}

/**
 * What to show of a fresh list to somebody who reads the old one: every line that is still there as it is now, and none of
 * them at another place. More of them at the end move nothing.
 */
export function steady<One extends SteadyLine>(shown: readonly One[], fresh: readonly One[]): SteadyList<One> {
  const none: ReadonlySet<string> = new Set()
  if (shown.every(({ uuid }, place) => fresh[place]?.uuid === uuid)) return { lines: fresh, gone: none, changed: false }
  const now = new Map(fresh.map((line) => [line.uuid, line]))
  return {
    lines: shown.map((line) => now.get(line.uuid) ?? line),
    gone: new Set(shown.filter(({ uuid }) => !now.has(uuid)).map(({ uuid }) => uuid)),
    changed: true,
  }
}
