import { eq, no, yes } from '../../conditions/index.ts'
import type { BlockerRule } from '../../flow/index.ts'
import {
  contact,
  everyoneComplete,
  found,
  goBack,
  otherServices,
  refused,
  remark,
  stopping,
  when,
} from '../blocking.ts'

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
  {
    ...stopping,
    code: 'minor',
    field: 'shareholder.birthdate',
    test: refused('under_age'),
    offers: [goBack, contact],
  },
  {
    ...stopping,
    code: 'blacklist_country',
    field: 'shareholder.residence_country',
    test: refused('country_not_served'),
    offers: [goBack, contact],
  },
  {
    ...stopping,
    code: 'language_none',
    field: 'shareholder.dutch_proficient',
    test: when(no('shareholder.dutch_proficient')),
    offers: [contact, goBack],
  },
  {
    ...stopping,
    code: 'pep',
    field: 'shareholder.pep',
    test: when(yes('shareholder.pep')),
    offers: [contact, otherServices, goBack],
  },
  everyoneComplete,
  {
    ...remark,
    code: 'membership_none',
    field: 'main.upsell_package',
    test: when(eq('main.upsell_package', 'none')),
  },
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
