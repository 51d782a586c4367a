import type { CaseActionBody } from '#contract/cases.ts'
import { type CaseEvent, type MissingThing, reviewAfter, tryMove, waitingOn } from '#domain/cases/index.ts'
import { changeStage, isPastChanging } from '#domain/changes/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { cents, formatEuros } from '#domain/money/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { parseDutchDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { PaymentActions } from '../payments/actions.ts'
import { type Refunds, tooMuch } from '../payments/refunds.ts'
import type { References } from '../reference/references.ts'
import type { StoredUpload } from '../uploads/shelf.ts'
import { calendarAt } from './calendar.ts'
import { callOff, dropUnpaidChange, missMeeting } from './calling-off.ts'
import { type CaseContent, foundedHoldings, type GatherFacts } from './facts.ts'
import type { Actor } from './staff.ts'
import { insertCaseEvent, type KeptCase, moveCase, recordCase } from './store.ts'
import { insertApprovals } from './store-content.ts'
import type { TakingOver } from './taking-over.ts'
import type { Telling } from './telling.ts'

/** A move that cannot be made: what is missing for it. Nothing is when the case is not there (any more). */
export class CaseRefusal extends Error {
  override readonly name = 'CaseRefusal'
  readonly missing: readonly MissingThing[]
  constructor(missing: readonly MissingThing[] = []) {
    super('This cannot be done with the case as it stands.')
    this.missing = missing
  }
}

type MovingParts = {
  readonly clock: Clock
  readonly gather: GatherFacts
  readonly telling: Telling
  readonly refunds: Pick<Refunds, 'spread'>
  readonly takingOver: TakingOver
  readonly payments: Pick<PaymentActions, 'closeLink'>
  /** The company exists, in the transaction that says so. */
  readonly onFinalized: (tx: Tx, case_uuid: string) => Promise<void>
}

export type CaseMoving = ReturnType<typeof createMoving>

const needed = (path: string): AppError =>
  new AppError('invalid_request', { entries: [{ code: 'required', path, message: 'This action needs it.' }] })

/** What an action must say, before anything else is looked at. */
function demandSaid({ action, reason, note }: CaseActionBody): void {
  if (action === 'hold' && reason === undefined) throw needed('reason')
  const why = action === 'cancel' || action === 'revert' || (action === 'hold' && reason === 'other')
  if (why && note === undefined) throw needed('note')
}

/** Moves of a case: each is made wholly, with its line of history and its mail, or not at all. */
export function createMoving({ clock, gather, telling, refunds, takingOver, payments, onFinalized }: MovingParts) {
  const { closeLink } = payments

  /** Who must know of it, and what they are told. */
  async function tell(tx: Tx, move: MovedCase): Promise<void> {
    const { body, before, after, content } = move
    const { due, status } = after.state
    const { founder, office } = telling
    switch (body.action) {
      case 'submit':
        return office(tx, after, { kind: 'submitted', due })
      case 'check_documents':
        return founder(tx, after, { kind: 'taken_up', due })
      case 'ask':
        return founder(tx, after, { kind: 'asked', due, questions: content.facts.openQuestions.length })
      case 'answer':
        return office(tx, after, { kind: 'answered', due })
      case 'hold':
        return body.reason === 'rejected_documents'
          ? tellSentBack(tx, after, content)
          : founder(tx, after, { kind: 'on_hold', reason: body.reason ?? 'other' })
      case 'lift':
        return founder(tx, after, { kind: 'lifted', due })
      case 'revert':
        return founder(tx, after, { kind: 'reverted', due })
      case 'send_concept':
        return founder(tx, after, { kind: 'concept', due, again: content.concepts.length > 0 })
      case 'approve_concept':
        // Of the last one: until then they still look at it.
        return after.state.turn === 'office' ? office(tx, after, { kind: 'approved', due }) : undefined
      case 'schedule_meeting':
        return founder(tx, after, { kind: 'appointment', due })
      case 'extract_kvk':
        return founder(tx, after, { kind: 'signed', on: signedOn(before) ?? clock.today() })
      case 'complete':
        return founder(tx, after, {
          ...{ kind: 'finalized', kvk_number: before.kvk_number ?? '' },
          holdings: foundedHoldings(before, content.answers).map(({ name, kvk_number }) => ({
            name,
            kvk_number: kvk_number ?? '',
          })),
        })
      case 'cancel': {
        const refunded = body.refund ? formatEuros(cents(body.refund), after.language) : null
        return founder(tx, after, { kind: 'canceled', refunded })
      }
      default:
        if (status === before.status) throw new Error(`Nobody knows whom to tell of ${body.action}.`)
    }
  }

  /** Each hears of what they sent themselves: of what came by a link whoever ordered only hears that it is not done. */
  async function tellSentBack(tx: Tx, after: KeptCase, content: CaseContent): Promise<void> {
    const { due } = after.state
    const back = Map.groupBy(rejectedIn(content), ({ participant }) => participant)
    for (const [participant, theirs] of back) {
      if (participant === null) continue
      const papers = theirs.map((paper) => ({ ...sentBack(paper, content), person: null }))
      await telling.participant(tx, after, participant, { kind: 'sent_back', due, papers })
    }
    const papers = (back.get(null) ?? []).map((paper) => sentBack(paper, content))
    if (papers.length > 0) await telling.founder(tx, after, { kind: 'sent_back', due, papers })
    else await telling.founder(tx, after, { kind: 'on_hold', reason: 'other' })
  }

  /** What else is written with a move. */
  async function alongside(tx: Tx, { body, after, content, actor }: MovedCase): Promise<void> {
    const now = clock.now()
    const [concept] = content.concepts
    // Whoever takes a case up sees it as it is now: what was changed before is no change to them.
    if (body.action === 'check_documents' && actor) await takingOver(tx, after, actor.account)
    if (body.action === 'approve_concept' && actor && concept) {
      await insertApprovals(tx, concept, approvingFor(body, content), actor.account, now)
    }
    if (body.action === 'cancel' && body.refund) {
      const { questionnaire } = after
      const by = actor?.account ?? null
      const given = await refunds.spread(tx, { questionnaire, amount: body.refund, why: 'canceled', by })
      if (given < body.refund) throw tooMuch()
    }
    if (body.action === 'hold' && body.reason === 'no_present') await missMeeting(tx, after, now)
    if (body.action === 'cancel') await callOff(tx, after, { clock, telling, closeLink })
    if (body.action === 'complete') await onFinalized(tx, after.uuid)
    if (isPastChanging(changeStage(after.state, false))) await dropUnpaidChange(tx, after, { clock, closeLink })
    const review = body.action === 'complete' ? 'incorporated' : body.action === 'cancel' ? 'cancel' : null
    const next = review && reviewAfter(after.review_status, review)
    if (next) await recordCase(tx, after.uuid, { review_status: next })
  }

  return {
    /** One move within a transaction that holds the case. */
    async move(
      tx: Tx,
      before: KeptCase,
      body: CaseActionBody,
      actor: Actor | null,
      known: References,
    ): Promise<KeptCase> {
      demandSaid(body)
      // Who acts on what they did not see is told so, and looks again.
      if (body.version !== undefined && body.version !== before.version) throw new CaseRefusal()
      const content = await gather(tx, before, known)
      const [concept] = content.concepts
      if (body.action === 'approve_concept' && body.hash !== concept?.hash) throw new CaseRefusal()
      // Who ordered signs for all of them as long as nobody else has a part of their own.
      const approving = approvingFor(body, content)
      const agreed = concept?.approvals.map(({ person }) => person) ?? []
      const event: CaseEvent = {
        ...{ move: body.action, on: clock.today(), bySupport: actor?.role === 'support' },
        ...(body.reason && { reason: body.reason }),
        allApproved: content.people.every((one) => approving.includes(one) || agreed.includes(one)),
      }
      const calendar = await calendarAt(tx, before.office)
      const outcome = tryMove(actor?.role ?? 'service', content.facts, event, calendar)
      if (outcome.kind === 'forbidden') throw new AppError('forbidden')
      if (outcome.kind === 'not_here') throw new CaseRefusal()
      if (outcome.kind === 'missing') throw new CaseRefusal(outcome.missing)
      const { state } = outcome
      // Who takes it up handles it.
      const takesUp = body.action === 'check_documents' && actor !== null
      const after = await moveCase(
        tx,
        before,
        {
          state,
          waiting_on: waitingOn(state, { hasOffice: before.office !== null, meeting: before.meeting_at !== null }),
          handler: before.handler ?? (takesUp ? actor.account : null),
        },
        clock.now(),
      )
      await insertCaseEvent(
        tx,
        {
          ...{ case_uuid: before.uuid, from: before.status, to: state.status, action: body.action, by: actor },
          ...{ reason: body.reason, note: body.note },
        },
        clock.now(),
      )
      const moved = { body, before, after, content, actor }
      await alongside(tx, moved)
      await tell(tx, moved)
      return after
    },
  }
}

type MovedCase = {
  readonly body: CaseActionBody
  readonly before: KeptCase
  readonly after: KeptCase
  /** As it was before the move. */
  readonly content: CaseContent
  readonly actor: Actor | null
}

const approvingFor = ({ person }: CaseActionBody, { people }: CaseContent): readonly ShareholderKey[] =>
  person === undefined ? people : people.filter((one) => one === person)

const signedOn = ({ signed_on }: KeptCase) => (signed_on === null ? undefined : parseDutchDate(signed_on))

/** The papers that must come anew. */
const rejectedIn = ({ uploads, newest }: CaseContent) =>
  uploads.filter(({ uuid, review }) => newest.has(uuid) && review === 'rejected')

/** Whose it is and why. */
const sentBack = ({ kind, person, reject_reason }: StoredUpload, { answers }: CaseContent) => ({
  paper: kind,
  person: person === null ? null : fullNameOf(answers[person as ShareholderKey]) || null,
  reason: reject_reason ?? ('other' as const),
})
