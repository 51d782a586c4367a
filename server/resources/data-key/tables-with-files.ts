/** The tables whose rows name files, in the column `file`. */
export const tablesWithFiles = [
  'case_concepts',
  'contract_revisions',
  'contract_sessions',
  'invoices',
  'issued_documents',
  'membership_charges',
  'package_purchases',
  'pictures',
  'uploads',
] as const
