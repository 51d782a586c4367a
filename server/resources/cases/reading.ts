import type { CustomerCase } from '#contract/cases.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import type { Participant } from '#contract/participant-progress.ts'
import { type SealedParts, withSealed } from '#domain/documents/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Orders } from '../orders/service.ts'
import type { Refunds } from '../payments/refunds.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences, References } from '../reference/references.ts'
import { calendarOf } from './calendar.ts'
import type { GatherFacts } from './facts.ts'
import type { Actor } from './staff.ts'
import { type KeptCase, selectCaseEvents } from './store.ts'
import { hasAccess, selectNotes } from './store-content.ts'
import { findOffice, namesOf } from './store-staff.ts'
import { undeliveredOf } from './store-undelivered.ts'
import { type CaseViewParts, toCustomerCase, toOfficeCase } from './view.ts'

/** What is shown of those who fill in their own part. */
export type CaseParticipants = {
  readonly list: (db: Db | Tx, kept: KeptQuestionnaire, known: References) => Promise<readonly Participant[]>
  /** How much each wrote that the office has not answered, by their place. */
  readonly unread: (db: Db | Tx, questionnaire: string) => Promise<ReadonlyMap<string, number>>
}

type CaseReadingParts = {
  readonly vault: Vault
  readonly clock: Clock
  readonly references: KnownReferences
  readonly gather: GatherFacts
  readonly questionnaires: Pick<QuestionnairesWithin, 'counted'>
  /** What those sealed who fill in their own part: for the notary, and for nobody else who reads a case. */
  readonly sealedParts: (db: Db | Tx, questionnaire: string) => Promise<SealedParts>
  readonly participants: CaseParticipants
  readonly orders: Pick<Orders, 'allFor'>
  readonly refunds: Pick<Refunds, 'given' | 'underWay'>
}

export type CaseReading = ReturnType<typeof createReading>

/** Cases as they are shown, to each what is theirs to see. */
export function createReading({
  vault,
  clock,
  references,
  gather,
  questionnaires,
  sealedParts,
  participants,
  orders,
  refunds,
}: CaseReadingParts) {
  async function show(db: Db | Tx, found: KeptCase, others: readonly string[] = []): Promise<CaseViewParts> {
    const known = await references.recent()
    const content = await gather(db, found, known)
    const { comments, check } = content
    const office = found.office === null ? undefined : await findOffice(db, found.office)
    const events = await selectCaseEvents(db, found.uuid)
    const accounts = [
      ...[found.handler, check.decidedBy, check.secondBy],
      ...[...comments, ...content.partFlags].map(({ author }) => author),
      ...events.map(({ actor }) => actor),
    ]
    return {
      ...{ found, content, events },
      ...{ office, calendar: calendarOf(office) },
      today: clock.today(),
      names: await namesOf(db, [...accounts.filter((one): one is string => typeof one === 'string'), ...others]),
      participants: await participants.list(db, content.kept, known),
      refunded: found.status === 'canceled' ? await givenBack(db, found) : 0,
    }
  }

  /** Every answer, also those that somebody sealed for the notary. */
  async function withParts(db: Db | Tx, content: CaseViewParts['content']): Promise<CaseViewParts['content']> {
    const parts = await sealedParts(db, content.kept.uuid)
    if (Object.keys(parts).length === 0) return content
    const kept = { ...content.kept, answers: withSealed(content.kept.answers, parts) }
    return { ...content, answers: questionnaires.counted(kept, await references.recent(db)) }
  }

  async function givenBack(db: Db | Tx, { questionnaire }: KeptCase): Promise<number> {
    let sum = 0
    for (const { uuid } of await orders.allFor(db, questionnaire)) sum += await refunds.given(db, uuid)
    return sum
  }

  /** What is held for it, what of that was paid too much, and what is on its way back, in cents. */
  async function money(db: Db | Tx, { questionnaire, order_uuid }: KeptCase) {
    let [paid, refunding, overpaid] = [0, 0, 0]
    for (const { uuid, held, payable_price } of await orders.allFor(db, questionnaire)) {
      const underWay = await refunds.underWay(db, uuid)
      paid += held
      refunding += underWay
      // What was ordered beside the product goes back by itself when it is paid twice.
      if (uuid === order_uuid) overpaid = Math.max(0, held - underWay - payable_price)
    }
    return { paid, refunding, overpaid }
  }

  return {
    money,

    async forFounder(db: Db | Tx, found: KeptCase, account: string): Promise<CustomerCase> {
      return toCustomerCase(vault, await show(db, found), account)
    },

    async forOffice(db: Db | Tx, found: KeptCase, actor: Actor): Promise<OfficeCase> {
      const notes = await selectNotes(db, vault, found.uuid)
      const shown = await show(
        db,
        found,
        notes.map(({ author }) => author),
      )
      const sealed = await isSealed(db, found, actor, clock.now())
      const undelivered = await undeliveredOf(db, found.uuid)
      const content = sealed ? shown.content : await withParts(db, shown.content)
      const unread = await participants.unread(db, found.questionnaire)
      const office = { ...(await money(db, found)), notes, sealed, undelivered, unread }
      return toOfficeCase(vault, { ...shown, content, ...office }, actor)
    },
  }
}

/** What support hears that has not said why it looks. */
export const reasonNeeded = (): AppError =>
  new AppError('forbidden', { entries: [{ code: 'reason_required', message: 'Say first why you must see this.' }] })

/** Whether what is sensitive is closed to who looks: to support, until they said why. */
export const isSealed = async (
  db: Db | Tx,
  { uuid }: KeptCase,
  { role, account }: Actor,
  now: Date,
): Promise<boolean> => role === 'support' && !(await hasAccess(db, uuid, account, now))
