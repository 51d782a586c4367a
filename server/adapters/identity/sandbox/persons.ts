import { createHash } from 'node:crypto'

/** Someone who exists in the sandbox only. */
export type Person = {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly email_verified: boolean
  readonly locale: 'nl' | 'en'
}

/** To sign in with one click: a founder, someone who speaks English, and someone who never confirmed an address. */
export const testPersons = [
  { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries', email_verified: true, locale: 'nl' },
  { email: 'james@example.com', firstname: 'James', lastname: 'Porter', email_verified: true, locale: 'en' },
  { email: 'noor@voorbeeld.nl', firstname: 'Noor', lastname: 'Bakker', email_verified: false, locale: 'nl' },
] as const satisfies readonly Person[]

/** The same address is the same person, also after a restart; at another provider it is another number. */
export const subjectOf = (issuer: string, { email }: Person): string =>
  createHash('sha256').update(`${issuer}\n${email.toLowerCase()}`).digest('hex').slice(0, 24)
