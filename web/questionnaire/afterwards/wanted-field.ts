import { fieldId, focusField, pathOfId } from '../questions/field-id.ts'
import { fieldAt } from '../store/answers.ts'
import type { FlowStore } from '../store/flow-store.ts'

/** Longer than this nobody waits for a question. */
const patience = 15_000

/** Goes to the question that the address names, as soon as it is on the screen; unless someone goes on by themselves. */
export function goToWanted(store: FlowStore): () => void {
  const path = pathOfId(location.hash.slice(1))
  if (location.hash !== `#${fieldId(path)}` || !fieldAt(path)) return () => undefined
  const controller = new AbortController()
  const { signal } = controller
  store.want([path])
  const go = () => {
    if (!focusField(path)) return
    controller.abort()
    // Said once: a reload later does not go back there.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  }
  const watching = new MutationObserver(go)
  const timer = setTimeout(() => controller.abort(), patience)
  signal.addEventListener('abort', () => {
    watching.disconnect()
    clearTimeout(timer)
  })
  for (const act of ['keydown', 'pointerdown'] as const) {
    window.addEventListener(act, () => controller.abort(), { signal, capture: true })
  }
  watching.observe(document.body, { childList: true, subtree: true })
  go()
  return () => controller.abort()
}
