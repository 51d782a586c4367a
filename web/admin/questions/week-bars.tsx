import { cx } from '#web/ui/class-names.ts'
import { weekAt } from './figures.ts'

type Props = {
  readonly weeks: readonly string[]
  readonly shares: readonly (number | null)[]
  /** When it was rewritten: the weeks before that are light. */
  readonly since: string | null
  readonly isOpen: boolean
}

const [tall, long] = [28, 102]

/** A bar a week, each against the highest of them; what the figures are is said where the row unfolds. */
export function WeekBars({ weeks, shares, since, isOpen }: Props) {
  const most = Math.max(...shares.map((share) => share ?? 0), 0.0001)
  const rewritten = since === null ? -1 : weekAt(weeks, since)
  const pitch = long / weeks.length
  const width = Math.max(2, pitch - 2)
  return (
    <svg viewBox={`0 0 ${long} ${tall}`} width={long} height={tall} aria-hidden="true" className="block">
      {shares.map((share, at) => {
        const week = weeks[at] ?? ''
        const height = share === null ? 0 : Math.max(1, ((tall - 3) * share) / most)
        const light = at < rewritten
        const [before, after] = isOpen ? ['fill-green-line', 'fill-green'] : ['fill-line', 'fill-line-strong']
        return (
          <rect
            key={week}
            x={at * pitch}
            y={tall - height}
            width={width}
            height={height}
            rx="1"
            className={cx(light ? before : after)}
          />
        )
      })}
    </svg>
  )
}
