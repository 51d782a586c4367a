import { shareCapital } from '#domain/shareholders/index.ts'
import { centsFromEuros } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { useLive } from './use-live.ts'

/** What the founders put in together: the number of shares times their value. */
export function Capital() {
  const say = useSay()
  const { locale } = useLocale()
  const { count, value, capital } = useLive((answers) => ({
    count: answers.main.number_of_shares,
    value: answers.main.value_of_shares,
    capital: shareCapital(answers),
  }))
  const each = typeof value === 'number' ? centsFromEuros(value) : undefined
  if (capital === null || each === undefined || typeof count !== 'number') return null
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-m border border-line bg-sunken px-4.5 py-3">
      <span>
        {say('offers.shares.capital')}
        <span className="block text-sm text-ink-2">
          {say('offers.shares.capital_sum', {
            count: new Intl.NumberFormat(locale).format(count),
            value: formatMoney(each, locale),
          })}
        </span>
      </span>
      <output className="font-serif text-lg font-semibold tabular-nums">{formatMoney(capital, locale)}</output>
    </p>
  )
}
