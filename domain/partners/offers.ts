import { type Tier, tiers } from '../memberships/index.ts'

export const partnerKinds = ['bookkeeping', 'bank', 'insurance', 'payroll', 'software'] as const
export type PartnerKind = (typeof partnerKinds)[number]

export const lawFields = ['company', 'employment', 'contracts', 'privacy', 'trademarks', 'rent', 'tax'] as const
export type LawField = (typeof lawFields)[number]

export const spokenLanguages = ['nl', 'en', 'de', 'fr'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

/** Whether somebody may take what is for members of a tier and higher. The lowest tier is any membership, null is everybody. */
export const isEnoughTier = (needed: Tier | null, own: Tier | null): boolean =>
  needed === null || (own !== null && tiers.indexOf(own) >= tiers.indexOf(needed))
