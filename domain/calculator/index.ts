/** The price calculator: questions as data, the way through them, and the product that fits. It knows no price. */
export {
  askedFieldOf,
  blanksOf,
  type CalculatorAnswers,
  isOfPeople,
  productOutOf,
  type QuestionSlot,
  startCalculation,
} from './answers.ts'
export { carriedOver, countedAnswers } from './carry-over.ts'
export { type Complaint, complaintsAboutReplies } from './complaints.ts'
export { faultsIn } from './faults.ts'
export {
  type AskedField,
  type CalculatorRule,
  calculatorRules,
  defaultOrigin,
  type Graph,
  holdingOrigin,
  type Outcome,
  outcomes,
  type Question,
} from './question.ts'
export { type PlantedQuestion, plantedQuestions } from './questions.ts'
export { type GivenReply, givenFor, reopen, reply } from './reply.ts'
export { followAnswers, restoreCalculation } from './restore.ts'
export { nextQuestion, placeAmong, wayThrough, withoutSwitchedOff } from './walk.ts'
