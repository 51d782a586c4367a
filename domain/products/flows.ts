import type { Locale } from '../values/index.ts'

/**
 * The flows of the service: route name, where its API hangs, its public slug, the language it is held in and whether the
 * price calculator can lead to it.
 */
export const flows = {
  'dutch-bv': {
    type_id: 1,
    product_type: 'DutchBV',
    api_path: 'dutch_bv_incorporations',
    slug: 'bv-oprichten',
    language: 'nl',
    calculated: true,
  },
  'english-bv': {
    type_id: 10,
    product_type: 'EnglishBV',
    api_path: 'english_bv',
    slug: 'incorporate-dutch-bv',
    language: 'en',
    calculated: true,
  },
  holding: {
    type_id: 13,
    product_type: 'Holding',
    api_path: 'holding',
    slug: 'persoonlijke-holding-oprichten',
    language: 'nl',
    calculated: true,
  },
  'incorporate-holding': {
    type_id: 14,
    product_type: 'IncorporateHolding',
    api_path: 'incorporate_holding',
    slug: 'incorporate-holding',
    language: 'en',
    calculated: true,
  },
  omzetting: {
    type_id: 9,
    product_type: 'Omzetting',
    api_path: 'omzetting',
    slug: 'omzetting-naar-bv',
    language: 'nl',
    calculated: true,
  },
  stichting: {
    type_id: 5,
    product_type: 'Stichting',
    api_path: 'stichting',
    slug: 'stichting-oprichten',
    language: 'nl',
    calculated: false,
  },
  anbi_stichting_oprichten: {
    type_id: 16,
    product_type: 'AnbiStichting',
    api_path: 'anbi_stichting_oprichten',
    slug: 'anbi-stichting-oprichten',
    language: 'nl',
    calculated: false,
  },
  transfer_of_shares: {
    type_id: 2,
    product_type: 'TransferOfShares',
    api_path: 'transfer_of_shares',
    slug: 'aandelenoverdracht',
    language: 'nl',
    calculated: false,
  },
} as const satisfies Record<
  string,
  { type_id: number; product_type: string; api_path: string; slug: string; language: Locale; calculated: boolean }
>

export type FlowName = keyof typeof flows

export const flowNames = Object.keys(flows) as FlowName[]

/** The flow that a route segment means: its own name or its public slug. */
export function flowNamed(segment: string): FlowName | null {
  return flowNames.find((name) => name === segment || flows[name].slug === segment) ?? null
}
