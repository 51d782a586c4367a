import { standardDocuments } from '../../fields/index.ts'
import type { Chapter, Product, Step } from '../../flow/index.ts'
import { dgaStep, extraServicesStep, membershipStep, previewStep, shareDistributionStep } from '../bv/arrangements.ts'
import { soleFounderBlockers } from '../bv/blockers.ts'
import type { SharedLanguage } from '../bv/language.ts'
import { type FlowName, flows } from '../flows.ts'
import { companyStep } from './company.ts'
import { founderStep } from './founder.ts'

/** Of one person nobody has to ask whose bankruptcy it was. */
const sharesStep: Step = {
  ...shareDistributionStep,
  sections: shareDistributionStep.sections.map((section) =>
    section.name === 'bankruptcy' ? { ...section, company: ['bankruptcy', 'bankruptcy_settled'] } : section,
  ),
}

/** The speed is chosen at the start here. */
const servicesStep: Step = {
  ...extraServicesStep,
  sections: extraServicesStep.sections.map((section) =>
    section.name === 'services'
      ? { ...section, company: ['upsell_package_type_product_ids', 'lead_approval'] }
      : section,
  ),
}

const chapters: readonly Chapter[] = [
  { name: 'company', parts: 1 },
  { name: 'shareholders', parts: 2 },
  { name: 'arrangements', parts: 3 },
  { name: 'preview', parts: 1 },
]

/** A private limited company of one person, which holds the shares of others. */
export const holdingIn = (name: FlowName, shared: SharedLanguage): Product => ({
  name,
  language: flows[name].language,
  wording: 'holding',
  legal_form: 'bv',
  steps: [companyStep, founderStep(shared), sharesStep, membershipStep, dgaStep, servicesStep, previewStep],
  chapters,
  people: { least: 1, most: 1 },
  divides: { total: 'number_of_shares' },
  presets: { number_of_shares: 100, value_of_shares: 1, upsell_package: 'starter_yearly' },
  asked_later: ['criminal_record_status'],
  blockers: soleFounderBlockers(shared),
  templates: 'holding',
  documents: standardDocuments,
  extra_documents: [],
  least_shares: 100,
  mandatory_director: true,
  unique_roles: false,
  copies_country: false,
  transfers_to: shared.transfers_to,
})
