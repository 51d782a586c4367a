import { en, fill, nl } from '#domain/messages/index.ts'
import type { SupplementReason } from '#domain/orders/index.ts'
import { enOrder } from './messages/en.ts'
import { nlOrder } from './messages/nl.ts'
import type { Mail } from './port.ts'
import { type MailHead, oneLine, plainName, renderMail } from './render.ts'

type OrderMail = MailHead & {
  readonly name: string
  /** As it will be called; empty when it has no name. */
  readonly company: string
  readonly number: string
  /** Why it was ordered beside the product; null for the product itself. */
  readonly supplement: SupplementReason | null
  /** What was ordered and what it cost without VAT, as text; null is free. */
  readonly lines: readonly (readonly [name: string, amount: string | null])[]
  /** The rate in percents, and all VAT as text: with the lines it makes what was paid. */
  readonly vat: { readonly rate: number; readonly amount: string }
  readonly paid: string
  readonly url: string
  readonly invoice: Uint8Array
}

const words = { nl: nlOrder, en: enOrder }
const prices = { nl: nl.prices, en: en.prices }

/** That an order was paid, with its invoice. */
export function orderMail(wanted: OrderMail): Mail {
  const { to, locale, brand, support_email, number, lines, vat, paid, url, invoice } = wanted
  const say = words[locale]
  const { beside } = say
  const about = wanted.supplement === null ? say : { ...beside, ...beside[wanted.supplement] }
  const rendered = renderMail({
    locale,
    brand,
    title: say.title,
    paragraphs: [
      say.hello({ name: plainName(wanted.name) ?? '' }),
      about.intro({ company: oneLine(wanted.company) }),
      about.ordered,
      {
        facts: [
          ...lines.map(([name, amount]) => [name, amount ?? say.free] as const),
          [fill(prices[locale].vat, { percent: vat.rate }), vat.amount],
          [say.paid, paid],
        ],
      },
      say.invoice({ number }),
      about.next,
    ],
    action: { label: about.action, url },
    greeting: say.greeting({ brand }),
    footer: say.footer({ brand, support_email }),
  })
  const base64 = Buffer.from(invoice).toString('base64')
  return {
    ...{ to, reply_to: support_email, subject: about.subject({ number, brand }), ...rendered, locale },
    kind: 'order_confirmation',
    attachments: [{ name: `${number}.pdf`, media_type: 'application/pdf', base64 }],
  }
}
