import type { OwnMembership } from '#contract/memberships.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { MembershipPart } from './part.tsx'

type Charge = OwnMembership['charges'][number]

/** What was paid, what is open and what went back, each with its invoice. */
export function Charges({ charges }: { readonly charges: readonly Charge[] }) {
  const say = useSay()
  return (
    <MembershipPart heading={say('membership.charges.heading')}>
      {charges.length === 0 ? (
        <p className="text-ink-2">{say('membership.charges.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {charges.map((charge) => (
            <ChargeRow key={charge.uuid} charge={charge} />
          ))}
        </ul>
      )}
    </MembershipPart>
  )
}

function ChargeRow({
  charge: { kind, name, from, until, amount, state, paid_at, invoice },
}: {
  readonly charge: Charge
}) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const title = invoice && say('membership.charges.invoice', { number: invoice.number })
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
      <span className="min-w-0 flex-1 basis-60">
        {say(`membership.charges.kind.${kind}`, { name: name[locale], from: day(from), until: day(until) })}
        <span className="block text-sm text-ink-2">
          {say(`membership.charges.state.${state}`, { day: paid_at === null ? '' : day(paid_at) })}
        </span>
      </span>
      <span className="ml-auto flex items-baseline gap-2">
        {invoice && title && (
          <DownloadButton
            path={invoice.path}
            look="link"
            label={say('downloads.download', { title, format: say('downloads.pdf') })}
          >
            {title}
          </DownloadButton>
        )}
        <span className="font-semibold tabular-nums">{formatMoney(amount, locale)}</span>
      </span>
    </li>
  )
}
