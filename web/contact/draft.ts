import type { Api } from '#contract/index.ts'
import { isMailAddress, mailAddressFrom } from '#domain/values/index.ts'

type Body = Api['POST /api/contact_messages']['body']

/** How someone wants to be helped. */
export type Wish = Body['wish']

/** What is being typed. */
export type MessageDraft = { readonly [Field in DraftField]: string }

export const draftFields = ['name', 'email', 'phone_number', 'message'] as const
export type DraftField = (typeof draftFields)[number]

type Flaw = 'required' | 'invalid'
export type Flaws = Partial<Record<DraftField, Flaw>>

const number = /^[+\d ().-]{6,30}$/
const oneLine = /^[^\p{Cc}]{1,120}$/u

/** What still keeps the message from being sent. The server checks again and stricter. */
export function flawsOf(draft: MessageDraft, wish: Wish): Flaws {
  const { name, email, phone_number, message } = trimmed(draft)
  return {
    ...flaw('name', name, oneLine.test(name)),
    ...flaw('email', email, isMailAddress(mailAddressFrom(email))),
    ...(phone_number || wish === 'phone' ? flaw('phone_number', phone_number, number.test(phone_number)) : {}),
    ...flaw('message', message, message.length <= 4000),
  }
}

export function bodyOf(draft: MessageDraft, wish: Wish, locale: Body['locale']): Body {
  const { phone_number, ...rest } = trimmed(draft)
  return { ...rest, ...(phone_number ? { phone_number } : {}), wish, locale }
}

function flaw(field: DraftField, value: string, valid: boolean): Flaws {
  if (value === '') return { [field]: 'required' }
  return valid ? {} : { [field]: 'invalid' }
}

const trimmed = ({ name, email, phone_number, message }: MessageDraft): MessageDraft => ({
  name: name.trim(),
  email: email.trim(),
  phone_number: phone_number.trim(),
  message: message.trim(),
})
