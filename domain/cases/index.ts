/** The way of a case from paid to a company that exists: where it stands, who acts, by when, and what is missing. */
export { calendarFile } from './calendar-file.ts'
export { type ClientCheck, checkState, identityMeans, leastRisk, openParts, type Risk, risks } from './client-check.ts'
export { clientCheckDocument } from './client-check-document.ts'
export { type ChartDrawing, clientCheckDrawing } from './client-check-drawing.ts'
export { dueFrom, type OfficeCalendar, termedStatuses, usualCalendar, usualTerms } from './clock.ts'
export { firstThings, firstWeeks, toPayUp } from './first-weeks.ts'
export { type RecordedAction, recordedActions } from './history.ts'
export { type NextStep, nextStep } from './next-step.ts'
export { forwardMove, nowToDo, type OfficeThing } from './now-to-do.ts'
export {
  type CaseFacts,
  type CaseRole,
  caseRoles,
  type MissingThing,
  missingKinds,
  possibilities,
  tryMove,
} from './possible.ts'
export { areDistinct, type PaperFact, readPaperFact } from './recording.ts'
export { nudgeFor } from './reminders.ts'
export { seeingParties, seenBy, waysOfSeeing } from './seen-by.ts'
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
export { expectedDays, type Milestone, milestones, type TimelineStep, timelineOf } from './timeline.ts'
export {
  type ReviewStatus,
  reviewAfter,
  reviewPossibilities,
  reviewStatuses,
  type StaffReviewMove,
  staffReviewMoves,
} from './ubo-track.ts'
export { shortestReason } from './unsealing.ts'
