/** A change after paying: whether it can still be made, what it costs, and what it does to the dates. */

export { changedDates, stateAfterChange } from './change-dates.ts'
export {
  type ChangeRule,
  type ChangeSubject,
  changeRule,
  changeStage,
  changeSubjects,
  isPastChanging,
  paidChange,
} from './change-rule.ts'
