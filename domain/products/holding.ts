import { type Chapter, type Product, type Step, standardDocuments } from '../blueprint/index.ts'
import { blockersIn } from '../flow/index.ts'
import { questions } from '../questions/index.ts'
import { dgaStep, extraServicesStep, membershipStep, previewStep, shareDistributionStep } from './bv/arrangements.ts'
import { soleFounderBlockers } from './bv/blockers.ts'
import { companyPapers } from './bv/papers.ts'
import { contactSection } from './bv/steps.ts'
import { type FlowName, flows } from './flows.ts'
import {
  idSection,
  languageRows,
  nameRows,
  personalSection,
  proprietorshipRows,
  reachedAt,
  type SharedLanguage,
} from './person-sections.ts'

/**
 * Step 0: all that a holding needs, on three screens. What it does is the same for every holding and stands in the articles;
 * the seat, the address and the first financial year differ, and no deed goes without them.
 */
export const holdingCompanyStep: Step = {
  kind: 'company',
  name: 'company',
  sections: [
    {
      name: 'general',
      company: ['company_name', 'financial_year_end', 'incorporation_speed'],
    },
    contactSection,
    {
      name: 'subsidiary',
      company: ['above_existing_company', 'subsidiary_kvk', 'subsidiary_name', 'transfer_shares_along'],
    },
  ],
}

/** Step 1: the one person whose holding it is. */
export const founderStep = (shared: SharedLanguage): Step => ({
  kind: 'shareholders',
  name: 'shareholders',
  sections: [
    { name: 'basic', person: [...nameRows, reachedAt, ...languageRows(shared)] },
    personalSection,
    idSection,
    { name: 'other', person: ['become_director', ...proprietorshipRows, 'pep'] },
  ],
})

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
  questions,
  steps: [holdingCompanyStep, founderStep(shared), sharesStep, membershipStep, dgaStep, servicesStep, previewStep],
  chapters,
  people: { least: 1, most: 1 },
  divides: { total: 'number_of_shares' },
  presets: { number_of_shares: 100, value_of_shares: 1, upsell_package: 'starter_yearly' },
  asked_later: ['criminal_record_status'],
  blockers: soleFounderBlockers(shared),
  judge: blockersIn,
  templates: 'holding',
  documents: standardDocuments,
  extra_documents: companyPapers,
  ownership: 'shares',
  papers: [],
  least_shares: 100,
  mandatory_director: true,
  unique_roles: false,
  copies_country: false,
  transfers_to: shared.transfers_to,
})

/** A personal holding, founded in Dutch. */
export const holding: Product = holdingIn('holding', {
  spoken: 'dutch_proficient',
  otherwise: 'english_proficient',
  blocker: 'language_nl',
  transfers_to: 'incorporate-holding',
})

/** A personal holding, founded in English: the deed is Dutch, with its translation beside it. */
export const incorporateHolding: Product = holdingIn('incorporate-holding', {
  spoken: 'english_proficient',
  otherwise: 'dutch_proficient',
  blocker: 'language_en',
  transfers_to: 'holding',
})
