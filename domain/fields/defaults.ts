import type { AnswersOf } from './answers.ts'
import { fieldsOf } from './catalogue/catalogue.ts'
import type { Scope } from './field.ts'

/** What a form holds before anyone has answered anything. */
export const defaultsOf = <S extends Scope>(scope: S): AnswersOf<S> =>
  Object.fromEntries(
    fieldsOf(scope).flatMap((field) => (field.default === undefined ? [] : [[field.key, field.default] as const])),
  ) as AnswersOf<S>
