import type { Product } from '../flow/index.ts'
import {
  dgaStep,
  extraServicesStep,
  holdingUpsellStep,
  membershipStep,
  previewStep,
  shareDistributionStep,
} from './bv/arrangements.ts'
import { bvBlockers } from './bv/blockers.ts'
import { bvChapters } from './bv/chapters.ts'
import { companyStep } from './bv/company.ts'
import type { SharedLanguage } from './bv/language.ts'
import { shareholdersStep } from './bv/shareholders.ts'
import { flows } from './flows.ts'

const shared: SharedLanguage = {
  spoken: 'english_proficient',
  otherwise: 'dutch_proficient',
  blocker: 'language_en',
  transfers_to: 'dutch-bv',
}

/** A private limited company, founded in English: the deed is Dutch, with its translation beside it. */
export const englishBv: Product = {
  name: 'english-bv',
  language: flows['english-bv'].language,
  wording: 'bv',
  legal_form: 'bv',
  steps: [
    companyStep,
    shareholdersStep(shared),
    holdingUpsellStep,
    shareDistributionStep,
    membershipStep,
    dgaStep,
    extraServicesStep,
    previewStep,
  ],
  chapters: bvChapters,
  presets: { bv_type: 'standard', upsell_package: 'starter_yearly' },
  asked_later: ['criminal_record_status'],
  blockers: bvBlockers(shared),
  documents: [0, 1, 2, 3, 4],
  mandatory_director: true,
  unique_roles: false,
  copies_country: true,
  transfers_to: shared.transfers_to,
}
