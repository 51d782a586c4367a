import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'

export type StepDot = {
  /** Its full name: "Stap 2 van 4: adres". */
  label: string
  reachable: boolean
}
export type StepDotsProps = {
  label: string
  previousLabel: string
  nextLabel: string
  steps: readonly StepDot[]
  current: number
  onGo: (index: number) => void
}

/** Dots with arrows: 8 px, the current one 10, 12 when pointed at, each in a target one can hit with a thumb. */
export function StepDots({ label, previousLabel, nextLabel, steps, current, onGo }: StepDotsProps) {
  const can = (index: number) => steps[index]?.reachable === true
  return (
    <nav aria-label={label} className="flex items-center">
      <IconButton label={previousLabel} disabled={!can(current - 1)} onClick={() => onGo(current - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <ol className="flex flex-wrap">
        {steps.map((step, index) => (
          <li key={step.label}>
            <button
              type="button"
              aria-label={step.label}
              aria-current={index === current ? 'step' : undefined}
              disabled={!step.reachable}
              onClick={() => onGo(index)}
              className="group grid h-11 w-7 place-items-center rounded-s"
            >
              <span
                className={cx(
                  'rounded-full border transition-all group-enabled:group-hover:size-(--size-dot-hover)',
                  index === current
                    ? 'size-(--size-dot-active) border-green bg-green forced-colors:bg-[Highlight]'
                    : 'size-(--size-dot) border-line-strong',
                  index !== current && (step.reachable ? 'bg-line-strong' : 'bg-transparent'),
                )}
              />
            </button>
          </li>
        ))}
      </ol>
      <IconButton label={nextLabel} disabled={!can(current + 1)} onClick={() => onGo(current + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </nav>
  )
}
