import { z } from 'zod'
import { isForAssistants } from '#domain/assistants/index.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import { type AskedQuestion, blockers, complete, draftQuestions } from '#domain/flow/index.ts'
import { blockerText } from '#domain/messages/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { splitPath } from '#domain/values/index.ts'
import type { AssistantDrafts, OpenedDraft } from './drafts.ts'
import { draftId, draftVersion } from './schemas.ts'
import { pageThatFits } from './sizes.ts'
import { defineTool } from './tool.ts'
import type { assistantWords, DraftWords } from './words.ts'

type CheckingParts = {
  readonly drafts: AssistantDrafts
  readonly wordsFor: ReturnType<typeof assistantWords>
}

const missingAnswer = z.object({
  path: z.string(),
  label: z.string(),
  code: z.string(),
  message: z.string().describe('What to do about it.'),
})

const inTheWay = z.object({
  code: z.string(),
  path: z.string().describe('The answer it hangs on.'),
  title: z.string(),
  text: z.string().describe('What, why, and what can be done.'),
  stops: z.boolean().describe('True: it cannot be ordered like this. False: good to know.'),
})

const byHandSection = z.object({
  step: z.string(),
  section: z.string(),
  person: z.enum(shareholderKeys).optional(),
  questions: z.array(z.string()).describe('What is asked there.'),
  url: z.url(),
})

/** Said about what is missing among people, which is named itself. */
const saidAlready = 'shareholders_incomplete'

function problemsOf({ product, answers, context }: OpenedDraft, { messages }: DraftWords) {
  return blockers(product, answers, context)
    .filter(({ code }) => code !== saidAlready)
    .map((blocker) => {
      const { title, text } = blockerText(messages, blocker, { people: product.people, answers })
      return { code: blocker.code, path: blocker.path, title, text, stops: blocker.stops }
    })
}

/** What only the founder answers, by where it stands: the same whether it was answered or not. */
function byHandIn(draft: OpenedDraft, words: DraftWords, asked: readonly AskedQuestion[]) {
  const own = asked.filter(({ field }) => !isForAssistants(field))
  const spots = Map.groupBy(own, ({ step, substep, person }) => `${step} ${substep} ${person ?? ''}`)
  return [...spots.values()].flatMap((questions) => {
    const [first] = questions
    if (first === undefined) return []
    return [
      {
        ...words.sectionOf(first),
        ...(first.person ? { person: first.person } : {}),
        questions: questions.map((one) => words.labelOf(one, draft.answers)),
        url: draft.url(first.path),
      },
    ]
  })
}

/** What still keeps a draft from being ordered. */
export function checkingTools({ drafts, wordsFor }: CheckingParts) {
  return [
    defineTool({
      name: 'check_draft',
      title: 'Check a draft',
      description:
        'What is still missing or wrong in a draft, what stands in the way of ordering it, and what only the founder can fill in. by_hand names those questions whether they were answered or not: you are never told. When nothing is missing and nothing stops, go on with hand_over.',
      readOnly: true,
      input: z.strictObject({ draft_id: draftId }),
      output: z.object({
        version: draftVersion,
        state: z.enum(['open', 'paid']),
        ready_to_hand_over: z.boolean().describe('You can do nothing more: the rest is for the founder.'),
        missing: z.array(missingAnswer).describe('What you can answer or put right with save_answers.'),
        more_missing: z.number().int().describe('How many come after these; list_questions names them all.'),
        problems: z.array(inTheWay),
        by_hand: z.array(byHandSection),
        review_url: z.url(),
      }),
      async run(connection, { draft_id }, locale) {
        const draft = await drafts.find(connection, draft_id, locale)
        const { product, answers, context, version, paid } = draft
        const words = await wordsFor(product, locale)
        const asked = draftQuestions(product, answers, context)
        const missing = complete(product, answers, context).flatMap(({ path, person, issue }) => {
          const { place, key } = splitPath(path)
          const field = fieldOf(place === 'main' ? 'main' : 'shareholder', key)
          if (field === undefined || !isForAssistants(field)) return []
          const question = { field, ...(person ? { person } : {}) }
          const label = words.labelOf(question, answers)
          return [{ path, label, code: issue.code, message: words.problemOf(question, issue) }]
        })
        const problems = problemsOf(draft, words)
        const by_hand = byHandIn(draft, words, asked)
        const shown = pageThatFits(missing, 0, 8_000).items
        await drafts.remember(draft)
        return {
          version,
          state: paid ? ('paid' as const) : ('open' as const),
          ready_to_hand_over: missing.length === 0 && problems.every(({ stops }) => !stops),
          missing: [...shown],
          more_missing: missing.length - shown.length,
          problems,
          by_hand,
          review_url: draft.url(),
        }
      },
    }),
  ]
}
