/** The four places for a shareholder, founder, board member, seller or buyer. */
export const shareholderKeys = ['p1', 'p2', 'p3', 'p4'] as const
export type ShareholderKey = (typeof shareholderKeys)[number]
