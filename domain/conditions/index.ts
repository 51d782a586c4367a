/** The one language in which the domain says when something applies: conditions as data, and whether they hold. */
export {
  all,
  answered,
  any,
  type Claiming,
  type ClaimOf,
  type Condition,
  eq,
  type FieldRef,
  no,
  not,
  oneOf,
  severalShareholders,
  shorter,
  someShareholder,
  yes,
} from './condition.ts'
export { type AnswerRow, type Facts, fieldsIn, holds, isAnswered, splitRef, valueAt } from './holds.ts'
