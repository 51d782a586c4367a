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
  toShareholders,
  when,
} from '../blocking.ts'

/** What the notary cannot do without. */
const demands: readonly BlockerRule[] = [
  {
    ...stopping,
    code: 'no_accountant',
    field: 'main.accountant',
    test: when(eq('main.accountant', 'no')),
    offers: [otherServices, contact, goBack],
  },
  // A transfer that was not offered to the others first is void (art. 2:195 BW).
  {
    ...stopping,
    code: 'blocking_clause',
    field: 'shareholder.co_shareholders_waived',
    test: when(no('shareholder.co_shareholders_waived')),
    offers: [goBack, contact],
  },
]

/** Who can buy or sell through this service. */
const admission: readonly BlockerRule[] = [
  {
    ...stopping,
    code: 'foreign_entity',
    field: 'shareholder.incorporated_in_netherlands',
    test: when(no('shareholder.incorporated_in_netherlands')),
    offers: [goBack, contact],
  },
  {
    ...stopping,
    code: 'foundation_shareholder',
    field: 'shareholder.company_name',
    test: refused('foundation_not_allowed'),
    offers: [goBack, contact],
  },
  ...(['birthdate', 'representative_birthdate'] as const).map(
    (key): BlockerRule => ({
      ...stopping,
      code: 'minor',
      field: `shareholder.${key}`,
      test: refused('under_age'),
      offers: [goBack, contact],
    }),
  ),
  {
    ...stopping,
    code: 'not_resident',
    field: 'shareholder.lives_in_netherlands',
    test: when(no('shareholder.lives_in_netherlands')),
    offers: [otherServices, contact, goBack],
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
]

const shares: readonly BlockerRule[] = [
  {
    ...stopping,
    code: 'share_sum',
    field: 'shareholder.shares',
    test: found('share_sum'),
    shows: 'banner',
    offers: [],
  },
]

const bankruptcy: readonly BlockerRule[] = [
  {
    ...stopping,
    code: 'bankruptcy',
    field: 'main.bankruptcy_settled',
    test: found('bankruptcy'),
    offers: [{ action: 'remove_shareholder' }, toShareholders, contact],
  },
  // Without a seller and a buyer there is nothing to transfer: someone else has to stand there.
  {
    ...stopping,
    code: 'bankruptcy_first',
    field: 'main.bankruptcy_settled',
    test: found('bankruptcy_first'),
    offers: [toShareholders, contact],
  },
]

const remarks: readonly BlockerRule[] = [
  {
    ...remark,
    code: 'membership_none',
    field: 'main.upsell_package',
    test: when(eq('main.upsell_package', 'none')),
  },
]

/** What keeps shares from being transferred through this service. */
export const transferBlockers: readonly BlockerRule[] = [
  ...demands,
  ...admission,
  everyoneComplete,
  ...shares,
  ...bankruptcy,
  ...remarks,
]
