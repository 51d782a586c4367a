import { plantedQuestions } from '#domain/calculator/index.ts'
import { countryCodes, isInhabited, nationalityCodes, priorityOf, riskOf, statelessCode } from '#domain/lists/index.ts'
import { calculatorInDutch, calculatorInEnglish, en, nl } from '#domain/messages/index.ts'
import { firstBook } from '#domain/pricing/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import { isoDate } from '#domain/values/index.ts'
import type { Database } from '../database.ts'
import { legalCheckupTypes } from './legal-checkups.ts'
import { productTypes, upsellPackageTypeProducts, upsellPackageTypes } from './memberships.ts'
import { notaries } from './notaries.ts'
import { lawyers, partnerConsents, partnerOffers } from './partners.ts'
import { plant, type Seed, seedOf } from './plant.ts'
import { storySeeds } from './stories.ts'

/** What the price calculator asks until somebody changes it. */
export const calculatorSeed = seedOf('calculator_configurations', ({ id }) => String(id), [
  {
    id: 1,
    configuration: JSON.stringify({
      questions: plantedQuestions,
      texts: { nl: calculatorInDutch, en: calculatorInEnglish },
    }),
  },
])

export const priceBookSeed = seedOf('price_books', ({ valid_from }) => valid_from, [
  { valid_from: isoDate(firstBook.valid_from), book: JSON.stringify(firstBook) },
])

/** The cards of the home screens, in the order they stand. */
export const serviceSeed = seedOf(
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

function card(slug: string, flow: FlowName | null, differences: Differences = {}) {
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

/** The domain's list in both languages; from here on the table is what the service goes by. */
export const countrySeed = seedOf('countries', ({ code }) => code, [
  ...countryCodes.map((code) => {
    const ownNationality = nationalityCodes.includes(code)
    return {
      code,
      priority: priorityOf(code),
      name_nl: nl.countries[code].name,
      name_en: en.countries[code].name,
      nationality_nl: ownNationality ? nl.countries[code].nationality : null,
      nationality_en: ownNationality ? en.countries[code].nationality : null,
      inhabited: isInhabited(code),
      risk_level: riskOf(code),
    }
  }),
  {
    code: statelessCode,
    priority: 0,
    name_nl: null,
    name_en: null,
    nationality_nl: nl.stateless,
    nationality_en: en.stateless,
    inhabited: false,
    risk_level: 'low',
  },
])

// First contents of the tables: one file per table, planted once, never over what people changed.

/** In an order that foreign keys allow. */
const seeds: readonly Seed[] = [
  serviceSeed,
  priceBookSeed,
  calculatorSeed,
  ...storySeeds,
  legalCheckupTypes,
  countrySeed,
  notaries,
  productTypes,
  upsellPackageTypes,
  upsellPackageTypeProducts,
  partnerOffers,
  lawyers,
  partnerConsents,
]

/** Plants every seed row that was never planted before. */
export function seed(database: Database): Promise<void> {
  return plant(database, seeds)
}
