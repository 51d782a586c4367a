/** What two lists have in common, and what stands in only one of them. */
export type Aligned<Item> =
  | { readonly kind: 'both'; readonly from: Item; readonly to: Item }
  | { readonly kind: 'from'; readonly from: Item }
  | { readonly kind: 'to'; readonly to: Item }

// Beyond this many pairs one list simply replaces the other: nobody reads such a comparison word by word.
const mostPairs = 4_000_000

/** For every two tails, how much they have in common, row by row. */
const commonTails = (from: readonly string[], to: readonly string[]): Uint32Array => {
  const width = to.length + 1
  const table = new Uint32Array((from.length + 1) * width)
  const at = (row: number, column: number): number => table[row * width + column] ?? 0
  for (let row = from.length - 1; row >= 0; row -= 1)
    for (let column = to.length - 1; column >= 0; column -= 1)
      table[row * width + column] =
        from[row] === to[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  return table
}

/**
 * Puts two lists side by side with as much in common as there is, in order. What is only in the first comes before what
 * is only in the second.
 */
export const align = <Item>(
  from: readonly Item[],
  to: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Aligned<Item>[] => {
  const [froms, tos] = [from.map(keyOf), to.map(keyOf)]
  let start = 0
  while (start < froms.length && start < tos.length && froms[start] === tos[start]) start += 1
  let end = 0
  const most = Math.min(froms.length, tos.length) - start
  while (end < most && froms[froms.length - 1 - end] === tos[tos.length - 1 - end]) end += 1

  const both = (length: number, fromAt: number, toAt: number): Aligned<Item>[] =>
    Array.from({ length }, (_, place) => ({
      kind: 'both',
      from: from[fromAt + place] as Item,
      to: to[toAt + place] as Item,
    }))
  const [middleFrom, middleTo] = [from.slice(start, from.length - end), to.slice(start, to.length - end)]
  return [
    ...both(start, 0, 0),
    ...alignMiddle(middleFrom, middleTo, keyOf),
    ...both(end, from.length - end, to.length - end),
  ]
}

const alignMiddle = <Item>(from: readonly Item[], to: readonly Item[], keyOf: (item: Item) => string) => {
  const onlyFrom = (item: Item): Aligned<Item> => ({ kind: 'from', from: item })
  const onlyTo = (item: Item): Aligned<Item> => ({ kind: 'to', to: item })
  if (from.length === 0 || to.length === 0 || from.length * to.length > mostPairs)
    return [...from.map(onlyFrom), ...to.map(onlyTo)]
  const [froms, tos] = [from.map(keyOf), to.map(keyOf)]
  const table = commonTails(froms, tos)
  const width = to.length + 1
  const aligned: Aligned<Item>[] = []
  let [row, column] = [0, 0]
  while (row < from.length && column < to.length) {
    const [one, other] = [from[row] as Item, to[column] as Item]
    if (froms[row] === tos[column]) {
      aligned.push({ kind: 'both', from: one, to: other })
      row += 1
      column += 1
    } else if ((table[(row + 1) * width + column] ?? 0) >= (table[row * width + column + 1] ?? 0)) {
      aligned.push(onlyFrom(one))
      row += 1
    } else {
      aligned.push(onlyTo(other))
      column += 1
    }
  }
  return [...aligned, ...from.slice(row).map(onlyFrom), ...to.slice(column).map(onlyTo)]
}
