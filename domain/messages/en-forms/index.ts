/** What the forms around an account say in English: signing in, making an account, another password. */
import { answers } from '../en/answers.ts'
import { account, login, newEmail, newPassword, recovery, secondFactor } from '../en/form-fields.ts'
import { issues, required } from '../en/issues.ts'
import type { FormMessages } from '../texts.ts'

export const forms: FormMessages = {
  locale: 'en',
  fields: { account, login, recovery, new_password: newPassword, new_email: newEmail, second_factor: secondFactor },
  issues,
  required,
  answers,
}
