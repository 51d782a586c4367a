import type { CaseDocumentType } from '#contract/cases.ts'
import type { SlotAnswer } from '#domain/appointments/index.ts'
import { type CaseFacts, type ClientCheck, checkState } from '#domain/cases/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { companyTitle } from '#domain/names/index.ts'
import { chartOf, chartTarget, type StructureChart, type UboTest, uboTest } from '#domain/ownership/index.ts'
import { type CaseTask, newestPapers, openTasks, type Paper, papersNeeded, tasksOf } from '#domain/papers/index.ts'
import type { RelevantAnswers } from '#domain/questions/index.ts'
import { activeShareholders, holdingOwners } from '#domain/shareholders/index.ts'
import { dateInAmsterdam } from '#domain/values/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { type KeptQuestionnaire, productFor } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { References } from '../reference/references.ts'
import type { StoredUpload, UploadShelf } from '../uploads/shelf.ts'
import type { KeptCase } from './store.ts'
import { type KeptAppointment, selectAnswers, selectAppointments } from './store-appointments.ts'
import {
  findCheck,
  type StoredComment,
  type StoredConcept,
  type StoredPartFlag,
  selectAnswerChanges,
  selectComments,
  selectConcepts,
  selectPartFlags,
} from './store-content.ts'

type FactParts = {
  readonly vault: Vault
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'counted'>
  readonly uploads: Pick<UploadShelf, 'list'>
  /** Of whom the answers are not all there, whoever gives them. */
  readonly unfinished: (db: Db | Tx, kept: KeptQuestionnaire, known: References) => Promise<readonly string[]>
  /** Places of the final deed that the office has not filled in. */
  readonly openBlanks: (db: Db | Tx, found: KeptCase, kept: KeptQuestionnaire) => Promise<readonly string[]>
}

export type GatherFacts = ReturnType<typeof factsGatherer>

/** A comment, and whether the answer it is about was changed since. */
export type CommentWithChange = StoredComment & { readonly changed: boolean }
/** A flag about what somebody answers by their own link. */
export type PartFlagWithChange = StoredPartFlag & { readonly changed: boolean }
export type AnswerChange = Awaited<ReturnType<typeof selectAnswerChanges>>[number]

/** Everything of a case that what can be done with it hangs on, and that is shown of it. */
export type CaseContent = {
  readonly facts: CaseFacts
  readonly kept: KeptQuestionnaire
  readonly answers: RelevantAnswers
  readonly people: readonly ShareholderKey[]
  readonly tasks: readonly CaseTask[]
  readonly uploads: readonly StoredUpload[]
  /** Of the uploads, the newest of those that prove the same. */
  readonly newest: ReadonlySet<string>
  readonly comments: readonly CommentWithChange[]
  readonly partFlags: readonly PartFlagWithChange[]
  readonly changes: readonly AnswerChange[]
  readonly concepts: readonly StoredConcept[]
  /** Every moment to sign that was ever chosen, and what people said of moments. */
  readonly appointments: readonly KeptAppointment[]
  readonly slotAnswers: readonly SlotAnswer<ShareholderKey>[]
  readonly check: ClientCheck
  /** How often the check was written. */
  readonly checkRevision: number
  readonly chart: StructureChart
  readonly ubos: UboTest
}

/** Of whoever ordered, or of who it is of: not the office's own. */
export const isSentIn = ({ origin, document_type }: Pick<StoredUpload, 'origin' | 'document_type'>): boolean =>
  (origin === 'user_uploaded' || origin === 'participant_uploaded') && document_type === 'regular'

const paperOf = ({ uuid: id, kind, person, version, review, created_at }: StoredUpload): Paper => ({
  ...{ id, kind, version, review, sent: dateInAmsterdam(created_at) },
  person: person as ShareholderKey | null,
})

/** Gathers it, within the transaction of who acts or outside of any. */
export function factsGatherer({ vault, questionnaires, uploads, unfinished, openBlanks }: FactParts) {
  return async (db: Db | Tx, found: KeptCase, known: References): Promise<CaseContent> => {
    const kept = await questionnaires.read(db, found.questionnaire)
    if (kept === undefined) throw new Error('A case has no questionnaire.')
    const answers = questionnaires.counted(kept, known)
    const product = productFor(kept.flow)
    const sent = await uploads.list(db, found.questionnaire)
    const papers = sent.filter(isSentIn).map(paperOf)
    const newest = newestPapers(papers)
    const tasks = tasksOf(papersNeeded(answers, product), papers, found.state.due)
    const changes = await selectAnswerChanges(db, found.questionnaire)
    const withChange = <Said extends { readonly path: string | null; readonly at: Date }>(said: Said) => ({
      ...said,
      changed: changes.some(({ at, fields }) => at > said.at && fields.includes(said.path ?? '')),
    })
    const comments = (await selectComments(db, vault, found.uuid)).map(withChange)
    const partFlags = (await selectPartFlags(db, found.uuid)).map(withChange)
    const concepts = await selectConcepts(db, found.uuid)
    const [last] = concepts
    // One that a change made another deed is not what anybody would sign.
    const isOutdated = changes.some(({ reopens, at }) => reopens && last !== undefined && at > last.sent_at)
    const concept = isOutdated ? undefined : last
    const { check, revision } = await findCheck(db, vault, found.uuid)
    const people = activeShareholders(answers)
    const chart = chartOf(answers, product.ownership)
    const ubos = uboTest(chart, chartTarget)
    const flags = comments.filter(({ flag, closed_at }) => flag && closed_at === null)
    const isThere = (type: CaseDocumentType, holding: ShareholderKey | null) =>
      sent.some(({ document_type, person }) => document_type === type && person === holding)
    /** Of the company, or of the holding of somebody. */
    const registered = (holding: ShareholderKey | null, number: string | null) => ({
      signedDeed: found.signed_on !== null && isThere('final_deed', holding),
      kvkNumber: number !== null,
      kvkExtract: isThere('kvk', holding),
    })
    const facts: CaseFacts = {
      state: found.state,
      openTasks: openTasks(tasks),
      // Once it was handed in, answers are changed and not left out.
      unfinishedPeople: found.status === 'open_mix' ? await unfinished(db, kept, known) : [],
      documents: newest.map(({ id, review }) => ({ id, review })),
      openFlags: [...flags, ...partFlags.filter(({ closed_at }) => closed_at === null)].map(
        ({ path, id }) => path ?? String(id),
      ),
      openQuestions: flags.filter((flag) => !isAnswered(flag, comments)).map(({ path, id }) => path ?? String(id)),
      openChanges: changes.filter(({ taken_at }) => taken_at === null).map(({ id }) => String(id)),
      clientCheck: checkState(check, { people, ubos }),
      // Nobody needs them before: making the deed is the dearest of all this.
      openBlanks: found.status === 'uploading_fca' ? await openBlanks(db, found, kept) : [],
      concept: concept ? { hash: concept.hash } : null,
      signers: people.map((id) => ({
        id,
        approved: concept?.approvals.some(({ person }) => person === id) ? concept.hash : null,
      })),
      appointment: found.meeting_held_at ? 'held' : found.meeting_at ? 'agreed' : 'none',
      ...registered(null, found.kvk_number),
      holdings: holdingOwners(answers).map((id) => ({ id, ...registered(id, found.holding_kvk_numbers[id] ?? null) })),
    }
    const appointments = await selectAppointments(db, found.uuid)
    const slotAnswers = appointments.length === 0 ? [] : await selectAnswers(db, found.uuid)
    return {
      ...{ appointments, slotAnswers },
      ...{
        facts,
        kept,
        answers,
        people,
        tasks,
        uploads: sent,
        comments,
        partFlags,
        changes,
        concepts,
        check,
        chart,
        ubos,
      },
      checkRevision: revision,
      newest: new Set([...newest.map(({ id }) => id), ...sent.filter((one) => !isSentIn(one)).map(({ uuid }) => uuid)]),
    }
  }
}

/** By word, or by another answer. */
const isAnswered = ({ id, changed }: CommentWithChange, comments: readonly CommentWithChange[]): boolean =>
  changed || comments.some(({ reply_to, role }) => reply_to === id && role === 'customer')

/** The holdings that are founded along, as they will be called, each with its own number in the register. */
export const foundedHoldings = ({ holding_kvk_numbers }: KeptCase, answers: RelevantAnswers) =>
  holdingOwners(answers).map((person) => ({
    person,
    name: companyTitle(answers[person].holding_name ?? '', 'bv'),
    kvk_number: holding_kvk_numbers[person] ?? null,
  }))
