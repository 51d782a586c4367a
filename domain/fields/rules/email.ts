import { isMailAddress } from '../../values/index.ts'
import { textRule } from './rule.ts'

const plainly = (address: string): string => address.replace(/(?!\p{ASCII})[\p{L}\p{M}\p{N}]/gu, 'a')

/** What it keeps out are slips of the fingers: the mail that we send is the real proof. */
export const email = textRule({ code: 'email', passes: (address) => isMailAddress(plainly(address)) })

/** Not every mail server delivers to é@example.nl, and then we could reach nobody there. */
export const emailLetters = textRule({
  code: 'email_letters',
  passes: (address) => isMailAddress(address) || !isMailAddress(plainly(address)),
})
