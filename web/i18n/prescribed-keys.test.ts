import { expect, test } from 'vitest'
import { forms as english } from '#domain/messages/en-forms/index.ts'
import { forms as dutch } from '#domain/messages/nl-forms/index.ts'
import { loadTexts, sayIn, type TextKey } from './index.ts'

/** Names that the product itself uses for what it says. */
const prescribed: readonly TextKey[] = [
  'auth.register_checkmarks',
  'auth.mail_error',
  'auth.reset.confirm_error',
  'auth.change_password.confirm_error',
  'auth.change_password.error',
  'auth.confirmation_header.message_success',
  'auth.confirmation_header.message_error',
  'calculator.email_success',
]

test.each(['nl', 'en'] as const)('what the product names is said under that name in %s', async (locale) => {
  await loadTexts(locale, ['auth', 'calculator'])
  const said = prescribed.map((key) => sayIn(locale)(key, { email: 'a@b.nl' }))
  expect(said.filter((text) => text.length < 10)).toEqual([])
})

test.each([
  ['nl', dutch],
  ['en', english],
] as const)('the terms ask for their tick in the same words everywhere, in %s', async (locale, { fields }) => {
  await loadTexts(locale, ['auth'])
  expect(sayIn(locale)('auth.register_checkmarks')).toBe(fields.account.terms_of_service.issues?.required)
})
