import type { SharedThing } from '#domain/services/index.ts'
import { nlPartner } from './messages/nl-partner.ts'
import type { Mail } from './port.ts'
import { type MailHead, oneLine, renderMail } from './render.ts'

type PartnerMail = Omit<MailHead, 'locale'> & {
  readonly number: string
  readonly service: keyof typeof nlPartner.wishes
  /** All that was agreed to; nothing else gets into the mail. */
  readonly facts: readonly { readonly what: SharedThing; readonly value: string }[]
}

/** A service that was ordered, to the partner who does it. */
export function partnerMail({ to, brand, support_email, number, service, facts }: PartnerMail): Mail {
  const say = nlPartner
  const wish = say.wishes[service]
  const rendered = renderMail({
    ...{ locale: 'nl', brand, title: wish },
    paragraphs: [
      ...say.paragraphs({ brand }),
      { facts: facts.map(({ what, value }) => [say.labels[what], value] as const) },
      say.after,
      say.greeting({ brand }),
    ],
    footer: say.footer({ brand, support_email, number }),
  })
  const subject = say.subject({ wish, number, brand: oneLine(brand) })
  return { to, reply_to: support_email, subject, ...rendered, locale: 'nl', kind: 'partner_request' }
}
