import type { BlockerRule } from '../../blueprint/index.ts'
import { all, eq, no, yes } from '../../conditions/index.ts'
import {
  bankruptcy,
  blacklistCountry,
  contactOffer,
  everyoneComplete,
  firstBankrupt,
  foreignEntity,
  foundationShareholder,
  fromAbroad,
  goBackOffer,
  licenceNumber,
  minor,
  otherServicesOffer,
  pep,
  remark,
  sameBsn,
  sameEmail,
  shareSum,
  stopping,
  when,
  whenFound,
  withoutMembership,
} from '../common-blockers.ts'
import type { SharedLanguage } from '../person-sections.ts'

/** A company as shareholder: from here, and no foundation. */
const companyAdmission: readonly BlockerRule[] = [
  foreignEntity,
  foundationShareholder('company_name'),
  foundationShareholder('holding_name'),
  minor('representative_birthdate'),
  blacklistCountry('company_country'),
]

/** Who can be a shareholder in person. */
const personAdmission: readonly BlockerRule[] = [
  minor('birthdate'),
  blacklistCountry('residence_country'),
  ...fromAbroad,
  licenceNumber,
  pep,
]

/** A sole proprietorship beside the company, or brought into it. */
const proprietorship: readonly BlockerRule[] = [
  {
    ...stopping,
    code: 'proprietorship_transfer',
    field: 'shareholder.proprietorship_action',
    test: when(eq('shareholder.proprietorship_action', 'transfer')),
    offers: [{ action: 'open_flow', target: 'omzetting' }, goBackOffer, contactOffer],
  },
  {
    ...remark,
    code: 'proprietorship_keep',
    field: 'shareholder.proprietorship_action',
    test: when(eq('shareholder.proprietorship_action', 'keep')),
  },
  {
    ...remark,
    code: 'proprietorship_close',
    field: 'shareholder.proprietorship_action',
    test: when(eq('shareholder.proprietorship_action', 'close')),
  },
]

/** Everyone must understand the deed (art. 42 Wna). */
const language = ({ spoken, otherwise, blocker, transfers_to }: SharedLanguage): readonly BlockerRule[] => [
  {
    ...stopping,
    code: blocker,
    field: `shareholder.${otherwise}`,
    test: when(all(no(`shareholder.${spoken}`), yes(`shareholder.${otherwise}`))),
    offers: [{ action: 'switch_flow', target: transfers_to }, goBackOffer],
  },
  {
    ...stopping,
    code: 'language_none',
    field: `shareholder.${otherwise}`,
    test: when(all(no(`shareholder.${spoken}`), no(`shareholder.${otherwise}`))),
    offers: [contactOffer, goBackOffer],
  },
]

/** The shareholders as a group, judged when their step is done. */
const together: readonly BlockerRule[] = [
  {
    ...stopping,
    code: 'no_director',
    field: 'shareholder.become_director',
    test: whenFound('no_director'),
    judged: 'when_leaving_step',
    offers: [goBackOffer],
  },
  everyoneComplete,
]

const tooMuch = { ...stopping, code: 'capital_max', offers: [goBackOffer, contactOffer] } as const
const much = { ...stopping, code: 'capital_warning', shows: 'banner', offers: [contactOffer] } as const

const capital: readonly BlockerRule[] = [
  { ...tooMuch, field: 'main.value_of_shares', test: whenFound('capital_max') },
  { ...much, field: 'main.value_of_shares', test: whenFound('capital_warning') },
  shareSum,
  {
    ...stopping,
    code: 'share_minimum',
    field: 'main.number_of_shares',
    test: whenFound('share_minimum'),
    shows: 'banner',
    offers: [],
  },
]

/** The same limits for a holding with a capital of its own. */
const capitalOfHolding: readonly BlockerRule[] = [
  { ...tooMuch, field: 'shareholder.holding_share_value', test: whenFound('holding_capital_max') },
  { ...much, field: 'shareholder.holding_share_value', test: whenFound('holding_capital_warning') },
]

const healthcare: BlockerRule = {
  ...remark,
  code: 'healthcare',
  field: 'main.caregiver',
  test: when(all(eq('main.industry', 'health'), yes('main.caregiver'))),
}

/** Only said: the shares pass by a deed of their own, once the holding is there. */
const sharesAlong: BlockerRule = {
  ...remark,
  code: 'shares_along',
  field: 'main.transfer_shares_along',
  test: when(yes('main.transfer_shares_along')),
  offers: [{ action: 'open_flow', target: 'transfer_of_shares' }, goBackOffer],
}

/** Several founders, each their own person with their own company. */
const apart: readonly BlockerRule[] = [
  sameBsn,
  sameEmail,
  {
    ...stopping,
    code: 'same_holding_name',
    field: 'shareholder.holding_name',
    test: whenFound('same_holding_name'),
    shows: 'banner',
    offers: [],
  },
]

/** What founders cannot be or do through this service, whatever they found. */
export const foundersBlockers: readonly BlockerRule[] = [
  ...companyAdmission,
  ...personAdmission,
  ...apart,
  ...together,
  ...capital,
  ...capitalOfHolding,
  bankruptcy,
  firstBankrupt,
  healthcare,
  withoutMembership,
]

/** The same with what is said about the language and about a business beside the company. */
export const bvBlockers = (shared: SharedLanguage): readonly BlockerRule[] => [
  ...proprietorship,
  ...language(shared),
  ...foundersBlockers,
]

/** The same again for a company of one person, who founds it in person. */
export const soleFounderBlockers = (shared: SharedLanguage): readonly BlockerRule[] => [
  ...personAdmission,
  ...proprietorship,
  ...language(shared),
  ...together,
  ...capital,
  sharesAlong,
  // Nobody else can stand there.
  { ...firstBankrupt, offers: [goBackOffer, contactOffer, otherServicesOffer] },
  withoutMembership,
]
