import { en, nl } from '#domain/messages/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { enReminder } from './messages/en-reminder.ts'
import { nlReminder } from './messages/nl-reminder.ts'
import type { Mail } from './port.ts'
import { type MailHead, oneLine, plainName, renderMail } from './render.ts'

/** How its reader can have it stop: a page for a person, and an address for a mail program. */
export type StopLinks = { readonly page: string; readonly oneClick: string }

type ReminderMail = MailHead & {
  readonly kind: 'draft' | 'order'
  readonly flow: FlowName
  /** Empty where the address is only known from a draft. */
  readonly name: string
  /** As its founder typed it; null where the address may be somebody else's. */
  readonly company: string | null
  readonly last: boolean
  readonly url: string
  /** How long the link holds, where it opens a draft without an account. */
  readonly days: number | null
  readonly stop: StopLinks
}

const words = { nl: nlReminder, en: enReminder }
const messages = { nl, en }

/** The line under a mail by which its reader has it stop. */
export const stopLine = ({ page }: StopLinks, locale: Locale) => ({ label: words[locale].stop, url: page })

/** That something waits. It names what its reader typed or chose themselves, and nobody else. */
export function reminderMail(wanted: ReminderMail): Mail {
  const { to, locale, brand, support_email, kind, flow, last, url, days, stop } = wanted
  const say = words[locale]
  const company = wanted.company === null ? null : oneLine(wanted.company).slice(0, 120) || null
  const about = { company, product: messages[locale].flow.products[flow] }
  const rendered = renderMail({
    locale,
    brand,
    title: say[kind].title,
    paragraphs: [
      say.hello(plainName(wanted.name)),
      ...say[kind].paragraphs(about),
      ...(days === null ? [] : [say.once({ days })]),
      ...(last ? [say.last] : []),
    ],
    action: { label: say[kind].action, url },
    greeting: say.greeting({ brand }),
    footer: say.footer({ brand, support_email, loose: days !== null }),
    stop: stopLine(stop, locale),
  })
  const subject = `${say[kind].subject(about)} | ${oneLine(brand)}`
  return {
    ...{ to, reply_to: support_email, subject, ...rendered, locale, kind: `reminder_${kind}` as const },
    unsubscribe: stop.oneClick,
  }
}
