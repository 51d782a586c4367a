import { plans } from '#domain/memberships/index.ts'
import { cents, type DutchDate, formatEuros } from '#domain/values/index.ts'
import { type MembershipLetter, membershipMail } from '#server/adapters/mail/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Tx } from '#server/db/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import { membershipPage } from './charging.ts'
import type { Offer } from './pricing.ts'
import { findReader, type KeptMembership } from './store.ts'

type TellingParts = {
  readonly config: Pick<Config, 'BRAND_NAME' | 'SUPPORT_EMAIL' | 'PUBLIC_URL'>
  readonly jobs: Pick<Jobs, 'enqueue'>
}

type Told = {
  readonly kind: MembershipLetter
  /** Cents, with VAT. */
  readonly amount?: number
  readonly day?: DutchDate | null
  /** Cents, with VAT: what does not go back. */
  readonly kept?: number
  readonly moment?: Date
  readonly invoice?: { readonly number: string; readonly bytes: Uint8Array } | null
}

export type MembershipTelling = ReturnType<typeof createMembershipTelling>

/** Mails about a membership, in the transaction of what they are about. */
export function createMembershipTelling({ config, jobs }: TellingParts) {
  return async (tx: Tx, { account, plan }: KeptMembership, offer: Offer, told: Told): Promise<void> => {
    const reader = await findReader(tx, account)
    if (reader === undefined) return
    const locale = reader.locale === 'en' ? 'en' : 'nl'
    const { BRAND_NAME: brand, SUPPORT_EMAIL: support_email, PUBLIC_URL } = config
    const mail = membershipMail({
      ...{ to: reader.email, name: reader.firstname, locale, brand, support_email, letter: told.kind },
      plan: offer.names[locale][plan] ?? plan,
      per: plans[plan].per,
      contracts: plans[plan].contracts,
      amount: told.amount === undefined ? null : formatEuros(cents(told.amount), locale),
      day: told.day ?? null,
      ...(told.kept && { kept: formatEuros(cents(told.kept), locale) }),
      ...(told.moment && { moment: told.moment, who: `${reader.firstname} ${reader.lastname}`.trim() || reader.email }),
      url: `${PUBLIC_URL}${membershipPage}`,
      invoice: told.invoice ?? null,
    })
    await jobs.enqueue(tx, sendMail, mail)
  }
}
