import { compareDates, type DutchDate, type Locale } from '../values/index.ts'

/** What decides whether an office gets a case. */
export type SharingOffice = {
  readonly id: number
  /** One that is closed gets nothing any more, and nobody can choose it. */
  readonly active: boolean
  readonly takes_cases: boolean
  /** The first day on which it takes cases again; null: until somebody says so. */
  readonly pause_until: DutchDate | null
  /** Null: all of them. */
  readonly flows: readonly string[] | null
  readonly languages: readonly Locale[] | null
  /** How many cases it has at a time; null: as many as come. */
  readonly capacity: number | null
  /** How many it has now that are not closed. */
  readonly open_cases: number
  /** Who stands first of equals. */
  readonly position: number
}

type CaseToShare = { readonly flow: string; readonly language: Locale }

export const takesCasesOn = (
  { active, takes_cases, pause_until }: Pick<SharingOffice, 'active' | 'takes_cases' | 'pause_until'>,
  day: DutchDate,
): boolean => active && (takes_cases || (pause_until !== null && compareDates(day, pause_until) >= 0))

export const canDo = (
  { flows, languages }: Pick<SharingOffice, 'flows' | 'languages'>,
  { flow, language }: CaseToShare,
): boolean => (flows === null || flows.includes(flow)) && (languages === null || languages.includes(language))

const hasRoom = ({ capacity, open_cases }: SharingOffice): boolean => capacity === null || open_cases < capacity

/** Who gets a case for which nobody was chosen: of those who take it and have room, the one with the fewest. */
export function nextOffice(
  offices: readonly SharingOffice[],
  work: CaseToShare,
  day: DutchDate,
  except: number | null = null,
): SharingOffice | undefined {
  return offices
    .filter((office) => office.id !== except && takesCasesOn(office, day) && canDo(office, work) && hasRoom(office))
    .toSorted(
      (one, other) => one.open_cases - other.open_cases || one.position - other.position || one.id - other.id,
    )[0]
}

/** The one that was chosen, full or not, as long as it takes cases of this kind at all; otherwise whoever is next. */
export function officeFor(
  offices: readonly SharingOffice[],
  { chosen, ...work }: CaseToShare & { readonly chosen: number | null },
  day: DutchDate,
): SharingOffice | undefined {
  const named = offices.find(({ id }) => id === chosen)
  return named && takesCasesOn(named, day) && canDo(named, work) ? named : nextOffice(offices, work, day)
}
