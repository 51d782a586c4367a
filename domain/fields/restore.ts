import type { Answers, AnswersOf } from './answers.ts'
import { fieldsOf } from './catalogue/catalogue.ts'
import type { Field, Scope } from './field.ts'
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
 * One form's answers out of whatever was stored: keys we do not know and values that can never be right are left out,
 * the others come back in their normal form. A value that only breaks a rule, as a passport that has expired since,
 * stays: the person who gave it must see it.
 */
export const restoreForm = <S extends Scope>(scope: S, stored: unknown): AnswersOf<S> => {
  const row = rowOf(stored)
  const entries = fieldsOf(scope).flatMap((field) => {
    const value = healed(field, read(row, field.key))
    return value === undefined ? [] : [[field.key, value] as const]
  })
  return Object.fromEntries(entries) as AnswersOf<S>
}

/** The one gate for everything read from storage. */
export const restore = (stored: unknown): Answers => {
  const row = rowOf(stored)
  return {
    main: restoreForm('main', read(row, 'main')),
    p1: restoreForm('shareholder', read(row, 'p1')),
    p2: restoreForm('shareholder', read(row, 'p2')),
    p3: restoreForm('shareholder', read(row, 'p3')),
    p4: restoreForm('shareholder', read(row, 'p4')),
  }
}
