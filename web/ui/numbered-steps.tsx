import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

type Props = {
  readonly steps: readonly { readonly key: string; readonly text: ReactNode }[]
  /** For the list and for each text in it. */
  readonly className?: string
  readonly textClass?: string
}

/** What happens one after the other, each with its number in a ring. */
export function NumberedSteps({ steps, className = 'grid gap-2.5', textClass }: Props) {
  return (
    <ol className={className}>
      {steps.map(({ key, text }, index) => (
        <li key={key} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-7 flex-none place-items-center rounded-full border border-line-strong text-sm font-semibold"
          >
            {index + 1}
          </span>
          <span className={cx('pt-0.5', textClass)}>{text}</span>
        </li>
      ))}
    </ol>
  )
}
