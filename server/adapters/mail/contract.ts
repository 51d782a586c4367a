import { letterMail, type Reader, short } from './letter.ts'
import { longDay } from './long-day.ts'
import { enContract } from './messages/en-contract.ts'
import { nlContract } from './messages/nl-contract.ts'
import type { Mail } from './port.ts'
import type { StopLinks } from './reminder.ts'

const words = { nl: nlContract, en: enContract }

type Invitation = {
  readonly kind: 'invitation' | 'reminder'
  /** Who sends it, and what it is called. */
  readonly by: string
  readonly about: string
  readonly message: string
  readonly until: Date
  readonly url: string
  /** How its reader can have it stop, where it comes by itself. */
  readonly stop?: StopLinks
}

/** The link by which somebody reads and signs. Nothing of what the contract says stands in it. */
export function contractInvitation(reader: Reader, { kind, until, url, stop, message, ...who }: Invitation): Mail {
  const say = words[reader.locale]
  const said = { by: short(who.by), about: short(who.about), day: longDay(until, reader.locale) }
  const { subject, title, paragraphs, action } = say[kind]
  const note = message === '' ? [] : [say.message({ by: said.by, message })]
  const letter = { subject: subject(said), title, paragraphs: [...paragraphs(said), ...note] }
  return letterMail(say, reader, { ...letter, action: { label: action, url }, stop }, `contract_${kind}`)
}

type ContractNews = {
  readonly kind: 'withdrawn' | 'signed' | 'completed' | 'declined' | 'expired'
  /** Who did it. */
  readonly by: string
  readonly about: string
  /** Where to look at it; null where there is nothing left to look at. */
  readonly url: string | null
}

/** What became of a contract, to who sent it or who signs it. */
export function contractNews(reader: Reader, { kind, url, ...who }: ContractNews): Mail {
  const say = words[reader.locale]
  const said = { by: short(who.by), about: short(who.about) }
  const { subject, title, paragraphs, action } = say[kind]
  const letter = { subject: subject(said), title, paragraphs: paragraphs(said) }
  return letterMail(say, reader, { ...letter, ...(url && { action: { label: action, url } }) }, `contract_${kind}`)
}
