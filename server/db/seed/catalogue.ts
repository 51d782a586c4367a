import { seedOf } from './plant.ts'

/** The cards of the home screens, in the order they stand. */
export const services = seedOf(
  'services',
  ({ slug }) => slug,
  [
    card('bv_plus_holding', 'dutch-bv', { with_holding: true, featured: true, screens: ['home', 'bv'] }),
    card('dutch-bv', 'dutch-bv', { screens: ['home', 'bv'] }),
    card('holding', 'holding'),
    card('english-bv', 'english-bv', { screens: ['home', 'bv'] }),
    card('incorporate-holding', 'incorporate-holding'),
    card('omzetting', 'omzetting', { screens: ['home', 'bv'] }),
    card('transfer_of_shares', 'transfer_of_shares'),
    card('stichting', 'stichting', { needs_flag: 'foundations' }),
    card('anbi_stichting_oprichten', 'anbi_stichting_oprichten', { needs_flag: 'foundations' }),
    card('statute_change', null),
    card('third_party_funds_foundation', null),
  ].map((row, index) => ({ ...row, position: (index + 1) * 10 })),
)

type Differences = { with_holding?: boolean; featured?: boolean; needs_flag?: string; screens?: string[] }

function card(slug: string, flow: string | null, differences: Differences = {}) {
  return {
    slug,
    flow,
    with_holding: false,
    enabled: true,
    needs_flag: null,
    featured: false,
    screens: ['home'],
    ...differences,
  }
}
