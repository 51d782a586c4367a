import { cx } from './class-names.ts'
import { CheckIcon } from './first-icons.tsx'

export type ProgressStepsProps = {
  label: string
  steps: readonly string[]
  /** Index of the step one is in; the ones before it are done. */
  current: number
  doneLabel: string
  /** In words, where there is no room for the row: "Stap 2 van 5: gegevens invullen". */
  summary: string
}

const stepLook = (index: number, current: number) => (index < current ? 'done' : index === current ? 'now' : 'todo')
const circles = {
  done: 'border-[1.5px] border-green bg-green text-white',
  now: 'border-2 border-green text-green',
  todo: 'border-[1.5px] border-line-strong',
} as const

/** The overall progress in the toolbar: numbers in rounds, a line between them. */
export function ProgressSteps({ label, steps, current, doneLabel, summary }: ProgressStepsProps) {
  return (
    <nav aria-label={label} className="min-w-0 text-sm text-ink-2">
      <p className="truncate lg:hidden">{summary}</p>
      <ol className="flex items-center justify-center gap-1.5 max-lg:hidden">
        {steps.map((step, index) => {
          const look = stepLook(index, current)
          return (
            <li
              key={step}
              aria-current={look === 'now' ? 'step' : undefined}
              className={cx('flex items-center gap-1.5', look === 'now' && 'font-semibold text-ink')}
            >
              {index > 0 && <span className="h-[1.5px] w-7 bg-line max-xl:w-4" />}
              <span
                className={cx(
                  'mr-0.5 grid size-[22px] flex-none place-items-center rounded-full text-2xs leading-none font-semibold',
                  circles[look],
                )}
              >
                {look === 'done' ? <CheckIcon size={16} /> : index + 1}
              </span>
              <span className={cx('whitespace-nowrap', look !== 'now' && 'max-xl:sr-only')}>
                {step}
                {look === 'done' && <span className="sr-only">{`, ${doneLabel}`}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
