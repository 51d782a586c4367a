/** So many of so many. */
interface CountedShare {
  readonly count: number
  readonly of: number
}

/** Beyond this many standard deviations chance is smaller than 5 %, both ways. */
const limit = 1.96

/** Whether two shares differ by more than chance would make them: the test of two proportions. */
export function isCertainlyOther(one: CountedShare, other: CountedShare): boolean {
  if (one.of === 0 || other.of === 0) return false
  const together = (one.count + other.count) / (one.of + other.of)
  const spread = Math.sqrt(together * (1 - together) * (1 / one.of + 1 / other.of))
  return spread > 0 && Math.abs(one.count / one.of - other.count / other.of) / spread > limit
}

/** Whether people took more or less time than others did by more than chance: the test of Mann and Whitney, in buckets. */
export function isCertainlyShifted(one: readonly number[], other: readonly number[]): boolean {
  const total = (people: readonly number[]) => people.reduce((sum, here) => sum + here, 0)
  const [first, second] = [total(one), total(other)]
  const all = first + second
  if (first === 0 || second === 0 || all < 3) return false
  let before = 0
  let ranks = 0
  let ties = 0
  for (const [bucket, here] of one.entries()) {
    const tied = here + (other[bucket] ?? 0)
    ranks += here * (before + (tied + 1) / 2)
    ties += tied ** 3 - tied
    before += tied
  }
  const wins = ranks - (first * (first + 1)) / 2
  const spread = Math.sqrt(((first * second) / 12) * (all + 1 - ties / (all * (all - 1))))
  return spread > 0 && Math.abs(wins - (first * second) / 2) / spread > limit
}
