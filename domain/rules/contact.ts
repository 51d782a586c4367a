import { type FieldRef, valueAt } from '../conditions/index.ts'
import { isMailAddress, oneTimeCodeFrom, recoveryCodeFrom } from '../values/index.ts'
import { claiming, textRule } from './rule.ts'

const plainly = (address: string): string => address.replace(/(?!\p{ASCII})[\p{L}\p{M}\p{N}]/gu, 'a')

/** What it keeps out are slips of the fingers: the mail that we send is the real proof. */
export const email = textRule({ code: 'email', passes: (address) => isMailAddress(plainly(address)) })

/** Not every mail server delivers to é@example.nl, and then we could reach nobody there. */
export const emailLetters = textRule({
  code: 'email_letters',
  passes: (address) => isMailAddress(address) || !isMailAddress(plainly(address)),
})

/** International form (E.164). A Dutch number has nine digits after the country. */
export const phone = textRule({
  code: 'phone',
  passes: (number) => (number.startsWith('+31') ? /^\+31[1-9]\d{8}$/ : /^\+[1-9]\d{6,14}$/).test(number),
})

export const website = textRule({
  code: 'website',
  passes: (address) =>
    /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu.test(address),
})

export const shortestPassword = 8

export const passwordLength = textRule({
  code: 'password_too_short',
  values: { min: shortestPassword },
  passes: (password) => [...password].length >= shortestPassword,
})

/** The second time must be the same as the first. */
export const sameAs = <Ref extends FieldRef>(first: Ref) =>
  claiming<Ref>(
    textRule({ code: 'password_mismatch', passes: (second, { facts }) => valueAt(first, facts) === second }),
  )

/** Whether it can be one at all: only the server knows whether it is the right one. */
export const oneTimeCode = textRule({ code: 'one_time_code', passes: (text) => oneTimeCodeFrom(text) !== null })

export const recoveryCode = textRule({ code: 'recovery_code', passes: (text) => recoveryCodeFrom(text) !== null })
