import type { LimitSubject, Limits } from '../attempts/limits.ts'
import { tooManyAttempts } from './refusal.ts'

export type AccountLimits = ReturnType<typeof accountLimits>

/** The limits of the service, with a "no" as the protocol says it. */
export const accountLimits = (limits: Limits) => ({
  ...limits,

  /** Throws when one of them must wait. */
  async allow(...subjects: readonly LimitSubject[]): Promise<void> {
    const seconds = await limits.wait(...subjects)
    if (seconds > 0) throw tooManyAttempts(seconds)
  },
})
