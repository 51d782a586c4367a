import type { Product } from '../blueprint/index.ts'
import { questions } from '../questions/index.ts'

/** A product with nothing in it but its steps, for tests of the engine. */
export const smallProduct: Omit<Product, 'steps'> = {
  questions,
  ...{ name: 'small', language: 'nl', wording: 'bv', legal_form: 'bv', chapters: [], presets: {}, asked_later: [] },
  blockers: [],
  judge: () => [],
  ...{ templates: 'bv', documents: [], extra_documents: [], ownership: 'shares', papers: [], least_shares: 1 },
  people: { least: 1, most: 4 },
  ...{ mandatory_director: false, unique_roles: false, copies_country: false, transfers_to: null },
}
