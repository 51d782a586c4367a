import { amsterdamFormat, type DutchDate, type Locale, momentInAmsterdam } from '#domain/values/index.ts'
import type { CaseMailEvent, CaseMailKind, CaseWords, Letter } from './case-letter.ts'
import { enCase } from './messages/en-case.ts'
import { nlCase } from './messages/nl-case.ts'
import type { Mail } from './port.ts'
import { type StopLinks, stopLine } from './reminder.ts'
import { type MailHead, oneLine, plainName, renderMail } from './render.ts'

type CaseReader = MailHead & {
  /** Of who gets it; empty for an office. */
  readonly name: string
  /** How to get no more reminders, where it is one or brings one. */
  readonly stop?: StopLinks
  /** Of the case, as who gets it sees it; of all of theirs where it is about several; null where they have no page here. */
  readonly url: string | null
}

type CaseNews = {
  /** As it will be called; empty when it has no name. */
  readonly company: string
  readonly number: string
  readonly office: string | null
  readonly event: CaseMailEvent
}

const words: Record<Locale, CaseWords> = { nl: nlCase, en: enCase }

const toOffice: readonly CaseMailKind[] = [
  'opened',
  'opened_for_support',
  'submitted',
  'answered',
  'approved',
  'not_taken_up',
  'meeting_chosen',
]

/**
 * That something happened to a case. It names the company, the kind of a paper and a day, and no more: what was asked, written
 * or refused in somebody's own words stands on the page behind the button.
 */
export function caseMail(wanted: CaseReader & CaseNews): Mail {
  const { letter } = letterOf(wanted, wanted.locale)
  return mailOf(wanted, letter, {
    ...{ number: wanted.number, toOffice: isToOffice(wanted.event), kind: `case_${wanted.event.kind}` },
  })
}

/** Several things that happened within an hour, to one case or to more, in one mail. */
export function caseDigest(reader: CaseReader, news: readonly [CaseNews, ...CaseNews[]]): Mail {
  const say = words[reader.locale]
  const numbers = new Set(news.map(({ number }) => number))
  const toOffice = news.some(({ event }) => isToOffice(event))
  const facts = news.map((one) => {
    const { letter, about } = letterOf(one, reader.locale)
    return [about, letter.title] as const
  })
  const number = numbers.size === 1 ? news[0].number : null
  return mailOf(
    reader,
    { ...say.digest({ count: numbers.size, toOffice }), facts },
    { number, toOffice, kind: 'case_digest' },
  )
}

const isToOffice = (event: CaseMailEvent): boolean =>
  toOffice.includes(event.kind) || (event.kind === 'message' && event.to === 'office')

function letterOf({ company, number, office, event }: CaseNews, locale: Locale) {
  const say = words[locale]
  // A subject has its length; nobody's company is called this long.
  const about = oneLine(company).slice(0, 120) || number
  const facts = { ...spoken(event, locale), about, number, office: office && oneLine(office) }
  // Which letter goes with which facts is what `CaseWords` says; TypeScript cannot follow it through a union.
  return { letter: (say.letters[event.kind] as (facts: unknown) => Letter)(facts), about }
}

type Envelope = { readonly number: string | null; readonly toOffice: boolean; readonly kind: Mail['kind'] }

function mailOf(
  { to, locale, brand, support_email, name, url, stop }: CaseReader,
  letter: Letter,
  envelope: Envelope,
): Mail {
  const say = words[locale]
  const { number, toOffice, kind } = envelope
  const rendered = renderMail({
    locale,
    brand,
    title: letter.title,
    paragraphs: [
      say.hello(plainName(name)),
      ...letter.paragraphs,
      ...(letter.facts === undefined ? [] : [{ facts: letter.facts }]),
      ...(letter.after ?? []),
    ],
    ...(url !== null && { action: { label: letter.action, url } }),
    greeting: say.greeting(brand),
    footer: say.footer({ brand, support_email, number, toOffice }),
    ...(stop && { stop: stopLine(stop, locale) }),
  })
  const subject = `${letter.subject} | ${oneLine(brand)}`
  return {
    ...{ to, reply_to: support_email, subject, ...rendered, locale, kind },
    ...(stop && { unsubscribe: stop.oneClick }),
  }
}

/** The same, with its days in words: Monday, November 30. */
function spoken(event: CaseMailEvent, locale: Locale): Record<string, unknown> {
  const day = amsterdamFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const time = amsterdamFormat(locale, { hour: '2-digit', minute: '2-digit' })
  const dayOf = (date: DutchDate) => day(momentInAmsterdam(date, 12 * 60))
  return {
    ...event,
    ...('due' in event && event.due !== null && { due: dayOf(event.due) }),
    ...('on' in event && { on: dayOf(event.on) }),
    ...('at' in event && { at: `${day(event.at)} ${words[locale].at} ${time(event.at)}` }),
  }
}
