import type { FieldTexts, FlowTexts, Messages } from '../texts.ts'
import { answers } from './answers.ts'
import { countryTexts, stateless } from './countries.ts'
import { blockerTexts, offerTexts } from './flow-blockers.ts'
import { laterSections } from './flow-sections.ts'
import { way } from './flow-way.ts'
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
} from './form-fields.ts'
import { issues, required } from './issues.ts'
import { main } from './main-fields.ts'
import { prices } from './prices.ts'
import { shareholder } from './shareholder-fields.ts'

export const fields: FieldTexts = {
  main,
  shareholder,
  billing,
  checkout,
  account,
  login,
  recovery,
  new_password: newPassword,
  new_email: newEmail,
  second_factor: secondFactor,
  calculation,
}

export const flow: FlowTexts = {
  ...way,
  sections: { ...way.sections, ...laterSections },
  blockers: blockerTexts,
  offers: offerTexts,
}

/** Everything the domain says in English. */

export const en: Messages = {
  locale: 'en',
  fields,
  issues,
  required,
  answers,
  countries: countryTexts,
  stateless,
  flow,
  prices,
}
