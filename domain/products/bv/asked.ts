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
import { companyPapers } from './papers.ts'
import { bvChapters, companyStep, shareholdersStep } from './steps.ts'

/** A private limited company that is founded in one language or the other; only the words that are shared differ. */
const bv = (name: FlowName, shared: SharedLanguage): Product => ({
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
  blockers: [],
  judge: () => [],
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

/** In whose language a founder must be at home. */
export const inDutch: SharedLanguage = {
  spoken: 'dutch_proficient',
  otherwise: 'english_proficient',
  blocker: 'language_nl',
  transfers_to: 'english-bv',
}

export const inEnglish: SharedLanguage = {
  spoken: 'english_proficient',
  otherwise: 'dutch_proficient',
  blocker: 'language_en',
  transfers_to: 'dutch-bv',
}

/** What a private limited company asks, as long as nobody judges what is answered. */
export const dutchBvAsked = bv('dutch-bv', inDutch)
export const englishBvAsked = bv('english-bv', inEnglish)
