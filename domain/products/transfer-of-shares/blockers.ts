import { no } from '../../conditions/index.ts'
import type { BlockerRule } from '../../flow/index.ts'
import { contact, goBack, otherServices, stopping, when } from '../blocking.ts'
import {
  bankruptcy,
  everyoneComplete,
  firstBankrupt,
  foreignEntity,
  foundationShareholder,
  minor,
  noAccountant,
  noDutch,
  pep,
  shareSum,
  withoutMembership,
} from '../common-blockers.ts'

// A transfer that was not offered to the others first is void (art. 2:195 BW).
const notOfferedFirst: BlockerRule = {
  ...stopping,
  code: 'blocking_clause',
  field: 'shareholder.co_shareholders_waived',
  test: when(no('shareholder.co_shareholders_waived')),
  offers: [goBack, contact],
}

const livesAbroad: BlockerRule = {
  ...stopping,
  code: 'not_resident',
  field: 'shareholder.lives_in_netherlands',
  test: when(no('shareholder.lives_in_netherlands')),
  offers: [otherServices, contact, goBack],
}

/** What keeps shares from being transferred through this service. */
export const transferBlockers: readonly BlockerRule[] = [
  noAccountant,
  notOfferedFirst,
  foreignEntity,
  foundationShareholder('company_name'),
  minor('birthdate'),
  minor('representative_birthdate'),
  livesAbroad,
  noDutch,
  pep,
  everyoneComplete,
  shareSum,
  bankruptcy,
  firstBankrupt,
  withoutMembership,
]
