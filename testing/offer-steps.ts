/** The steps of a BV that come after the people, by what they are about: each by its number and that of its section. */
export const offerSteps = {
  holding: [2, 0],
  shares: [3, 0],
  own_holdings: [3, 6],
  membership: [4, 0],
  dga: [5, 0],
  services: [6, 0],
  notary: [6, 1],
  overview: [7, 0],
} as const

export type OfferStep = keyof typeof offerSteps
