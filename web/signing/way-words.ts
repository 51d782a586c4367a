import { plural } from '#domain/messages/index.ts'
import type { SigningRoute } from '#domain/signing/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Say } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'

type CostRange = { readonly lowest: number; readonly highest: number }

/** Something in a few words, with a smaller line under it. */
export type TwoLines = { readonly first: string; readonly second: string | null }

/** What signing like this costs; `elsewhere` is what a notary asks who is not ours, where that is known. */
export function costWords(
  { way, cost }: SigningRoute,
  elsewhere: CostRange | null,
  say: Say,
  locale: Locale,
): TwoLines {
  const between = ({ lowest, highest }: CostRange) => ({
    lowest: formatMoney(lowest, locale, { decimals: 'needed' }),
    highest: formatMoney(highest, locale, { decimals: 'needed' }),
  })
  if (way === 'online') return { first: say('signing.cost.included'), second: null }
  if (way === 'legalised_here')
    return {
      first: say('signing.cost.here'),
      second: elsewhere && say('signing.cost.elsewhere', between(elsewhere)),
    }
  return { first: say('signing.cost.between', between(cost)), second: say('signing.cost.there') }
}

/** How long it takes before the notary has the signature. */
export function timeWords({ working_days: days, sends_power }: SigningRoute, say: Say): TwoLines {
  if (days === 0) return { first: say('signing.time.minutes'), second: say('signing.time.during') }
  return {
    first: plural(say('signing.time.days'), days),
    second: sends_power ? say('signing.time.post') : null,
  }
}
