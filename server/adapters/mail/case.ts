import { type DutchDate, type Locale, partsOf } from '#domain/values/index.ts'
import type { CaseMailEvent, CaseMailKind, CaseWords, Letter } from './case-letter.ts'
import { enCase } from './messages/en-case.ts'
import { nlCase } from './messages/nl-case.ts'
import type { Mail } from './port.ts'
import { oneLine, plainName, renderMail } from './render.ts'

type Wanted = {
  readonly to: string
  readonly locale: Locale
  readonly brand: string
  readonly support_email: string
  /** Of who gets it; empty for an office. */
  readonly name: string
  /** As it will be called; empty when it has no name. */
  readonly company: string
  readonly number: string
  readonly office: string | null
  /** Of the case, as who gets it sees it. */
  readonly url: string
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
]

/**
 * That something happened to a case. It names the company, the kind of a paper and a day, and no more: what was asked, written
 * or refused in somebody's own words stands on the page behind the button.
 */
export function caseMail(wanted: Wanted): Mail {
  const { to, locale, brand, support_email, number, url, event } = wanted
  const say = words[locale]
  // A subject has its length; nobody's company is called this long.
  const about = oneLine(wanted.company).slice(0, 120) || number
  const facts = { ...spoken(event, say.dates), about, number, office: wanted.office && oneLine(wanted.office) }
  // Which letter goes with which facts is what `CaseWords` says; TypeScript cannot follow it through a union.
  const letter = (say.letters[event.kind] as (facts: unknown) => Letter)(facts)
  const isOffice = toOffice.includes(event.kind) || (event.kind === 'message' && event.to === 'office')
  const rendered = renderMail({
    locale,
    brand,
    title: letter.title,
    paragraphs: [
      say.hello(plainName(wanted.name)),
      ...letter.paragraphs,
      ...(letter.facts === undefined ? [] : [{ facts: letter.facts }]),
      ...(letter.after ?? []),
      say.greeting(brand),
    ],
    action: { label: letter.action, url },
    footer: say.footer({ brand, support_email, number, toOffice: isOffice }),
  })
  const subject = `${letter.subject} | ${oneLine(brand)}`
  return { to, reply_to: support_email, subject, ...rendered, locale, kind: `case_${event.kind}` }
}

/** The same, with its days in words: Monday, November 30. */
const spoken = (event: CaseMailEvent, dates: string): Record<string, unknown> => ({
  ...event,
  ...('due' in event && event.due !== null && { due: inWords(event.due, dates) }),
  ...('on' in event && { on: inWords(event.on, dates) }),
})

function inWords(date: DutchDate, dates: string): string {
  const { day, month, year } = partsOf(date)
  const format = new Intl.DateTimeFormat(dates, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(new Date(Date.UTC(year, month - 1, day)))
}
