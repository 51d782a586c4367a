/** The contracts that a company can make with us. */
export const contractNames = [
  'nda',
  'general_terms',
  'privacy_statement',
  'processing_agreement',
  'employment',
  'freelance',
  'management_agreement',
  'cooperation',
  'loan',
  'rental',
  'shareholders_resolution',
  'proof_of_payment',
] as const

export type ContractName = (typeof contractNames)[number]
