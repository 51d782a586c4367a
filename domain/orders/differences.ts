/** One line of an order, as far as it matters whether it changed. */
export type PricedLine = { readonly key: string; readonly amount: number; readonly total: number }

export type Difference<Line extends PricedLine> = {
  readonly line: Line
  /** Cents for the whole line; null where it was not there, or is gone. */
  readonly before: number | null
  readonly after: number | null
}

const byKey = <Line extends PricedLine>(lines: readonly Line[]) => new Map(lines.map((line) => [line.key, line]))

/** What somebody must be told before they pay: lines that came, went, or cost something else. Free ones are no news. */
export function differencesBetween<Line extends PricedLine>(
  before: readonly Line[],
  after: readonly Line[],
): readonly Difference<Line>[] {
  const [old, fresh] = [byKey(before), byKey(after)]
  const gone = before
    .filter(({ key }) => !fresh.has(key))
    .map((line): Difference<Line> => ({ line, before: line.total, after: null }))
  const others = after.flatMap((line): Difference<Line>[] => {
    const was = old.get(line.key)
    if (was === undefined) return [{ line, before: null, after: line.total }]
    return was.total === line.total && was.amount === line.amount
      ? []
      : [{ line, before: was.total, after: line.total }]
  })
  return [...others, ...gone].filter((one) => (one.before ?? 0) !== 0 || (one.after ?? 0) !== 0)
}
