/** What the first step of a questionnaire says in Dutch; everything else follows while it is filled in. */
import { answers } from '../nl/answers.ts'
import { first } from '../nl/first-fields.ts'
import { way } from '../nl/flow-way.ts'
import type { EarlyMessages } from '../texts.ts'

export const early: EarlyMessages = {
  locale: 'nl',
  fields: { main: first },
  issues: {},
  required: {},
  answers,
  flow: way,
}
