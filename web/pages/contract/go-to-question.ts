import { questionId } from './draft-at-hand.ts'

/** Goes to a question, or to what is chosen of it. */
export function goToQuestion(key: string): void {
  const place = document.querySelector<HTMLElement>(`[data-question="${CSS.escape(key)}"]`)
  const own = document.getElementById(questionId(key))
  const control = own?.matches('input, select, textarea') ? own : place?.querySelector<HTMLElement>('input, textarea')
  place?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
