import { useRef, useState } from 'react'
import type { Order } from '#contract/payments.ts'
import { noMembership } from '#domain/pricing/index.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import { call } from '#web/api/index.ts'
import { orderOf, readCompleted } from '#web/orders/index.ts'

interface MembershipInOrder {
  readonly flow: FlowName
  readonly order: Order
  readonly onOrder: (order: Order) => Promise<void>
  readonly onFailed: () => void
}

type LineItem = Order['line_items'][number]

export type MembershipAtHand = ReturnType<typeof useMembership>

/** Takes the membership out of an order before it is paid, and puts it back: each by one press. */
export function useMembership({ flow, order, onOrder, onFailed }: MembershipInOrder) {
  const [takenOut, setTakenOut] = useState<LineItem | null>(null)
  const [isGoing, setGoing] = useState(false)
  /** Then a change of its line is no news. */
  const [isOwnChange, setOwnChange] = useState(false)
  const under = useRef(false)
  const uuid = order.questionnaire.uuid
  const item = order.line_items.find(({ name }) => name === 'membership') ?? null

  const choose = async (upsell_package: string): Promise<void> => {
    await call(`PATCH /api/${flows[flow].api_path}/:uuid`, { params: { uuid }, body: { main: { upsell_package } } })
    await readCompleted(flow, uuid)
    const changed = await orderOf(uuid)
    if (changed) await onOrder(changed)
  }

  const toggle = async (): Promise<void> => {
    const wanted = item ? noMembership : takenOut?.key
    if (wanted === undefined || under.current) return
    under.current = true
    setGoing(true)
    if (item) setTakenOut(item)
    setOwnChange(true)
    try {
      await choose(wanted)
    } catch {
      onFailed()
    } finally {
      under.current = false
      setGoing(false)
    }
  }

  return {
    item,
    /** Was in the order a moment ago. */
    takenOut: item ? null : takenOut,
    isGoing,
    toggle: () => void toggle(),
    /** What changed in the order, without what was asked for here. */
    newsIn: (changes: Order['changes']): Order['changes'] =>
      isOwnChange ? changes.filter(({ name }) => name !== 'membership') : changes,
  }
}
