import type { Locale } from '#domain/values/index.ts'
import { messagesIn } from './messages/index.ts'
import type { Mail } from './port.ts'
import { oneLine, plainName, renderMail } from './render.ts'

/** What a visitor leaves on the contact form. */
export type ContactRequest = {
  readonly wish: 'chat' | 'phone' | 'meeting'
  readonly name: string
  readonly email: string
  readonly phone_number?: string | undefined
  readonly message: string
  readonly locale: Locale
}

type ContactOptions = { readonly brand: string; readonly support_email: string }

/** The two mails of the contact form: the visitor's words to support, and a word back that they arrived. */
export function contactMails(request: ContactRequest, options: ContactOptions): [toSupport: Mail, toVisitor: Mail] {
  return [toSupport(request, options), toVisitor(request, options)]
}

function toSupport(request: ContactRequest, { brand, support_email }: ContactOptions): Mail {
  const locale = 'nl' // Our own people read Dutch, whatever the visitor writes.
  const say = messagesIn(locale).contact_message
  const subject = say.subject[request.wish]({ name: oneLine(request.name) })
  const facts = [
    [say.labels.name, oneLine(request.name)],
    [say.labels.email, request.email],
    [say.labels.phone_number, oneLine(request.phone_number ?? '') || say.no_phone_number],
    [say.labels.wish, say.wishes[request.wish]],
    [say.labels.language, say.languages[request.locale]],
  ] as const
  const rendered = renderMail({
    locale,
    brand,
    title: subject,
    paragraphs: [say.intro, { facts }, say.wrote, { quote: request.message }],
    footer: say.footer({ brand }),
  })
  return { to: support_email, reply_to: request.email, subject, ...rendered, locale, kind: 'contact_message' }
}

/**
 * The address was typed by a stranger and may be someone else's. So nothing free-form goes into this mail: the form must not
 * become a way to send others an advertisement in our name.
 */
function toVisitor(request: ContactRequest, { brand, support_email }: ContactOptions): Mail {
  const { locale } = request
  const say = messagesIn(locale).contact_received
  const name = plainName(request.name)
  const rendered = renderMail({
    locale,
    brand,
    title: say.title,
    paragraphs: [
      name === undefined ? say.hello_stranger : say.hello({ name }),
      say.thanks,
      whenWeAnswer(request),
      say.more,
    ],
    greeting: say.greeting({ brand }),
    footer: say.footer({ brand, support_email }),
  })
  const subject = say.subject({ brand: oneLine(brand) })
  return { to: request.email, reply_to: support_email, subject, ...rendered, locale, kind: 'contact_received' }
}

function whenWeAnswer({ wish, phone_number, locale }: ContactRequest): string {
  const { when } = messagesIn(locale).contact_received
  if (wish !== 'phone') return when[wish]
  const callable = phone_number !== undefined && /^\+?[\d ().-]{6,24}$/.test(phone_number)
  return callable ? when.phone({ phone_number }) : when.phone_unknown
}
