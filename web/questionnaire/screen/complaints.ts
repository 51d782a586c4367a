import type { Missing } from '#domain/flow/index.ts'
import type { FlowStore } from '../store/flow-store.ts'

/**
 * What keeps "next" from going on: something here, else something earlier in this step. On the last step the engine
 * looks at the whole flow by itself.
 */
export function complaintsOf(store: FlowStore): readonly Missing[] {
  const view = store.view()
  if (view.may_continue) return []
  if (view.missing.length > 0 || view.blockers.some((one) => one.stops)) return view.missing
  return store.missing().filter((one) => one.step === view.progress.temporal_step)
}
