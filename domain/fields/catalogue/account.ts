import { any, shorter } from '../../conditions/index.ts'
import { defineFields } from '../field.ts'
import { personName } from '../rules/name-characters.ts'
import { nameLength, shortestName } from '../rules/name-length.ts'
import { passwordLength, sameAs } from '../rules/password.ts'

const email = {
  kind: 'email',
  required: true,
  sensitivity: 'personal',
  autocomplete: 'email',
  inputMode: 'email',
} as const
const newPasswordField = {
  kind: 'password',
  rules: [passwordLength],
  required: true,
  sensitivity: 'sensitive',
  autocomplete: 'new-password',
} as const
const confirmation = { ...newPasswordField, rules: [sameAs('form.password')] } as const
const name = {
  kind: 'text',
  maxLength: 100,
  rules: [personName, nameLength('form.name_as_on_document')],
  required: true,
  sensitivity: 'personal',
} as const

/** Making an account. */
export const account = defineFields('account', {
  firstname: { ...name, style: 'first_name', autocomplete: 'given-name' },
  lastname: { ...name, style: 'surname', autocomplete: 'family-name' },
  name_as_on_document: {
    kind: 'checkbox',
    visible: any(shorter('form.firstname', shortestName), shorter('form.lastname', shortestName)),
    required: false,
    sensitivity: 'personal',
  },
  email,
  phone: { kind: 'phone', required: false, sensitivity: 'personal', autocomplete: 'tel', inputMode: 'tel' },
  password: newPasswordField,
  password_confirmation: confirmation,
  terms_of_service: { kind: 'checkbox', default: false, required: true, sensitivity: 'public' },
  keep_me_posted: { kind: 'checkbox', default: false, required: false, sensitivity: 'personal' },
  confirm_success_url: { kind: 'text', maxLength: 2000, required: false, sensitivity: 'public', asked: false },
})

/** Signing in: whatever the password was when it was made, here it only has to be there. */
export const login = defineFields('login', {
  // By this name a password manager knows which of its passwords to offer.
  email: { ...email, autocomplete: 'username' },
  password: { kind: 'password', required: true, sensitivity: 'sensitive', autocomplete: 'current-password' },
})

/** Asking for a mail: to confirm the address, or to choose another password. */
export const recovery = defineFields('recovery', { email })

/** Another password. The one of now is asked of who is signed in; a link from a mail proves enough. */
export const newPassword = defineFields('new_password', {
  current_password: { kind: 'password', required: true, sensitivity: 'sensitive', autocomplete: 'current-password' },
  password: newPasswordField,
  password_confirmation: confirmation,
})
