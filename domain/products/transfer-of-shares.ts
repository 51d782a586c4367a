import { standardDocuments } from '../fields/index.ts'
import type { Chapter, Product } from '../flow/index.ts'
import { previewStep } from './bv/arrangements.ts'
import { flows } from './flows.ts'
import { membershipAndNotaryStep } from './membership-and-notary.ts'
import { transferBlockers } from './transfer-of-shares/blockers.ts'
import { companyStep } from './transfer-of-shares/company.ts'
import { partiesStep } from './transfer-of-shares/parties.ts'
import { sharesStep } from './transfer-of-shares/shares.ts'

const chapters: readonly Chapter[] = [
  { name: 'company', parts: 1 },
  { name: 'shareholders', parts: 2 },
  { name: 'arrangements', parts: 1 },
  { name: 'preview', parts: 1 },
]

/** Shares of a company that exists, from one who holds them to one or more who buy them. */
export const transferOfShares: Product = {
  name: 'transfer_of_shares',
  language: flows.transfer_of_shares.language,
  wording: 'transfer',
  legal_form: 'bv',
  steps: [companyStep, partiesStep, sharesStep, membershipAndNotaryStep, previewStep],
  chapters,
  people: { least: 2, most: 4, parties: ['seller', 'buyer', 'buyer', 'buyer'] },
  // A holding cannot be founded along: whoever takes the shares is there already.
  narrowed: { 'shareholder.type': ['natural_person', 'existing_company'] },
  divides: { total: 'number_shares', among: 'buyer' },
  presets: { upsell_package: 'starter_yearly' },
  asked_later: ['criminal_record_status'],
  blockers: transferBlockers,
  templates: 'transfer',
  documents: standardDocuments,
  extra_documents: [{ name: 'resolution' }],
  least_shares: null,
  mandatory_director: false,
  unique_roles: false,
  copies_country: false,
  transfers_to: null,
}
