import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'

interface Props {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly aside: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A service to tick: what it is and what it costs. The whole card can be tapped. */
export function ServiceCard({ id, name, description, aside, checked, onChange }: Props) {
  return (
    <label
      className={cx(
        'flex min-h-12 cursor-pointer gap-3 rounded-m border-[1.5px] px-4 py-3.5 transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green',
        checked
          ? 'border-green bg-green-tint forced-colors:border-4'
          : 'border-line-strong bg-surface hover:border-ink-2',
      )}
    >
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-describedby={`${id}-about`}
        aria-labelledby={`${id}-name`}
        className="tick mt-px outline-none"
      />
      <span className="min-w-0 flex-1">
        <span id={`${id}-name`} className="block leading-snug font-semibold">
          {name}
        </span>
        <span id={`${id}-about`} className="mt-0.5 block text-hint text-ink-2">
          {description}
        </span>
      </span>
      <span className="text-right">{aside}</span>
    </label>
  )
}
