import type { Field, FieldScope, Scope } from '../../fields/index.ts'
import {
  account,
  billing,
  calculation,
  checkout,
  login,
  newEmail,
  newPassword,
  recovery,
  secondFactor,
} from './forms.ts'
import { questions } from './questions.ts'

/** Every question of the service, once: those of questionnaires and those of the small forms around them. */
export const catalogue = {
  ...questions,
  billing,
  checkout,
  account,
  login,
  recovery,
  new_password: newPassword,
  new_email: newEmail,
  second_factor: secondFactor,
  calculation,
} as const satisfies Readonly<Record<Scope, Readonly<Record<string, Field>>>>

export type Catalogue = typeof catalogue

const byScope: Readonly<Record<Scope, Readonly<Record<string, Field>>>> = catalogue

export const fieldsOf = (scope: Scope): readonly Field[] => Object.values(byScope[scope])

export const allFields: readonly Field[] = Object.values(byScope).flatMap((one) => Object.values(one))

/** Undefined when there is no such field: the key may come from a request. */
export const fieldOf = (scope: FieldScope, key: string): Field | undefined => {
  const fields = scope === 'contract' ? {} : byScope[scope]
  return Object.hasOwn(fields, key) ? fields[key] : undefined
}
