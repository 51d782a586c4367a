/** A part of the circle, in turns: 0 is at the top, 0.25 at the right. */
interface Slice {
  readonly from: number
  readonly to: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, count) => total + count, 0)

/** What the whole circle stands for: all there is to divide, or what was divided when that is more. */
export const wholeOf = (shares: readonly number[], total: number): number => Math.max(sum(shares), total, 1)

export function slicesOf(shares: readonly number[], whole: number): readonly Slice[] {
  let before = 0
  return shares.map((count) => {
    const from = before / whole
    before += count
    return { from, to: before / whole }
  })
}

interface PiePoint {
  readonly x: number
  readonly y: number
}

/** The point at a turn, around the origin. */
export const pointAt = (turn: number, radius: number): PiePoint => ({
  x: radius * Math.sin(turn * 2 * Math.PI),
  y: -radius * Math.cos(turn * 2 * Math.PI),
})

/** The turn at which a point lies, from 0 up to 1. */
export function turnOf({ x, y }: PiePoint): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI)
  return turn < 0 ? turn + 1 : turn
}

const writtenPoint = ({ x, y }: PiePoint): string => `${x.toFixed(2)} ${y.toFixed(2)}`

/** The outline of a slice; a whole circle is drawn as one, since an arc cannot come back to where it began. */
export function sliceOutline({ from, to }: Slice, radius: number): string {
  const size = to - from
  if (size <= 0) return ''
  if (size >= 1) {
    const [top, bottom] = [writtenPoint(pointAt(0, radius)), writtenPoint(pointAt(0.5, radius))]
    return `M ${top} A ${radius} ${radius} 0 0 1 ${bottom} A ${radius} ${radius} 0 0 1 ${top} Z`
  }
  const [start, end] = [writtenPoint(pointAt(from, radius)), writtenPoint(pointAt(to, radius))]
  return `M 0 0 L ${start} A ${radius} ${radius} 0 ${size > 0.5 ? 1 : 0} 1 ${end} Z`
}

/**
 * The shares with the border after `border` moved so that everyone up to it has `upTo` together. Only its two
 * neighbours change, in whole shares, and both keep at least one.
 */
export function moveBorder(shares: readonly number[], border: number, upTo: number): readonly number[] {
  const [left, right] = [shares[border], shares[border + 1]]
  if (left === undefined || right === undefined || left + right < 2) return shares
  const wanted = Math.round(upTo) - sum(shares.slice(0, border))
  const atLeft = Math.min(Math.max(wanted, 1), left + right - 1)
  return shares.with(border, atLeft).with(border + 1, left + right - atLeft)
}

/** Percentages with one decimal where there is one. */
export const percentOfWhole = (count: number, total: number): number =>
  total > 0 ? Math.round((count * 1000) / total) / 10 : 0
