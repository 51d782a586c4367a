import type { AnswersOf } from './answers.ts'
import { type QuestionScope, questionsOf } from './catalogue/questions.ts'

/** What a questionnaire holds before anyone has answered anything. */
export const defaultsOf = <S extends QuestionScope>(scope: S): AnswersOf<S> =>
  Object.fromEntries(
    questionsOf(scope).flatMap((field) => (field.default === undefined ? [] : [[field.key, field.default] as const])),
  ) as AnswersOf<S>
