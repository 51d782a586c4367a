import { amsterdamFormat, type DutchDate, type Locale, momentInAmsterdam } from '#domain/values/index.ts'
import { longDay } from './long-day.ts'
import { enMembership } from './messages/en-membership.ts'
import { type MembershipLetter, type MembershipWords, nlMembership } from './messages/nl-membership.ts'
import type { Mail } from './port.ts'
import { type MailHead, oneLine, plainName, renderMail } from './render.ts'

type MembershipMail = MailHead & {
  readonly name: string
  readonly letter: MembershipLetter
  /** What it is called. */
  readonly plan: string
  readonly per: 'month' | 'year' | null
  readonly contracts: number
  /** As text, with VAT. */
  readonly amount: string | null
  readonly day: DutchDate | null
  /** Where the letter confirms what somebody said: what we keep, when it came, and who said it. */
  readonly kept?: string | null
  readonly moment?: Date
  readonly who?: string
  readonly url: string
  readonly invoice: { readonly number: string; readonly bytes: Uint8Array } | null
}

const words: Readonly<Record<Locale, MembershipWords>> = { nl: nlMembership, en: enMembership }

const longMoment = (moment: Date, locale: Locale): string =>
  amsterdamFormat(locale, { dateStyle: 'long', timeStyle: 'medium' })(moment)

/** That a membership began, is about to be charged, was or was not, or ends. */
export function membershipMail(wanted: MembershipMail): Mail {
  const { to, locale, brand, support_email, letter, per, contracts, url, invoice } = wanted
  const say = words[locale]
  const day = wanted.day === null ? '' : longDay(momentInAmsterdam(wanted.day, 12 * 60), locale)
  const facts = {
    ...{ plan: oneLine(wanted.plan), per, contracts, amount: wanted.amount ?? '', day, kept: wanted.kept ?? '' },
    moment: wanted.moment === undefined ? '' : longMoment(wanted.moment, locale),
    who: oneLine(wanted.who ?? ''),
  }
  const { subject, title, paragraphs, action } = say.letters[letter]
  const rendered = renderMail({
    ...{ locale, brand, title },
    paragraphs: [
      say.hello(plainName(wanted.name)),
      ...paragraphs(facts),
      ...(invoice ? [say.invoice({ number: invoice.number })] : []),
    ],
    action: { label: action, url },
    greeting: say.greeting({ brand }),
    footer: say.footer({ brand, support_email }),
  })
  return {
    ...{ to, reply_to: support_email, subject: `${subject(facts)} | ${oneLine(brand)}`, ...rendered, locale },
    kind: `membership_${letter}`,
    ...(invoice && {
      attachments: [
        {
          ...{ name: `${invoice.number}.pdf`, media_type: 'application/pdf' },
          base64: Buffer.from(invoice.bytes).toString('base64'),
        },
      ],
    }),
  }
}

export type { MembershipLetter }
