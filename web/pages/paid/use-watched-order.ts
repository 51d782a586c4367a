import { useCallback, useEffect, useState } from 'react'
import type { Order } from '#contract/payments.ts'
import { call } from '#web/api/index.ts'
import { isWaiting, type Outcome, often, outcomeOf, pauseAfter } from './outcome.ts'

interface Watched {
  readonly order: Order
  readonly outcome: Outcome
  /** Whether we still ask by ourselves. */
  readonly asking: boolean
  /** Asks now, and goes on asking. */
  readonly check: () => void
}

/** An order, asked about as long as its payment can still change, less and less often. */
export function useWatchedOrder(first: Order): Watched {
  const [order, setOrder] = useState(first)
  const [asked, setAsked] = useState(0)
  const outcome = outcomeOf(order, asked >= often)
  const waiting = isWaiting(outcome)
  const pause = waiting ? pauseAfter(asked) : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it was asked a new wait begins
  useEffect(() => {
    if (pause === null) return
    let here = true
    const ask = () => {
      call('GET /api/payments/:uuid', { params: { uuid: order.uuid } })
        .then(
          (now) => here && setOrder(now),
          // No line, or a server that is busy: the next time will tell.
          () => undefined,
        )
        .finally(() => here && setAsked((count) => count + 1))
    }
    const timer = setTimeout(ask, pause)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [order.uuid, pause, asked])

  const check = useCallback(() => setAsked(0), [])
  useEffect(() => {
    // Back on this page from somewhere else: look at once.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setAsked(0)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  return { order, outcome, asking: pause !== null, check }
}
