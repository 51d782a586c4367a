import { randomUUID } from 'node:crypto'
import { type AssistantPermission, type AssistantToolName, assistantPermissions } from '#domain/assistants/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import type { AssistantConnection } from '#server/resources/assistants/connection.ts'
import { type AssistantToolParts, assistantTools } from '#server/resources/assistants/tools/index.ts'
import { ToolRefusal } from '#server/resources/assistants/tools/tool.ts'
import { createAudit } from '#server/resources/audit/actions.ts'
import { catalogueActions } from '#server/resources/catalogue/actions.ts'
import { questionWording } from '#server/resources/question-words/actions.ts'
import { questionnaireActions } from '#server/resources/questionnaires/actions.ts'
import { knownReferences } from '#server/resources/reference/references.ts'
import type { TestApp } from './app-open.ts'
import { openBrowser } from './browser.ts'
import { type SignedIn, signedIn } from './signed-in.ts'

type Service = Pick<TestApp, 'config' | 'database' | 'clock' | 'documents'>

/** What the tools of assistants are made of, by another process on the same database. */
export function assistantToolParts({ config, database, clock, documents }: Service): AssistantToolParts {
  const references = knownReferences({ database, clock })
  return {
    ...{ config, database, clock, references, compose: documents.compose },
    catalogue: catalogueActions({ database, clock }),
    wording: questionWording({ database, clock, audit: createAudit({ database, clock }) }),
    questionnaires: questionnaireActions({
      ...{ config, database, clock, references, vault: vaultWith([Buffer.alloc(32, 1)]) },
      calculations: { carryOver: async () => null },
    }),
  }
}

type Allowed = {
  readonly permissions?: readonly AssistantPermission[]
  readonly questionnaire?: string | null
}

/** Connects an assistant to an account, as if its owner had consented. */
export async function connectAssistant(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  account: string,
  { permissions = assistantPermissions, questionnaire = null }: Allowed = {},
): Promise<AssistantConnection> {
  const until = new Date(clock.now().getTime() + 7 * 86_400_000)
  const connection = {
    ...{ uuid: randomUUID(), account, questionnaire, until, permissions: [...permissions] },
    ...{ client_id: 'https://nova.example/client.json', name: 'Nova', host: 'nova.example' },
  }
  await database.db
    .insertInto('assistant_connections')
    .values({ ...connection, local: false, created_at: clock.now() })
    .execute()
  return connection
}

export type ToolCall = (
  name: AssistantToolName,
  input?: Readonly<Record<string, unknown>>,
  locale?: Locale,
) => Promise<Readonly<Record<string, unknown>>>

/** Calls the tools as a connected assistant, and holds every answer to what the tool says it answers. */
export function toolsOf(parts: AssistantToolParts, connection: AssistantConnection): ToolCall {
  const tools = new Map(assistantTools(parts).map((tool) => [tool.name, tool]))
  return async (name, input = {}, locale = 'nl') => {
    const tool = tools.get(name)
    if (tool === undefined) throw new Error(`There is no tool ${name}.`)
    const answer = await tool.run(connection, tool.input.parse(input), locale)
    return tool.output.strict().parse(answer)
  }
}

export type Assisted = {
  readonly founder: SignedIn
  readonly call: ToolCall
  readonly uuid: string
  readonly connection: string
  /** Where the founder's own browser finds it. */
  readonly path: string
}

/** A founder with a draft, and an assistant that may do there what was allowed. */
export async function assistedFounder(
  service: Service & Pick<TestApp, 'app'>,
  {
    answers = {},
    at = '/api/dutch_bv_incorporations',
    ...allowed
  }: Allowed & { readonly answers?: object; readonly at?: string } = {},
): Promise<Assisted> {
  const founder = await signedIn(openBrowser(service.app))
  const { uuid } = (await founder.call('POST', at)).json<{ uuid: string }>()
  const path = `${at}/${uuid}`
  const saved = await founder.call('PATCH', path, { payload: answers })
  if (saved.statusCode !== 200) throw new Error(`Answers were refused: ${saved.body}`)
  const connection = await connectAssistant(service, founder.account, allowed)
  return { founder, uuid, path, call: toolsOf(assistantToolParts(service), connection), connection: connection.uuid }
}

/** The "no" that a tool gave. */
export async function toolRefusalOf(
  asked: Promise<unknown>,
): Promise<Pick<ToolRefusal, 'code' | 'message' | 'details'>> {
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ToolRefusal)) throw new Error(`It was not refused: ${String(error)}`)
  const { code, message, details } = error
  return { code, message, details }
}

/** Answers by their paths, as they are sent. */
export const sentAnswers = (answers: Readonly<Record<string, unknown>>) =>
  Object.entries(answers).map(([path, value]) => ({ path, value }))

export const seenVersion = async ({ call, uuid }: Assisted): Promise<string> =>
  String((await call('list_questions', { draft_id: uuid })).version)

export type SeenQuestion = Readonly<Record<string, unknown>> & { readonly path: string; readonly state: string }

/** Every question of a draft, page after page. */
export async function questionsSeen(
  { call, uuid }: Pick<Assisted, 'call' | 'uuid'>,
  more: object = {},
  locale: Locale = 'nl',
): Promise<{ readonly questions: readonly SeenQuestion[]; readonly largest: number }> {
  const questions: SeenQuestion[] = []
  let [largest, cursor]: [number, unknown] = [0, null]
  do {
    const page = await call('list_questions', { draft_id: uuid, ...more, ...(cursor ? { cursor } : {}) }, locale)
    largest = Math.max(largest, Buffer.byteLength(JSON.stringify(page)))
    questions.push(...(page.questions as SeenQuestion[]))
    cursor = page.next_cursor
  } while (cursor)
  return { questions, largest }
}
