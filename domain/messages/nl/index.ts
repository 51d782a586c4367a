/** Everything the domain says in Dutch. */
import type { Messages } from '../texts.ts'
import { answers } from './answers.ts'
import { countries, stateless } from './countries.ts'
import { fields } from './fields.ts'
import { flow } from './flow.ts'
import { issues, required } from './issues.ts'
import { prices } from './prices.ts'

export const nl: Messages = { locale: 'nl', fields, issues, required, answers, countries, stateless, flow, prices }
