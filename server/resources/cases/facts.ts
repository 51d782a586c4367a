import {
  type CaseFacts,
  type CaseTask,
  type ClientCheck,
  chartOf,
  chartTarget,
  checkState,
  newestPapers,
  openTasks,
  type Paper,
  papersNeeded,
  tasksOf,
  uboTest,
} from '#domain/cases/index.ts'
import { activeShareholders } from '#domain/shareholders/index.ts'
import { dateInAmsterdam } from '#domain/values/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { productFor } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { References } from '../reference/references.ts'
import type { StoredUpload, UploadShelf } from '../uploads/shelf.ts'
import { findCheck, type KeptCase, newestConcept, selectComments } from './store.ts'

type FactParts = {
  readonly vault: Vault
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'counted'>
  readonly uploads: UploadShelf
}

export type CaseContent = {
  readonly facts: CaseFacts
  readonly tasks: readonly CaseTask[]
  readonly uploads: readonly StoredUpload[]
}

/** Where a check belongs: one that was moved to another case does not open. */
export const checkPlace = (uuid: string) => `case_checks/${uuid}`

const paperOf = (upload: StoredUpload): Paper => ({
  id: upload.uuid,
  kind: upload.kind,
  person: upload.person,
  version: upload.version,
  review: upload.review,
  sent: dateInAmsterdam(upload.created_at),
})

/** Gathers everything on which it hangs what can be done with a case. */
export function factsGatherer({ vault, questionnaires, uploads }: FactParts) {
  return async function gather(db: Db | Tx, found: KeptCase, known: References): Promise<CaseContent> {
    const kept = await questionnaires.read(db, found.questionnaire)
    if (kept === undefined) throw new Error('A case has no questionnaire.')
    const answers = questionnaires.counted(kept, known)
    const product = productFor(kept.flow)
    const sent = await uploads.of(db, found.questionnaire)
    const papers = sent.map(paperOf)
    const tasks = tasksOf(papersNeeded(answers, product.papers), papers, found.state.due)
    const comments = await selectComments(db, found.uuid)
    const concept = await newestConcept(db, found.uuid)
    const stored = await findCheck(db, found.uuid)
    const people = activeShareholders(answers)
    const check: ClientCheck = stored
      ? (vault.openJson(stored.sealed_check, checkPlace(found.uuid)) as ClientCheck)
      : { identities: {} }
    const ubos = uboTest(chartOf(answers, product.ownership), chartTarget)
    const open = comments.filter(({ flag, closed_at }) => flag && closed_at === null)
    return {
      tasks,
      uploads: sent,
      facts: {
        state: found.state,
        openTasks: openTasks(tasks),
        unfinishedPeople: [],
        documents: newestPapers(papers).map(({ id, review }) => ({ id, review })),
        openFlags: open.map(({ path }) => path),
        openQuestions: open.filter(({ id }) => !comments.some(isReplyOf(id))).map(({ id }) => String(id)),
        openChanges: [],
        clientCheck: checkState(check, { people, ubos }),
        openBlanks: [],
        concept: concept && { hash: concept.hash },
        signers: people.map((id) => ({
          id,
          approved: concept?.approvals.some(({ person }) => person === id) ? concept.hash : null,
        })),
        appointment: found.meeting_held_at ? 'held' : found.meeting_at ? 'agreed' : 'none',
        signedDeed: found.signed_on !== null,
        kvkNumber: found.kvk_number !== null,
        kvkExtract: sent.some(({ document_type, review }) => document_type === 'kvk' && review !== 'rejected'),
      },
    }
  }
}

type Reply = { readonly reply_to: number | null; readonly role: string }
const isReplyOf =
  (id: number) =>
  ({ reply_to, role }: Reply): boolean =>
    reply_to === id && role === 'customer'
