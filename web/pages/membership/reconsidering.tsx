import type { OwnMembership, OwnMemberships } from '#contract/memberships.ts'
import { call } from '#web/api/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { Withdrawing } from './withdrawing.tsx'

type WithdrawingProps = { readonly onChanged: () => Promise<void> }

/** To withdraw from a membership. */
export function MembershipWithdrawing({
  membership,
  onChanged,
}: WithdrawingProps & { readonly membership: OwnMembership }) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const { uuid, since, withdrawal } = membership
  const name = membership.name[locale]
  return (
    <Withdrawing
      withdrawal={withdrawal}
      name={name}
      statement={(who) => say('membership.withdrawal.statement', { who, name, day: since === null ? '' : day(since) })}
      effect={say('membership.withdrawal.ends')}
      withdraw={() => call('POST /api/api_customer_dashboard/memberships/:uuid/withdrawal', { params: { uuid } })}
      onChanged={onChanged}
    />
  )
}

type Purchase = OwnMemberships['purchases'][number]

/** To give a package of contracts back. */
export function PackageWithdrawing({ purchase, onChanged }: WithdrawingProps & { readonly purchase: Purchase }) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const { uuid, paid_at, withdrawal } = purchase
  const name = purchase.name[locale]
  return (
    <Withdrawing
      withdrawal={withdrawal}
      name={name}
      statement={(who) =>
        say('membership.withdrawal.statement_package', { who, name, day: paid_at === null ? '' : day(paid_at) })
      }
      effect={say('membership.withdrawal.closes')}
      withdraw={() => call('POST /api/api_customer_dashboard/contract_packages/:uuid/withdrawal', { params: { uuid } })}
      onChanged={onChanged}
    />
  )
}
