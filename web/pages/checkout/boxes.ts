import type { Order } from '#contract/payments.ts'

/** What one agrees to before paying; the last one is a wish and may stay open. */
export interface Boxes {
  readonly criminal: boolean
  readonly terms: boolean
  readonly ubo: boolean
  readonly lead: boolean
}

export const noBoxes: Boxes = { criminal: false, terms: false, ubo: false, lead: false }

type Asks = Order['asks']
export type Needed = 'criminal' | 'terms' | 'ubo'

/** The boxes that must be ticked and are not, in their order on the screen. */
export function openBoxes(boxes: Boxes, asks: Pick<Asks, 'ubo'>): readonly Needed[] {
  const needed: readonly Needed[] = asks.ubo ? ['criminal', 'terms', 'ubo'] : ['criminal', 'terms']
  return needed.filter((one) => !boxes[one])
}

/** The one alert: about the terms only when the criminal record is in order. */
export const alertFor = (open: readonly Needed[]): Needed | null => open[0] ?? null
