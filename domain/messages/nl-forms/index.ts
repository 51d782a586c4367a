/** What the forms around an account say in Dutch: signing in, making an account, another password. */
import { answers } from '../nl/answers.ts'
import { account, login, newEmail, newPassword, recovery, secondFactor } from '../nl/form-fields.ts'
import { issues, required } from '../nl/issues.ts'
import type { FormMessages } from '../texts.ts'

export const forms: FormMessages = {
  locale: 'nl',
  fields: { account, login, recovery, new_password: newPassword, new_email: newEmail, second_factor: secondFactor },
  issues,
  required,
  answers,
}
