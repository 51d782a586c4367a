import type { FieldTexts } from '../texts.ts'
import { account, billing, calculation, checkout, login, newPassword, recovery } from './form-fields.ts'
import { main } from './main-fields.ts'
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
  calculation,
}
