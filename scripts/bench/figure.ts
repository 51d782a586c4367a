/** One thing that was measured, against its budget. */
export type Figure = {
  readonly what: string
  readonly measured: number
  readonly budget: number
  /** More is better; otherwise less is. */
  readonly atLeast?: boolean
  readonly unit: 'KB' | 'ms' | 's' | '×' | ''
  /** Where we want to be, when that is further than what is held today. */
  readonly aim?: number
  /** The figures behind a ratio: ours, theirs. */
  readonly of?: string
  /** The least and the most of any round. */
  readonly spread?: readonly [number, number]
}

const digits = { KB: 1, ms: 0, s: 1, '×': 2, '': 3 } as const

export const isKept = ({ measured, budget, atLeast = false }: Figure): boolean =>
  atLeast ? measured >= budget : measured <= budget

/** The figures as lines of a table, under a heading. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, measured, budget, aim, atLeast = false, unit, of = '' } = figure
    const limit = (bound: number) => `${atLeast ? '≥' : '≤'} ${bound} ${unit}`
    const write = (value: number) => value.toFixed(digits[unit])
    const spread = figure.spread?.map(write).join('–') ?? ''
    const mark = isKept(figure) ? '✓' : '✗'
    return [mark, what, `${write(measured)} ${unit}`, limit(budget), aim === undefined ? '' : limit(aim), spread, of]
  })
  const all = [['', 'what', 'measured', 'budget', 'aim', 'spread', 'of'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length))) ?? []
  const pad = (cell: string, column: number) =>
    column >= 2 && column <= 5 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
  return all.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

/** The value below which such a share of them lies; half by default, so that one hiccup does not count. */
export const middle = (values: readonly number[], share = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** The least and the most of them. */
export const spreadOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
]
