import { type MouseEvent, useId, useRef } from 'react'
import { useFocus } from './use-focus.ts'

export type SummaryError = { fieldId: string; message: string }
export type ErrorSummaryProps = {
  title: string
  errors: readonly SummaryError[]
  /** Raise it at every press of "next": the summary then takes the focus again. */
  attempt: number
}

/** Goes to the control itself, or to the first one of a group, with its question in view. */
function focusControl(id: string) {
  const target = document.getElementById(id)
  if (!target) return
  const inside = target.querySelector<HTMLElement>('input:checked, input, select, textarea, button')
  const control = target.matches('input, select, textarea, button') ? target : (inside ?? target)
  const question = control.closest('fieldset') ?? control.parentElement?.parentElement ?? control
  question.scrollIntoView({ block: 'nearest' })
  control.focus({ preventScroll: question !== control })
}

export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  const shown = errors.length > 0
  useFocus(box, shown ? attempt : null)
  if (!shown) return null
  const follow = (event: MouseEvent, id: string) => {
    event.preventDefault()
    focusControl(id)
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-m border-2 border-red bg-red-tint px-5 py-4 [--focus:var(--color-red)]"
    >
      <h2 id={titleId} className="text-lg font-semibold tracking-[-0.01em]">
        {title}
      </h2>
      <ul className="mt-1.5 grid list-disc gap-0.5 pl-5 text-hint">
        {errors.map((error) => (
          <li key={`${error.fieldId} ${error.message}`}>
            <a
              href={`#${error.fieldId}`}
              onClick={(event) => follow(event, error.fieldId)}
              className="block w-fit py-0.5 font-medium text-red underline underline-offset-3 hover:decoration-2 pointer-coarse:py-2.5"
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
