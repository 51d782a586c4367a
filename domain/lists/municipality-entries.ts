import { municipalities, municipalityAliases } from './municipalities.ts'
import type { ListEntry } from './search-list.ts'

/** The municipalities as a list to search: their name is their value. */
export const municipalityEntries: readonly ListEntry[] = municipalities.map((name) => {
  const aliases = municipalityAliases[name]
  return aliases ? { value: name, label: name, aliases } : { value: name, label: name }
})
