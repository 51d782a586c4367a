import type { Field } from './field.ts'
import { kinds } from './kinds.ts'
import { normalise } from './normalise.ts'

const rowOf = (stored: unknown): object => (typeof stored === 'object' && stored !== null ? stored : {})

const read = (from: object, key: string): unknown =>
  Object.hasOwn(from, key) ? (from as Readonly<Record<string, unknown>>)[key] : undefined

const healed = (field: Field, stored: unknown): unknown => {
  const value = normalise(field, stored)
  return value === null || kinds[field.kind].misfit(value, field) ? undefined : value
}

/**
 * The answers to these questions out of whatever was stored: keys we do not know and values that can never be right are
 * left out, the others come back in their normal form. A value that only breaks a rule, as a passport that has expired
 * since, stays: the person who gave it must see it.
 */
export const restoreRow = (fields: readonly Field[], stored: unknown): Readonly<Record<string, unknown>> => {
  const row = rowOf(stored)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = healed(field, read(row, field.key))
      return value === undefined ? [] : [[field.key, value] as const]
    }),
  )
}
