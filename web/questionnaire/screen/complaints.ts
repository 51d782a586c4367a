import type { Blocker, Missing } from '#domain/flow/index.ts'
import type { FlowStore } from '../store/flow-store.ts'

/** What keeps "next" from going on: an answer, or a business "no" with its banner at another place. */
export type Complaint = Missing | Blocker

export function complaintsOf(store: FlowStore): readonly Complaint[] {
  const { may_continue, missing, blockers, progress } = store.view()
  if (may_continue) return []
  const isElsewhere = ({ step, substep }: Blocker) => step !== progress.temporal_step || substep !== progress.substep
  return [...missing, ...blockers.filter((one) => one.stops && one.shows === 'banner' && isElsewhere(one))]
}
