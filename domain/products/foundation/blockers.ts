import { yes } from '../../conditions/index.ts'
import type { BlockerRule } from '../../flow/index.ts'
import { contact, found, goBack, stopping, when } from '../blocking.ts'
import { blacklistCountry, everyoneComplete, minor, noDutch, pep, withoutMembership } from '../common-blockers.ts'

/** What keeps a foundation from being founded through this service. */
export const foundationBlockers: readonly BlockerRule[] = [
  {
    ...stopping,
    code: 'duplicate_role',
    field: 'shareholder.foundation_role',
    test: found('duplicate_role'),
    offers: [goBack],
  },
  {
    ...stopping,
    code: 'missing_role',
    field: 'shareholder.foundation_role',
    test: found('missing_role'),
    judged: 'when_leaving_step',
    offers: [goBack],
  },
  minor('birthdate'),
  blacklistCountry('residence_country'),
  noDutch,
  pep,
  everyoneComplete,
  withoutMembership,
]

/** What keeps a foundation from becoming a charity (art. 5b AWR, art. 1a UR AWR). */
export const charityBlockers: readonly BlockerRule[] = [
  {
    ...stopping,
    code: 'board_related',
    field: 'main.board_related',
    test: when(yes('main.board_related')),
    offers: [goBack, contact],
  },
  {
    ...stopping,
    code: 'board_control',
    field: 'main.board_decisive_control',
    test: when(yes('main.board_decisive_control')),
    offers: [goBack, contact],
  },
]
