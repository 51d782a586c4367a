import type { Lawyer, PartnerOffer, PartnerRequest } from '#contract/partners.ts'
import type { Tier } from '#domain/memberships/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { isEnoughTier, partnerRequestState, passedOnFacts } from '#domain/partners/index.ts'
import type { findAsker, KeptRequest, StoredLawyer, StoredOffer } from './store.ts'

/** What somebody is called and where they are reached, as it would be passed on. */
export const calledAndReached = (asker: NonNullable<Awaited<ReturnType<typeof findAsker>>>) => ({
  name: fullNameOf(asker),
  email: asker.email,
})

const isoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null

export const shownRequest = (request: KeptRequest): PartnerRequest => ({
  ...{ uuid: request.uuid, offer: request.offer, lawyer: request.lawyer, recipient: request.recipient },
  state: partnerRequestState(request),
  asked_at: request.asked_at.toISOString(),
  sent_at: isoOrNull(request.sent_at),
  withdrawn_at: isoOrNull(request.withdrawn_at),
  consent_version: request.consent_version,
  passed_on: [...passedOnFacts(request.facts ?? {})],
})

type CustomerStanding = {
  readonly tier: Tier | null
  readonly plans: readonly { readonly tier: Tier; readonly name: { readonly nl: string; readonly en: string } }[]
  readonly requests: readonly KeptRequest[]
}

export function shownOffer({ slug, kind, nl, en, fee, tier }: StoredOffer, standing: CustomerStanding): PartnerOffer {
  const request = standing.requests.find(({ offer }) => offer === slug)
  return {
    ...{ slug, kind, nl, en, fee, tier, open: isEnoughTier(tier, standing.tier) },
    plans: tier === null ? [] : standing.plans.filter((plan) => isEnoughTier(tier, plan.tier)).map(({ name }) => name),
    request: request ? shownRequest(request) : null,
  }
}

export function shownLawyer(
  { email: _email, active: _active, position: _position, ...lawyer }: StoredLawyer,
  requests: readonly KeptRequest[],
): Lawyer {
  const request = requests.find((one) => one.lawyer === lawyer.uuid)
  return { ...lawyer, request: request ? shownRequest(request) : null }
}
