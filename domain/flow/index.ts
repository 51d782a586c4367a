/** The questionnaire engine: what applies, where someone stands, what is missing and what is in the way. It knows no product. */

export { advance } from './advance.ts'
export { type AskedQuestion, draftQuestions } from './asked-questions.ts'
export { asksCompany, isAskedBy } from './asks.ts'
export {
  type Blocker,
  type BlockerBlanks,
  type BlockerCode,
  type BlockerOffer,
  type BlockerRule,
  blockerCodes,
  type ComputedTest,
  type Missing,
  offerActions,
} from './blocker.ts'
export { blockersIn, possibleBlockers } from './blockers.ts'
export {
  type AssistantMarks,
  markedBy,
  stillMarked,
  type Unconfirmed,
  unconfirmed,
  whatStoodBefore,
  withoutMarks,
} from './by-assistant.ts'
export { castOf, divisionOf, mayGo } from './cast.ts'
export { acceptProgress, blockers, complete, furthestStep } from './complete.ts'
export type {
  FieldView,
  FlowView,
  PersonView,
  SectionView,
  StepView,
} from './flow-view.ts'
export type { PersonKey } from './names.ts'
export {
  chapterNames,
  type SectionName,
  type StepName,
  sectionNames,
  stepNames,
} from './names.ts'
export { participantFlow } from './participant.ts'
export type { Chapter, FieldRow, Ownership, Product, Section, Step } from './product.ts'
export { type FlowContext, standardFlags } from './product.ts'
export {
  billingStep,
  checkoutStep,
  clampProgress,
  type FlowEvent,
  finalStep,
  holdingUpsellNumber,
  type Progress,
  progressOnLoad,
  startProgress,
} from './progress.ts'
export { placeOfQuestion, placeOfSection, questionsAlong } from './section-place.ts'
export { presetsOf, startAnswers } from './start.ts'
export { relevant, whatCounts } from './survey.ts'
export { viewFlow } from './view.ts'
