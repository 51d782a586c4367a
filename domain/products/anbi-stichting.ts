import type { Product } from '../flow/index.ts'
import { charityBlockers } from './foundation/blockers.ts'
import { general, goal, manageRows } from './foundation/company.ts'
import { foundationAs } from './foundation/foundation.ts'

/** A foundation that wants to be recognised as a charity (ANBI): nobody decides alone, and the public can reach it. */
export const anbiStichting: Product = foundationAs('anbi_stichting_oprichten', {
  company: {
    kind: 'company',
    name: 'company',
    sections: [
      general,
      goal,
      { name: 'manage', company: [...manageRows, 'board_related', 'board_decisive_control'] },
      { name: 'other', company: ['financial_year_end', 'company_email', 'phone', 'website'] },
    ],
  },
  templates: 'anbi',
  blockers: charityBlockers,
})
