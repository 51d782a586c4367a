import { longDay } from './long-day.ts'
import { nlSet } from './messages/nl-partner.ts'
import type { Mail } from './port.ts'
import { type MailHead, oneLine, renderMail } from './render.ts'

type SetMail = Omit<MailHead, 'locale'> & {
  readonly number: string
  /** As it will be called; empty when it has no name. */
  readonly company: string
  readonly url: string
  readonly until: Date
}

/** Everything of a case, to a notary without an account here. */
export function setMail({ to, brand, support_email, number, company, url, until }: SetMail): Mail {
  const say = nlSet
  const about = oneLine(company).slice(0, 120) || number
  const day = longDay(until, 'nl')
  const rendered = renderMail({
    ...{ locale: 'nl', brand, title: say.title({ about }) },
    paragraphs: [...say.paragraphs({ brand, about, day }), say.greeting({ brand })],
    action: { label: say.action, url },
    footer: say.footer({ brand, support_email, number }),
  })
  const subject = say.subject({ about, number, brand: oneLine(brand) })
  return { to, reply_to: support_email, subject, ...rendered, locale: 'nl', kind: 'notary_set' }
}
