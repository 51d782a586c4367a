export const defaultAttempts = 10

const first = 5_000
const longest = 3_600_000

/** Milliseconds until the next attempt: doubles each time up to an hour; `chance` (0 to 1) spreads what failed together. */
export function backoff(attempt: number, chance: number): number {
  const whole = Math.min(first * 2 ** (attempt - 1), longest)
  return Math.round(whole * (0.5 + chance / 2))
}
