/** What is sent in to prove something: what is needed of whom, what is still to do, and which answers each shows. */

export { type AcceptedType, acceptedPaper } from './accepted.ts'
export {
  type CaseTask,
  type DocumentReview,
  documentReviews,
  expiredOn,
  newestPapers,
  openTasks,
  type Paper,
  type PaperKind,
  type PaperOfSomebody,
  paperKinds,
  papersNeeded,
  type RejectReason,
  rejectReasons,
  sameNeed,
  tasksOf,
} from './papers.ts'
export { provenBy } from './proven-fields.ts'
