import { cooperationSpec } from './cooperation/questions.ts'
import { employmentSpec } from './employment/questions.ts'
import { freelanceSpec } from './freelance/questions.ts'
import { generalTermsSpec } from './general-terms/questions.ts'
import { loanSpec } from './loan/questions.ts'
import { managementAgreementSpec } from './management-agreement/questions.ts'
import type { ContractName } from './names.ts'
import { ndaSpec } from './nda/questions.ts'
import { privacyStatementSpec } from './privacy-statement/questions.ts'
import { processingAgreementSpec } from './processing-agreement/questions.ts'
import { proofOfPaymentSpec } from './proof-of-payment/questions.ts'
import { rentalSpec } from './rental/questions.ts'
import { shareholdersResolutionSpec } from './shareholders-resolution/questions.ts'
import type { ContractSpec } from './spec.ts'

/** What is asked for each contract; its words come with `loadContract`. */
export const contractSpecs: Readonly<Record<ContractName, ContractSpec>> = {
  nda: ndaSpec,
  general_terms: generalTermsSpec,
  privacy_statement: privacyStatementSpec,
  processing_agreement: processingAgreementSpec,
  employment: employmentSpec,
  freelance: freelanceSpec,
  management_agreement: managementAgreementSpec,
  cooperation: cooperationSpec,
  loan: loanSpec,
  rental: rentalSpec,
  shareholders_resolution: shareholdersResolutionSpec,
  proof_of_payment: proofOfPaymentSpec,
}
