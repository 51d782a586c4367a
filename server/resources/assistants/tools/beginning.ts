import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { en, nl } from '#domain/messages/index.ts'
import { companyCalled } from '#domain/products/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import type { QuestionnaireActions } from '../../questionnaires/actions.ts'
import { flowIsOffered } from '../../questionnaires/questionnaire.ts'
import type { KnownReferences } from '../../reference/references.ts'
import type { AssistantDrafts } from './drafts.ts'
import { draftId, draftVersion, givenRequestId, productName } from './schemas.ts'
import { assistantSentences } from './sentences.ts'
import { countDraftsBegun, findWrite, insertView, insertWrite } from './store.ts'
import { defineTool, toolRefusal } from './tool.ts'

type BeginningParts = {
  readonly config: Config
  readonly clock: Clock
  readonly database: Database
  readonly references: KnownReferences
  readonly questionnaires: Pick<QuestionnaireActions, 'create'>
  readonly drafts: AssistantDrafts
}

const mostADay = 20
const day = 86_400_000

/** Somebody else wrote the same request at the same moment, and was first. */
class Repeated extends Error {}

const url = z.url().describe('For the founder, who must be signed in to the same account.')

const begun = z.object({
  draft_id: draftId,
  version: draftVersion,
  review_url: url,
})

/** Drafts themselves: begun by an assistant, listed, and handed over to the founder. */
export function beginningTools(parts: BeginningParts) {
  const { config, clock, database, references, questionnaires, drafts } = parts

  return [
    defineTool({
      name: 'start_draft',
      title: 'Start a draft',
      description:
        'Starts an empty questionnaire for a product in the account of the founder, who sees it there at once. Nothing is ordered or paid. Look at list_drafts first: the founder may have begun already. Go on with list_questions.',
      readOnly: false,
      input: z.strictObject({ product: productName, request_id: givenRequestId }),
      output: begun,
      async run({ uuid: connection, account, questionnaire }, { product, request_id }, locale) {
        const request = { connection, request_id }
        if (questionnaire !== null) throw toolRefusal('only_one_draft', locale)
        /** What came of the same request before. */
        const earlier = async () => {
          const write = await findWrite(database.db, request)
          if (write === undefined) return undefined
          if (write.tool !== 'start_draft') throw toolRefusal('request_id_used', locale)
          return begun.parse(write.answer)
        }
        const before = await earlier()
        if (before) return before
        if (!flowIsOffered(product, config)) throw toolRefusal('not_offered', locale)
        const known = await references.recent()
        let answer: z.infer<typeof begun> | undefined
        try {
          await questionnaires.create(product, { visitor: randomUUID(), account }, {}, async (tx, kept) => {
            const at = clock.now()
            if ((await countDraftsBegun(tx, connection, new Date(at.getTime() - day))) >= mostADay) {
              if (await findWrite(tx, request)) throw new Repeated()
              throw toolRefusal('too_many_drafts', locale)
            }
            const { uuid, version, prints, url } = drafts.toDraft(kept, known)
            answer = { draft_id: uuid, version, review_url: url() }
            const write = { ...request, questionnaire: uuid, tool: 'start_draft' as const, version: kept.version, at }
            if (!(await insertWrite(tx, { ...write, fields: [], answer }))) throw new Repeated()
            await insertView(tx, { questionnaire: uuid, version, prints, at })
          })
        } catch (error) {
          if (!(error instanceof Repeated)) throw error
          answer = await earlier()
        }
        if (answer === undefined) throw toolRefusal('unavailable', locale)
        return answer
      },
    }),

    defineTool({
      name: 'list_drafts',
      title: 'List drafts',
      description:
        'The questionnaires of the founder that this connection may open, the one last changed first. One that is paid can be read and no longer changed.',
      readOnly: true,
      input: z.strictObject({}),
      output: z.object({
        drafts: z.array(
          z.object({
            draft_id: draftId,
            product: productName,
            product_name: z.string(),
            company: z.string().nullable().describe('What it will be called; null while it has no name.'),
            state: z.enum(['open', 'paid']),
            version: draftVersion,
            review_url: url,
          }),
        ),
      }),
      async run(connection, _input, locale) {
        const { products } = (locale === 'nl' ? nl : en).flow
        const found = await drafts.list(connection)
        return {
          drafts: found.map(({ uuid, flow, answers, paid, version, url }) => ({
            draft_id: uuid,
            product: flow,
            product_name: products[flow],
            company: companyCalled(flow, answers.main.company_name),
            state: paid ? ('paid' as const) : ('open' as const),
            version,
            review_url: url(),
          })),
        }
      },
    }),

    defineTool({
      name: 'hand_over',
      title: 'Hand over to the founder',
      description:
        'The link where the founder goes on in their own browser: to look over and confirm what you filled in, to answer what is by hand (identity, birth dates, declarations), to pay and to sign. None of that can be done for them. Give the link as it is; it opens for the same account only.',
      readOnly: true,
      input: z.strictObject({ draft_id: draftId }),
      output: z.object({ url, message: z.string().describe('To be said to the founder, beside the link.') }),
      async run(connection, { draft_id }, locale) {
        const { url } = await drafts.find(connection, draft_id, locale)
        return { url: url(), message: assistantSentences[locale].hand_over }
      },
    }),
  ]
}
