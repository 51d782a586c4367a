/** The value that ends a tour. */
export const ended = -1

/** Where the tour stands after a value: a number goes to that stop, -1 or going past the last one ends it. */
export function transition(at: number, value: number, stops: number): number {
  if (at === ended || value === ended || value >= stops) return ended
  return Number.isInteger(value) && value >= 0 ? value : at
}
