import { type BlockerRule, type Product, type Step, standardDocuments } from '../blueprint/index.ts'
import { all, eq, no, not, oneOf, someShareholder, yes } from '../conditions/index.ts'
import { blockersIn } from '../flow/index.ts'
import { isContribution, questions } from '../questions/index.ts'
import {
  dgaStep,
  extraServicesStep,
  holdingUpsellStep,
  membershipStep,
  previewStep,
  shareDistributionAndSigningStep,
  shareholdersAgreementPaper,
} from './bv/arrangements.ts'
import { foundersBlockers } from './bv/blockers.ts'
import { companyPapers } from './bv/papers.ts'
import { bvChapters, contactSection, registerSections, withOwnQuestions } from './bv/steps.ts'
import { goBackOffer, noAccountant, noDutch, remark, stopping, when, whenFound } from './common-blockers.ts'
import { flows } from './flows.ts'

const isSale = eq('main.type_of_conversion', 'asset_liability')

/** Step 0: the business there is, the company it becomes, and how the one passes into the other. */
export const conversionCompanyStep: Step = {
  kind: 'company',
  name: 'company',
  sections: [
    { name: 'business', company: ['converted_from', 'kvk', 'trade_name', 'real_estate', 'real_estate_details'] },
    {
      name: 'general',
      company: ['company_name', 'industry', 'caregiver', 'big_registration', 'activities'],
    },
    contactSection,
    ...registerSections,
    {
      name: 'method',
      company: ['type_of_conversion', 'holding_structure', 'accountant', 'free_intake'],
    },
    {
      name: 'terms',
      visible: oneOf('main.type_of_conversion', 'asset_liability', 'tax_free_transfer', 'transfer_subject_to_tax'),
      company: [
        'transfer_moment',
        'transfer_date',
        { fields: ['added_value'], when: isContribution },
        'contribution_credit',
        'price_owed',
        'loan_years',
      ],
    },
  ],
}

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
    offers: [goBackOffer],
  },
  { ...remark, code: 'year_end', field: 'main.type_of_conversion', test: whenFound('year_end') },
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

/** A sole proprietorship or a partnership that goes on as a private limited company. */
export const omzetting: Product = {
  name: 'omzetting',
  language: flows.omzetting.language,
  wording: 'conversion',
  legal_form: 'bv',
  questions,
  steps: [
    conversionCompanyStep,
    // The business they have is the one that is converted: nobody is asked about another.
    withOwnQuestions({ language: ['dutch_proficient'], other: [] }),
    {
      ...holdingUpsellStep,
      // Whoever said that there is to be no holding, is not asked again.
      visible: all(holdingUpsellStep.visible, not(no('main.holding_structure'))),
    },
    shareDistributionAndSigningStep,
    membershipStep,
    dgaStep,
    extraServicesStep,
    previewStep,
  ],
  chapters: bvChapters,
  people: { least: 1, most: 4 },
  divides: { total: 'number_of_shares' },
  presets: { upsell_package: 'starter_yearly' },
  asked_later: ['criminal_record_status'],
  blockers: conversionBlockers,
  judge: blockersIn,
  templates: 'conversion',
  documents: standardDocuments,
  extra_documents: [
    { name: 'asset_agreement', when: isSale },
    // The seller directs the buyer, so those who hold its shares decide (art. 2:239 lid 6 BW).
    { name: 'conflict_resolution', when: isSale },
    { name: 'loan', when: all(isSale, yes('main.price_owed')) },
    { name: 'intent', when: isContribution },
    { name: 'description', when: isContribution, of_holdings: 'owners' },
    { name: 'contribution', when: isContribution, of_holdings: 'owners' },
    { name: 'contribution_poa', when: isContribution, of_holdings: 'owners' },
    ...companyPapers,
    shareholdersAgreementPaper,
  ],
  ownership: 'shares',
  papers: ['opening_balance', 'accountant', 'contribution_description'],
  least_shares: 1,
  mandatory_director: true,
  unique_roles: false,
  copies_country: true,
  transfers_to: null,
}
