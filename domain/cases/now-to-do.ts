import type { CaseStatus } from '../orders/index.ts'
import type { Risk } from './client-check.ts'
import type { Possibility } from './possible.ts'
import type { HoldReason, Move, Turn } from './state.ts'

/** What a line of the queue knows of a case. */
export type LineFacts = {
  readonly status: CaseStatus
  readonly turn: Turn
  readonly hold: HoldReason | null
  readonly open_flags: number
  readonly unchecked_documents: number
  readonly risk: Risk | null
  /** Somebody of the office has it on their name. */
  readonly handled: boolean
}

export const officeThings = [
  'take_up',
  'begin',
  'flags',
  'documents',
  'client_check',
  'second_look',
  'to_deed',
  'deed',
  'await_approval',
  'await_answer',
  'await_papers',
  'await_meeting',
  'signed_deed',
  'register',
  'on_hold',
  'nothing',
] as const

/** One thing that is to be done with a case, or that it waits for. */
export type OfficeThing =
  | { readonly kind: Exclude<(typeof officeThings)[number], 'flags' | 'documents' | 'on_hold'> }
  | { readonly kind: 'flags' | 'documents'; readonly count: number }
  | { readonly kind: 'on_hold'; readonly reason: HoldReason }

const counted = (kind: 'flags' | 'documents', count: number): readonly OfficeThing[] =>
  count > 0 ? [{ kind, count }] : []

/** High risk leaves this rung only after a second pair of eyes, so as long as it is here that is to be done. */
const ofClientCheck = (risk: Risk | null): readonly OfficeThing[] =>
  risk === null ? [{ kind: 'client_check' }] : risk === 'high' ? [{ kind: 'second_look' }] : []

/** What is now to be done with a case, as far as its line in the queue tells; never nothing at all. */
export function nowToDo(facts: LineFacts): readonly OfficeThing[] {
  const { status, turn, hold, open_flags, unchecked_documents, risk, handled } = facts
  const flags = counted('flags', open_flags)
  switch (status) {
    case 'submitted_mix':
      return [{ kind: handled ? 'begin' : 'take_up' }]
    case 'checking_documents':
    case 'legal_support_checking_documents': {
      const things = [...flags, ...counted('documents', unchecked_documents), ...ofClientCheck(risk)]
      return things.length > 0 ? things : [{ kind: 'to_deed' }]
    }
    case 'uploading_fca':
      return [...flags, { kind: turn === 'signers' ? 'await_approval' : 'deed' }]
    case 'scheduling_meeting':
      return [...flags, { kind: 'await_meeting' }]
    case 'executing_deed':
      return [{ kind: 'signed_deed' }]
    case 'extracting_kvk':
      return [{ kind: 'register' }]
    case 'extra_questions':
      return [{ kind: 'await_answer' }]
    case 'open_mix':
      return [{ kind: 'await_papers' }]
    case 'on_hold':
      return [{ kind: 'on_hold', reason: hold ?? 'other' }]
    default:
      return [{ kind: 'nothing' }]
  }
}

/** What brings a case further, in the order of the ladder. */
const forward = [
  'lift',
  'check_documents',
  'upload_fca',
  'send_concept',
  'schedule_meeting',
  'execute_deed',
  'extract_kvk',
  'complete',
] as const satisfies readonly Move[]
type Forward = Possibility & { readonly action: (typeof forward)[number] }

/** The one move that brings a case further from where it stands; null when somebody else acts first. */
export function forwardMove(possible: readonly Possibility[]): Forward | null {
  const found = forward.flatMap((move) => possible.filter((one): one is Forward => one.action === move))
  // Once the final deed went round, those who sign are next, and sending it anew is the exception.
  const meeting = found.find(({ action }) => action === 'schedule_meeting')
  return meeting && !meeting.missing.some(({ kind }) => kind === 'concept') ? meeting : (found[0] ?? null)
}
