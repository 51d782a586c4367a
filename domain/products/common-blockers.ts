import type { BlockerRule, ComputedTest } from '../blueprint/index.ts'
import { eq, no, yes } from '../conditions/index.ts'
import type { IssueCode } from '../issues/index.ts'
import type { AnswerCondition } from '../questions/index.ts'

export const when = (condition: AnswerCondition) => ({ kind: 'condition', when: condition }) as const
export const whenIssue = (code: IssueCode) => ({ kind: 'issue', code }) as const
export const whenFound = (test: ComputedTest) => ({ kind: 'computed', test }) as const

/** A dialog that "next" waits for. */
export const stopping = { shows: 'dialog', stops: true, judged: 'at_once' } as const
/** A remark beside the question. */
export const remark = { shows: 'banner', stops: false, judged: 'at_once', offers: [] } as const

export const contactOffer = { action: 'contact' } as const
export const goBackOffer = { action: 'go_back' } as const
export const otherServicesOffer = { action: 'other_services' } as const
export const toShareholdersOffer = { action: 'to_shareholders' } as const

/** Nobody under 18, whether for themselves or for a company. */
export const minor = (key: 'birthdate' | 'representative_birthdate'): BlockerRule => ({
  ...stopping,
  code: 'minor',
  field: `shareholder.${key}`,
  test: whenIssue('under_age'),
  offers: [goBackOffer, contactOffer],
})

/** Countries for which the notary cannot do this. */
export const blacklistCountry = (key: 'residence_country' | 'company_country'): BlockerRule => ({
  ...stopping,
  code: 'blacklist_country',
  field: `shareholder.${key}`,
  test: whenIssue('country_not_served'),
  offers: [goBackOffer, contactOffer],
})

export const foundationShareholder = (key: 'company_name' | 'holding_name'): BlockerRule => ({
  ...stopping,
  code: 'foundation_shareholder',
  field: `shareholder.${key}`,
  test: whenIssue('foundation_not_allowed'),
  offers: [goBackOffer, contactOffer],
})

export const foreignEntity: BlockerRule = {
  ...stopping,
  code: 'foreign_entity',
  field: 'shareholder.incorporated_in_netherlands',
  test: when(no('shareholder.incorporated_in_netherlands')),
  offers: [goBackOffer, contactOffer],
}

export const pep: BlockerRule = {
  ...stopping,
  code: 'pep',
  field: 'shareholder.pep',
  test: when(yes('shareholder.pep')),
  offers: [goBackOffer, contactOffer, otherServicesOffer],
}

/** Where there is no flow in another language to go on with. */
export const noDutch: BlockerRule = {
  ...stopping,
  code: 'language_none',
  field: 'shareholder.dutch_proficient',
  test: when(no('shareholder.dutch_proficient')),
  offers: [contactOffer, goBackOffer],
}

export const noAccountant: BlockerRule = {
  ...stopping,
  code: 'no_accountant',
  field: 'main.accountant',
  test: when(eq('main.accountant', 'no')),
  offers: [goBackOffer, contactOffer, otherServicesOffer],
}

/** Judged when the step of those who take part is done: before that, nobody has had the chance. */
export const everyoneComplete: BlockerRule = {
  code: 'shareholders_incomplete',
  field: 'shareholder.active',
  step: 'shareholders',
  test: whenFound('shareholders_incomplete'),
  shows: 'toast',
  stops: true,
  judged: 'when_leaving_step',
  offers: [],
}

/** What two people cannot both have; said at either of them, at once. */
export const sameBsn: BlockerRule = {
  ...stopping,
  code: 'same_bsn',
  field: 'shareholder.bsn',
  test: whenFound('same_bsn'),
  shows: 'banner',
  offers: [],
}

/** It can be right, and often it is a slip. */
export const sameEmail: BlockerRule = {
  ...remark,
  code: 'same_email',
  field: 'shareholder.email',
  test: whenFound('same_email'),
}

export const licenceNumber: BlockerRule = {
  ...remark,
  code: 'licence_number',
  field: 'shareholder.document_number',
  test: whenFound('licence_number'),
}

/** Which way there is for who lives or comes from abroad; none of it stops anybody. */
export const fromAbroad: readonly BlockerRule[] = [
  {
    ...remark,
    code: 'abroad',
    field: 'shareholder.residence_country',
    test: whenFound('abroad'),
  },
  {
    ...remark,
    code: 'no_bsn',
    field: 'shareholder.bsn_not_present',
    test: when(yes('shareholder.bsn_not_present')),
  },
]

export const shareSum: BlockerRule = {
  ...stopping,
  code: 'share_sum',
  field: 'shareholder.shares',
  test: whenFound('share_sum'),
  shows: 'banner',
  offers: [],
}

export const bankruptcy: BlockerRule = {
  ...stopping,
  code: 'bankruptcy',
  field: 'main.bankruptcy_settled',
  test: whenFound('bankruptcy'),
  offers: [goBackOffer, { action: 'remove_shareholder' }, toShareholdersOffer, contactOffer],
}

/** Who cannot be left out is never removed: someone else has to stand there. */
export const firstBankrupt: BlockerRule = {
  ...stopping,
  code: 'bankruptcy_first',
  field: 'main.bankruptcy_settled',
  test: whenFound('bankruptcy_first'),
  offers: [goBackOffer, toShareholdersOffer, contactOffer],
}

export const withoutMembership: BlockerRule = {
  ...remark,
  code: 'membership_none',
  field: 'main.upsell_package',
  test: when(eq('main.upsell_package', 'none')),
}
