import { all, answered, any, eq, not, shorter } from '../../conditions/index.ts'
import { defineFields } from '../../fields/index.ts'
import {
  atLeast,
  atMost,
  companyName,
  dutchPostalCodeWhenIn,
  nameLength,
  oneTimeCode,
  passwordLength,
  personName,
  recoveryCode,
  sameAs,
  shortestName,
} from '../../rules/index.ts'

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
const currentPassword = {
  kind: 'password',
  required: true,
  sensitivity: 'sensitive',
  autocomplete: 'current-password',
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
  password: currentPassword,
})

/** Asking for a mail: to confirm the address, or to choose another password. */
export const recovery = defineFields('recovery', { email })

/** Another password. The one of now is asked of who is signed in; a link from a mail proves enough. */
export const newPassword = defineFields('new_password', {
  current_password: currentPassword,
  password: newPasswordField,
  password_confirmation: confirmation,
})

/** Another mail address, for who is signed in. */
export const newEmail = defineFields('new_email', {
  email,
  current_password: currentPassword,
})

/** The second proof of who they are, from those who work for us: out of an app, or one of the codes for when that is gone. */
export const secondFactor = defineFields('second_factor', {
  code: {
    kind: 'text',
    // With room for the blanks that come along when it is pasted.
    maxLength: 20,
    rules: [oneTimeCode],
    required: true,
    sensitivity: 'sensitive',
    autocomplete: 'one-time-code',
    inputMode: 'numeric',
  },
  recovery_code: { kind: 'text', maxLength: 40, rules: [recoveryCode], required: true, sensitivity: 'sensitive' },
})

const inNetherlands = not(all(answered('form.country'), not(eq('form.country', 'NL'))))

/** To whom the invoice goes. A Dutch address has its own form; elsewhere its lines are as they are written there. */
export const billing = defineFields('billing', {
  name: {
    kind: 'text',
    maxLength: 100,
    rules: [companyName],
    required: true,
    sensitivity: 'personal',
    autocomplete: 'billing organization',
  },
  /** Not said: the Netherlands. */
  country: {
    kind: 'country',
    required: false,
    sensitivity: 'personal',
    autocomplete: 'billing country',
  },
  street: {
    kind: 'text',
    style: 'address',
    maxLength: 100,
    required: true,
    sensitivity: 'personal',
    autocomplete: 'billing address-line1',
  },
  /** Elsewhere it stands in the line of the street, before or after it. */
  house_number: {
    kind: 'text',
    maxLength: 12,
    visible: inNetherlands,
    required: inNetherlands,
    sensitivity: 'personal',
  },
  /** Not every country has them. */
  zip: {
    kind: 'postal_code',
    rules: [dutchPostalCodeWhenIn('form.country')],
    required: inNetherlands,
    sensitivity: 'personal',
    autocomplete: 'billing postal-code',
  },
  city: {
    kind: 'text',
    style: 'place',
    maxLength: 80,
    required: true,
    sensitivity: 'personal',
    autocomplete: 'billing address-level2',
  },
  phone_number: {
    kind: 'phone',
    required: true,
    sensitivity: 'personal',
    autocomplete: 'billing tel',
    inputMode: 'tel',
  },
  vat_number: { kind: 'vat_number', required: false, sensitivity: 'personal' },
  extra: { kind: 'long_text', maxLength: 500, required: false, sensitivity: 'personal' },
})

/** What must be ticked before someone pays, beside the statements of the questionnaire. */
export const checkout = defineFields('checkout', {
  terms_of_service: { kind: 'checkbox', default: false, required: true, sensitivity: 'public' },
})

/** What the price calculator asks about itself; everything else it asks is a field of the questionnaire. */
export const calculation = defineFields('calculation', {
  shareholder_count: {
    kind: 'number',
    rules: [atLeast(1), atMost(4)],
    required: true,
    sensitivity: 'public',
    inputMode: 'numeric',
  },
  language_requirement: { kind: 'yes_no', required: true, sensitivity: 'public' },
  converting: { kind: 'yes_no', required: true, sensitivity: 'public' },
  timing: { kind: 'choice', options: ['soon', 'future', 'fast', 'none'], required: false, sensitivity: 'public' },
  incorporation_speed: { kind: 'choice', options: ['slow', 'medium', 'fast'], required: true, sensitivity: 'public' },
  email: { kind: 'email', required: false, sensitivity: 'personal', autocomplete: 'email', inputMode: 'email' },
})
