import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { createAllowance } from './allowance.ts'
import { createOrderedMemberships } from './ordered.ts'
import type { OfferParts } from './pricing.ts'
import { createMembershipReading } from './reading.ts'

type ServiceParts = OfferParts & { readonly database: Database; readonly clock: Clock }

export type MembershipService = ReturnType<typeof createMembershipService>

/** Memberships: how they begin, what they give, and how they stand. */
export function createMembershipService(parts: ServiceParts) {
  const allowance = createAllowance(parts)
  return {
    allowance,
    reading: createMembershipReading({ ...parts, allowance }),
    ordered: createOrderedMemberships({ ...parts, changed: async () => {} }),
  }
}
