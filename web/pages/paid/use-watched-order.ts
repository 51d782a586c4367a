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
  const pause = isWaiting(outcome) ? pauseAfter(asked) : null
  const { uuid } = first

  const ask = useCallback(async (): Promise<Order | null> => {
    // No line, or a server that is busy: the next time will tell.
    return call('GET /api/payments/:uuid', { params: { uuid } }).catch(() => null)
  }, [uuid])

  useEffect(() => {
    if (pause === null) return
    let here = true
    const timer = setTimeout(async () => {
      const now = await ask()
      if (!here) return
      if (now) setOrder(now)
      setAsked(asked + 1)
    }, pause)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [ask, pause, asked])

  const check = useCallback(() => {
    void ask().then((now) => now && setOrder(now))
    setAsked(0)
  }, [ask])

  useEffect(() => {
    // Back on this page by way of the browser's own memory of it: look at once.
    const back = ({ persisted }: PageTransitionEvent) => persisted && check()
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [check])
  return { order, outcome, asking: pause !== null, check }
}
