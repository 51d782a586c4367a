/** The questionnaire engine: what applies, where someone stands, what is missing and what is in the way. It knows no product. */
export {
  type Blocker,
  type BlockerCode,
  type BlockerRule,
  type BlockerSurface,
  blockerCodes,
  type Offer,
  type OfferAction,
  offerActions,
} from './blocker.ts'
export { type FlowContext, type FlowFlags, standardFlags } from './context.ts'
export type {
  BackPlace,
  ChapterView,
  FieldView,
  FlowView,
  Missing,
  NextPlace,
  PersonState,
  PersonView,
  SectionView,
  StepState,
  StepView,
} from './flow-view.ts'
export {
  type ChapterName,
  chapterNames,
  type SectionName,
  type StepKind,
  type StepName,
  sectionNames,
  stepKinds,
  stepNames,
} from './names.ts'
export type { Chapter, MainKey, PersonKey, Product, Row, Section, Step } from './product.ts'
export {
  billingStep,
  checkoutStep,
  clampProgress,
  type FlowEvent,
  finalStep,
  holdingUpsellStep,
  type Progress,
  progressOnLoad,
  startProgress,
  stepperVisible,
} from './progress.ts'
