import { useEffect } from 'react'
import { Link } from 'wouter'
import type { Order } from '#contract/payments.ts'
import type { FlowName } from '#domain/products/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useOverallStep } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { isWaiting } from './outcome.ts'
import { Thanks } from './thanks.tsx'
import { usePayAgain } from './use-pay-again.ts'
import { useWatchedOrder } from './use-watched-order.ts'

interface Props {
  readonly flow: FlowName
  readonly uid: string
  readonly first: Order
}

/** The truth about the payment, as far as it is known. */
export function PaidScreen({ flow, uid, first }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { brand, support_email } = useSite()
  const { order, outcome, asking, check } = useWatchedOrder(first)
  const paid = outcome === 'paid'
  useOverallStep(paid ? 4 : 3)
  const title = say(`payment.paid.title.${outcome}`)
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
  return (
    <div className="mx-auto w-full max-w-form px-4.5 py-8 md:px-8 md:py-12">
      <h1 tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      <div role="status" className="mt-2 grid gap-2 text-lg text-ink-2">
        <span className="sr-only">{title}</span>
        <p>{say(`payment.paid.text.${outcome}`, { amount: formatMoney(order.payable_price, locale) })}</p>
      </div>
      {isWaiting(outcome) && (
        <div className="mt-5 flex min-h-12 flex-wrap items-center gap-3 text-hint text-ink-2">
          {asking ? (
            <>
              <span className="text-green">
                <Spinner />
              </span>
              {say('payment.paid.checked')}
            </>
          ) : (
            <Button look="line" onClick={check}>
              {say('payment.paid.check')}
            </Button>
          )}
        </div>
      )}
      {paid ? (
        <Thanks flow={flow} uid={uid} order={order} />
      ) : (
        <>
          {outcome !== 'checking' && outcome !== 'pending' && (
            <TryAgain flow={flow} uid={uid} order={order} onPaid={check} />
          )}
          <p className="mt-8 text-hint text-ink-2">{say('payment.paid.help', { email: support_email })}</p>
        </>
      )}
    </div>
  )
}

interface AgainProps {
  readonly flow: FlowName
  readonly uid: string
  readonly order: Order
  readonly onPaid: () => void
}

/** Once more, without filling in anything; an order that changed is looked at first. */
function TryAgain(props: AgainProps) {
  const say = useSay()
  const { locale } = useLocale()
  const { flow, uid, order } = props
  const { going, failure, pay } = usePayAgain(props)
  const review = (look: 'primary' | 'line') => (
    <Link href={href('checkout', { flow, uid })} asChild>
      <ButtonLink look={look}>{say('payment.paid.review')}</ButtonLink>
    </Link>
  )
  return (
    <div className="mt-6 grid gap-4">
      {failure && (
        <Banner tone="negative" live="alert" title={say('payment.checkout.error.title')}>
          {say(failure === 'offline' ? 'payment.checkout.error.offline' : 'payment.checkout.error.text')}
        </Banner>
      )}
      {order.stale ? (
        <Banner action={review('primary')}>{say('payment.paid.stale')}</Banner>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button onClick={pay} busy={going ? say('payment.paid.again_busy') : undefined}>
            {say('payment.paid.again', { amount: formatMoney(order.payable_price, locale) })}
          </Button>
          {review('line')}
        </div>
      )}
    </div>
  )
}
