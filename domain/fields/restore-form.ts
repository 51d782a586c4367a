import type { AnswersOf } from './answers.ts'
import { fieldsOf } from './catalogue/catalogue.ts'
import type { Scope } from './field.ts'
import { restoreRow } from './restore.ts'

/** One form's answers out of whatever was stored. */
export const restoreForm = <S extends Scope>(scope: S, stored: unknown): AnswersOf<S> =>
  restoreRow(fieldsOf(scope), stored) as AnswersOf<S>
