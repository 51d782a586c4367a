// One's membership: what it is, what it costs and until when, what is left of it; to join, change and end it.
import { Link } from 'wouter'
import type { OwnMembership, OwnMemberships } from '#contract/memberships.ts'
import { call, useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { ArrowLeftIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Charges } from './charges.tsx'
import { ContractsPart } from './contracts-left.tsx'
import { Earlier } from './earlier.tsx'
import { Ending } from './ending.tsx'
import { OpenPayment } from './open-payment.tsx'
import { Packages } from './packages.tsx'
import { PartnerSections } from './partners.tsx'
import { Plans } from './plans.tsx'
import { MembershipWithdrawing, PackageWithdrawing } from './reconsidering.tsx'
import { Standing } from './standing.tsx'

const load = (): Promise<OwnMemberships> => call('GET /api/api_customer_dashboard/memberships')

/** A payment is told by the bank a moment after one is back from it. */
const pauses = [1500, 3000, 6000, 12_000] as const

/** Not paid yet, or paid and not yet arranged with the bank that the next month is taken by itself. */
const isBeingArranged = ({ state, per, next_charge: next }: OwnMembership): boolean =>
  state === 'pending' || (state === 'active' && per === 'month' && next?.by === 'link')

const isRunning = ({ state }: OwnMembership): boolean => state !== 'ended'

export default function MembershipPage() {
  const say = useSay()
  const own = useResource('memberships', load, {
    poll: (value, looks) => (value?.memberships.some(isBeingArranged) ? (pauses[looks - 1] ?? null) : null),
  })
  const running = own.state === 'ready' ? own.value.memberships.find(isRunning) : undefined
  const isWithout = own.state === 'ready' && running === undefined
  return (
    <div className="mx-auto w-full max-w-page px-4.5 py-8 md:px-8 md:py-14">
      <Link href={href('dashboard')} asChild>
        <TextLink>
          <span className="inline-flex items-center gap-1.5">
            <ArrowLeftIcon size={16} />
            {say('membership.back')}
          </span>
        </TextLink>
      </Link>
      <h1 className="mt-4 outline-none">{say('membership.heading')}</h1>
      <p className="mt-2 max-w-prose text-ink-2">{say(isWithout ? 'membership.intro_none' : 'membership.intro')}</p>
      <div className="mt-7">
        {own.state === 'loading' && <Skeleton label={say('membership.loading')} shape="page" />}
        {(own.state === 'failed' || own.state === 'gone') && (
          <FailedBanner text={say('membership.failed')} again={say('membership.again')} onAgain={own.again} />
        )}
        {own.state === 'ready' && (
          <div className="grid gap-5">
            <MembershipParts own={own.value} onChanged={own.refresh} />
            <PartnerSections standing={running ? `${running.plan} ${running.state}` : 'none'} />
          </div>
        )}
      </div>
    </div>
  )
}

type Props = {
  readonly own: OwnMemberships
  readonly onChanged: () => Promise<void>
}

/** What one has at the left, what can be done about it under it, and what was paid beside it. */
function MembershipParts({ own: { plans, memberships, contracts, packages, purchases }, onChanged }: Props) {
  const { locale } = useLocale()
  const charges = memberships.flatMap((membership) => membership.charges)
  const named = [...plans, ...memberships]
  const nameOf = (slug: OwnMembership['plan']) => named.find(({ plan }) => plan === slug)?.name[locale] ?? slug
  const ended = memberships.filter((membership) => !isRunning(membership))
  const [running, ...others] = memberships.filter(isRunning)
  const returnable = purchases.map((purchase) => (
    <PackageWithdrawing key={purchase.uuid} purchase={purchase} onChanged={onChanged} />
  ))
  if (running === undefined) {
    return (
      <div className="grid gap-5">
        {contracts && <ContractsPart contracts={contracts} />}
        {returnable}
        <Plans plans={plans} running={null} onChanged={onChanged} />
        <Packages packages={packages} onChanged={onChanged} />
        {ended.length > 0 && <Earlier memberships={ended} />}
        {charges.length + purchases.length > 0 && <Charges charges={charges} purchases={purchases} />}
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      <OpenPayment membership={running} onLook={onChanged} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5">
          <Standing membership={running} nameOf={nameOf} />
          <Charges charges={charges} purchases={purchases} />
        </div>
        <div className="grid gap-5">
          {contracts && <ContractsPart contracts={contracts} isEnding={running.state === 'ending'} />}
          <MembershipWithdrawing membership={running} onChanged={onChanged} />
          {returnable}
          <Ending membership={running} onChanged={onChanged} />
        </div>
      </div>
      {others.map((other) => (
        <OtherParts key={other.uuid} membership={other} nameOf={nameOf} onChanged={onChanged} />
      ))}
      {running.state !== 'pending' && <Plans plans={plans} running={running} onChanged={onChanged} />}
      <Packages packages={packages} onChanged={onChanged} />
      {ended.length > 0 && <Earlier memberships={ended} />}
    </div>
  )
}

type OtherProps = {
  readonly membership: OwnMembership
  readonly nameOf: (plan: OwnMembership['plan']) => string
  readonly onChanged: () => Promise<void>
}

/** One more that runs, of another order: it is seen, paid and ended like the first. */
function OtherParts({ membership, nameOf, onChanged }: OtherProps) {
  return (
    <>
      <OpenPayment membership={membership} onLook={onChanged} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Standing membership={membership} nameOf={nameOf} />
        <div className="grid gap-5">
          <MembershipWithdrawing membership={membership} onChanged={onChanged} />
          <Ending membership={membership} name={nameOf(membership.plan)} onChanged={onChanged} />
        </div>
      </div>
    </>
  )
}
