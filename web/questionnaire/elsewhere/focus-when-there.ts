import { focusField } from '../questions/field-id.ts'

/** Longer than this nobody waits for a question. */
const patience = 15_000

/**
 * Goes to a question as soon as it is on the screen, for its step may still have to be fetched; unless someone goes on
 * by themselves. Says by `arrived` that it is there, and returns what calls it off.
 */
export function focusWhenThere(path: string, arrived: () => void = () => undefined): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const go = () => {
    if (!focusField(path)) return
    controller.abort()
    arrived()
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
