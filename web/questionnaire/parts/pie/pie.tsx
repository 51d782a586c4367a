import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { moveBorder, pointAt, sliceOutline, slicesOf, turnOf, wholeOf } from './geometry.ts'
import { Patterns, patternFill } from './patterns.tsx'

interface PieShare {
  readonly key: string
  /** Two letters at most, in the slice. */
  readonly initials: string
  readonly shares: number
}

interface Props {
  readonly label: string
  readonly shares: readonly PieShare[]
  /** How many there are to divide. */
  readonly total: number
  readonly onChange: (shares: readonly number[]) => void
  /** Names the border between one person and the next, and says how they stand. */
  readonly border: (index: number) => { readonly label: string; readonly value: string }
}

const radius = 90

/** How far a key moves a border, in shares. */
const strides: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

/** Who has which part. The borders can be dragged, or moved by the arrow keys; the table beside it says the same. */
export function Pie({ label, shares, total, onChange, border }: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const counts = shares.map((share) => share.shares)
  const whole = wholeOf(counts, total)
  const slices = slicesOf(counts, whole)
  const last = slices.at(-1)?.to ?? 0

  const move = (index: number, upTo: number) => {
    const moved = moveBorder(counts, index, upTo)
    if (moved.some((count, at) => count !== counts[at])) onChange(moved)
  }
  const upTo = (index: number) => counts.slice(0, index + 1).reduce((all, count) => all + count, 0)

  const drag = (index: number) => (event: PointerEvent<SVGGElement>) => {
    const box = svg.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const turn = turnOf({ x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 })
    // Over the top the circle begins anew; a border does not.
    if (Math.abs(turn - upTo(index) / whole) < 0.5) move(index, turn * whole)
  }
  const press = (index: number) => (event: KeyboardEvent) => {
    const ends: Readonly<Record<string, number>> = { Home: 0, End: whole }
    const to = ends[event.key] ?? (event.key in strides ? upTo(index) + (strides[event.key] ?? 0) : null)
    if (to === null) return
    event.preventDefault()
    move(index, to)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      ref={svg}
      viewBox="-110 -110 220 220"
      role="group"
      aria-label={label}
      className="mx-auto block w-full max-w-72"
    >
      <Patterns />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus */}
      <g aria-hidden="true">
        {last < 1 && (
          <path
            d={sliceOutline({ from: last, to: 1 }, radius)}
            strokeDasharray="5 4"
            className="fill-sunken stroke-line-strong"
          />
        )}
        {slices.map((slice, index) => (
          <path
            key={shares[index]?.key}
            d={sliceOutline(slice, radius)}
            fill={patternFill(index)}
            strokeWidth="2.5"
            strokeLinejoin="round"
            className="stroke-white"
          />
        ))}
        {slices.map(({ from, to }, index) => {
          const { x, y } = slices.length === 1 ? { x: 0, y: 0 } : pointAt((from + to) / 2, radius * 0.62)
          return to - from < 0.07 ? null : (
            <g key={shares[index]?.key} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <circle r="17" className="fill-white stroke-ink-2" />
              <text dy="0.35em" textAnchor="middle" className="fill-ink font-sans text-sm font-bold">
                {shares[index]?.initials}
              </text>
            </g>
          )
        })}
      </g>
      {slices.slice(0, -1).map(({ to }, index) => {
        const { x, y } = pointAt(to, radius)
        const neighbours = (counts[index] ?? 0) + (counts[index + 1] ?? 0)
        const words = border(index)
        return (
          <g
            key={shares[index]?.key}
            role="slider"
            tabIndex={0}
            aria-label={words.label}
            aria-valuemin={1}
            aria-valuemax={Math.max(neighbours - 1, 1)}
            aria-valuenow={counts[index] ?? 0}
            aria-valuetext={words.value}
            onKeyDown={press(index)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              event.currentTarget.focus()
            }}
            onPointerMove={drag(index)}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            className={cx('group cursor-grab touch-none outline-none active:cursor-grabbing')}
          >
            <circle r="18" className="fill-transparent" />
            <circle r="9.5" strokeWidth="2.5" className="fill-white stroke-ink group-hover:fill-orange-tint" />
            <circle
              r="14"
              strokeWidth="2.5"
              fill="none"
              className="stroke-transparent group-focus-visible:stroke-green"
            />
          </g>
        )
      })}
    </svg>
  )
}
