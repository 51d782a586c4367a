import type { ReactNode } from 'react'
import type { Membership } from '#contract/reference.ts'
import { fill } from '#domain/messages/index.ts'
import { percentOff, surchargeOf, withMembership } from '#domain/pricing/index.ts'
import { type Cents, cents, roundHalfUp, times } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { CheckIcon, ExternalIcon } from '#web/ui/icons.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useCostIf } from '../model/use/costs.ts'
import { usePrices } from '../model/use/offers-data.ts'
import { useAnswers, useQuestionnaire } from '../model/use/questionnaire.ts'

interface Props {
  readonly membership: Membership
  readonly shownPer: MembershipPeriod
  readonly popular: boolean
  readonly selected: boolean
  readonly radio: ReactNode
}

/** One membership: what it costs, what is in it, and the way to choose it. The whole card can be tapped. */
export function MembershipCard({ membership, shownPer, popular, selected, radio }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const words = membership.translation_json[locale]
  const { prices } = useQuestionnaire().messages
  const left = useCostIf((answers) => ({ ...answers, main: withMembership(answers.main, null) }))
  const taken = useCostIf((answers) => ({ ...answers, main: withMembership(answers.main, membership) }))
  const days = useWorkingDays() ?? (words.incorporation_days || undefined)
  const id = `membership-${membership.name}`
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
      <div className="flex min-h-6 flex-wrap gap-1.5">
        {popular && <Tag tone="orange">{say('offers.membership.popular')}</Tag>}
        {words.value_tag && !popular && <Tag tone="neutral">{words.value_tag}</Tag>}
      </div>
      <h2 id={id} className="mt-2 text-lg">
        {words.package_name}
      </h2>
      <CardPrice membership={membership} shownPer={shownPer} />
      <ul className="mt-3.5 grid gap-1.5 text-md">
        {words.features.map((feature) => (
          <Feature key={feature}>{feature}</Feature>
        ))}
        {words.support && <Feature>{words.support}</Feature>}
        {days !== undefined && <Feature>{say('offers.membership.days', { days })}</Feature>}
      </ul>
      <p className="mt-auto pt-4 text-sm">
        {left && taken && (
          <>
            <span className="block">
              {fill(prices.adds, { amount: formatMoney(surchargeOf(left, taken).adds, locale, { sign: true }) })}
            </span>
            <span className="block text-ink-2">
              {say('offers.membership.together', { price: formatMoney(taken.total, locale) })}
            </span>
          </>
        )}
      </p>
      <div className="mt-2.5 border-t border-line pt-2.5">{radio}</div>
      {membership.button && <MembershipButton button={membership.button} label={membership.button[locale]} />}
    </div>
  )
}

/** How fast it goes as it was chosen; undefined where nobody can choose. */
function useWorkingDays(): number | undefined {
  const prices = usePrices()
  const speed = useAnswers(({ main }) => main.incorporation_speed)
  if (prices.state !== 'ready' || speed === undefined) return undefined
  return prices.value.incorporation_speeds[speed]?.working_days
}

function Feature({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-1.5 leading-snug">
      <span className="mt-0.5 text-green">
        <CheckIcon size={16} />
      </span>
      {children}
    </li>
  )
}

type MembershipPriceProps = Pick<Props, 'membership' | 'shownPer'>

function CardPrice({ membership: { price, per, strikethrough_price: before }, shownPer }: MembershipPriceProps) {
  const say = useSay()
  const { prices } = useQuestionnaire().messages
  const { locale } = useLocale()
  const off = before === null ? 0 : percentOff(cents(price), cents(before))
  const written = (amount: number) => formatMoney(amount, locale)
  return (
    <>
      <p className="mt-1 flex min-h-7 flex-wrap items-center gap-x-2 gap-y-0.5">
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
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-serif text-2xl font-semibold whitespace-nowrap tabular-nums">
          {written(pricePer(price, per, shownPer))}
        </span>
        <span className="text-sm text-ink-2">
          {say(`offers.membership.per_${shownPer}`)} {prices.without_vat}
        </span>
      </p>
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

interface MembershipButtonProps {
  readonly button: NonNullable<Membership['button']>
  readonly label: string
}

/** A button beside the choice, as the data of the membership has it: to a place of ours, elsewhere, or by sending a form. */
function MembershipButton({ button: { url, method, fields }, label }: MembershipButtonProps) {
  const say = useSay()
  const outside = !url.startsWith('/')
  const look = { look: 'line', size: 'small', wide: true } as const
  const words = (
    <>
      {label}
      {outside && <span className="sr-only">{` ${say('offers.membership.new_tab')}`}</span>}
    </>
  )
  const after = outside ? <ExternalIcon size={16} /> : undefined
  return (
    // Above the choice, which covers the whole card.
    <div className="relative z-10 mt-2.5">
      {method === 'POST' ? (
        <Button {...look} after={after} onClick={() => postForm(url, fields, outside)}>
          {words}
        </Button>
      ) : (
        <ButtonLink {...look} {...(outside ? { target: '_blank', rel: 'noopener' } : {})} href={url} after={after}>
          {words}
        </ButtonLink>
      )}
    </div>
  )
}

/** Sends a form of its own: the questionnaire is a form already, and forms do not stand inside each other. */
function postForm(url: string, fields: Readonly<Record<string, string>>, newTab: boolean): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  if (newTab) {
    form.target = '_blank'
    form.rel = 'noopener'
  }
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
