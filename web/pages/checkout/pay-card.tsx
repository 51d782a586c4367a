import { type ReactNode, useEffect, useRef } from 'react'
import type { Order } from '#contract/payments.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { smallPrintHref } from '#web/links/index.ts'
import { useOrderFaultTitle } from '#web/orders/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { alertFor, openBoxes } from './boxes.ts'
import type { PayingAtHand } from './use-paying.ts'

interface Props {
  readonly order: Order
  readonly paying: PayingAtHand
}

const boxId = (box: string): string => `checkout-${box}`

/** What must be agreed to, and the button; it is never disabled, but says what is still to do. */
export function PayCard({ order, paying }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { boxes, attempt, going, failure } = paying
  const open = attempt > 0 ? openBoxes(boxes, order.asks) : []
  const alert = alertFor(open)
  useFirst(attempt, alert)
  useOrderFaultTitle(alert !== null)
  const box = (name: 'criminal' | 'terms' | 'ubo', words: ReactNode) => (
    <li className="border-b border-line pt-1.5 pb-2.5 last:border-0">
      <Checkbox
        id={boxId(name)}
        required
        checked={boxes[name]}
        onChange={(ticked) => paying.tick(name, ticked)}
        error={open.includes(name) ? say(`payment.checkout.box.${name}`) : undefined}
      >
        {words}
      </Checkbox>
    </li>
  )
  return (
    <div className="min-w-0 self-start lg:sticky lg:top-6">
      <Card as="section" labelledBy="checkout-agree">
        <h2 id="checkout-agree" className="sr-only">
          {say('payment.checkout.agree')}
        </h2>
        <ul className="-mt-2">
          {box('criminal', say('payment.checkout.criminal'))}
          {box('terms', <TermsLabel />)}
          {order.asks.ubo && box('ubo', say('payment.checkout.ubo'))}
          {order.asks.lead_approval && (
            <li className="pt-1.5">
              <Checkbox
                checked={boxes.lead}
                onChange={(ticked) => paying.tick('lead', ticked)}
                hint={say('payment.checkout.lead_about')}
              >
                {say('payment.checkout.lead')}
              </Checkbox>
            </li>
          )}
        </ul>
        {alert && (
          <div className="mt-3">
            <Banner tone="warning" live="alert">
              {say(`payment.checkout.alert.${alert}`)}
            </Banner>
          </div>
        )}
        {failure && (
          <div className="mt-3">
            <Banner tone="negative" live="alert" title={say('payment.checkout.error.title')}>
              {say(failure === 'offline' ? 'payment.checkout.error.offline' : 'payment.checkout.error.text')}
            </Banner>
          </div>
        )}
        <div className="mt-4">
          <Button wide size="large" onClick={paying.pay} busy={going ? say('payment.checkout.paying') : undefined}>
            {say('payment.checkout.pay', { amount: formatMoney(order.payable_price, locale) })}
          </Button>
        </div>
        <p className="mt-3 text-center text-hint text-ink-2">{say('payment.checkout.ways')}</p>
      </Card>
    </div>
  )
}

/** Opens a new window: what was ticked stays. */
function TermsLabel() {
  const say = useSay()
  const { locale } = useLocale()
  const [before, after] = say('payment.checkout.terms', { link: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      <TextLink href={smallPrintHref('terms', locale)} newTab={say('payment.new_window')}>
        {say('payment.checkout.terms_link')}
      </TextLink>
      {after}
    </>
  )
}

/** A press that found something open leads to it. */
function useFirst(attempt: number, alert: string | null): void {
  const seen = useRef(0)
  useEffect(() => {
    if (attempt === seen.current) return
    seen.current = attempt
    if (alert) document.getElementById(boxId(alert))?.focus()
  }, [attempt, alert])
}
