/** What a product is made of, as data: its steps and their questions, who takes part, what may be in the way, and its documents. */

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
export { type FlowContext, standardFlags } from './context.ts'
export {
  type ChapterName,
  chapterNames,
  type Party,
  type PersonKey,
  type SectionName,
  type StepKind,
  type StepName,
  sectionNames,
  stepNames,
} from './names.ts'
export {
  type DocumentName,
  documentNames,
  type ExtraDocumentName,
  type StandardDocumentName,
  standardDocuments,
  type TemplateSetName,
  templateSets,
} from './papers.ts'
export { type PlannedField, type PlannedRow, type ProductPlan, productPlanOf } from './plan.ts'
export {
  type Cast,
  type Chapter,
  type Division,
  type FieldRow,
  type Judge,
  type Ownership,
  type Product,
  type Section,
  type Step,
  type Survey,
  type Wording,
  wordings,
} from './product.ts'
export { placeOfQuestion, placeOfSection, questionsAlong } from './section-place.ts'
