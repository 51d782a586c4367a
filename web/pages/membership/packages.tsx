import type { OwnMemberships } from '#contract/memberships.ts'
import { call } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { MembershipPart } from './part.tsx'
import { PayButton } from './pay-button.tsx'

type Props = Pick<OwnMemberships, 'packages'> & { readonly onChanged: () => Promise<void> }

/** More contracts without a membership, or beside one: paid once, and they stay. */
export function Packages({ packages, onChanged }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  if (packages.length === 0) return null
  const written = (cents: number) => formatMoney(cents, locale)
  return (
    <MembershipPart heading={say('membership.packages.heading')} about={say('membership.packages.about')}>
      <ul className="grid gap-3 md:grid-cols-2">
        {packages.map(({ package: slug, contracts, price, price_with_vat }) => (
          <li key={slug} className="flex min-w-0 flex-col rounded-m border-[1.5px] border-line-strong p-4.5">
            <h3 className="text-lg">{say('membership.packages.count', { n: contracts })}</h3>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5">
              <span className="font-serif text-2xl font-semibold whitespace-nowrap tabular-nums">
                {written(price_with_vat)}
              </span>
              <span className="text-sm text-ink-2">
                {say('membership.packages.once')}, {say('membership.with_vat')}
              </span>
            </p>
            <p className="mb-4 text-sm text-ink-2">
              {say('membership.without_vat', { price: written(price) })},{' '}
              {say('membership.packages.each', { price: written(Math.round(price / contracts)) })}
            </p>
            <div className="mt-auto">
              <PayButton
                label={say('membership.packages.buy', { n: contracts })}
                begin={() => call('POST /api/api_customer_dashboard/contract_packages', { body: { package: slug } })}
                onChanged={onChanged}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-md text-ink-2">{say('membership.plans.withdrawal')}</p>
    </MembershipPart>
  )
}
