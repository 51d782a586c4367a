import { expect, test } from 'vitest'
import { contactMessageSchema } from '#contract/contact.ts'
import { bodyOf, flawsOf, type MessageDraft } from './draft.ts'
import { emptyMessageDraft } from './empty-draft.ts'

const good: MessageDraft = {
  name: 'Sanne de Vries',
  email: 'sanne@example.nl',
  phone_number: '',
  message: 'Wat kost een holding erbij?',
}

test.each([
  ['nothing typed', emptyMessageDraft, 'chat', { name: 'required', email: 'required', message: 'required' }],
  ['a good message', good, 'chat', {}],
  ['only spaces', { ...good, name: '  ', message: ' \n ' }, 'chat', { name: 'required', message: 'required' }],
  ['spaces around it', { ...good, email: ' sanne@example.nl ' }, 'chat', {}],
  ['an address without a domain', { ...good, email: 'sanne@example' }, 'chat', { email: 'invalid' }],
  ['an address with a space', { ...good, email: 'sanne de@vries.nl' }, 'chat', { email: 'invalid' }],
  ['two addresses', { ...good, email: 'a@b.nl, c@d.nl' }, 'chat', { email: 'invalid' }],
  ['an address with a plus', { ...good, email: 'sanne+bv@mail.example.co.uk' }, 'chat', {}],
  ['a call without a number', good, 'phone', { phone_number: 'required' }],
  ['a call with a number', { ...good, phone_number: '+31 (0)6 1234-5678' }, 'phone', {}],
  ['a number in words', { ...good, phone_number: 'nul zes' }, 'chat', { phone_number: 'invalid' }],
  ['a number that is too short', { ...good, phone_number: '06' }, 'phone', { phone_number: 'invalid' }],
  ['a line break in the name', { ...good, name: 'Sanne\nBcc: x' }, 'chat', { name: 'invalid' }],
  ['a very long message', { ...good, message: 'a'.repeat(4001) }, 'chat', { message: 'invalid' }],
] as const)('%s', (_, draft, wish, flaws) => {
  expect(flawsOf(draft, wish)).toEqual(flaws)
})

test.each([
  [good, 'chat'],
  [{ ...good, phone_number: '06 12345678' }, 'phone'],
  [{ ...good, email: " o'brien+bv@example.co.uk ", message: 'Twee\nregels' }, 'meeting'],
] as const)('what we let through the server takes: %j', (draft, wish) => {
  expect(flawsOf(draft, wish)).toEqual({})
  expect(contactMessageSchema.safeParse(bodyOf(draft, wish, 'nl')).success).toBe(true)
})
