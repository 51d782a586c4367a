/** The price calculator: questions as data, the way through them, and the product that fits. It knows no price. */
export { type CalculatorAnswers, type CalculatorMain, participants, startCalculation } from './answers.ts'
export { type Blank, blanksOf, fieldNamed, isOfPeople, peopleIn } from './asked.ts'
export { carriedOver, countedAnswers } from './carry-over.ts'
export { type Complaint, complaintsAbout } from './complaints.ts'
export { faultsIn, type GraphFault, graphFaults } from './faults.ts'
export { productFor } from './outcome.ts'
export {
  type AskedField,
  defaultOrigin,
  type Graph,
  holdingOrigin,
  type Outcome,
  outcomes,
  type Question,
  type Transition,
} from './question.ts'
export { type PlantedQuestion, plantedQuestions } from './questions.ts'
export { type Given, givenFor, reopen, reply } from './reply.ts'
export { followAnswers, restoreCalculation } from './restore.ts'
export { type CalculatorRule, calculatorRules } from './rule-names.ts'
export { withoutSwitchedOff } from './switched-off.ts'
export { next, questionNamed, wayThrough } from './walk.ts'
