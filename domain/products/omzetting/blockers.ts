import { all, not, someShareholder, yes } from '../../conditions/index.ts'
import type { BlockerRule } from '../../flow/index.ts'
import { found, goBack, remark, stopping, when } from '../blocking.ts'
import { foundersBlockers } from '../bv/blockers.ts'
import { noAccountant, noDutch } from '../common-blockers.ts'
import { isContribution } from './company.ts'

/** What a business cannot be converted with, and what is said about the rest. */
export const conversionBlockers: readonly BlockerRule[] = [
  noAccountant,
  // Said once, when it is chosen; nothing waits for it.
  {
    ...stopping,
    stops: false,
    code: 'conversion_delay',
    field: 'main.type_of_conversion',
    test: when(isContribution),
    offers: [goBack],
  },
  { ...remark, code: 'year_end', field: 'main.type_of_conversion', test: found('year_end') },
  // It is counted in the price, so someone has to have it.
  {
    ...stopping,
    shows: 'banner',
    code: 'holding_missing',
    field: 'main.holding_structure',
    step: 'holding_upsell',
    test: when(all(yes('main.holding_structure'), not(someShareholder(yes('shareholder.holding'))))),
    offers: [],
  },
  ...foundersBlockers,
  noDutch,
]
