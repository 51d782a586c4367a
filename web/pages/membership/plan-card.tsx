import type { ReactNode } from 'react'
import type { OwnMemberships } from '#contract/memberships.ts'
import { plural } from '#domain/messages/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Tag } from '#web/ui/tag.tsx'

export type OfferedPlan = OwnMemberships['plans'][number]

type Props = {
  readonly plan: OfferedPlan
  readonly isOwn: boolean
  readonly children: ReactNode
}

/** A plan that can be had: what is paid for it and when, what is in it, and what can be done with it. */
export function PlanCard({ plan: { name, price, price_with_vat, per, included, perks }, isOwn, children }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const contents = [
    plural(say('membership.plans.contracts'), included),
    say('membership.plans.filled'),
    say('membership.plans.signed'),
    ...perks.map((perk) => say(`membership.plans.perks.${perk}`)),
  ]
  return (
    <li
      className={cx(
        'flex min-w-0 flex-col rounded-m border-[1.5px] p-4.5',
        isOwn ? 'border-green bg-green-tint' : 'border-line-strong bg-surface',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{name[locale]}</h3>
        {isOwn && <Tag>{say('membership.plans.yours')}</Tag>}
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-serif text-2xl font-semibold whitespace-nowrap tabular-nums">
          {formatMoney(price_with_vat, locale)}
        </span>
        <span className="text-sm text-ink-2">
          {say(`membership.per.${per}`)}, {say('membership.with_vat')}
        </span>
      </p>
      <p className="text-sm text-ink-2">{say('membership.without_vat', { price: formatMoney(price, locale) })}</p>
      <ul className="mt-3.5 grid gap-1.5 text-md">
        {contents.map((content) => (
          <li key={content} className="flex gap-1.5 leading-snug">
            <span className="mt-0.5 text-green">
              <CheckIcon size={16} />
            </span>
            {content}
          </li>
        ))}
      </ul>
      <p className="mt-3.5 text-sm text-ink-2">{say(`membership.plans.terms.${per}`)}</p>
      <div className="mt-auto pt-4">{children}</div>
    </li>
  )
}
