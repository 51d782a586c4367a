/** `undelivered`: nobody could be reached at the address, so nothing arrived. */
export const partnerRequestStates = ['waiting', 'sent', 'undelivered', 'withdrawn'] as const
type PartnerRequestState = (typeof partnerRequestStates)[number]

/** How often an account may ask in a day, over all partners and lawyers, withdrawn or not: each is a mail to somebody. */
export const mostRequestsADay = 10

type PartnerRequestMoments = {
  readonly sent_at: Date | null
  readonly undelivered_at: Date | null
  readonly withdrawn_at: Date | null
}

export function partnerRequestState(moments: PartnerRequestMoments): PartnerRequestState {
  if (moments.withdrawn_at) return 'withdrawn'
  if (moments.undelivered_at) return 'undelivered'
  return moments.sent_at ? 'sent' : 'waiting'
}

/** While it is, nobody asks the same partner or lawyer again. */
export const isOpenRequest = (state: PartnerRequestState): boolean => state === 'waiting' || state === 'sent'

/**
 * What taking back one's consent does. Before it went nothing goes; what a partner has we cannot take from them, so they are
 * asked to erase it (art. 7(3) and 19 GDPR).
 */
export function afterWithdrawal(state: PartnerRequestState): 'nothing_went' | 'erasure_asked' | 'withdrawn_before' {
  if (state === 'withdrawn') return 'withdrawn_before'
  return state === 'sent' ? 'erasure_asked' : 'nothing_went'
}

/** Whoever agreed to other words than those of today did not agree to these. */
export const consentIssue = (agreed: number, current: number): 'stale_consent' | null =>
  agreed === current ? null : 'stale_consent'
