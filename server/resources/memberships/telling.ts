import { membershipPlans } from '#domain/memberships/index.ts'
import { cents, formatEuros } from '#domain/money/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import type { DutchDate, Locale } from '#domain/values/index.ts'
import { type MembershipLetter, membershipMail } from '#server/adapters/mail/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Tx } from '#server/db/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import { membershipPage } from './at-provider.ts'
import type { Offer } from './pricing.ts'
import { findReader, type KeptMembership } from './store.ts'
import type { PackagePurchase } from './store-packages.ts'

type MembershipTellingParts = {
  readonly config: Pick<Config, 'BRAND_NAME' | 'SUPPORT_EMAIL' | 'PUBLIC_URL'>
  readonly jobs: Pick<Jobs, 'enqueue'>
}

type ToldOfMembership = {
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
export function createMembershipTelling(parts: MembershipTellingParts) {
  const tell = createTeller(parts)
  return (tx: Tx, { account, plan }: KeptMembership, offer: Offer, told: ToldOfMembership): Promise<void> => {
    const { per, contracts } = membershipPlans[plan]
    const nameIn = (locale: Locale) => offer.names[locale][plan] ?? plan
    return tell(tx, account, { nameIn, per, contracts }, told)
  }
}

export type PackageTelling = ReturnType<typeof createPackageTelling>

/** The same about a package of contracts. */
export function createPackageTelling(parts: MembershipTellingParts) {
  const tell = createTeller(parts)
  return (
    tx: Tx,
    { account, quote, included, package: slug }: PackagePurchase,
    told: ToldOfMembership,
  ): Promise<void> => {
    const [line] = quote.lines
    const nameIn = (locale: Locale) => (locale === 'nl' ? line?.name_nl : line?.name_en) ?? slug
    return tell(tx, account, { nameIn, per: null, contracts: included }, told)
  }
}

type MembershipInWords = {
  readonly nameIn: (locale: Locale) => string
  readonly per: 'month' | 'year' | null
  readonly contracts: number
}

function createTeller({ config, jobs }: MembershipTellingParts) {
  return async (
    tx: Tx,
    account: string,
    { nameIn, per, contracts }: MembershipInWords,
    told: ToldOfMembership,
  ): Promise<void> => {
    const reader = await findReader(tx, account)
    if (reader === undefined) return
    const locale = reader.locale === 'en' ? 'en' : 'nl'
    const { BRAND_NAME: brand, SUPPORT_EMAIL: support_email, PUBLIC_URL } = config
    const mail = membershipMail({
      ...{ to: reader.email, name: reader.firstname, locale, brand, support_email, letter: told.kind },
      ...{ plan: nameIn(locale), per, contracts },
      amount: told.amount === undefined ? null : formatEuros(cents(told.amount), locale),
      day: told.day ?? null,
      ...(told.kept && { kept: formatEuros(cents(told.kept), locale) }),
      ...(told.moment && { moment: told.moment, who: fullNameOf(reader) || reader.email }),
      url: `${PUBLIC_URL}${membershipPage}`,
      invoice: told.invoice ?? null,
    })
    await jobs.enqueue(tx, sendMail, mail)
  }
}
