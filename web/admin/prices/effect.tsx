import { useState } from 'react'
import type { PricePlans } from '#contract/price-plans.ts'
import { roundHalfUp } from '#domain/money/index.ts'
import {
  amountIn,
  changedAmounts,
  editableAmounts,
  type PricesOnDay,
  yearsWithoutAmount,
} from '#domain/price-plans/index.ts'
import { fromPrice } from '#domain/pricing/index.ts'
import { type TypicalOrderName, typicalOrderNames, typicalQuote } from '#domain/products/index.ts'
import { useSite } from '#web/site/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { InfoIcon, LockIcon } from '#web/ui/icons.tsx'
import { differenceOf, type Recomputed, signedMoney, TypicalOrder } from './typical-order.tsx'
import type { PriceWords } from './use-price-words.ts'

type Props = {
  readonly plans: PricePlans
  readonly before: PricesOnDay
  readonly after: PricesOnDay
  readonly words: PriceWords
  /** Leads to where an amount is filled in; null where none can be. */
  readonly onFillIn: ((path: string) => void) | null
}
/** Five typical orders before and after, and what the site would say. */
export function Effect({ plans, before, after, words, onFillIn }: Props) {
  const { say } = words
  const [open, setOpen] = useState<TypicalOrderName | null>('bv_with_holding')
  const counted = typicalOrderNames.reduce((sum, name) => sum + (plans.orders[name] ?? 0), 0)
  const orders = typicalOrderNames.map((name) => ({
    name,
    was: typicalQuote(name, before.book, before.day),
    becomes: typicalQuote(name, after.book, after.day),
  }))
  return (
    <aside aria-labelledby="effect" className="rounded-m border border-line bg-surface pt-4.5 pb-2 shadow-1">
      <h2 id="effect" className="px-5 text-lg">
        {say('admin_prices.effect.title')}
      </h2>
      <p className="mt-0.5 mb-3 px-5 text-ink-2">{say('admin_prices.effect.text')}</p>
      <ul>
        {orders.map((order) => (
          <TypicalOrder
            {...{ order, before, after, words }}
            key={order.name}
            share={counted === 0 ? null : (100 * (plans.orders[order.name] ?? 0)) / counted}
            open={open === order.name}
            onToggle={() => setOpen(open === order.name ? null : order.name)}
          />
        ))}
      </ul>
      <Average orders={orders} plans={plans} counted={counted} words={words} />
      <OnTheSite {...{ before, after, words }} />
      <Notices {...{ before, after, words, onFillIn }} />
    </aside>
  )
}

type AverageProps = Pick<Props, 'plans' | 'words'> & {
  readonly orders: readonly Recomputed[]
  readonly counted: number
}

function Average({ orders, plans, counted, words }: AverageProps) {
  const { say, money } = words
  const weighed = orders.reduce((sum, order) => sum + differenceOf(order) * (plans.orders[order.name] ?? 0), 0)
  const average = counted === 0 ? 0 : roundHalfUp(weighed, counted)
  return (
    <div className="mx-5 flex items-baseline justify-between gap-3 border-t-2 border-ink py-3">
      <span>
        {say('admin_prices.effect.average')}
        <small className="block text-xs text-ink-2">
          {say(counted === 0 ? 'admin_prices.effect.no_orders' : 'admin_prices.effect.weighed')}
        </small>
      </span>
      {counted > 0 && (
        <strong className="font-serif text-lg font-semibold whitespace-nowrap">
          {average === 0 ? say('admin_prices.effect.stays') : signedMoney(average, money)}
        </strong>
      )}
    </div>
  )
}

/** The lowest prices on the cards, as they are paid. */
function OnTheSite({ before, after, words }: Pick<Props, 'before' | 'after' | 'words'>) {
  const { say, money } = words
  const { services } = useSite()
  const cards = services.flatMap(({ slug, flow, with_holding, enabled }) => {
    if (!enabled || flow === null) return []
    const totalOn = ({ book, day }: PricesOnDay) => fromPrice(book, { flow, with_holding }, { today: day })?.total
    const [was, becomes] = [totalOn(before), totalOn(after)]
    if (was === undefined || becomes === undefined || was === becomes) return []
    const name = words.productName(flow)
    return [{ slug, was, becomes, name: with_holding ? say('admin_prices.effect.with_holding', { name }) : name }]
  })
  return (
    <section className="mx-5 border-t border-line py-3">
      <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">
        {say('admin_prices.effect.site')}{' '}
        <span className="text-xs font-normal text-ink-2">{say('admin_prices.effect.site_note')}</span>
      </h3>
      {cards.length === 0 && <p className="text-ink-2">{say('admin_prices.effect.site_same')}</p>}
      <ul>
        {cards.map(({ slug, name, was, becomes }) => (
          <li key={slug} className="flex justify-between gap-3 py-0.5">
            <span>{name}</span>
            <span className="whitespace-nowrap tabular-nums">
              <s className="mr-1.5 text-xs text-ink-2">
                <span className="sr-only">{say('admin_prices.effect.today')} </span>
                {money(was)}
              </s>
              <b className="font-semibold">{money(becomes)}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Notices({ before, after, words, onFillIn }: Omit<Props, 'plans'>) {
  const { say } = words
  const amounts = editableAmounts(after.book)
  const note = 'mx-5 mb-3 flex gap-2.5 rounded-m px-3.5 py-2.5'
  const hasChanges = changedAmounts(before, after).length > 0
  return (
    <>
      {yearsWithoutAmount(after.book).map(({ path, year }) => {
        const amount =
          amounts.find((one) => one.path === `${path}@01-01-${year}`) ?? amounts.find((one) => one.path === path)
        if (!amount) return null
        const now = amountIn(after.book, path, after.day)
        return (
          <div key={path} className={cx(note, 'bg-amber-tint')}>
            <span className="text-amber">
              <InfoIcon />
            </span>
            <p>
              <b className="font-semibold">
                {say('admin_prices.effect.look_at', { name: words.amountName({ ...amount, path }, after.book), year })}
              </b>{' '}
              {say('admin_prices.effect.missing_year', { amount: words.amount(now, amount) })}{' '}
              {onFillIn && (
                <button
                  type="button"
                  onClick={() => onFillIn(amount.path)}
                  className="text-green underline underline-offset-3"
                >
                  {say('admin_prices.effect.fill_in')}
                </button>
              )}
            </p>
          </div>
        )
      })}
      {hasChanges && (
        <div className={cx(note, 'bg-sunken')}>
          <span className="text-ink-2">
            <LockIcon />
          </span>
          <p>{say('admin_prices.effect.kept', { day: words.dayOfYear(after.day) })}</p>
        </div>
      )}
    </>
  )
}
