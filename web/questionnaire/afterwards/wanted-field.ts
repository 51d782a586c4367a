import { focusWhenThere } from '../elsewhere/focus-when-there.ts'
import { fieldId, pathOfId } from '../questions/field-id.ts'
import { fieldAt } from '../store/answers.ts'
import type { FlowStore } from '../store/flow-store.ts'

/** Goes to the question that the address names, as soon as it is on the screen; unless someone goes on by themselves. */
export function goToWanted(store: FlowStore): () => void {
  const path = pathOfId(location.hash.slice(1))
  if (location.hash !== `#${fieldId(path)}` || !fieldAt(path)) return () => undefined
  store.want([path])
  return focusWhenThere(path, () => {
    // Said once: a reload later does not go back there.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  })
}
