/** In seconds, where each bucket ends; the last one has no end. */
const ends = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300] as const

/** How many buckets of time there are. */
export const timeBuckets: number = ends.length + 1

export const emptyTimes = (): number[] => Array.from({ length: timeBuckets }, () => 0)

/** In which bucket so many seconds fall. */
export const bucketOfTime = (seconds: number): number => {
  const found = ends.findIndex((end) => seconds < end)
  return found === -1 ? ends.length : found
}

/** The middle of what people took, in seconds: half took less. Within a bucket they are taken to lie evenly. */
export function medianTime(people: readonly number[]): number | null {
  const all = people.reduce((sum, one) => sum + one, 0)
  if (all === 0) return null
  let before = 0
  for (const [bucket, here] of people.entries()) {
    if (here > 0 && before + here >= all / 2) {
      const begin = ends[bucket - 1] ?? 0
      const end = ends[bucket] ?? begin
      return begin + (end - begin) * ((all / 2 - before) / here)
    }
    before += here
  }
  return null
}
