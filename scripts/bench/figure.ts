/** One thing that was measured, against its budget. */
export type Figure = {
  readonly what: string
  readonly measured: number
  readonly budget: number
  /** More is better; otherwise less is. */
  readonly atLeast?: boolean
  readonly unit: 'KB' | 'ms' | '×' | ''
  /** The figures behind a ratio: ours, theirs. */
  readonly of?: string
}

const digits = { KB: 1, ms: 0, '×': 2, '': 3 } as const

export const isKept = ({ measured, budget, atLeast = false }: Figure): boolean =>
  atLeast ? measured >= budget : measured <= budget

/** The figures as lines of a table, under a heading. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, measured, budget, atLeast = false, unit, of = '' } = figure
    const limit = `${atLeast ? '≥' : '≤'} ${budget} ${unit}`
    return [isKept(figure) ? '✓' : '✗', what, `${measured.toFixed(digits[unit])} ${unit}`, limit, of]
  })
  const all = [['', 'what', 'measured', 'budget', 'of'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length))) ?? []
  const pad = (cell: string, column: number) =>
    column === 2 || column === 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
  return all.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

/** The value below which such a share of them lies; half by default, so that one hiccup does not count. */
export const middle = (values: readonly number[], share = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
