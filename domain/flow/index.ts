/** The questionnaire engine: what applies, where someone stands, what is missing and what is in the way. It knows no product. */

export { advance } from './advance.ts'
export { type AskedQuestion, draftQuestions } from './asked-questions.ts'
export { blockersIn, possibleBlockers } from './blockers.ts'
export { castOf, divisionOf, mayGo } from './cast.ts'
export { acceptProgress, blockers, complete, furthestStep } from './complete.ts'
export type { FieldView, FlowView, PersonView, SectionView, StepView } from './flow-view.ts'
export { participantFlow } from './participant.ts'
export {
  billingStep,
  checkoutStep,
  clampProgress,
  type FlowEvent,
  type FlowPlace,
  finalStep,
  flowPlaceOf,
  holdingUpsellNumber,
  type Progress,
  progressOnLoad,
  startProgress,
} from './progress.ts'
export { presetsOf, startAnswers } from './start.ts'
export { relevant, whatCounts } from './survey.ts'
export { type Unconfirmed, unconfirmed } from './unconfirmed.ts'
export { viewFlow } from './view.ts'
