import { randomUUID } from 'node:crypto'
import { whatCounts } from '#domain/flow/index.ts'
import { changedFields } from '#domain/questions/index.ts'
import { isLeftOpen } from '#domain/shareholders/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { References } from '../reference/references.ts'
import { canonical } from './canonical.ts'
import type { ChangeAttempt } from './change.ts'
import { complaintsAbout } from './complaints.ts'
import { flowContextFor } from './flow-context.ts'
import { type AnswerVersion, type KeptQuestionnaire, productFor } from './questionnaire.ts'
import { insertAnswerChange, type QuestionnaireStoreParts } from './store.ts'
import { findNewest, findPaidFor, findVersion, insertVersion, markAsPaidFor } from './store-versions.ts'

type VersionParts = Pick<QuestionnaireStoreParts, 'vault'> & { readonly config: Config; readonly clock: Clock }

export type AnswerVersions = ReturnType<typeof answerVersions>

const sameAnswers = (one: AnswerVersion, other: AnswerVersion): boolean =>
  canonical([one.answers, one.predefined_notary_id]) === canonical([other.answers, other.predefined_notary_id])

/** What was confirmed, what was paid for, and what became of it since. Whoever writes one holds the questionnaire. */
export function answerVersions(parts: VersionParts) {
  const { clock } = parts
  const contextOf = flowContextFor(parts)

  function versionOf(
    { uuid, flow, answers, predefined_notary_id, paid_at }: KeptQuestionnaire,
    known: References,
  ): AnswerVersion {
    const product = productFor(flow)
    const context = contextOf(known, { predefined_notary_id, paid_at })
    const counted = whatCounts(product, answers, context)
    return {
      uuid: randomUUID(),
      questionnaire: uuid,
      flow,
      number: null,
      answers: counted,
      predefined_notary_id,
      day: context.today,
      complete: complaintsAbout(product, counted, context).length === 0,
      created_at: clock.now(),
    }
  }

  /**
   * Writes down what differs from the newest that was paid for or recorded; nothing when nothing that counts does. What somebody
   * still had to answer themselves is no change until an office is at work with it.
   */
  async function recordChange(
    tx: Tx,
    kept: KeptQuestionnaire,
    known: References,
    { reopens = false, atWork = false } = {},
  ): Promise<AnswerVersion | null> {
    const before = await findNewest(parts, tx, kept.uuid)
    if (before?.number == null) throw new Error('Nothing was paid for.')
    const after = versionOf(kept, known)
    const fields = changedFields(before.answers, after.answers)
    if (fields.length === 0) return null
    await insertVersion(parts, tx, { ...after, number: before.number + 1 })
    const paid = await findPaidFor(parts, tx, kept.uuid)
    const changed = atWork || !paid ? fields : fields.filter((path) => !isLeftOpen(paid.answers, path))
    if (changed.length === 0) return after
    await insertAnswerChange(tx, {
      questionnaire: kept.uuid,
      fields: changed,
      answers_version: after.uuid,
      at: clock.now(),
      reopens,
    })
    return after
  }

  return {
    /** What was paid for, whatever was answered since; undefined when nothing was. */
    paidFor: (db: Db | Tx, questionnaire: string) => findPaidFor(parts, db, questionnaire),

    /**
     * Freezes the answers that somebody is about to pay for; answers null when something is missing or in the way. The one
     * of `before` is kept when it says the same.
     */
    async confirm(tx: Tx, kept: KeptQuestionnaire, known: References, before: string | null): Promise<string | null> {
      const version = versionOf(kept, known)
      if (!version.complete) return null
      const old = before === null ? undefined : await findVersion(parts, tx, before)
      if (old && sameAnswers(old, version)) return old.uuid
      await insertVersion(parts, tx, version)
      return version.uuid
    },

    /** From now on that is what was paid for. What was answered since it was confirmed is a change after payment. */
    async payFor(tx: Tx, version: string, kept: KeptQuestionnaire, known: References): Promise<void> {
      await markAsPaidFor(tx, version)
      await recordChange(tx, kept, known)
    },

    recordChange,

    /** Answers that somebody asks for, kept aside. */
    async propose(tx: Tx, kept: KeptQuestionnaire, known: References): Promise<AnswerVersion> {
      const version = versionOf(kept, known)
      await insertVersion(parts, tx, version)
      return version
    },

    find: (db: Db | Tx, uuid: string) => findVersion(parts, db, uuid),
  }
}

/**
 * What was paid for becomes another thing, in the transaction that holds it and has written it already: what hangs on that
 * happens now, and a change that may not be made like this is thrown out.
 */
export type OnPaidChange = (
  tx: Tx,
  before: KeptQuestionnaire,
  after: KeptQuestionnaire,
  known: References,
) => Promise<void>

/** What was paid for may still be changed, but nobody shall have to guess what was. */
export const recordsChanges = (
  versions: Pick<AnswerVersions, 'recordChange'>,
  known: () => References,
  onChange?: OnPaidChange,
): NonNullable<ChangeAttempt['along']> => ({
  concerns: ({ paid_at }) => paid_at !== null,
  async write(tx, before, after) {
    // Where somebody is, is no answer.
    if (changedFields(before.answers, after.answers).length === 0) return
    if (onChange) await onChange(tx, before, after, known())
    else await versions.recordChange(tx, after, known())
  },
})
