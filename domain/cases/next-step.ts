import type { CaseStatus } from '../orders/index.ts'
import type { Turn } from './state.ts'

/** What a founder does next with a case, or what they wait for: one thing. */
export const nextSteps = [
  'send_again',
  'answer',
  'send',
  'submit',
  'wait_for_others',
  'approve',
  'choose_moment',
  'wait',
  'on_hold',
  'canceled',
  'finalized',
] as const
export type NextStep = (typeof nextSteps)[number]

export type FounderFacts = {
  readonly status: CaseStatus
  readonly turn: Turn
  /** Papers that were sent back and not sent anew. */
  readonly rejected: number
  /** What the office asked and the founder has neither answered nor changed. */
  readonly unanswered: number
  /** Papers that are not there yet; null where that is not known. */
  readonly open: number | null
  /** Those who fill in their own part, or send their own papers, and are not done; none where that is not known. */
  readonly others?: number
  /** A moment to sign was agreed. */
  readonly meeting: boolean
}

/** One thing, the first that holds the rest up. */
export function nextStep({ status, turn, rejected, unanswered, open, others = 0, meeting }: FounderFacts): NextStep {
  if (status === 'finalized' || status === 'canceled') return status
  if (rejected > 0) return 'send_again'
  if (status === 'extra_questions' || unanswered > 0) return 'answer'
  switch (status) {
    case 'on_hold':
      return 'on_hold'
    case 'open_mix':
      if (open !== 0) return 'send'
      return others > 0 ? 'wait_for_others' : 'submit'
    case 'uploading_fca':
      return turn === 'signers' ? 'approve' : 'wait'
    case 'scheduling_meeting':
      return meeting ? 'wait' : 'choose_moment'
    default:
      return 'wait'
  }
}
