import { type Product, standardDocuments } from '../../blueprint/index.ts'
import { bvQuestions } from '../../questions/index.ts'
import { type FlowName, flows } from '../flows.ts'
import type { SharedLanguage } from '../person-sections.ts'
import {
  dgaStep,
  extraServicesStep,
  holdingUpsellStep,
  membershipStep,
  previewStep,
  shareDistributionAndSigningStep,
  shareholdersAgreementPaper,
} from './arrangements.ts'
import { bvBlockers } from './blockers.ts'
import { companyPapers } from './papers.ts'
import { bvChapters, companyStep, shareholdersStep } from './steps.ts'

/** A private limited company that is founded in one language or the other; only the words that are shared differ. */
export const bv = (name: FlowName, shared: SharedLanguage): Product => ({
  name,
  language: flows[name].language,
  wording: 'bv',
  legal_form: 'bv',
  questions: bvQuestions,
  steps: [
    companyStep,
    shareholdersStep(shared),
    holdingUpsellStep,
    shareDistributionAndSigningStep,
    membershipStep,
    dgaStep,
    extraServicesStep,
    previewStep,
  ],
  chapters: bvChapters,
  presets: { bv_type: 'standard', upsell_package: 'starter_yearly' },
  asked_later: ['criminal_record_status'],
  blockers: bvBlockers(shared),
  templates: 'bv',
  documents: standardDocuments,
  extra_documents: [...companyPapers, shareholdersAgreementPaper],
  people: { least: 1, most: 4 },
  ownership: 'shares',
  papers: [],
  least_shares: 1,
  mandatory_director: true,
  unique_roles: false,
  copies_country: true,
  transfers_to: shared.transfers_to,
})

/** A private limited company, founded in Dutch. */
export const dutchBv: Product = bv('dutch-bv', {
  spoken: 'dutch_proficient',
  otherwise: 'english_proficient',
  blocker: 'language_nl',
  transfers_to: 'english-bv',
})

/** A private limited company, founded in English: the deed is Dutch, with its translation beside it. */
export const englishBv: Product = bv('english-bv', {
  spoken: 'english_proficient',
  otherwise: 'dutch_proficient',
  blocker: 'language_en',
  transfers_to: 'dutch-bv',
})
