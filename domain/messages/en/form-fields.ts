import type { TextsOf } from '../texts.ts'

export const billing: TextsOf<'billing'> = {
  name: {
    label: 'Name on the invoice',
    help: 'Your own name or that of your business.',
    issues: { required: 'Enter a name' },
  },
  country: { label: 'Country' },
  street: { label: 'Street', issues: { required: 'Enter the street' } },
  house_number: {
    label: 'House number',
    help: 'Including any addition, for example 12 B.',
    issues: { required: 'Enter the house number' },
  },
  zip: { label: 'Postal code' },
  city: { label: 'Town or city', issues: { required: 'Enter the town or city' } },
  phone_number: { label: 'Phone number', help: 'Only for questions about your order.' },
  vat_number: {
    label: 'VAT number',
    help: 'Already in business? Enter your VAT number, for example NL123456782B01.',
  },
  extra: { label: 'Anything else for the invoice?', help: 'For example a purchase order number or a department.' },
}

export const checkout: TextsOf<'checkout'> = {
  terms_of_service: {
    label: 'I accept the General Terms and Conditions',
    issues: { required: 'In order to proceed, you first need to accept the General Terms and Conditions.' },
  },
}

export const account: TextsOf<'account'> = {
  firstname: { label: 'First name', issues: { required: 'Enter your first name' } },
  lastname: { label: 'Last name', issues: { required: 'Enter your last name' } },
  name_as_on_document: { label: 'This is how my name reads on my identity document' },
  email: {
    label: 'Email address',
    help: 'You use it to log in later.',
    issues: { required: 'Enter your email address' },
  },
  phone: { label: 'Phone number' },
  password: {
    label: 'Password',
    help: 'At least 8 characters. A few words in a row make a strong password that is easy to remember.',
  },
  password_confirmation: { label: 'Your password again', issues: { required: 'Enter your password again' } },
  terms_of_service: {
    label: 'I accept the General Terms and Conditions',
    issues: { required: 'Please accept the General Terms and Conditions first' },
  },
  keep_me_posted: { label: 'Send me tips for entrepreneurs now and then', help: 'You can unsubscribe at any time.' },
  confirm_success_url: { label: 'Page after confirming' },
}

export const login: TextsOf<'login'> = {
  email: { label: 'Email address', issues: { required: 'Enter your email address' } },
  password: { label: 'Password', issues: { required: 'Enter your password' } },
}

export const recovery: TextsOf<'recovery'> = {
  email: {
    label: 'Email address',
    help: 'The address you signed up with.',
    issues: { required: 'Enter your email address' },
  },
}

export const newPassword: TextsOf<'new_password'> = {
  current_password: { label: 'Your current password', issues: { required: 'Enter your current password' } },
  password: {
    label: 'New password',
    help: 'At least 8 characters. A few words in a row make a strong password that is easy to remember.',
  },
  password_confirmation: { label: 'Your new password again', issues: { required: 'Enter your new password again' } },
}

export const newEmail: TextsOf<'new_email'> = {
  email: {
    label: 'Your new email address',
    help: 'We send a link there, so that we know for sure it is yours.',
    issues: { required: 'Enter your new email address' },
  },
  current_password: { label: 'Your password', issues: { required: 'Enter your password' } },
}

export const secondFactor: TextsOf<'second_factor'> = {
  code: {
    label: 'Code from your app',
    help: 'Six digits. There is a new one every half minute.',
    issues: { required: 'Enter the six digits that your app shows now' },
  },
  recovery_code: {
    label: 'Recovery code',
    help: 'Sixteen characters, like ABCD-EFGH-JKMN-PQRS. Each code works once.',
    issues: { required: 'Enter one of your recovery codes' },
  },
}

export const calculation: TextsOf<'calculation'> = {
  shareholder_count: {
    label: 'How many shareholders will you start with?',
    help: 'One to four. A shareholder owns part of the BV.',
  },
  language_requirement: {
    label: 'Is there anyone who does not understand Dutch?',
    help: 'You then get an English translation of the deed, and the notary explains it in English.',
  },
  converting: { label: 'Do you have a sole proprietorship or partnership (vof) that you want to turn into a BV?' },
  timing: {
    label: 'When do you want to start?',
    options: {
      soon: 'Soon',
      future: 'Later',
      fast: 'As soon as possible',
      none: 'I do not know yet',
    },
  },
  incorporation_speed: {
    label: 'How soon do you need your BV?',
    help: 'We count from the moment we have all the documents.',
    options: { slow: 'Within 20 working days', medium: 'Within 10 working days', fast: 'Within 5 working days' },
  },
  email: { label: 'Where may we send the calculation?', help: 'You get one email with a link to your price.' },
}
