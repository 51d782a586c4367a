/** What the first step of a questionnaire says in English; everything else follows while it is filled in. */
import { answers } from '../en/answers.ts'
import { first } from '../en/first-fields.ts'
import { way } from '../en/flow-way.ts'
import type { EarlyMessages } from '../texts.ts'

export const early: EarlyMessages = {
  locale: 'en',
  fields: { main: first },
  issues: {},
  required: {},
  answers,
  flow: way,
}
