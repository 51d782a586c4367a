import type { Product } from '../blueprint/index.ts'
import type { ShareholderKey } from '../fields/index.ts'

/**
 * Where a founder stands. `step` is how far they have come, `temporal_step` the step they look at, `substep` the section
 * in it. After the last step come billing (final + 1) and checkout (final + 2).
 */
export interface Progress {
  readonly step: number
  readonly temporal_step: number
  readonly substep: number
  /** The shareholder at hand, in a step that takes them in turn; the first when it is not said. The server does not keep it. */
  readonly person?: ShareholderKey
}

/** A section of a step that can be stood at, and of whom where people take turns in it. */
export interface FlowPlace {
  readonly step: number
  readonly substep: number
  readonly person?: ShareholderKey
}

export const flowPlaceOf = ({ temporal_step, substep, person }: Progress): FlowPlace => ({
  step: temporal_step,
  substep,
  ...(person ? { person } : {}),
})

export const startProgress: Progress = { step: 0, temporal_step: 0, substep: 0 }

/** What someone does to move. */
export type FlowEvent =
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'go_to_step'; readonly step: number }
  | { readonly type: 'go_to_section'; readonly substep: number }
  | { readonly type: 'select_person'; readonly person: ShareholderKey }

export const finalStep = (product: Product): number => product.steps.length - 1

export const billingStep = (product: Product): number => finalStep(product) + 1

export const checkoutStep = (product: Product): number => finalStep(product) + 2

/** Where the holding is offered, or null where it is not. */
export const holdingUpsellNumber = (product: Product): number | null => {
  const index = product.steps.findIndex((step) => step.kind === 'holding_upsell')
  return index < 0 ? null : index
}

const between = (value: number, low: number, high: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), low), high) : low

/** Whatever was stored or sent, within 0 and checkout, and never looking further than one has come. */
export const clampProgress = (product: Product, { step, temporal_step, substep, person }: Progress): Progress => {
  const reached = between(step, 0, checkoutStep(product))
  const looking = between(temporal_step, 0, reached)
  const sections = product.steps[looking]?.sections.length ?? 1
  return {
    step: reached,
    temporal_step: looking,
    substep: between(substep, 0, sections - 1),
    ...(person === undefined ? {} : { person }),
  }
}

/** The browser's memory wins, unless the server is more than one step ahead: then the founder went on elsewhere. */
export const progressOnLoad = (stored: Progress | null, server: Progress): Progress =>
  stored === null || server.step > stored.step + 1 ? server : stored

/** The stepper is there only while the questions are. */
export const stepperVisible = (product: Product, { step, temporal_step }: Progress): boolean =>
  step <= finalStep(product) && temporal_step <= finalStep(product)
