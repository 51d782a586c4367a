import type { ReactNode } from 'react'
import type { Membership } from '#contract/reference.ts'
import { fill } from '#domain/messages/index.ts'
import { type Cents, cents, roundHalfUp, times } from '#domain/money/index.ts'
import { percentOff, surchargeOf, withMembership } from '#domain/pricing/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useCostIf } from '../model/use/costs.ts'
import { useQuestionnaire } from '../model/use/questionnaire.ts'
import { MembershipButton } from './membership-button.tsx'

interface Props {
  readonly membership: Membership
  readonly shownPer: MembershipPeriod
  readonly popular: boolean
  readonly selected: boolean
  readonly radio: ReactNode
}

const without = (answers: Answers): Answers => ({ ...answers, main: withMembership(answers.main, null) })

/** One membership: what it costs and when, what is in it, and the way to choose it. */
export function MembershipCard({ membership, shownPer, popular, selected, radio }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const words = membership.translation_json[locale]
  const { prices } = useQuestionnaire().messages
  const left = useCostIf(without)
  const taken = useCostIf((answers) => ({ ...answers, main: withMembership(answers.main, membership) }))
  return (
    <CardFrame
      title={words.package_name}
      selected={selected}
      radio={radio}
      tag={
        popular ? (
          <Tag tone="orange">{say('offers.membership.popular')}</Tag>
        ) : (
          words.value_tag && <Tag tone="neutral">{words.value_tag}</Tag>
        )
      }
      price={<MembershipCardPrice membership={membership} shownPer={shownPer} />}
      features={[...words.features, ...(words.support ? [words.support] : [])]}
      terms={say(`offers.membership.terms_${membership.per}`)}
      sums={
        left &&
        taken && [
          fill(prices.adds, { amount: formatMoney(surchargeOf(left, taken).adds, locale, { sign: true }) }),
          say('offers.membership.together', { price: formatMoney(taken.total, locale) }),
        ]
      }
    >
      {membership.button && <MembershipButton button={membership.button} label={membership.button[locale]} />}
    </CardFrame>
  )
}

type NoneProps = Pick<Props, 'selected' | 'radio' | 'shownPer'>

/** The choice for none of them: a card like the others. */
export function NoMembershipCard({ selected, radio, shownPer }: NoneProps) {
  const say = useSay()
  const { locale } = useLocale()
  const { prices } = useQuestionnaire().messages
  const left = useCostIf(without)
  const nothing = formatMoney(0, locale)
  return (
    <CardFrame
      title={say('offers.membership.none')}
      selected={selected}
      radio={radio}
      tag={null}
      price={
        <>
          <p className="mt-1 min-h-7 max-md:hidden" />
          <Amount amount={nothing} per={say(`offers.membership.per_${shownPer}`)} />
        </>
      }
      features={[
        say('offers.membership.without.order'),
        say('offers.membership.without.services'),
        say('offers.membership.without.later'),
      ]}
      terms={null}
      sums={
        left && [
          fill(prices.adds, { amount: nothing }),
          say('offers.membership.together', { price: formatMoney(left.total, locale) }),
        ]
      }
    />
  )
}

interface CardFrameProps extends Pick<Props, 'selected' | 'radio'> {
  readonly title: string
  readonly tag: ReactNode
  readonly price: ReactNode
  readonly features: readonly string[]
  /** What is paid when, and how it ends; null where there is nothing to pay. */
  readonly terms: string | null
  /** What it adds, and what everything comes to then; null until the prices are here. */
  readonly sums: readonly [string, string] | null
  readonly children?: ReactNode
}

/** The whole card can be tapped. */
function CardFrame({ title, tag, price, features, terms, sums, selected, radio, children }: CardFrameProps) {
  return (
    <div
      className={cx(
        'relative flex h-full flex-col rounded-m border-[1.5px] p-4.5 transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green',
        selected
          ? 'border-green bg-green-tint forced-colors:border-4'
          : 'border-line-strong bg-surface hover:border-ink-2',
      )}
    >
      <div className="flex min-h-6 flex-wrap gap-1.5 max-md:empty:hidden">{tag}</div>
      <h2 className="mt-2 text-lg">{title}</h2>
      {price}
      <ul className="mt-3.5 grid gap-1.5 text-md">
        {features.map((feature) => (
          <li key={feature} className="flex gap-1.5 leading-snug">
            <span className="mt-0.5 text-green">
              <CheckIcon size={16} />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      {terms !== null && <p className="mt-3.5 text-sm text-ink-2">{terms}</p>}
      <p className="mt-auto pt-4 text-sm">
        {sums && (
          <>
            <span className="block">{sums[0]}</span>
            <span className="block text-ink-2">{sums[1]}</span>
          </>
        )}
      </p>
      <div className="mt-2.5 border-t border-line pt-2.5">{radio}</div>
      {children}
    </div>
  )
}

function Amount({ amount, per }: { readonly amount: string; readonly per: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5">
      <span className="font-serif text-2xl font-semibold whitespace-nowrap tabular-nums">{amount}</span>
      <span className="text-sm text-ink-2">{per}</span>
    </p>
  )
}

type MembershipPriceProps = Pick<Props, 'membership' | 'shownPer'>

function MembershipCardPrice({
  membership: { price, per, strikethrough_price: before },
  shownPer,
}: MembershipPriceProps) {
  const say = useSay()
  const { prices } = useQuestionnaire().messages
  const { locale } = useLocale()
  const off = before === null ? 0 : percentOff(cents(price), cents(before))
  const written = (amount: number) => formatMoney(amount, locale)
  return (
    <>
      <p className="mt-1 flex min-h-7 flex-wrap max-md:empty:hidden items-center gap-x-2 gap-y-0.5">
        {before !== null && off > 0 && (
          <>
            <s className="text-ink-2">
              <VisuallyHidden>{prices.was} </VisuallyHidden>
              {written(pricePer(before, per, shownPer))}
            </s>
            <Tag tone="orange">{fill(prices.percent_off, { percent: off })}</Tag>
            <VisuallyHidden>{prices.now}</VisuallyHidden>
          </>
        )}
      </p>
      <Amount
        amount={written(pricePer(price, per, shownPer))}
        per={`${say(`offers.membership.per_${shownPer}`)} ${prices.without_vat}`}
      />
      <p className="text-sm text-ink-2">{say(`offers.membership.paid_per_${per}`, { price: written(price) })}</p>
    </>
  )
}

export const membershipPeriods = ['month', 'year'] as const
export type MembershipPeriod = (typeof membershipPeriods)[number]

const months = { month: 1, year: 12 } as const

/** What comes down to: an amount per month as an amount per year, and the other way round. */
export function pricePer(amount: number, paidPer: MembershipPeriod, shownPer: MembershipPeriod): Cents {
  return roundHalfUp(times(cents(amount), months[shownPer]), months[paidPer])
}
