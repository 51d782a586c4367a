/** Contracts that a company makes: what is asked for each, and the text that follows, by the same machinery as the deed. */
export {
  askedQuestions,
  type CheckedContract,
  type ContractAnswers,
  checkContract,
  reusableAnswers,
} from './answers.ts'
export { evidenceArticle, type SignatureEvidence, withEvidence } from './evidence-page.ts'
export { contractHappenings, contractHistory } from './history.ts'
export { contractKinds } from './kinds.ts'
export { loadContract } from './load.ts'
export { type ContractName, contractNames } from './names.ts'
export { proposedSigners } from './proposed-signers.ts'
export { signaturesOnLines } from './signature-lines.ts'
export {
  eventOfSession,
  isReminderDue,
  remindableFrom,
  type SigningEvent,
  type SigningRefusal,
  type SigningSession,
  sessionStates,
  signatureStatuses,
  signersDue,
  signingAfter,
  signingEvents,
  signingLimits,
  statusAfterSession,
} from './signing.ts'
export type { ContractSpec } from './spec.ts'
export { contractSpecs } from './specs.ts'
export { type ContractMove, type ContractStatus, contractMoves, contractStatuses, movesOf } from './status.ts'
export { type ContractTemplate, composeContract } from './template.ts'
