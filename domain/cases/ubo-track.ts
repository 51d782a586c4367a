import {
  type CaseFacts,
  clientChecked,
  documentsAccepted,
  type MissingThing,
  missingUnless,
  type Precondition,
} from './possible.ts'

/** The registration of who is behind a company, which follows the incorporation within a week. */
export const reviewStatuses = [
  'waiting_for_incorporation',
  'waiting_for_data',
  'waiting_for_documents',
  'pending_review',
  'review_approved',
  'review_rejected',
  'review_cancelled',
  'completed',
] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** What people do with it. That the company is there, and that the case is stopped, it hears by itself. */
export const staffReviewMoves = [
  'data_complete',
  'documents_complete',
  'approve',
  'reject',
  'again',
  'register',
] as const
export type StaffReviewMove = (typeof staffReviewMoves)[number]

export const reviewMoves = ['incorporated', ...staffReviewMoves, 'cancel'] as const
export type ReviewMove = (typeof reviewMoves)[number]

export const firstReviewStatus: ReviewStatus = 'waiting_for_incorporation'

const way: Readonly<Partial<Record<ReviewStatus, Partial<Record<ReviewMove, ReviewStatus>>>>> = {
  waiting_for_incorporation: { incorporated: 'waiting_for_data' },
  waiting_for_data: { data_complete: 'waiting_for_documents' },
  waiting_for_documents: { documents_complete: 'pending_review' },
  pending_review: { approve: 'review_approved', reject: 'review_rejected' },
  review_rejected: { again: 'waiting_for_data' },
  review_approved: { register: 'completed' },
}

const isOver = (status: ReviewStatus): boolean => status === 'completed' || status === 'review_cancelled'

/** Where a move brings the registration; null when it cannot be made there. */
export const reviewAfter = (status: ReviewStatus, move: ReviewMove): ReviewStatus | null =>
  move === 'cancel' ? (isOver(status) ? null : 'review_cancelled') : (way[status]?.[move] ?? null)

const incorporated: Precondition = ({ kvkNumber }) => missingUnless(kvkNumber, 'kvk_number')

/** What must be known first: who they are stands in the client check, and that it is so in their papers. */
const needs: Readonly<Partial<Record<StaffReviewMove, readonly Precondition[]>>> = {
  data_complete: [clientChecked],
  documents_complete: [documentsAccepted],
  approve: [clientChecked, documentsAccepted],
  // Anything may have changed since it was approved.
  register: [incorporated, clientChecked, documentsAccepted],
}

export type ReviewPossibility = {
  readonly move: StaffReviewMove
  readonly possible: boolean
  readonly missing: readonly MissingThing[]
}

/** What can be done with the registration where it stands, each with what is missing for it. */
export const reviewPossibilities = (status: ReviewStatus, facts: CaseFacts): readonly ReviewPossibility[] =>
  staffReviewMoves
    .filter((move) => reviewAfter(status, move) !== null)
    .map((move) => {
      const missing = (needs[move] ?? []).flatMap((precondition) => precondition(facts))
      return { move, possible: missing.length === 0, missing }
    })
