import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Order } from '#contract/payments.ts'
import type { FlowName } from '#domain/products/index.ts'
import { ApiError, call } from '#web/api/index.ts'
import { href } from '#web/links/index.ts'

interface Asked {
  readonly flow: FlowName
  readonly uid: string
  readonly order: Order
  /** It turned out to be paid already. */
  readonly onPaid: () => void
}

/** Pays an order once more: everything was agreed to before, so there is nothing to fill in. */
export function usePayAgain({ flow, uid, order, onPaid }: Asked) {
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
      // It is another order now, or its boxes were never ticked: that is for checkout.
      if (status === 409 || status === 422) return navigate(href('checkout', { flow, uid }))
      setFailure(status === 0 ? 'offline' : 'ours')
    }
  }
  return { going, failure, pay: () => void pay() }
}
