import { useEffect } from 'react'
import { mayMeasure, measure } from '#web/analytics/index.ts'
import { call } from '#web/api/index.ts'

type MeasuredEvent = 'add_to_cart' | 'begin_checkout' | 'purchase'

const seen = new Set<string>()

/** Once a page for what is looked at; once a browser for what is bought. */
function isFirst(event: MeasuredEvent, order: string): boolean {
  const key = `measured/${event}/${order}`
  if (seen.has(key)) return false
  seen.add(key)
  if (event !== 'purchase') return true
  try {
    if (localStorage.getItem(key)) return false
    localStorage.setItem(key, 'yes')
  } catch {
    // Then once a page.
  }
  return true
}

/** Measures a step of an order, for whoever agreed: what it holds and costs, nothing about a person. */
export async function measureOrder(event: MeasuredEvent, order: string): Promise<void> {
  if (!mayMeasure() || !isFirst(event, order)) return
  const { ecommerce } = await call('GET /api/payments/:uuid/gtm_format', { params: { uuid: order } })
  const { transaction_id: _id, tax: _tax, ...cart } = ecommerce
  measure({ event, ecommerce: event === 'purchase' ? ecommerce : cart })
}

export function useMeasured(event: MeasuredEvent, order: string): void {
  useEffect(() => {
    // What is not counted is no reason to bother anyone.
    measureOrder(event, order).catch(() => undefined)
  }, [event, order])
}
