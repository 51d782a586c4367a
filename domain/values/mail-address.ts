const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const top = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{2,59})'

/**
 * What a mail address is, for everyone here: a form, a row, an answer of a provider and the mail server get the same one.
 * As RFC 5321 has it, without what nobody has (quotes, comments, numbers for a domain). ASCII only: letters beyond it
 * reach their owner only where every server on the way knows SMTPUTF8, and many do not.
 */
export const mailAddressPattern = new RegExp(
  `^(?=.{3,254}$)(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${top}$`,
)

export const isMailAddress = (text: string): boolean => mailAddressPattern.test(text)

/** An address the way it is kept: small letters and no stray spaces. */
export const mailAddressFrom = (text: string): string =>
  text
    .trim()
    .replace(/^mailto:\s*/i, '')
    .replace(/\s*([@.])\s*/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
