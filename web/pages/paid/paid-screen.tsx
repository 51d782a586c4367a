import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Order } from '#contract/payments.ts'
import type { FlowName } from '#domain/products/index.ts'
import { ApiError, call, useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { toConfirm } from '#web/orders/index.ts'
import { useOverallStep } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { isWaiting, oftenAsked, outcomeOf, type PaymentOutcome, pauseAfter } from './outcome.ts'
import { Thanks } from './thanks.tsx'

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

interface PayAgain {
  readonly flow: FlowName
  readonly uid: string
  readonly order: Order
  /** It turned out to be paid already. */
  readonly onPaid: () => void
}

/** Pays an order once more: everything was agreed to before, so there is nothing to fill in. */
function usePayAgain({ flow, uid, order, onPaid }: PayAgain) {
  const [, navigate] = useLocation()
  const [going, setGoing] = useState(false)
  const [failure, setFailure] = useState<'offline' | 'ours' | null>(null)
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setGoing(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  const pay = async () => {
    if (going) return
    setGoing(true)
    setFailure(null)
    try {
      const { payment_link } = await call('POST /api/api_customer_dashboard/payments/:uuid/mollie_payment', {
        params: { uuid: order.uuid },
      })
      location.assign(payment_link)
    } catch (error) {
      setGoing(false)
      const status = error instanceof ApiError ? error.status : null
      if (error instanceof ApiError && error.errors.some(({ code }) => code === 'already_paid')) return onPaid()
      const unconfirmed = toConfirm(flow, uid, error)
      if (unconfirmed !== null) return navigate(unconfirmed)
      // It is another order now, or its boxes were never ticked: that is for checkout.
      if (status === 409 || status === 422) return navigate(href('checkout', { flow, uid }))
      setFailure(status === 0 ? 'offline' : 'ours')
    }
  }
  return { going, failure, pay: () => void pay() }
}

interface WatchedOrder {
  readonly order: Order
  readonly outcome: PaymentOutcome
  /** Whether we still ask by ourselves. */
  readonly asking: boolean
  /** Asks now, and goes on asking. */
  readonly check: () => void
}

/** An order, asked about as long as its payment can still change, less and less often. */
function useWatchedOrder(first: Order): WatchedOrder {
  const { uuid } = first
  const outcomeAfter = (order: Order, looks: number) => outcomeOf(order, looks >= oftenAsked)
  const poll = (order: Order | null, looks: number) =>
    isWaiting(outcomeAfter(order ?? first, looks)) ? pauseAfter(looks) : null
  const watched = useResource(uuid, () => call('GET /api/payments/:uuid', { params: { uuid } }), {
    initial: first,
    poll,
  })
  const { looks, refresh: check } = watched
  const order = watched.state === 'ready' ? watched.value : first

  useEffect(() => {
    // Back on this page by way of the browser's own memory of it: look at once.
    const back = ({ persisted }: PageTransitionEvent) => persisted && check()
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [check])
  return { order, outcome: outcomeAfter(order, looks), asking: poll(order, looks) !== null, check }
}
