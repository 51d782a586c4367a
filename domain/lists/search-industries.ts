import { fold } from '../names/index.ts'
import { industryNames } from './industry-names.ts'
import { type ListEntry, type SearchOutcome, searchList } from './search-list.ts'

/** Shorter than this the beginning or end of a word is chance: "bar" is in no way the trade of a "barbier". */
const shortestPart = 4

/** "Kledingwinkel", "softwarebedrijf": a word made of a trade that is known and something more. */
const isMadeOf = (word: string, name: string): boolean =>
  name.length >= shortestPart && word.length > name.length && (word.startsWith(name) || word.endsWith(name))

const byWords = <Entry extends ListEntry>(entries: readonly Entry[], query: string): readonly Entry[] => {
  const words = fold(query)
    .split(' ')
    .filter((word) => word.length >= shortestPart)
  return entries.filter(({ aliases = [] }) =>
    aliases.map(fold).some((name) => words.some((word) => word === name || isMadeOf(word, name))),
  )
}

/**
 * Industries by what people call their trade, in either language. "Something else" is always among them, the last: nobody
 * has to go looking for a box they fit in.
 */
export const searchIndustries = <Entry extends ListEntry>(
  entries: readonly Entry[],
  query: string,
): SearchOutcome<Entry> => {
  const isOther = ({ value }: ListEntry) => value === 'other'
  const others = entries.filter(isOther)
  const named = entries
    .filter((entry) => !isOther(entry))
    .map((entry) => ({ ...entry, aliases: [...(entry.aliases ?? []), ...(industryNames[entry.value] ?? [])] }))
  const ofEntries = (found: readonly ListEntry[]) =>
    found.flatMap(({ value }) => entries.filter((entry) => entry.value === value))
  const asTyped = searchList(named, query)
  const fitting = asTyped.fitting.length > 0 ? asTyped.fitting : byWords(named, query)
  // Of what may have been meant it is one too, and alone it fits anything.
  if (fitting.length === 0 && asTyped.near.length > 0)
    return { fitting: [], near: [...ofEntries(asTyped.near), ...others] }
  return { fitting: [...ofEntries(fitting), ...others], near: [] }
}
