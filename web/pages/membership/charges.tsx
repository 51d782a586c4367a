import type { OwnMembership, OwnMemberships } from '#contract/memberships.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { MembershipPart } from './part.tsx'

type Charge = OwnMembership['charges'][number]
type Purchase = OwnMemberships['purchases'][number]

/** What was paid, what is open and what went back, each with its invoice. */
export function Charges({ charges, purchases }: { charges: readonly Charge[]; purchases: readonly Purchase[] }) {
  const say = useSay()
  return (
    <MembershipPart heading={say('membership.charges.heading')}>
      {charges.length + purchases.length === 0 ? (
        <p className="text-ink-2">{say('membership.charges.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {purchases.map((purchase) => (
            <PurchaseLine key={purchase.uuid} purchase={purchase} />
          ))}
          {charges.map((charge) => (
            <ChargeLine key={charge.uuid} charge={charge} />
          ))}
        </ul>
      )}
    </MembershipPart>
  )
}

function ChargeLine({ charge }: { readonly charge: Charge }) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const { kind, name, from, until, state } = charge
  return (
    <PaidRow
      paid={charge}
      title={say(`membership.charges.kind.${kind}`, { name: name[locale], from: day(from), until: day(until) })}
      state={say(`membership.charges.state.${state}`, { day: charge.paid_at === null ? '' : day(charge.paid_at) })}
    />
  )
}

function PurchaseLine({ purchase }: { readonly purchase: Purchase }) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const { name, amount, state, paid_at } = purchase
  return (
    <PaidRow
      paid={purchase}
      title={say(amount < 0 ? 'membership.packages.credit' : 'membership.packages.row', { name: name[locale] })}
      state={say(`membership.charges.state.${state}`, { day: paid_at === null ? '' : day(paid_at) })}
    />
  )
}

type PaidProps = {
  readonly paid: Pick<Charge, 'amount' | 'invoice'>
  readonly title: string
  readonly state: string
}

function PaidRow({ paid: { amount, invoice }, title, state }: PaidProps) {
  const say = useSay()
  const { locale } = useLocale()
  const named = invoice && say('membership.charges.invoice', { number: invoice.number })
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
      <span className="min-w-0 flex-1 basis-60">
        {title}
        <span className="block text-sm text-ink-2">{state}</span>
      </span>
      <span className="ml-auto flex items-baseline gap-2">
        {invoice && named && (
          <DownloadButton
            path={invoice.path}
            look="link"
            label={say('downloads.download', { title: named, format: say('downloads.pdf') })}
          >
            {named}
          </DownloadButton>
        )}
        <span className="font-semibold tabular-nums">{formatMoney(amount, locale)}</span>
      </span>
    </li>
  )
}
