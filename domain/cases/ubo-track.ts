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

export const reviewMoves = [
  'incorporated',
  'data_complete',
  'documents_complete',
  'approve',
  'reject',
  'again',
  'register',
  'cancel',
] as const
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
