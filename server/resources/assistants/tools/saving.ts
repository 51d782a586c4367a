import { z } from 'zod'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError, etagOf } from '#server/http/index.ts'
import type { QuestionnaireActions } from '../../questionnaires/actions.ts'
import type { AssistantConnection } from '../connection.ts'
import { judgeAnswers } from './answering.ts'
import type { AssistantDrafts, OpenedDraft } from './drafts.ts'
import { draftId, draftVersion, givenAnswers, givenRequestId, mostAnswers, refusedAnswer } from './schemas.ts'
import { findWrite, insertView, insertWrite } from './store.ts'
import { defineTool, toolRefusal } from './tool.ts'
import type { assistantWords } from './words.ts'

type SavingParts = {
  readonly clock: Clock
  readonly database: Database
  readonly questionnaires: Pick<QuestionnaireActions, 'saveByAssistant'>
  readonly drafts: AssistantDrafts
  readonly wordsFor: ReturnType<typeof assistantWords>
}

/** Somebody else wrote the same request at the same moment, and was first. */
class SavedAlready extends Error {}

const savedAnswers = z.object({
  version: draftVersion.describe('The version from now on.'),
  saved: z.array(z.string()).describe('The paths that were saved; the founder confirms each of them before paying.'),
  refused: z.array(refusedAnswer),
})

type SavedAnswers = z.infer<typeof savedAnswers>

const input = z.strictObject({
  draft_id: draftId,
  version: draftVersion,
  request_id: givenRequestId,
  answers: givenAnswers.min(1).describe(`Up to ${mostAnswers} answers at once.`),
})

// Somebody at the screen changes something else now and then; who never gets a turn is told to come back.
const mostTurns = 5

/** Answers that an assistant gives. */
export function savingTools({ clock, database, questionnaires, drafts, wordsFor }: SavingParts) {
  /** What came of the same request before. */
  async function earlier(
    request: { readonly connection: string; readonly request_id: string },
    { uuid }: OpenedDraft,
    sent: readonly string[],
  ): Promise<SavedAnswers | 'another' | undefined> {
    const write = await findWrite(database.db, request)
    if (write === undefined) return undefined
    if (write.tool !== 'save_answers' || write.questionnaire !== uuid) return 'another'
    const answer = savedAnswers.parse(write.answer)
    const paths = new Set([...answer.saved, ...answer.refused.map(({ path }) => path)])
    return paths.size === new Set(sent).size && sent.every((path) => paths.has(path)) ? answer : 'another'
  }

  /** Null when somebody changed the draft in between. */
  async function attempt(
    connection: AssistantConnection,
    { draft_id, version, request_id, answers: sent }: z.infer<typeof input>,
    locale: Parameters<typeof toolRefusal>[1],
  ): Promise<SavedAnswers | null> {
    const draft = await drafts.find(connection, draft_id, locale)
    const { uuid, flow, product, answers, known, context, row } = draft
    const request = { connection: connection.uuid, request_id }
    const before = await earlier(
      request,
      draft,
      sent.map(({ path }) => path),
    )
    if (before === 'another') throw toolRefusal('request_id_used', locale)
    if (before) return before
    if (draft.paid) throw toolRefusal('paid', locale, { url: draft.url() })
    if (version !== draft.version) {
      const newer = await drafts.newerThan(draft, version)
      await drafts.remember(draft)
      throw toolRefusal('stale_version', locale, { version: draft.version, newer })
    }
    const words = await wordsFor(product, locale)
    const judging = { product, answers, known, words, locale, today: context.today, url: draft.url }
    const { patch, taken, refused } = judgeAnswers(judging, sent)
    if (taken.length === 0) return { version, saved: [], refused: [...refused] }
    let answer: SavedAnswers | undefined
    const saved = await questionnaires.saveByAssistant({
      ...{ flow, uuid, patch },
      caller: { visitor: null, account: connection.account },
      ifMatch: etagOf(row.version),
      writer: { connection: connection.uuid, name: connection.name },
      async within(tx, _before, after) {
        const now = drafts.toDraft(after, known)
        const at = clock.now()
        answer = { version: now.version, saved: [...taken], refused: [...refused] }
        const write = { ...request, questionnaire: uuid, tool: 'save_answers' as const, version: after.version, at }
        if (!(await insertWrite(tx, { ...write, fields: taken, answer }))) throw new SavedAlready()
        await insertView(tx, { questionnaire: uuid, version: now.version, prints: now.prints, at })
      },
    })
    return saved.outcome === 'conflict' ? null : (answer ?? null)
  }

  return [
    defineTool({
      name: 'save_answers',
      title: 'Save answers',
      description:
        'Saves answers in a draft. Ask the founder first and never make one up; each is marked as yours, and the founder confirms it in their own browser before anything can be ordered. Answers that are right are saved; the others come back in refused with what to do. What is by hand (identity, birth dates, declarations, ticks) is always refused, with a link for the founder. When the draft changed since the version you name, nothing is saved and you hear which paths are newer: read those first.',
      readOnly: false,
      input,
      output: savedAnswers,
      async run(connection, asked, locale) {
        for (let turn = 0; turn < mostTurns; turn++) {
          const saved = await attempt(connection, asked, locale).catch((error: unknown) => {
            if (error instanceof SavedAlready) return null
            // Paid for, or gone, between the reading and the writing.
            if (error instanceof AppError && error.code === 'forbidden') throw toolRefusal('paid', locale)
            if (error instanceof AppError && error.code === 'not_found') throw toolRefusal('not_found', locale)
            throw error
          })
          if (saved) return saved
        }
        throw toolRefusal('unavailable', locale)
      },
    }),
  ]
}
