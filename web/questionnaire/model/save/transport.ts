import type { Questionnaire, QuestionnairePatch } from '#contract/questionnaires.ts'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { type Issue, issueCodes } from '#domain/issues/index.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import { restore } from '#domain/questions/index.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import { parsePath } from '../store/answers.ts'
import type { Flight, ServerState } from './queue.ts'

/** What became of a patch. */
export type PatchOutcome =
  | { readonly kind: 'saved'; readonly fresh: ServerState }
  | { readonly kind: 'conflict'; readonly fresh: ServerState }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  /** They said that their own part is right, and so are neither taken out nor filled in by another. */
  | { readonly kind: 'people_stay'; readonly people: readonly ShareholderKey[] }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' }

export type Transport = (
  patch: QuestionnairePatch,
  manner: { readonly ifMatch: number; readonly keepalive?: boolean },
) => Promise<PatchOutcome>

export const serverStateFrom = ({ product_data, version, by_assistant: marks }: Questionnaire): ServerState => ({
  answers: restore(product_data),
  version,
  marks,
})

const issueFromApi = ({ code, path }: { readonly code: string; readonly path?: string | undefined }): Issue => ({
  path: path ?? '',
  code: issueCodes.find((issueCode) => issueCode === code) ?? 'wrong_type',
})

const saveKey = (flow: FlowName) => `PATCH /api/${flows[flow].api_path}/:uuid` as const
type SaveKey = ReturnType<typeof saveKey>

function patchOutcomeOf(key: SaveKey, error: unknown): PatchOutcome {
  const conflict = refusalOf(error, key, 409)
  if (conflict) return { kind: 'conflict', fresh: serverStateFrom(conflict.current) }
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  const { status, errors } = error
  if (status === 422) return { kind: 'refused', issues: errors.map(issueFromApi) }
  if (status === 404 || status === 401) return { kind: 'gone' }
  const complete = errors.filter(({ code }) => code === 'part_complete').map(({ path }) => path)
  const people = shareholderKeys.filter((key) => complete.includes(key))
  if (people.length > 0) return { kind: 'people_stay', people }
  return { kind: 'failed' }
}

/** The way to the server for one questionnaire. */
export const transportTo =
  (flow: FlowName, uuid: string): Transport =>
  async (body, manner) => {
    const key = saveKey(flow)
    try {
      return { kind: 'saved', fresh: serverStateFrom(await call(key, { params: { uuid }, body, ...manner })) }
    } catch (error) {
      return patchOutcomeOf(key, error)
    }
  }

/** What the founder says about what an assistant wrote. */
export type AssistantVerdict = 'confirm' | 'put_back'

export type SendVerdict = (
  verdict: AssistantVerdict,
  paths: readonly string[],
  ifMatch: number,
) => Promise<PatchOutcome>

/** The way to say it of one questionnaire. */
export const judgeAt =
  (flow: FlowName, uuid: string): SendVerdict =>
  async (verdict, paths, ifMatch) => {
    const key = `POST /api/${flows[flow].api_path}/:uuid/by_assistant/${verdict}` as const
    try {
      const fresh = await call(key, { params: { uuid }, body: { paths: [...paths] }, ifMatch })
      return { kind: 'saved', fresh: serverStateFrom(fresh) }
    } catch (error) {
      const conflict = refusalOf(error, key, 409)
      return conflict ? { kind: 'conflict', fresh: serverStateFrom(conflict.current) } : { kind: 'failed' }
    }
  }

/** A flight in the words of the API. */
export function patchOf({ fields, removed, place }: Flight): QuestionnairePatch {
  const rows: Record<string, Record<string, unknown> | null> = {}
  for (const [path, value] of fields) {
    const at = parsePath(path)
    if (at) rows[at.owner] = { ...rows[at.owner], [at.key]: value }
  }
  for (const key of removed) rows[key] = null
  return { ...rows, ...place } as QuestionnairePatch
}
