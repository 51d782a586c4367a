import type { PricePlans } from '#contract/price-plans.ts'
import { begunFrom, type MadeVersion, withAmount } from '#domain/price-plans/index.ts'
import { firstBook, type PriceBook } from '#domain/pricing/index.ts'
import { type DutchDate, parseDutchDate } from '#domain/values/index.ts'

export const dayOf = (text: string): DutchDate => {
  const day = parseDutchDate(text)
  if (day === undefined) throw new RangeError(`no such day: ${text}`)
  return day
}

const edited = (book: PriceBook, amounts: Readonly<Record<string, number>>): PriceBook =>
  Object.entries(amounts).reduce((changed, [path, value]) => withAmount(changed, path, value), book)

/** A version from a day on, with other amounts than the first book. */
export function versionFrom(day: string, amounts: Readonly<Record<string, number>>): MadeVersion {
  const { book, made_from } = begunFrom(firstBook, dayOf(day))
  return { book: edited(book, amounts), made_from }
}

export const draftId = '0b5c7a1e-7a57-4b0e-9a3e-1d2c3b4a5f60'

/** Who runs the service plans the next year; somebody else has planned the spring. */
export const samplePlans: PricePlans = {
  today: dayOf('03-12-2026'),
  versions: [
    {
      ...{ state: 'current', book: firstBook, made_from: firstBook, reason: '', revision: 1, orders: 683 },
      ...{ planned_by: null, planned_at: null },
    },
    {
      ...versionFrom('01-03-2027', {
        'holding_upsell.by_product.dutch-bv.price': 27_900,
        'holding_upsell.by_product.english-bv.price': 27_900,
      }),
      ...{ state: 'planned', reason: 'voorjaarsactie holding', revision: 1, orders: 0 },
      ...{ planned_by: 'Tim Alkema', planned_at: '2026-11-27T14:02:00Z' },
    },
  ],
  drafts: [
    {
      ...versionFrom('01-01-2027', {
        'base_prices.dutch-bv': 41_900,
        'base_prices.english-bv': 62_900,
        'base_prices.omzetting': 56_900,
        'incorporation_speeds.medium.price': 22_500,
        'memberships.starter_yearly.price': 15_900,
        'fees.kvk_registration': 8_690,
      }),
      ...{ draft: draftId, reason: 'Jaarlijkse aanpassing', revision: 4 },
      ...{ changed_by: 'Roos Vermeulen', changed_at: '2026-12-03T09:37:00Z' },
    },
  ],
  orders: { bv: 21, bv_with_holding: 46, english_bv: 9, conversion: 14, share_transfer: 10 },
  names: {
    memberships: {
      nl: { starter_yearly: 'Starter', professional_monthly: 'Professional', oprecht_membership_monthly: 'Flex' },
      en: { starter_yearly: 'Starter', professional_monthly: 'Professional', oprecht_membership_monthly: 'Flex' },
    },
    services: {
      nl: { 'contracts-5': '5 contracten', 'contracts-100': '100 contracten', 'trademark-check': 'Merkcheck' },
      en: { 'contracts-5': '5 contracts', 'contracts-100': '100 contracts', 'trademark-check': 'Trademark check' },
    },
  },
  history: [
    {
      ...{ id: 4, at: '2026-12-03T09:37:00Z', who: 'Roos Vermeulen', action: 'prices.changed', label: '01-01-2027' },
      detail: {
        draft: draftId,
        changes: [{ path: 'memberships.starter_yearly.price', before: 14_900, after: 15_900 }],
      },
    },
    {
      ...{ id: 3, at: '2026-12-03T09:18:00Z', who: 'Roos Vermeulen', action: 'prices.begun', label: '01-01-2027' },
      detail: { made_from: '01-01-2026' },
    },
    {
      ...{ id: 2, at: '2026-11-27T14:02:00Z', who: 'Tim Alkema', action: 'prices.planned', label: '01-03-2027' },
      detail: {
        reason: 'Voorjaarsactie',
        changes: [
          { path: 'holding_upsell.by_product.dutch-bv.price', before: 31_000, after: 27_900 },
          { path: 'holding_upsell.by_product.english-bv.price', before: 31_000, after: 27_900 },
        ],
      },
    },
    {
      ...{ id: 1, at: '2026-10-14T07:40:00Z', who: 'Tim Alkema', action: 'prices.withdrawn', label: '01-11-2026' },
      detail: { reason: 'Actie gaat niet door' },
    },
  ],
}
