import { en, fill, lineName, nl } from '#domain/messages/index.ts'
import { formatEuros } from '#domain/money/index.ts'
import { type Line, listedPrice, type Quote, splitOf } from '#domain/pricing/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { enEstimate } from './messages/en.ts'
import { nlEstimate } from './messages/nl.ts'
import type { Mail } from './port.ts'
import { type MailHead, renderMail } from './render.ts'

type EstimateMail = MailHead & {
  readonly estimation: Quote & { readonly estimated_on: DutchDate }
  /** What memberships are called, by slug. */
  readonly memberships: Readonly<Record<string, string>>
  /** Working days by speed. */
  readonly days: Readonly<Record<string, number>>
  readonly url: string
}

const words = { nl: nlEstimate, en: enEstimate }
const messages = { nl, en }

/**
 * A price, line by line, with a link to go on from it. The address was typed by a stranger and may be someone else's, so
 * nothing in this mail is anyone's own words.
 */
export function estimateMail({
  to,
  locale,
  brand,
  support_email,
  estimation,
  memberships,
  days,
  url,
}: EstimateMail): Mail {
  const say = words[locale]
  const { prices, flow } = messages[locale]
  const names = { prices, products: flow.products, memberships, days }
  const euros = (amount: Line['total']) => formatEuros(amount, locale)
  const row = (line: Line): readonly [string, string] => {
    const name = lineName(line, names)
    const called = line.amount > 1 ? fill(prices.times, { amount: line.amount, name }) : name
    return [called, line.free ? say.free : euros(listedPrice(line))]
  }
  const inSection = (section: Line['section']) => estimation.lines.filter((line) => line.section === section).map(row)
  const { subtotal, fees, total } = estimation
  const rendered = renderMail({
    locale,
    brand,
    title: say.title,
    paragraphs: [
      say.hello,
      say.intro({ date: estimation.estimated_on }),
      { facts: [...inSection('package'), ...inSection('services')] },
      {
        facts: [
          [prices.subtotal, euros(subtotal)],
          ...(fees > 0 ? inSection('fees') : []),
          [vatWord(prices.vat), euros(splitOf(estimation).vat)],
          [say.total, euros(total)],
        ],
      },
      say.next,
      say.holds,
    ],
    action: { label: say.action, url },
    greeting: say.greeting({ brand }),
    footer: say.footer({ brand, support_email }),
  })
  const product = lineName({ key: estimation.product, name: 'product' }, names)
  const subject = say.subject({ product, total: euros(total), brand }).replace(/\u00a0/g, ' ')
  return { to, reply_to: support_email, subject, ...rendered, locale, kind: 'price_estimate' }
}

/** A quote does not say which rate it was made with, and a mail need not. */
const vatWord = (text: string): string => text.replace(/\s*\{percent\}%/, '')
