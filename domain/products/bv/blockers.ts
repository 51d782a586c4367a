import { all, eq, no, yes } from '../../conditions/index.ts'
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
import type { SharedLanguage } from './language.ts'

/** A company as shareholder: from here, and no foundation. */
const companyAdmission: readonly BlockerRule[] = [
  {
    ...stopping,
    code: 'foreign_entity',
    field: 'shareholder.incorporated_in_netherlands',
    test: when(no('shareholder.incorporated_in_netherlands')),
    offers: [goBack, contact],
  },
  ...(['company_name', 'holding_name'] as const).map(
    (key): BlockerRule => ({
      ...stopping,
      code: 'foundation_shareholder',
      field: `shareholder.${key}`,
      test: refused('foundation_not_allowed'),
      offers: [goBack, contact],
    }),
  ),
  {
    ...stopping,
    code: 'minor',
    field: 'shareholder.representative_birthdate',
    test: refused('under_age'),
    offers: [goBack, contact],
  },
  {
    ...stopping,
    code: 'blacklist_country',
    field: 'shareholder.company_country',
    test: refused('country_not_served'),
    offers: [goBack, contact],
  },
]

/** Who can be a shareholder in person. */
const personAdmission: readonly BlockerRule[] = [
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
    code: 'pep',
    field: 'shareholder.pep',
    test: when(yes('shareholder.pep')),
    offers: [contact, otherServices, goBack],
  },
]

/** A sole proprietorship beside the company, or brought into it. */
const proprietorship: readonly BlockerRule[] = [
  {
    ...stopping,
    code: 'proprietorship_transfer',
    field: 'shareholder.proprietorship_action',
    test: when(eq('shareholder.proprietorship_action', 'transfer')),
    offers: [{ action: 'open_flow', target: 'omzetting' }, goBack],
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
    offers: [{ action: 'switch_flow', target: transfers_to }, goBack],
  },
  {
    ...stopping,
    code: 'language_none',
    field: `shareholder.${otherwise}`,
    test: when(all(no(`shareholder.${spoken}`), no(`shareholder.${otherwise}`))),
    offers: [contact, goBack],
  },
]

/** The shareholders as a group, judged when their step is done. */
const together: readonly BlockerRule[] = [
  {
    ...stopping,
    code: 'no_director',
    field: 'shareholder.become_director',
    test: found('no_director'),
    judged: 'when_leaving_step',
    offers: [goBack],
  },
  everyoneComplete,
]

const capital: readonly BlockerRule[] = [
  {
    ...stopping,
    code: 'capital_max',
    field: 'main.value_of_shares',
    test: found('capital_max'),
    offers: [goBack, contact],
  },
  {
    ...stopping,
    code: 'capital_warning',
    field: 'main.value_of_shares',
    test: found('capital_warning'),
    shows: 'banner',
    offers: [contact],
  },
  {
    ...stopping,
    code: 'share_sum',
    field: 'shareholder.shares',
    test: found('share_sum'),
    shows: 'banner',
    offers: [],
  },
  {
    ...stopping,
    code: 'share_minimum',
    field: 'main.number_of_shares',
    test: found('share_minimum'),
    shows: 'banner',
    offers: [],
  },
]

// The first one is never removed: someone else has to stand there.
const firstBankrupt: BlockerRule = {
  ...stopping,
  code: 'bankruptcy_first',
  field: 'main.bankruptcy_settled',
  test: found('bankruptcy_first'),
  offers: [toShareholders, contact],
}

const bankruptcy: BlockerRule = {
  ...stopping,
  code: 'bankruptcy',
  field: 'main.bankruptcy_settled',
  test: found('bankruptcy'),
  offers: [{ action: 'remove_shareholder' }, toShareholders, contact],
}

const healthcare: BlockerRule = {
  ...remark,
  code: 'healthcare',
  field: 'main.caregiver',
  test: when(all(eq('main.industry', 'health'), yes('main.caregiver'))),
}

const withoutMembership: BlockerRule = {
  ...remark,
  code: 'membership_none',
  field: 'main.upsell_package',
  test: when(eq('main.upsell_package', 'none')),
}

/** What founders cannot be or do through this service, whatever they found. */
export const foundersBlockers: readonly BlockerRule[] = [
  ...companyAdmission,
  ...personAdmission,
  ...together,
  ...capital,
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
  // Nobody else can stand there.
  { ...firstBankrupt, offers: [goBack, contact, otherServices] },
  withoutMembership,
]
