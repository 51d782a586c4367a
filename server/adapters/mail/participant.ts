import { letterMail, type Reader, short } from './letter.ts'
import { longDay } from './long-day.ts'
import { enParticipant } from './messages/en-participant.ts'
import { nlParticipant } from './messages/nl-participant.ts'
import type { Mail } from './port.ts'
import type { StopLinks } from './reminder.ts'

const words = { nl: nlParticipant, en: enParticipant }

type Invitation = {
  readonly kind: 'invitation' | 'reminder'
  /** Who invites, and what the company is called; empty when it has no name yet. */
  readonly by: string
  readonly about: string
  readonly until: Date
  readonly url: string
  /** How its reader can have it stop, where it comes by itself. */
  readonly stop?: StopLinks
}

/** The link to somebody's own part. Nothing of what was filled in stands in it. */
export function invitationMail(reader: Reader, { kind, until, url, stop, ...who }: Invitation): Mail {
  const say = words[reader.locale]
  const day = longDay(until, reader.locale)
  const said = { by: short(who.by), about: short(who.about) || say.nameless }
  const { subject, title, paragraphs, action } = say[kind]
  const letter = { subject: subject(said), title, paragraphs: paragraphs({ ...said, day }) }
  return letterMail(say, reader, { ...letter, action: { label: action, url }, stop }, `participant_${kind}`)
}

/** Six digits for a new device. */
export function codeMail(reader: Reader, code: string): Mail {
  const say = words[reader.locale]
  const { subject, title, paragraphs } = say.code
  return letterMail(
    say,
    reader,
    { subject: subject({ code }), title, paragraphs: paragraphs({ code }) },
    'participant_code',
  )
}

type ParticipantNews = {
  readonly kind: 'complete' | 'declined' | 'silent'
  /** Whom it is about. */
  readonly by: string
  readonly about: string
  readonly url: string
}

/** What whoever ordered is told of somebody's own part: how far it is, never what stands in it. */
export function participantNews(reader: Reader, { kind, url, ...who }: ParticipantNews): Mail {
  const say = words[reader.locale]
  const said = { by: short(who.by), about: short(who.about) || say.nameless }
  const { subject, title, paragraphs, action } = say[kind]
  const letter = { subject: subject(said), title, paragraphs: paragraphs(said) }
  return letterMail(say, reader, { ...letter, action: { label: action, url } }, `participant_${kind}`)
}
