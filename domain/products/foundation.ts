import type { BlockerRule, Chapter, Product, Section, Step } from '../blueprint/index.ts'
import { yes } from '../conditions/index.ts'
import { blockersIn } from '../flow/index.ts'
import { questions } from '../questions/index.ts'
import { membershipAndNotaryStep, previewStep } from './bv/arrangements.ts'
import {
  blacklistCountry,
  contactOffer,
  everyoneComplete,
  fromAbroad,
  goBackOffer,
  licenceNumber,
  minor,
  noDutch,
  pep,
  remark,
  sameBsn,
  sameEmail,
  stopping,
  when,
  whenFound,
  withoutMembership,
} from './common-blockers.ts'
import { type FlowName, flows } from './flows.ts'
import { idSection, nameRows, personalSection, reachedAt } from './person-sections.ts'

/** What keeps a foundation from being founded through this service. */
export const foundationBlockers: readonly BlockerRule[] = [
  {
    ...stopping,
    code: 'duplicate_role',
    field: 'shareholder.foundation_role',
    test: whenFound('duplicate_role'),
    offers: [goBackOffer],
  },
  {
    ...stopping,
    code: 'missing_role',
    field: 'shareholder.foundation_role',
    test: whenFound('missing_role'),
    judged: 'when_leaving_step',
    offers: [goBackOffer],
  },
  minor('birthdate'),
  blacklistCountry('residence_country'),
  ...fromAbroad,
  noDutch,
  pep,
  licenceNumber,
  sameBsn,
  sameEmail,
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
    offers: [goBackOffer, contactOffer],
  },
  {
    ...stopping,
    code: 'board_control',
    field: 'main.board_decisive_control',
    test: when(yes('main.board_decisive_control')),
    offers: [goBackOffer, contactOffer],
  },
  { ...remark, code: 'same_home', field: 'shareholder.address', test: whenFound('same_home') },
]

/** Step 0: what every foundation is asked, in sections that a charity adds to. */
export const general: Section = {
  name: 'general',
  company: ['company_name', 'headquarters', 'email', 'office_address', ['postal_code', 'place_of_business']],
}

const goalRows = ['activities', 'realizing_activities'] as const

export const goal: Section = { name: 'goal', company: goalRows }

export const manageRows = ['extra_shareholders', 'remaining_roles', 'term_managing', 'reappointed'] as const

/** Step 1: the founders, who are the first board; people only, each with a role. */
export const boardStep: Step = {
  kind: 'shareholders',
  name: 'shareholders',
  sections: [
    { name: 'basic', person: ['foundation_role', ...nameRows, 'filled_in_by', reachedAt] },
    personalSection,
    idSection,
    { name: 'other', person: ['dutch_proficient', 'pep'] },
  ],
}

const chapters: readonly Chapter[] = [
  { name: 'company', parts: 1 },
  { name: 'shareholders', parts: 1 },
  { name: 'arrangements', parts: 2 },
]

/** What makes one foundation different from another. */
interface FoundationSort {
  readonly company: Step
  readonly templates: Product['templates']
  readonly blockers?: readonly BlockerRule[]
  readonly extraDocuments?: Product['extra_documents']
}

/** A foundation with a board of three or four: a chair, a secretary, a treasurer and perhaps one more. */
export const foundationAs = (
  name: FlowName,
  { company, templates, blockers = [], extraDocuments = [] }: FoundationSort,
): Product => ({
  name,
  language: flows[name].language,
  wording: 'foundation',
  legal_form: 'foundation',
  questions,
  steps: [company, boardStep, membershipAndNotaryStep, previewStep],
  chapters,
  people: { least: 3, most: 4, joins: { p4: yes('main.extra_shareholders') } },
  presets: { upsell_package: 'starter_yearly' },
  asked_later: ['criminal_record_status'],
  blockers: [...blockers, ...foundationBlockers],
  judge: blockersIn,
  templates,
  // A foundation has no shares, so there is no register of who holds them (art. 2:285 BW).
  documents: ['deed', 'poa', 'declaration', 'letter'],
  extra_documents: extraDocuments,
  ownership: 'board',
  papers: [],
  least_shares: null,
  mandatory_director: false,
  unique_roles: true,
  copies_country: false,
  transfers_to: null,
  behind: 'foundations',
})

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

/** A foundation that wants to be recognised as a charity (ANBI): nobody decides alone, and the public can reach it. */
export const anbiStichting: Product = foundationAs('anbi_stichting_oprichten', {
  company: {
    kind: 'company',
    name: 'company',
    sections: [
      general,
      { ...goal, company: [...goalRows, 'charity_field', 'charity_field_too'] },
      { name: 'manage', company: [...manageRows, 'board_related', 'board_decisive_control'] },
      { name: 'other', company: ['financial_year_end', 'company_email', 'phone', 'website'] },
    ],
  },
  templates: 'anbi',
  blockers: charityBlockers,
  extraDocuments: [{ name: 'policy_outline' }],
})
