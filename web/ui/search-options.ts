export type SearchOption = {
  value: string
  label: string
  /** Other names people search by: "Holland", "Den Haag". */
  keywords?: readonly string[] | undefined
  /** Stands above the separator while nothing is searched. */
  priority?: boolean | undefined
}

const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Without accents, capitals and punctuation: "Côte d’Ivoire" and "cote divoire" are the same. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/gu, (letter) => letters[letter] ?? letter)
    .replace(/['’‘`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Edits (insert, drop, change, swap) between a query and the best-fitting start of a word; stops counting past `most`. */
function slips(query: string, word: string, most: number): number {
  const width = Math.min(word.length, query.length + most)
  let [before, row] = [[] as number[], Array.from({ length: width + 1 }, (_, i) => i)]
  for (let i = 1; i <= query.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= width; j += 1) {
      const same = query[i - 1] === word[j - 1]
      const change = (row[j - 1] ?? 0) + (same ? 0 : 1)
      let least = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      const swapped = i > 1 && j > 1 && query[i - 1] === word[j - 2] && query[i - 2] === word[j - 1]
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    ;[before, row] = [row, next]
  }
  return Math.min(...row)
}

type Folded = { option: SearchOption; names: readonly string[] }
const foldedLists = new WeakMap<readonly SearchOption[], readonly Folded[]>()

function foldedOf(options: readonly SearchOption[]): readonly Folded[] {
  const known = foldedLists.get(options)
  if (known) return known
  const made = options.map((option) => ({ option, names: [option.label, ...(option.keywords ?? [])].map(fold) }))
  foldedLists.set(options, made)
  return made
}

function rankOf(names: readonly string[], query: string): number | undefined {
  const [label = ''] = names
  if (label === query) return 0
  if (label.startsWith(query)) return 1
  if (names.some((name) => name.startsWith(query))) return 2
  if (names.some((name) => name.includes(` ${query}`))) return 3
  return query.length > 1 && names.some((name) => name.includes(query)) ? 4 : undefined
}

/** The options that fit, the best first. Only when nothing fits are slips of the fingers forgiven. */
export function searchOptions(options: readonly SearchOption[], typed: string): readonly SearchOption[] {
  const query = fold(typed)
  if (query === '') return options
  const ranked = foldedOf(options).flatMap(({ option, names }) => {
    const rank = rankOf(names, query)
    return rank === undefined ? [] : [{ option, rank }]
  })
  if (ranked.length > 0) return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option)
  const most = query.length >= 8 ? 2 : query.length >= 4 ? 1 : 0
  if (most === 0) return []
  return foldedOf(options)
    .map(({ option, names }) => ({
      option,
      rank: Math.min(...names.flatMap((name) => [name, ...name.split(' ')]).map((word) => slips(query, word, most))),
    }))
    .filter(({ rank }) => rank <= most)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/** What the list shows: priority options first, then the rest; a search mixes them by fit. */
export function listed(options: readonly SearchOption[], typed: string) {
  if (fold(typed) !== '') return { first: searchOptions(options, typed), rest: [] }
  return { first: options.filter((o) => o.priority), rest: options.filter((o) => !o.priority) }
}
