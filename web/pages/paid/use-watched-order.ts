import { useEffect } from 'react'
import type { Order } from '#contract/payments.ts'
import { call, useResource } from '#web/api/index.ts'
import { isWaiting, type Outcome, often, outcomeOf, pauseAfter } from './outcome.ts'

interface WatchedOrder {
  readonly order: Order
  readonly outcome: Outcome
  /** Whether we still ask by ourselves. */
  readonly asking: boolean
  /** Asks now, and goes on asking. */
  readonly check: () => void
}

/** An order, asked about as long as its payment can still change, less and less often. */
export function useWatchedOrder(first: Order): WatchedOrder {
  const { uuid } = first
  const outcomeAfter = (order: Order, looks: number) => outcomeOf(order, looks >= often)
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
