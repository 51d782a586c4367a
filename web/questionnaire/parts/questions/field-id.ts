/** The id of the control for an answer, so that errors and focus can find it. */
export const fieldId = (path: string): string => `q-${path.replace('.', '-')}`

export const pathOfId = (id: string): string => id.replace(/^q-/, '').replace('-', '.')

/** Goes to the control itself, or to the first one of a group. Says whether it was there, and shown: else nobody can go there. */
export function focusQuestion(path: string): boolean {
  const target = document.getElementById(fieldId(path))
  if (!target || getComputedStyle(target).visibility === 'hidden') return false
  // Of a set of radios the chosen one has the focus.
  const inside =
    target.querySelector<HTMLElement>('input:checked') ??
    target.querySelector<HTMLElement>('input, select, textarea, button')
  const control = target.matches('input, select, textarea, button') ? target : (inside ?? target)
  const question = control.closest('fieldset') ?? control.parentElement?.parentElement ?? control
  question.scrollIntoView({ block: 'nearest' })
  control.focus({ preventScroll: true })
  return true
}
