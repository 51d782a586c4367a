import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from './icons.tsx'

export type Tone = 'info' | 'warning' | 'positive' | 'negative'

export const toneClasses = {
  info: 'border-line-strong bg-surface text-ink',
  warning: 'border-amber bg-amber-tint text-ink',
  positive: 'border-green bg-green-tint text-ink',
  negative: 'border-red bg-red-tint text-ink',
} as const satisfies Record<Tone, string>

const icons = {
  info: { Icon: InfoIcon, color: 'text-ink-2' },
  warning: { Icon: WarningIcon, color: 'text-amber' },
  positive: { Icon: CheckIcon, color: 'text-green' },
  negative: { Icon: ErrorIcon, color: 'text-red' },
} as const satisfies Record<Tone, unknown>

export function ToneIcon({ tone }: { tone: Tone }) {
  const { Icon, color } = icons[tone]
  return (
    <span className={`mt-0.5 ${color}`}>
      <Icon />
    </span>
  )
}
