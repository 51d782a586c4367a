import { en, nl } from '#domain/messages/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import { enDraftLink } from './messages/en.ts'
import { nlDraftLink } from './messages/nl.ts'
import type { Mail } from './port.ts'
import { type MailHead, renderMail } from './render.ts'

type DraftLinkMail = MailHead & {
  readonly flow: FlowName
  readonly url: string
  /** How long the link holds. */
  readonly days: number
}

const words = { nl: nlDraftLink, en: enDraftLink }
const messages = { nl, en }

/**
 * The way back to a draft without an account. The address was typed by a stranger and may be someone else's, so nothing in this
 * mail is anyone's own words: not even what the company is to be called.
 */
export function draftLinkMail({ to, locale, brand, support_email, flow, url, days }: DraftLinkMail): Mail {
  const say = words[locale]
  const product = messages[locale].flow.products[flow]
  const rendered = renderMail({
    locale,
    brand,
    title: say.title,
    paragraphs: [say.hello, say.intro({ product }), say.holds({ days }), say.greeting({ brand })],
    action: { label: say.action, url },
    footer: say.footer({ brand, support_email }),
  })
  return { to, reply_to: support_email, subject: say.subject({ brand }), ...rendered, locale, kind: 'draft_link' }
}
