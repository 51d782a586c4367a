/** What the first step of a questionnaire says in Dutch; everything else follows while it is filled in. */
import { answers } from '../nl/answers.ts'
import { way } from '../nl/flow-way.ts'
import { issues, required } from '../nl/issues.ts'
import { main } from '../nl/main-fields.ts'
import type { EarlyMessages } from '../texts.ts'

export const early: EarlyMessages = { locale: 'nl', fields: { main }, issues, required, answers, flow: way }
