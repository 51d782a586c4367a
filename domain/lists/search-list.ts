import { fold } from '../names/index.ts'

/** One line of a list that can be searched. */
export interface ListEntry {
  readonly value: string
  readonly label: string
  readonly aliases?: readonly string[]
}

/** Slips it takes to get from one word to the other: a wrong, missing or extra letter, or two swapped. */
const slips = (one: string, other: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = next
  }
  return last[other.length] ?? 0
}

/** Nobody types a name this long by hand, and comparing letter by letter is not free. */
const longestTyped = 60

const forgiven = (length: number): number => (length < 4 || length > longestTyped ? 0 : length < 8 ? 1 : 2)

/** As far as someone has typed: a slip in the first letters of a longer name counts too. */
const nearly = (name: string, query: string): boolean => {
  const allowed = forgiven(query.length)
  if (allowed === 0) return false
  const lengths = [query.length - 1, query.length, query.length + 1]
  return lengths.some((length) => slips(name.slice(0, length), query) <= allowed)
}

/** 0 is best; undefined is no match. */
const rank = (name: string, query: string): number | undefined => {
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  if (` ${name}`.includes(` ${query}`)) return 2
  if (query.split(' ').every((word) => ` ${name}`.includes(` ${word}`))) return 3
  if (name.replaceAll(' ', '').startsWith(query.replaceAll(' ', ''))) return 4
  // One or two letters in the middle of a word say nothing.
  if (query.length > 2 && name.includes(query)) return 5
  return undefined
}

const best = (ranks: readonly (number | undefined)[]): number | undefined =>
  ranks.reduce((least, one) => (one !== undefined && (least === undefined || one < least) ? one : least), undefined)

/** What a search came to: what fits as typed, and only when nothing does, what may have been meant. */
export interface SearchOutcome<Entry> {
  readonly fitting: readonly Entry[]
  readonly near: readonly Entry[]
}

/**
 * Entries that fit what was typed, the best first and otherwise in their own order. Forgives accents, case and
 * punctuation and knows other names ("Den Haag"). A slip of the fingers is forgiven apart, only when nothing fits: "iran"
 * is not a way to write "Frankrijk", it may only have been meant so.
 */
export const searchList = <Entry extends ListEntry>(entries: readonly Entry[], query: string): SearchOutcome<Entry> => {
  const typed = fold(query)
  if (typed === '') return { fitting: entries, near: [] }
  const named = entries.map((entry) => ({ entry, names: [entry.label, ...(entry.aliases ?? [])].map(fold) }))
  const ranked = named.flatMap(({ entry, names }) => {
    const found = best(names.map((name, index) => addHalf(rank(name, typed), index > 0)))
    return found === undefined ? [] : [{ entry, found }]
  })
  if (ranked.length > 0)
    return { fitting: ranked.toSorted((a, b) => a.found - b.found).map(({ entry }) => entry), near: [] }
  const near = named.filter(({ names }) => names.some((name) => nearly(name, typed)))
  return { fitting: [], near: near.map(({ entry }) => entry) }
}

// Its own name goes before the same fit of another name.
const addHalf = (found: number | undefined, isAlias: boolean): number | undefined =>
  found === undefined ? undefined : found + (isAlias ? 0.5 : 0)

/** Each entry by its own name, and by its other names where no entry is called so itself. */
export const entriesByName = <Entry extends ListEntry>(entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map([
    ...entries.flatMap((entry) => (entry.aliases ?? []).map((alias) => [fold(alias), entry] as const)).toReversed(),
    ...entries.map((entry) => [fold(entry.label), entry] as const).toReversed(),
  ])
