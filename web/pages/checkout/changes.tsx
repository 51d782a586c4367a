import { useRef } from 'react'
import type { Order } from '#contract/payments.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { useFocus } from '#web/ui/use-focus.ts'
import { nameIn } from './order-words.ts'
import type { PayingAtHand } from './use-paying.ts'

interface Props {
  readonly order: Order
  readonly paying: PayingAtHand
}

/** What is different from what was shown before, line by line. Nothing is paid until someone says that it is right. */
export function OrderChanges({ order, paying }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const box = useRef<HTMLElement>(null)
  const { conflicts } = paying
  useFocus(box, conflicts > 0 ? conflicts : null)
  const amount = formatMoney(order.payable_price, locale)
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="checkout-changed"
      className="mb-5 rounded-m border-2 border-orange bg-orange-tint px-5 py-4"
    >
      <h2 id="checkout-changed" className="text-lg">
        {say('payment.checkout.changed.title')}
      </h2>
      <p className="mt-1 text-md">
        {say(order.changes.length > 0 ? 'payment.checkout.changed.text' : 'payment.checkout.changed.same')}
      </p>
      {order.changes.length > 0 && <ChangedLines changes={order.changes} />}
      <p className="mt-2 font-semibold">{say('payment.checkout.changed.total', { amount })}</p>
      {conflicts > 0 && (
        <div className="mt-3">
          <Button onClick={paying.pay} busy={paying.going ? say('payment.checkout.paying') : undefined}>
            {say('payment.checkout.changed.accept', { amount })}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Each line with what it came to before and what it comes to now. */
function ChangedLines({ changes }: Pick<Order, 'changes'>) {
  const say = useSay()
  const { locale } = useLocale()
  const money = (cents: number | null) =>
    cents === null ? (
      <span className="text-ink-2">{say('payment.checkout.changed.nothing')}</span>
    ) : (
      <span className="whitespace-nowrap tabular-nums">{formatMoney(cents, locale)}</span>
    )
  return (
    <table className="mt-3 w-full text-md">
      <thead>
        <tr className="border-b border-line-strong text-left">
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            {say('payment.checkout.changed.line')}
          </th>
          <th scope="col" className="py-1.5 pr-3 text-right font-semibold">
            {say('payment.checkout.changed.before')}
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            {say('payment.checkout.changed.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((one) => (
          <tr key={`${one.name} ${one.key}`} className="border-b border-line align-baseline last:border-0">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {nameIn(one, locale)}
            </th>
            <td className="py-2 pr-3 text-right">{money(one.before)}</td>
            <td className="py-2 text-right">{money(one.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
