import type { Locale } from '#domain/values/index.ts'
import { enParticipant } from './messages/en-participant.ts'
import { enReminder } from './messages/en-reminder.ts'
import { nlParticipant } from './messages/nl-participant.ts'
import { nlReminder } from './messages/nl-reminder.ts'
import type { Mail } from './port.ts'
import type { StopLinks } from './reminder.ts'
import { oneLine, renderMail } from './render.ts'

type Reader = {
  readonly to: string
  /** What they are called. */
  readonly name: string
  readonly locale: Locale
  readonly brand: string
  readonly support_email: string
}

const words = { nl: nlParticipant, en: enParticipant }

const short = (text: string) => oneLine(text).slice(0, 120)

type Letter = {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly stop?: StopLinks | undefined
}

const stopWords: Readonly<Record<Locale, string>> = { nl: nlReminder.stop, en: enReminder.stop }

function mailOf(reader: Reader, { subject, title, paragraphs, action, stop }: Letter, kind: Mail['kind']): Mail {
  const { to, name, locale, brand, support_email } = reader
  const say = words[locale]
  const rendered = renderMail({
    ...{ locale, brand, title },
    paragraphs: [say.hello({ name: short(name) }), ...paragraphs, say.greeting({ brand })],
    ...(action && { action }),
    footer: say.footer({ brand, support_email }),
    ...(stop && { stop: { label: stopWords[locale], url: stop.page } }),
  })
  return {
    ...{ to, reply_to: support_email, subject: short(subject), ...rendered, locale, kind },
    ...(stop && { unsubscribe: stop.oneClick }),
  }
}

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
  const locale = reader.locale === 'nl' ? 'nl-NL' : 'en-US'
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(until)
  const said = { by: short(who.by), about: short(who.about) || say.nameless }
  const { subject, title, paragraphs, action } = say[kind]
  const letter = { subject: subject(said), title, paragraphs: paragraphs({ ...said, day }) }
  return mailOf(reader, { ...letter, action: { label: action, url }, stop }, `participant_${kind}`)
}

/** Six digits for a new device. */
export function codeMail(reader: Reader, code: string): Mail {
  const { subject, title, paragraphs } = words[reader.locale].code
  return mailOf(reader, { subject: subject({ code }), title, paragraphs: paragraphs({ code }) }, 'participant_code')
}

type News = {
  readonly kind: 'complete' | 'declined' | 'silent'
  /** Whom it is about. */
  readonly by: string
  readonly about: string
  readonly url: string
}

/** What whoever ordered is told of somebody's own part: how far it is, never what stands in it. */
export function participantNews(reader: Reader, { kind, url, ...who }: News): Mail {
  const say = words[reader.locale]
  const said = { by: short(who.by), about: short(who.about) || say.nameless }
  const { subject, title, paragraphs, action } = say[kind]
  const letter = { subject: subject(said), title, paragraphs: paragraphs(said) }
  return mailOf(reader, { ...letter, action: { label: action, url } }, `participant_${kind}`)
}
