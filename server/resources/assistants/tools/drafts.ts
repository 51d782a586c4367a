import { withoutByHand } from '#domain/assistants/index.ts'
import { type FlowContext, type Product, placeOfQuestion } from '#domain/blueprint/index.ts'
import { flowNamed } from '#domain/products/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { isUuid, type Locale, splitPath } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { QuestionnaireActions } from '../../questionnaires/actions.ts'
import { flowContextFor } from '../../questionnaires/flow-context.ts'
import { type KeptQuestionnaire, productFor } from '../../questionnaires/questionnaire.ts'
import type { KnownReferences, References } from '../../reference/references.ts'
import type { AssistantConnection } from '../connection.ts'
import { findFlowOf, findView, insertView, type Prints, selectDraftsFor } from './store.ts'
import { toolRefusal } from './tool.ts'
import { newerThan, printsOf, versionOf } from './version.ts'

type AssistantDraftParts = {
  readonly config: Config
  readonly clock: Clock
  readonly database: Database
  readonly references: KnownReferences
  readonly questionnaires: Pick<QuestionnaireActions, 'read'>
}

/** A questionnaire as an assistant may know it: `answers` are those without what is by hand, and all else is made of them. */
export type OpenedDraft = {
  readonly uuid: string
  readonly flow: KeptQuestionnaire['flow']
  readonly product: Product
  readonly answers: Answers
  readonly context: FlowContext
  readonly known: References
  readonly prints: Prints
  readonly version: string
  readonly paid: boolean
  /** Where the founder goes on, or answers one question. */
  readonly url: (path?: string) => string
  /** For who saves it or makes its papers: never to be shown, but for `row.version`. */
  readonly row: Pick<KeptQuestionnaire, 'uuid' | 'flow' | 'version' | 'predefined_notary_id' | 'paid_at' | 'updated_at'>
}

export type AssistantDrafts = ReturnType<typeof assistantDrafts>

const mostViews = 1_000

/** Finds the drafts of a connection, and remembers what was seen of them. */
export function assistantDrafts(parts: AssistantDraftParts) {
  const { config, clock, database, references, questionnaires } = parts
  const contextOf = flowContextFor(parts)
  /** Written already, as far as this process knows. */
  const viewed = new Set<string>()

  async function read(uuid: string, flow: string, account: string): Promise<KeptQuestionnaire | undefined> {
    const name = flowNamed(flow)
    if (name === null) return undefined
    return questionnaires.read({ flow: name, uuid, caller: { visitor: null, account } }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined
      throw error
    })
  }

  function toDraft(kept: KeptQuestionnaire, known: References): OpenedDraft {
    const { uuid, flow, version, predefined_notary_id, paid_at, updated_at } = kept
    const product = productFor(flow)
    const answers = withoutByHand(kept.answers)
    const prints = printsOf(answers)
    return {
      ...{ uuid, flow, product, answers, known, prints },
      context: contextOf(known, kept),
      version: versionOf(prints),
      paid: paid_at !== null,
      url: (path) => addressOf(config, { uuid, flow, product }, path),
      row: { uuid, flow, version, predefined_notary_id, paid_at, updated_at },
    }
  }

  return {
    toDraft,

    /** One that is not there and one that is not for this connection are the same "no". */
    async find({ account, questionnaire }: AssistantConnection, uuid: string, locale: Locale): Promise<OpenedDraft> {
      const id = uuid.toLowerCase()
      const isOpen = isUuid(uuid) && (questionnaire === null || questionnaire === id)
      const found = isOpen ? await findFlowOf(database.db, id, account) : undefined
      const kept = found && (await read(id, found.flow, account))
      if (kept === undefined) throw toolRefusal('not_found', locale)
      return toDraft(kept, await references.recent())
    },

    async list(connection: AssistantConnection): Promise<readonly OpenedDraft[]> {
      const rows = await selectDraftsFor(database.db, connection)
      const known = await references.recent()
      const kept = await Promise.all(rows.map(({ uuid, flow }) => read(uuid, flow, connection.account)))
      return kept.flatMap((one) => (one ? [toDraft(one, known)] : []))
    },

    /** What was shown under a version, so that it can be said later what is newer. */
    async remember({ uuid, version, prints }: Pick<OpenedDraft, 'uuid' | 'version' | 'prints'>): Promise<void> {
      const key = `${uuid} ${version}`
      if (viewed.has(key)) return
      await insertView(database.db, { questionnaire: uuid, version, prints, at: clock.now() })
      if (viewed.size >= mostViews) viewed.clear()
      viewed.add(key)
    },

    /** Which answers are newer than a version; of one that nobody saw, all of them are. */
    async newerThan({ uuid, prints }: OpenedDraft, version: string): Promise<readonly string[]> {
      const seen = await findView(database.db, uuid, version)
      return newerThan(seen?.prints ?? {}, prints)
    },
  }
}

/** Nothing personal stands in it, and whoever opens it must be signed in to the same account. */
function addressOf(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { uuid, flow, product }: Pick<OpenedDraft, 'uuid' | 'flow' | 'product'>,
  path?: string,
): string {
  const address = `${PUBLIC_URL}/questionnaire/${flow}/${uuid}`
  const spot = path === undefined ? null : placeOfQuestion(product, path)
  if (path === undefined || spot === null) return address
  const { place } = splitPath(path)
  const query = new URLSearchParams({ step: String(spot.step), substep: String(spot.substep) })
  if (place !== 'main') query.set('person', place)
  return `${address}?${query}#q-${path.replace('.', '-')}`
}
