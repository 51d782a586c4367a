import { fold } from '../names/index.ts'
import { municipalities } from './municipalities.ts'
import { municipalityEntries } from './municipality-entries.ts'
import { entriesByName } from './search-list.ts'

const known: ReadonlySet<string> = new Set(municipalities)

export const isMunicipality = (name: string): boolean => known.has(name)

const byName = entriesByName(municipalityEntries)

/** The municipality that goes by this name, also by an old one or in another spelling. */
export const municipalityNamed = (name: string): string | undefined => byName.get(fold(name))?.value
