import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Order } from '#contract/payments.ts'
import type { FlowName } from '#domain/products/index.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import { href } from '#web/links/index.ts'
import { orderOf, toConfirm } from '#web/orders/index.ts'
import { type Boxes, noBoxes, openBoxes } from './boxes.ts'

interface PayingOrder {
  readonly flow: FlowName
  readonly order: Order
  /** The order is another one than was shown; done when that is on the screen. */
  readonly onOrder: (order: Order) => Promise<void>
}

/** Longer than any browser needs to begin with the next page: then something is in the way and one may try again. */
const patience = 20_000

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('')

export type PayingAtHand = ReturnType<typeof usePaying>

/** Pays an order once, however often the button is pressed, and never another order than the one on the screen. */
export function usePaying({ flow, order, onOrder }: PayingOrder) {
  const [, navigate] = useLocation()
  const [boxes, setBoxes] = useState<Boxes>(noBoxes)
  const [attempt, setAttempt] = useState(0)
  const [going, setGoing] = useState(false)
  const [failure, setFailure] = useState<'offline' | 'ours' | null>(null)
  /** Raised each time the server said that it is not the same order any more. */
  const [conflicts, setConflicts] = useState(0)
  const under = useRef(false)
  const key = useRef('')
  const uid = order.questionnaire.uuid

  const stop = useCallback(() => {
    under.current = false
    key.current = ''
    setGoing(false)
  }, [])

  // Back from the bank, by way of the browser's own memory of this page: it may be paid by now, or be tried again.
  const look = useRef(onOrder)
  useEffect(() => {
    look.current = onOrder
  })
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      stop()
      orderOf(uid).then(
        (now) => now && void look.current(now),
        () => undefined,
      )
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [uid, stop])

  const refused = async (error: unknown): Promise<void> => {
    const status = error instanceof ApiError ? error.status : null
    // Every box is ticked here, so it is the invoice that lacks something.
    if (status === 422) return navigate(href('billing', { flow, uid }))
    const unconfirmed = toConfirm(flow, uid, error)
    if (unconfirmed !== null) return navigate(unconfirmed)
    const changed = refusalOf(error, 'POST /api/payments', 409)
    if (changed === null) return setFailure(status === 0 ? 'offline' : 'ours')
    if (changed.errors.some(({ code }) => code === 'already_paid')) return navigate(href('paid', { flow, uid }))
    await onOrder(changed.current)
    setConflicts((count) => count + 1)
  }

  const pay = async () => {
    if (under.current) return
    setFailure(null)
    setAttempt((count) => count + 1)
    if (openBoxes(boxes, order.asks).length > 0) return
    under.current = true
    setGoing(true)
    key.current ||= newKey()
    try {
      const { payment_link } = await call('POST /api/payments', {
        idempotencyKey: key.current,
        body: {
          uuid: order.uuid,
          revision: order.revision,
          criminal_record_status: boxes.criminal,
          terms_of_service: boxes.terms,
          ...(order.asks.ubo && { ubo: boxes.ubo }),
          ...(order.asks.lead_approval && { lead_approval: boxes.lead }),
        },
      })
      location.assign(payment_link)
      setTimeout(stop, patience)
    } catch (error) {
      const unsure = error instanceof ApiError && (error.status === 0 || error.status >= 500)
      const kept = key.current
      stop()
      // It may have arrived all the same: the same wish, asked again, is one.
      if (unsure) key.current = kept
      await refused(error)
    }
  }

  return {
    boxes,
    tick: (box: keyof Boxes, ticked: boolean) => setBoxes((now) => ({ ...now, [box]: ticked })),
    /** How often one pressed "pay": before the first there is nothing to complain about. */
    attempt,
    going,
    failure,
    conflicts,
    pay: () => void pay(),
  }
}
