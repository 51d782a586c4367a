import type { Product } from '../../blueprint/index.ts'

/** What every new company has beside its deed: its own power for the register, and an agreement with who is paid by it. */
export const companyPapers: Product['extra_documents'] = [
  { name: 'company_power', of_holdings: true },
  { name: 'dga_agreement', of_holdings: true },
]
