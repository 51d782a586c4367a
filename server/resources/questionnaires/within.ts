import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { whatStoodBefore } from '#domain/assistants/index.ts'
import type { AnswerRow } from '#domain/conditions/index.ts'
import { relevant, unconfirmed, viewFlow, whatCounts } from '#domain/flow/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { References } from '../reference/references.ts'
import { answerVersions, type OnPaidChange } from './answer-versions.ts'
import { applyPatch } from './apply-patch.ts'
import { complaintsAbout } from './complaints.ts'
import { flowContextFor } from './flow-context.ts'
import { type AnswerVersion, type KeptQuestionnaire, productFor } from './questionnaire.ts'
import {
  findAccountOf,
  findAnyQuestionnaire,
  markPaid,
  type QuestionnaireStoreParts,
  updateQuestionnaire,
} from './store.ts'
import { findNewest, findPaidFor } from './store-versions.ts'
import { writeRow } from './writer.ts'

type Parts = QuestionnaireStoreParts & {
  readonly config: Config
  readonly clock: Clock
  /** What hangs on a change of what was paid for, where such changes are made. */
  readonly onPaidChange?: OnPaidChange
}

export type QuestionnairesWithin = ReturnType<typeof questionnairesWithin>

/** Questionnaires for the rest of the service, whoever owns them: looked at and changed as a part of something larger. */
export function questionnairesWithin(parts: Parts) {
  const { clock } = parts
  const contextOf = flowContextFor(parts)
  const versions = answerVersions(parts)

  /** Within a transaction that holds the row. */
  async function write(
    tx: Tx,
    kept: KeptQuestionnaire,
    answers: Answers,
    marks: Partial<Pick<KeptQuestionnaire, 'by_assistant'>> = {},
  ): Promise<KeptQuestionnaire> {
    const { progress, completed_at } = kept
    const next = { answers, progress, completed_at, ...marks, updated_at: clock.now() }
    const written = await updateQuestionnaire(parts, (row) => writeRow(tx, row), kept, next)
    if (written === undefined) throw new Error('A questionnaire that was held changed all the same.')
    return written
  }

  const counted = (kept: KeptQuestionnaire, known: References) =>
    relevant(productFor(kept.flow), kept.answers, contextOf(known, kept))

  return {
    /** Answers that somebody else than whoever ordered gave, in a transaction that holds the row: recorded as any change. */
    async saveAnswers(
      tx: Tx,
      kept: KeptQuestionnaire,
      answers: Answers,
      known: References,
    ): Promise<KeptQuestionnaire> {
      const written = await write(tx, kept, answers)
      if (kept.paid_at === null) return written
      if (parts.onPaidChange) await parts.onPaidChange(tx, kept, written, known)
      else await versions.recordChange(tx, written, known)
      return written
    },

    /** What was paid for, or what it became by the last change. */
    newest: (db: Db | Tx, uuid: string) => findNewest(parts, db, uuid),

    read: (db: Db | Tx, uuid: string) => findAnyQuestionnaire(parts, db, uuid),

    hold: (tx: Tx, uuid: string) => findAnyQuestionnaire(parts, tx, uuid, { lock: true }),

    async ownerOf(db: Db | Tx, uuid: string): Promise<string | null> {
      return (await findAccountOf(db, uuid))?.account ?? null
    },

    counted,

    /** "Step 4 of 8", and which that is; who is past the last step stands at it. */
    placeOf(kept: KeptQuestionnaire, known: References) {
      const product = productFor(kept.flow)
      const { position, step, steps } = viewFlow(product, kept.answers, kept.progress, contextOf(known, kept))
      const last = steps.findLast(({ applicable }) => applicable)
      const name = (step ?? last)?.name
      if (name === undefined) throw new Error(`The flow ${kept.flow} has no steps.`)
      return { ...position, name }
    },

    isComplete: (kept: KeptQuestionnaire, known: References): boolean =>
      complaintsAbout(productFor(kept.flow), kept.answers, contextOf(known, kept)).length === 0,

    /** Answers that are given at checkout: no change of what was ordered, so it stays complete. */
    async declare(
      tx: Tx,
      kept: KeptQuestionnaire,
      given: Pick<Answers['main'], 'criminal_record_status' | 'lead_approval'>,
    ) {
      const { main } = kept.answers
      const same = Object.entries(given).every(([key, value]) => (main as AnswerRow)[key] === value)
      return same ? kept : write(tx, kept, { ...kept.answers, main: { ...main, ...given } })
    },

    /** What was paid for, whatever was answered since; undefined when nothing was. */
    paidFor: versions.paidFor,

    /** What somebody wants to change, and what it was or became: see the versions of answers. */
    propose: versions.propose,
    versionAt: versions.find,
    recordChange: versions.recordChange,

    /** Within a transaction that holds the row. */
    rewrite: (tx: Tx, kept: KeptQuestionnaire, answers: Answers) => write(tx, kept, answers),

    /** The answers with a change made to them, or what is wrong with it. */
    patched: ({ flow, answers }: KeptQuestionnaire, patch: QuestionnairePatch, known: References) =>
      applyPatch(answers, patch, { product: productFor(flow), today: clock.today(), references: known }),

    /** What an assistant wrote of what counts, and nobody confirmed yet: until then it is neither ordered nor paid. */
    unconfirmed: (kept: KeptQuestionnaire, known: References) =>
      unconfirmed(productFor(kept.flow), kept.answers, Object.keys(kept.by_assistant ?? {}), contextOf(known, kept)),

    /** What keeps these answers from being ordered. */
    complaints: (kept: KeptQuestionnaire, known: References) =>
      complaintsAbout(productFor(kept.flow), kept.answers, contextOf(known, kept)),

    /** Freezes what is about to be paid for; null when it is not complete. The one of `before` is kept when it is the same. */
    confirm: versions.confirm,

    /**
     * Paid: what does not count is gone for good, and what differs from the version that was paid for is recorded, now and
     * from here on. The row gets a new version also when nothing is gone, so that no change of before slips in unrecorded.
     * What an assistant wrote while it was being paid nobody confirmed: it is not bought, and no change of what was.
     */
    async settle(tx: Tx, kept: KeptQuestionnaire, known: References, version: string): Promise<void> {
      const product = productFor(kept.flow)
      const { by_assistant: marks } = kept
      const patch = whatStoodBefore(marks, Object.keys(marks ?? {}))
      const context = { product, today: clock.today(), references: known }
      const putBack = marks === null ? null : applyPatch(kept.answers, patch, context)
      const answers = putBack?.ok ? putBack.answers : kept.answers
      const counting = whatCounts(product, answers, contextOf(known, kept))
      const written = await write(tx, kept, counting, { by_assistant: null })
      await markPaid(tx, kept.uuid, clock.now())
      await versions.payFor(tx, version, written, known)
    },
  }
}

/** Reads a questionnaire for the service itself, whoever owns it: for work that nobody asked for, as jobs. */
export const questionnaireReader =
  (parts: QuestionnaireStoreParts) =>
  (uuid: string): Promise<KeptQuestionnaire | undefined> =>
    findAnyQuestionnaire(parts, parts.database.db, uuid)

/** The same, as it was when it was paid for; undefined when it never was. */
export const paidAnswersReader =
  (parts: QuestionnaireStoreParts) =>
  (uuid: string): Promise<AnswerVersion | undefined> =>
    findPaidFor(parts, parts.database.db, uuid)

/** And as it became by the last change of what was paid for. */
export const newestAnswersReader =
  (parts: QuestionnaireStoreParts) =>
  (uuid: string): Promise<AnswerVersion | undefined> =>
    findNewest(parts, parts.database.db, uuid)
