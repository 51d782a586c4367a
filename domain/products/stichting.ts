import type { Product } from '../flow/index.ts'
import { general, goal, manageRows } from './foundation/company.ts'
import { foundationAs } from './foundation/foundation.ts'

/** A foundation. */
export const stichting: Product = foundationAs('stichting', {
  company: {
    kind: 'company',
    name: 'company',
    sections: [
      general,
      goal,
      { name: 'manage', company: manageRows },
      { name: 'other', company: ['financial_year_end'] },
    ],
  },
  templates: 'foundation',
})
