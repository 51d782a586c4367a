/** How a signature of somebody stands. */
export const signatureStatuses = ['open', 'signed', 'declined'] as const

/** What is told of a contract that was sent round, to whoever made it and to their own systems. */
export const signingEvents = [
  'CONTRACT_SENT_FOR_SIGNING',
  'SIGNING_SESSION_COMPLETED',
  'SIGNING_SESSION_DECLINED',
  'SIGNING_SESSION_EXPIRED',
] as const

export const sessionStates = ['open', 'completed', 'declined', 'expired', 'withdrawn'] as const
