import type { OwnMembership } from '#contract/memberships.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { Tag } from '#web/ui/tag.tsx'
import { MembershipPart } from './part.tsx'

const tones = { pending: 'neutral', active: 'green', past_due: 'orange', ending: 'neutral', ended: 'neutral' } as const

type Props = {
  readonly membership: OwnMembership
  /** What the plans are called, by slug. */
  readonly nameOf: (plan: OwnMembership['plan']) => string
}

/** What one has: its price, until when it is paid, and what is charged next. */
export function Standing({ membership, nameOf }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const { state, per, price, price_with_vat, since, until, next_charge: next, next_plan } = membership
  const written = (cents: number) => formatMoney(cents, locale)
  const isOpen = state === 'past_due'
  const rows: readonly (readonly [term: string, text: string, note?: string] | null)[] = [
    [
      say('membership.facts.price'),
      `${written(price_with_vat)} ${say(`membership.per.${per}`)}, ${say('membership.with_vat')}`,
      say('membership.without_vat', { price: written(price) }),
    ],
    since === null ? null : [say('membership.facts.since'), day(since)],
    until === null ? null : [say(state === 'ending' ? 'membership.facts.ends' : 'membership.facts.until'), day(until)],
    since === null
      ? null
      : [
          say('membership.facts.next'),
          next
            ? say(`membership.facts.next_${isOpen ? 'open' : next.by}`, {
                amount: written(next.amount),
                day: day(next.on),
              })
            : say('membership.facts.next_none'),
          next && !isOpen ? say(`membership.told.${per}`) : '',
        ],
    next_plan === null
      ? null
      : [say('membership.facts.becomes'), say('membership.facts.becomes_named', { name: nameOf(next_plan) })],
  ]
  return (
    <MembershipPart
      heading={say('membership.named', { name: membership.name[locale] })}
      beside={<Tag tone={tones[state]}>{say(`membership.state.${state}`)}</Tag>}
    >
      <dl className="divide-y divide-line">
        {rows.map(
          (row) =>
            row && (
              <div key={row[0]} className="flex flex-wrap gap-x-4 py-2.5">
                <dt className="basis-36 text-ink-2">{row[0]}</dt>
                <dd className="min-w-0 flex-1 basis-52">
                  {row[1]}
                  {row[2] && <span className="block text-sm text-ink-2">{row[2]}</span>}
                </dd>
              </div>
            ),
        )}
      </dl>
    </MembershipPart>
  )
}
