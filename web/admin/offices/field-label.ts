import type { OfficeSettings } from '#domain/offices/index.ts'
import type { Say } from '#web/i18n/index.ts'

type NestedSetting = 'hours' | 'terms'
type PlainField = Exclude<keyof OfficeSettings, NestedSetting>
/** A thing that can be said of an office, by its path. */
export type OfficeField =
  | PlainField
  | `hours.${keyof OfficeSettings['hours'] & string}`
  | `terms.${keyof OfficeSettings['terms'] & string}`

/** What a field is called; of what lies deeper, as one stretch of a week, what it belongs to is. */
export const fieldLabel = (say: Say, path: string): string => {
  const [name, inner] = path.split('.')
  const field = (
    inner === undefined || (name !== 'hours' && name !== 'terms') ? name : `${name}.${inner}`
  ) as OfficeField
  return say(`offices.fields.${field}`)
}

/** A value in few words, for who compares. */
export function shownValue(say: Say, value: unknown): string {
  if (value === null || value === undefined || value === '') return say('offices.nothing')
  if (typeof value === 'boolean') return say(value ? 'offices.yes' : 'offices.no')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value.length === 0 ? say('offices.nothing') : value.join(', ')
  }
  return say('offices.otherwise')
}
