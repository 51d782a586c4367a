import { restoreRow, type Scope } from '../fields/index.ts'
import type { AnswersOf } from './answers.ts'
import { fieldsOf } from './catalogue/catalogue.ts'

/** One form's answers out of whatever was stored. */
export const restoreForm = <S extends Scope>(scope: S, stored: unknown): AnswersOf<S> =>
  restoreRow(fieldsOf(scope), stored) as AnswersOf<S>
