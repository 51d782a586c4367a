import type { Field } from './field.ts'

/** What stands at these questions before anyone has answered anything. */
export const defaultsOf = (fields: readonly Field[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap((field) => (field.default === undefined ? [] : [[field.key, field.default] as const])),
  )
