/** The way of a case from paid to a company that exists: where it stands, who acts, by when, and what is missing. */
export { calendarFile } from './calendar-file.ts'
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
export {
  type Box as ChartBox,
  type ChartLayout,
  type Direction as ChartDirection,
  layoutOf,
  linesOf,
} from './chart-layout.ts'
export { chartOf, chartTarget } from './chart-of-answers.ts'
export {
  type ClientCheck,
  checkState,
  identityMeans,
  leastRisk,
  openParts,
  type Risk,
  risks,
} from './client-check.ts'
export { clientCheckDocument } from './client-check-document.ts'
export { type ChartDrawing, clientCheckDrawing } from './client-check-drawing.ts'
export { type OfficeCalendar, termedStatuses, usualCalendar, usualTerms } from './clock.ts'
export { firstThings, firstWeeks, toPayUp } from './first-weeks.ts'
export { type RecordedAction, recordedActions } from './history.ts'
export { type NextStep, nextStep } from './next-step.ts'
export { forwardMove, nowToDo, type OfficeThing } from './now-to-do.ts'
export {
  type CaseTask,
  expiredOn,
  newestPapers,
  openTasks,
  type Paper,
  type PaperKind,
  paperKinds,
  papersNeeded,
  type RejectReason,
  rejectReasons,
  sameNeed,
  tasksOf,
} from './papers.ts'
export {
  comesByLink,
  type LinkState,
  linkDays,
  linkStates,
  movesFor,
  nudgeForParticipant,
  ownPaperKinds,
  type ParticipantMove,
  type ParticipantState,
  participantMoves,
  participantState,
  participantStates,
  reminderDays,
  shownToCustomer,
} from './participants.ts'
export {
  attempt,
  type CaseFacts,
  type CaseRole,
  caseRoles,
  type DocumentReview,
  documentReviews,
  type MissingThing,
  missingKinds,
  possibilities,
} from './possible.ts'
export { provenBy } from './proven-fields.ts'
export { areDistinct, type PaperFact, readPaperFact } from './recording.ts'
export { nudgeFor } from './reminders.ts'
export { seeingParties, seenBy, waysOfSeeing } from './seen-by.ts'
export {
  consentIn,
  isEnough,
  type KnownService,
  knownServices,
  mayDecide,
  type ServiceContact,
  type SharedThing,
  serviceState,
  serviceStates,
  servicesAfterIncorporation,
  servicesOrdered,
  sharedFacts,
  sharedThings,
  sharesOf,
} from './services.ts'
export { likelySigningDay } from './signing-day.ts'
export {
  type ActingParty,
  type CaseEvent,
  type CaseState,
  type HoldReason,
  holdReasons,
  type Interrupted,
  type Move,
  moves,
  openedOn,
  parties,
  stateAfter,
  stateDue,
  type Turn,
  waitingOn,
} from './state.ts'
export { ownParts, type StructureChart, type UboTest, uboTest } from './structure.ts'
export { type TimelineStep, timelineOf } from './timeline.ts'
export {
  type ReviewStatus,
  reviewAfter,
  reviewPossibilities,
  reviewStatuses,
  type StaffReviewMove,
  staffReviewMoves,
} from './ubo-track.ts'
