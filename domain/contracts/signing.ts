/** How a signature of somebody stands. */
export const signatureStatuses = ['open', 'signed', 'declined'] as const
export type SignatureStatus = (typeof signatureStatuses)[number]

/** What is told of a contract that was sent round, to whoever made it and to their own systems. */
export const signingEvents = [
  'CONTRACT_SENT_FOR_SIGNING',
  'SIGNING_SESSION_COMPLETED',
  'SIGNING_SESSION_DECLINED',
  'SIGNING_SESSION_EXPIRED',
] as const
export type SigningEvent = (typeof signingEvents)[number]

export const sessionStates = ['open', 'completed', 'declined', 'expired', 'withdrawn'] as const
export type SessionState = (typeof sessionStates)[number]

/** How long a contract may lie open to be signed, in days, and by how many. */
export const signingLimits = { leastDays: 7, mostDays: 60, signers: 10, strokes: 60, points: 4000 } as const

/** A text that was sent round to be signed: in turns, in the order of the signers, or by all at once. */
export interface SigningSession<Id extends string = string> {
  readonly state: SessionState
  readonly in_turns: boolean
  readonly until: Date
  readonly signers: readonly { readonly id: Id; readonly state: SignatureStatus }[]
}

type Act<Id> =
  | { readonly kind: 'sign' | 'decline'; readonly signer: Id }
  /** Whoever sent it takes it back, or changes the text. */
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'expire' }

/** `over`: it ended before. `late`: its time is over. `already`: they signed. `not_your_turn`: somebody else is first. */
export type SigningRefusal = 'over' | 'late' | 'already' | 'not_your_turn' | 'too_early'

type SigningOutcome<Id extends string> =
  | { readonly kind: 'done'; readonly session: SigningSession<Id> }
  | { readonly kind: 'refused'; readonly why: SigningRefusal }

/** Whom it is up to now: nobody once it is over. */
export function signersDue<Id extends string>({ state, in_turns, signers }: SigningSession<Id>): readonly Id[] {
  if (state !== 'open') return []
  const open = signers.flatMap(({ id, state: own }) => (own === 'open' ? [id] : []))
  return in_turns ? open.slice(0, 1) : open
}

const refused = (why: SigningRefusal) => ({ kind: 'refused', why }) as const

/** One thing that happens to it, at a moment. Whoever is not a signer does nothing here. */
export function signingAfter<Id extends string>(
  session: SigningSession<Id>,
  act: Act<Id>,
  now: Date,
): SigningOutcome<Id> {
  const { state, signers, until } = session
  const isLate = now >= until
  if (act.kind === 'withdraw') return state === 'open' ? done(session, 'withdrawn') : refused('over')
  if (act.kind === 'expire') {
    if (state !== 'open') return refused('over')
    return isLate ? done(session, 'expired') : refused('too_early')
  }
  const own = signers.find(({ id }) => id === act.signer)
  if (own?.state === 'signed') return refused('already')
  if (own === undefined || own.state === 'declined' || state !== 'open') return refused('over')
  if (isLate) return refused('late')
  if (!signersDue(session).includes(act.signer)) return refused('not_your_turn')
  const said = act.kind === 'sign' ? 'signed' : 'declined'
  const after = signers.map((one) => (one.id === act.signer ? { ...one, state: said as SignatureStatus } : one))
  // One who does not want to is enough: a contract has no part of its parties.
  const next = said === 'declined' ? 'declined' : after.every((one) => one.state === 'signed') ? 'completed' : 'open'
  return done({ ...session, signers: after }, next)
}

const done = <Id extends string>(session: SigningSession<Id>, state: SessionState) =>
  ({ kind: 'done', session: { ...session, state } }) as const

/** What the contract becomes when a session ended so. */
export const statusAfterSession = {
  completed: 'active',
  declined: 'declined',
  expired: 'expired',
  withdrawn: 'approved',
} as const satisfies Record<Exclude<SessionState, 'open'>, string>

/** What is told of it; taking it back is nobody else's business. */
export const eventOfSession = {
  completed: 'SIGNING_SESSION_COMPLETED',
  declined: 'SIGNING_SESSION_DECLINED',
  expired: 'SIGNING_SESSION_EXPIRED',
} as const satisfies Partial<Record<SessionState, SigningEvent>>

/** Days of silence after which who is due is reminded, the last one shortly before the end. */
const remindAfter = [3, 7]
const day = 86_400_000

/** From when on whoever sent it may have somebody reminded: a day after the last mail about it. */
export const remindableFrom = (asked: { readonly invited_at: Date; readonly reminded_at: Date | null }): Date =>
  new Date((asked.reminded_at ?? asked.invited_at).getTime() + day)

/** Whether somebody who was invited then, and reminded so often since, should hear of it again. */
export function isReminderDue(
  { invited_at, reminders, until }: { readonly invited_at: Date; readonly reminders: number; readonly until: Date },
  now: Date,
): boolean {
  if (now >= until) return false
  const wait = remindAfter[reminders]
  const quiet = (now.getTime() - invited_at.getTime()) / day
  if (wait !== undefined && quiet >= wait) return true
  const isNearEnd = until.getTime() - now.getTime() <= 2 * day
  return reminders <= remindAfter.length && quiet >= 2 && isNearEnd
}
