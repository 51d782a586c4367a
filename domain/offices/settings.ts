import type { OfficeHours } from '../appointments/index.ts'
import { isSame, type Locale } from '../values/index.ts'
import type { officeRungs } from './stays.ts'

/** Everything about an office that those who run the service decide. */
export type OfficeSettings = {
  readonly name: string
  readonly city: string
  readonly province: string
  /** Where the notary is established, as the deed says it. */
  readonly seat: string
  readonly notary_title: string
  readonly notary_firstnames: string
  readonly notary_lastname: string
  /** Who stands in for the notary, as long as that lasts; empty for nobody. */
  readonly deputy: string
  readonly email: string
  readonly phone: string
  readonly active: boolean
  readonly takes_cases: boolean
  readonly pause_until: string | null
  readonly pause_reason: string
  readonly hours: OfficeHours
  readonly closed_days: readonly string[]
  /** Working days on the rungs that wait for the office. */
  readonly terms: Readonly<Record<(typeof officeRungs)[number], number>>
  readonly capacity: number | null
  readonly flows: readonly string[] | null
  readonly languages: readonly Locale[] | null
  /** Whether founders can choose it, and where it stands in their list. */
  readonly choosable: boolean
  readonly position: number
  readonly dutch_information: string
  readonly english_information: string
}

/** What is kept together and changes piece by piece. */
const inParts = ['hours', 'terms'] as const

/** One thing about an office as it was and as it became, by its path: `capacity`, `terms.extracting_kvk`. */
export type ChangedPart = { readonly path: string; readonly from: unknown; readonly to: unknown }

/** What differs between two sets of settings, by its path, as it was and as it became. */
export function changedParts(before: OfficeSettings, after: OfficeSettings): readonly ChangedPart[] {
  const differing = (one: object, other: object, prefix = ''): readonly ChangedPart[] =>
    Object.entries(other).flatMap(([key, to]): readonly ChangedPart[] => {
      const from = (one as Readonly<Record<string, unknown>>)[key]
      if (isSame(from, to)) return []
      if (prefix === '' && inParts.some((name) => name === key)) return differing(from as object, to, `${key}.`)
      return [{ path: `${prefix}${key}`, from, to }]
    })
  return differing(before, after)
}

/** Settings with what somebody changed put over them, whatever else became of them since. */
export function withParts(settings: OfficeSettings, parts: readonly ChangedPart[]): OfficeSettings {
  const made: Record<string, unknown> = { ...settings }
  for (const { path, to } of parts) {
    const [name = '', inner] = path.split('.')
    made[name] = inner === undefined ? to : { ...(made[name] as object), [inner]: to }
  }
  return { ...settings, ...made }
}
