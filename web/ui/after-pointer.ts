let pressed = false
let waiting: (() => void)[] = []

const release = (): void => {
  pressed = false
  const ready = waiting
  waiting = []
  for (const run of ready) run()
}

/**
 * Runs now, or after the press that is going on. Leaving a field can show a message that moves what lies under it: done
 * between press and release it would pull a button away from under the mouse.
 */
export function afterPointer(run: () => void): void {
  if (pressed) waiting.push(run)
  else run()
}

/** Follows the pointer as long as a form is on the screen. */
export function watchPointer(): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const press = () => {
    pressed = true
  }
  // The click comes after the release, in the same task.
  const lift = () => void setTimeout(release)
  window.addEventListener('pointerdown', press, options)
  window.addEventListener('pointerup', lift, options)
  window.addEventListener('pointercancel', lift, options)
  return () => {
    controller.abort()
    release()
  }
}
