import type { DocumentReview } from '../papers/index.ts'
import type { DutchDate } from '../values/index.ts'
import type { OfficeCalendar } from './clock.ts'
import { type CaseEvent, type CaseState, type Move, moves, stateAfter } from './state.ts'

/** Who works on a case. A clerk is a notary of the same office; an admin sees no case at all. */
export const caseRoles = ['customer', 'notary', 'support', 'admin'] as const
export type CaseRole = (typeof caseRoles)[number]

/** Everything about a case on which it hangs what can be done. */
export type CaseFacts = {
  readonly state: CaseState
  /** What the founder and those beside them still have to do, by the names of the tasks. */
  readonly openTasks: readonly string[]
  /** People whose answers are not all there: they fill in their own part, or whoever ordered took it in hand again. */
  readonly unfinishedPeople: readonly string[]
  /** The newest version of each document that was sent in. */
  readonly documents: readonly { readonly id: string; readonly review: DocumentReview }[]
  /** Answers with a flag that nobody closed. */
  readonly openFlags: readonly string[]
  /** Questions to the founder without an answer. */
  readonly openQuestions: readonly string[]
  /** Changes of answers that the office has not taken over yet. */
  readonly openChanges: readonly string[]
  readonly clientCheck: ClientCheckState
  /** Places in the deed that the office fills in and has not. */
  readonly openBlanks: readonly string[]
  /** The final deed that was sent round; null while there is none. */
  readonly concept: { readonly hash: string } | null
  /** Everyone who must agree with the final deed, with the version they agreed with. */
  readonly signers: readonly { readonly id: string; readonly approved: string | null }[]
  readonly appointment: 'none' | 'agreed' | 'held'
  readonly signedDeed: boolean
  readonly kvkNumber: boolean
  readonly kvkExtract: boolean
  /** Of every holding that is founded along, by whose it is: it has a deed, a number and an extract of its own. */
  readonly holdings: readonly (RegisteredFacts & { readonly id: string })[]
}

/** What the last rungs bring for a company. */
type RegisteredFacts = { readonly signedDeed: boolean; readonly kvkNumber: boolean; readonly kvkExtract: boolean }

/** `awaits_second`: the risk is high and one person decided; somebody else must look at it too. */
export type ClientCheckState = 'open' | 'awaits_second' | 'closed'

/** What stands in the way: codes for which the screens have words, with what each is about where there are several. */
export const missingKinds = [
  'task',
  'participant',
  'document_unchecked',
  'document_rejected',
  'flag',
  'question',
  'change',
  'client_check',
  'second_pair_of_eyes',
  'blank',
  'concept',
  'approval',
  'appointment',
  'meeting',
  'signed_deed',
  'kvk_number',
  'kvk_extract',
  'slot',
  'move_price',
] as const
export type MissingKind = (typeof missingKinds)[number]
export type MissingThing = { readonly kind: MissingKind; readonly id?: string | undefined }

const each = (kind: MissingKind, ids: readonly string[]): MissingThing[] => ids.map((id) => ({ kind, id }))
export const missingUnless = (there: boolean, kind: MissingKind): MissingThing[] => (there ? [] : [{ kind }])

export type Precondition = (facts: CaseFacts) => readonly MissingThing[]

const tasksDone: Precondition = ({ openTasks }) => each('task', openTasks)
const peopleDone: Precondition = ({ unfinishedPeople }) => each('participant', unfinishedPeople)
export const documentsAccepted: Precondition = ({ documents }) =>
  documents.flatMap(({ id, review }) => (review === 'accepted' ? [] : [{ kind: `document_${review}` as const, id }]))
const documentsNotRejected: Precondition = ({ documents }) =>
  each(
    'document_rejected',
    documents.filter(({ review }) => review === 'rejected').map(({ id }) => id),
  )
const flagsClosed: Precondition = ({ openFlags }) => each('flag', openFlags)
const questionsAnswered: Precondition = ({ openQuestions }) => each('question', openQuestions)
/** Who is asked nothing has nothing to answer. */
const somethingAsked: Precondition = ({ openQuestions }) => missingUnless(openQuestions.length > 0, 'question')
const changesTaken: Precondition = ({ openChanges }) => each('change', openChanges)
export const clientChecked: Precondition = ({ clientCheck }) =>
  clientCheck === 'closed' ? [] : [{ kind: clientCheck === 'open' ? 'client_check' : 'second_pair_of_eyes' }]
const blanksFilled: Precondition = ({ openBlanks }) => each('blank', openBlanks)
const conceptThere: Precondition = ({ concept }) => missingUnless(concept !== null, 'concept')
const conceptApproved: Precondition = ({ concept, signers }) =>
  concept === null
    ? [{ kind: 'concept' }]
    : each(
        'approval',
        signers.filter(({ approved }) => approved !== concept.hash).map(({ id }) => id),
      )
const meetingHeld: Precondition = ({ appointment }) =>
  appointment === 'held' ? [] : [{ kind: appointment === 'agreed' ? 'meeting' : 'appointment' }]
/** Of the company itself, and of each holding that is founded along. */
const ofEach =
  (fact: keyof RegisteredFacts, kind: MissingKind): Precondition =>
  ({ holdings, ...company }) => [
    ...missingUnless(company[fact], kind),
    ...each(
      kind,
      holdings.filter((holding) => !holding[fact]).map(({ id }) => id),
    ),
  ]
const deedSigned = ofEach('signedDeed', 'signed_deed')
const numbered = ofEach('kvkNumber', 'kvk_number')
const extracted = ofEach('kvkExtract', 'kvk_extract')

/** For every move, who may make it and what must be in order first. */
const rules: Readonly<Record<Move, { readonly by: readonly CaseRole[]; readonly needs: readonly Precondition[] }>> = {
  submit: { by: ['customer'], needs: [tasksDone, peopleDone, documentsNotRejected] },
  check_documents: { by: ['notary', 'support'], needs: [] },
  upload_fca: { by: ['notary', 'support'], needs: [documentsAccepted, flagsClosed, clientChecked] },
  send_concept: { by: ['notary', 'support'], needs: [blanksFilled, changesTaken, flagsClosed] },
  approve_concept: { by: ['customer'], needs: [conceptThere] },
  schedule_meeting: { by: ['notary', 'support'], needs: [conceptApproved, changesTaken, flagsClosed] },
  execute_deed: { by: ['notary', 'support'], needs: [meetingHeld, conceptApproved, changesTaken, flagsClosed] },
  extract_kvk: { by: ['notary', 'support'], needs: [deedSigned] },
  complete: { by: ['notary', 'support'], needs: [deedSigned, numbered, extracted] },
  ask: { by: ['notary', 'support'], needs: [somethingAsked] },
  answer: { by: ['customer'], needs: [questionsAnswered] },
  hold: { by: ['notary', 'support'], needs: [] },
  lift: { by: ['notary', 'support'], needs: [] },
  revert: { by: ['notary', 'support'], needs: [] },
  cancel: { by: ['notary', 'support'], needs: [] },
}

export const missingFor = (move: Move, facts: CaseFacts): readonly MissingThing[] =>
  rules[move].needs.flatMap((precondition) => precondition(facts))

export type Possibility = {
  readonly action: Move
  readonly possible: boolean
  readonly missing: readonly MissingThing[]
}

type OfficeMoment = { readonly on: DutchDate; readonly calendar: OfficeCalendar }

/** What somebody of a role can do with a case where it stands now, each with what is missing for it. */
export const possibilities = (
  role: CaseRole,
  facts: CaseFacts,
  { on, calendar }: OfficeMoment,
): readonly Possibility[] =>
  moves
    .filter((move) => rules[move].by.includes(role) && stateAfter(facts.state, { move, on }, calendar) !== null)
    .map((action) => {
      const missing = missingFor(action, facts)
      return { action, possible: missing.length === 0, missing }
    })

export type MoveOutcome =
  | { readonly kind: 'moved'; readonly state: CaseState }
  /** Not somebody of this role. */
  | { readonly kind: 'forbidden' }
  /** Not where the case stands: somebody else may have been first. */
  | { readonly kind: 'not_here' }
  | { readonly kind: 'missing'; readonly missing: readonly MissingThing[] }

/** Makes a move, or says why it cannot be made. The service itself asks in nobody's name: a hold that lifts itself, a term. */
export function tryMove(
  role: CaseRole | 'service',
  facts: CaseFacts,
  event: CaseEvent,
  calendar: OfficeCalendar,
): MoveOutcome {
  if (role !== 'service' && !rules[event.move].by.includes(role)) return { kind: 'forbidden' }
  const state = stateAfter(facts.state, event, calendar)
  if (state === null) return { kind: 'not_here' }
  const missing = missingFor(event.move, facts)
  return missing.length > 0 ? { kind: 'missing', missing } : { kind: 'moved', state }
}
