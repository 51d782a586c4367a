import { all, eq, no, not, someShareholder, yes } from '../conditions/index.ts'
import { standardDocuments } from '../fields/index.ts'
import type { Product } from '../flow/index.ts'
import {
  dgaStep,
  extraServicesStep,
  holdingUpsellStep,
  membershipStep,
  previewStep,
  shareDistributionStep,
} from './bv/arrangements.ts'
import { bvChapters } from './bv/chapters.ts'
import { withLastQuestions } from './bv/shareholders.ts'
import { flows } from './flows.ts'
import { conversionBlockers } from './omzetting/blockers.ts'
import { companyStep, isContribution } from './omzetting/company.ts'

/** A sole proprietorship or a partnership that goes on as a private limited company. */
export const omzetting: Product = {
  name: 'omzetting',
  language: flows.omzetting.language,
  wording: 'conversion',
  legal_form: 'bv',
  steps: [
    companyStep,
    // The business they have is the one that is converted: nobody is asked about another.
    withLastQuestions(['dutch_proficient']),
    {
      ...holdingUpsellStep,
      // Whoever said that there is to be no holding, is not asked again.
      visible: all(someShareholder(yes('shareholder.is_natural_person')), not(no('main.holding_structure'))),
    },
    shareDistributionStep,
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
  templates: 'conversion',
  documents: standardDocuments,
  extra_documents: [
    { name: 'asset_agreement', when: eq('main.type_of_conversion', 'asset_liability') },
    { name: 'intent', when: isContribution },
    { name: 'description', when: isContribution, of_holdings: true },
    { name: 'contribution', when: isContribution, of_holdings: true },
  ],
  least_shares: 1,
  mandatory_director: true,
  unique_roles: false,
  copies_country: true,
  transfers_to: null,
}
