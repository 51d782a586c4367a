import { randomUUID } from 'node:crypto'
import type { Incomplete, QuestionnairePatch } from '#contract/questionnaires.ts'
import { type AssistantMarks, markedBy, stillMarked, whatStoodBefore, withoutMarks } from '#domain/assistants/index.ts'
import { withoutSealed } from '#domain/documents/index.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import {
  acceptProgress,
  checkoutStep,
  clampProgress,
  type Progress,
  presetsOf,
  startAnswers,
  startProgress,
  unconfirmed,
} from '#domain/flow/index.ts'
import type { IssueCode } from '#domain/issues/index.ts'
import { type FlowName, flowNamed, flows } from '#domain/products/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { isSame, isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { CalculationActions } from '../calculations/actions.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { Caller } from '../visitors/actions.ts'
import { answerVersions, type OnPaidChange, recordsChanges } from './answer-versions.ts'
import { applyPatch } from './apply-patch.ts'
import {
  type ChangeCall,
  type ChangedQuestionnaire,
  type Conflict,
  createDesk,
  type QuestionnaireCall,
  type WorkAlong,
} from './change.ts'
import { complaintsAbout, refusals } from './complaints.ts'
import { flowContextFor } from './flow-context.ts'
import { sentencesOf } from './flow-sentences.ts'
import { haveOwnParts, type OnOwnPartLeft, trespasses } from './own-parts.ts'
import { type KeptQuestionnaire, productFor } from './questionnaire.ts'
import { findPredefinedNotary, findQuestionnaireOwner, findTransferred, insertQuestionnaire } from './store.ts'

type QuestionnaireParts = {
  readonly config: Config
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly references: KnownReferences
  readonly calculations: Pick<CalculationActions, 'carryOver'>
  /** Without it nothing can be ordered. What it needs to know is looked up first; ordering itself is part of the change. */
  readonly ordering?: (flow: FlowName) => Promise<Orderer>
  /** What hangs on a change of what was paid for, in the transaction of that change. */
  readonly onPaidChange?: OnPaidChange
  /** Somebody no longer fills in their own part, in the transaction that says so. */
  readonly onOwnPartLeft?: OnOwnPartLeft
}

/** Makes the order of a questionnaire, or brings it up to date; answers its uuid, or null when it is not this account's. */
export type Orderer = (tx: Tx, kept: KeptQuestionnaire, account: string) => Promise<string | null>

export type QuestionnaireActions = ReturnType<typeof questionnaireActions>

/** What a new questionnaire begins with. */
export type Beginning = {
  readonly calculation_uuid?: string | null | undefined
  readonly company_name?: string | null | undefined
  readonly with_holding?: boolean | undefined
  readonly notary_id?: number | null | undefined
}

/** How a change is made, and by whom. */
type ChangeToSave = {
  readonly patchOf: (kept: KeptQuestionnaire) => QuestionnairePatch
  /** Whether this one may be changed like this at all. */
  readonly changes?: (kept: KeptQuestionnaire) => boolean
  /** Which answers are marked afterwards, where that is not simply what nobody changed. */
  readonly marksOf?: (kept: KeptQuestionnaire, after: Answers) => AssistantMarks
  readonly along?: WorkAlong
}

/** What an assistant that somebody let in writes for them. */
export type AssistantCall = ChangeCall & {
  readonly patch: QuestionnairePatch
  readonly writer: { readonly connection: string; readonly name: string }
  readonly within: WorkAlong['write']
}

/** Answers that an assistant wrote, by path. */
export type MarkedCall = ChangeCall & { readonly paths: readonly string[] }

type StillIncomplete = { readonly outcome: 'incomplete'; readonly errors: Incomplete['errors'] }

/** What an assistant wrote is confirmed before it is ordered. */
type Doubted = { readonly outcome: 'unconfirmed'; readonly paths: readonly string[]; readonly kept: KeptQuestionnaire }

type CompletedChange = ChangedQuestionnaire & { readonly order: string | null }

/** Refusals that hang on lists which an admin may have changed. */
const listed: readonly IssueCode[] = ['unknown_option', 'country_not_served']

export function questionnaireActions(parts: QuestionnaireParts) {
  const { config, database, clock, references, calculations, ordering } = parts
  const desk = createDesk(parts)
  const flowContext = flowContextFor(parts)
  const versions = answerVersions(parts)

  /** The answers of a calculation to go on from; one of somebody else is not there. */
  async function calculationOf({ calculation_uuid: uuid }: Beginning, caller: Caller): Promise<Answers | null> {
    if (uuid === undefined || uuid === null) return null
    const answers = await calculations.carryOver(uuid, caller)
    if (answers === null) throw new AppError('not_found')
    return answers
  }

  /** Everything of a change is kept, or nothing is. */
  async function saving(
    asked: ChangeCall,
    { patchOf, changes, marksOf, along }: ChangeToSave,
  ): Promise<ChangedQuestionnaire | Conflict> {
    const product = productFor(asked.flow)
    const today = clock.today()
    let known = await references.recent()
    let wish: 'newest' | 'has newest' | undefined
    return desk.change(asked, {
      async prepare() {
        if (wish !== 'newest') return
        known = await references.current()
        wish = 'has newest'
      },
      change(kept, sure) {
        if (changes && !changes(kept)) {
          if (!sure) return 'again'
          const message = sentencesOf(asked.flow).paid
          throw new AppError('forbidden', { entries: [{ code: 'paid', message }] })
        }
        const patch = patchOf(kept)
        const patched = applyPatch(kept.answers, patch, { product, today, references: known })
        if (!patched.ok) {
          if (!sure) return 'again'
          // It may refer to something that was added a moment ago.
          if (wish === undefined && patched.issues.some(({ code }) => listed.includes(code))) {
            wish = 'newest'
            return 'again'
          }
          throw new AppError('invalid_request', { entries: refusals(product, patched.issues) })
        }
        const foreign = trespasses(kept.answers, patch, patched.answers)
        if (foreign.length > 0 && !sure) return 'again'
        if (foreign.length > 0) throw new AppError('invalid_request', { entries: refusals(product, foreign) })
        const answers = withoutSealed(patched.answers)
        const { changed } = patched
        const sent = { ...kept.progress, ...placeIn(patch) }
        const progress =
          sent.step > kept.progress.step
            ? acceptProgress(product, answers, { stored: kept.progress, sent }, flowContext(known, kept))
            : clampProgress(product, { ...sent, step: kept.progress.step })
        const marks = marksOf && { by_assistant: marksOf(kept, answers) }
        const sameMarks = marks === undefined || isSame(marks.by_assistant, kept.by_assistant)
        if (!changed && sameMarks && samePlace(progress, kept.progress)) return 'same'
        return { answers, progress, completed_at: changed ? null : kept.completed_at, ...marks }
      },
      along: haveOwnParts(along ?? recordsChanges(versions, () => known, parts.onPaidChange), parts.onOwnPartLeft),
    })
  }

  return {
    read: desk.read,

    async create(
      flow: FlowName,
      caller: Caller & { readonly visitor: string },
      beginning: Beginning,
      /** What must happen along with it, or neither. */
      along?: (tx: Tx, kept: KeptQuestionnaire) => Promise<void>,
    ): Promise<KeptQuestionnaire> {
      const product = productFor(flow)
      const known = await references.recent()
      const calculated = await calculationOf(beginning, caller)
      const start = startAnswers(product, {
        preselects_membership: config.PRESELECT_MEMBERSHIP,
        with_holding: beginning.with_holding ?? false,
        ...(calculated && { main: calculated.main }),
      })
      const wished = beginning.notary_id ?? null
      const notary = wished !== null && known.exists('notary_id', wished) ? wished : null
      const patched = applyPatch(
        calculated ? { ...calculated, main: start.main, p1: { ...start.p1, ...calculated.p1 } } : start,
        { main: { company_name: beginning.company_name ?? null, ...chosenWith(notary) } },
        { product, today: clock.today(), references: known },
      )
      if (!patched.ok) {
        const entries = refusals(product, patched.issues).map((entry) => ({ ...entry, path: 'company_name' }))
        throw new AppError('invalid_request', { entries })
      }
      const now = clock.now()
      const fresh = {
        uuid: randomUUID(),
        flow,
        progress: startProgress,
        answers: patched.answers,
        by_assistant: null,
        calculation_uuid: beginning.calculation_uuid ?? null,
        predefined_notary_id: notary,
        completed_at: null,
        paid_at: null,
        created_at: now,
        updated_at: now,
      }
      const insert = async (db: Db | Tx): Promise<KeptQuestionnaire> => {
        const inserted = await insertQuestionnaire(parts, db, fresh, caller)
        if (inserted === undefined) throw new Error('A new questionnaire was not kept.')
        return inserted
      }
      const kept = along
        ? await database.inTransaction(async (tx) => {
            const inserted = await insert(tx)
            await along(tx, inserted)
            return inserted
          })
        : await insert(database.db)
      desk.remember(kept, caller)
      return kept
    },

    /** Merges a change over the answers. Everything of it is kept, or nothing is. */
    save: (asked: ChangeCall & { readonly patch: QuestionnairePatch }): Promise<ChangedQuestionnaire | Conflict> =>
      saving(asked, { patchOf: () => asked.patch }),

    /**
     * The same by the hand of an assistant, which marks every answer that it changes. It goes no further in the flow, takes
     * nobody out, and changes nothing that was paid for. `within` is done in the transaction of the change, also when nothing
     * changed.
     */
    saveByAssistant({ writer, within, ...asked }: AssistantCall): Promise<ChangedQuestionnaire | Conflict> {
      const { step: _step, temporal_step: _temporal, substep: _substep, ...patch } = asked.patch
      const product = productFor(asked.flow)
      const gone = shareholderKeys.filter((key) => patch[key] === null || patch[key]?.active === false)
      if (gone.length > 0) {
        const message = sentencesOf(asked.flow).by_hand
        throw new AppError('invalid_request', { entries: gone.map((path) => ({ code: 'by_hand', path, message })) })
      }
      return saving(asked, {
        patchOf: () => patch,
        changes: (kept) => kept.paid_at === null,
        marksOf: (kept, after) =>
          markedBy(
            product,
            kept.by_assistant,
            { before: kept.answers, after },
            { ...writer, at: clock.now().toISOString() },
          ),
        along: { concerns: () => true, write: within },
      })
    },

    /** The founder has seen what an assistant wrote, and it is right. What is not marked is let be. */
    confirmAnswers: (asked: MarkedCall): Promise<ChangedQuestionnaire | Conflict> =>
      desk.change(asked, {
        change({ by_assistant, ...kept }, sure) {
          const left = withoutMarks(by_assistant, asked.paths)
          if (isSame(left, by_assistant)) return sure ? 'same' : 'again'
          return { ...kept, by_assistant: left }
        },
      }),

    /** What stood there before an assistant wrote it stands there again. */
    putBackAnswers: (asked: MarkedCall): Promise<ChangedQuestionnaire | Conflict> =>
      saving(asked, {
        patchOf: ({ by_assistant }) => whatStoodBefore(by_assistant, asked.paths),
        marksOf: (kept, after) => withoutMarks(stillMarked(kept.by_assistant, kept.answers, after), asked.paths),
      }),

    /** Finds the whole complete and orders it for who is signed in, or says what is missing and what is in the way. */
    async complete(asked: ChangeCall): Promise<CompletedChange | Conflict | StillIncomplete | Doubted> {
      const product = productFor(asked.flow)
      const known = await references.current()
      const { account } = asked.caller
      let errors: Incomplete['errors'] = []
      let doubted: readonly string[] = []
      let orderer: Orderer | undefined
      let order: string | null = null
      const result = await desk.change(asked, {
        async prepare() {
          orderer = account === null ? undefined : await ordering?.(asked.flow)
        },
        change(kept, sure) {
          const context = flowContext(known, kept)
          const marked = Object.keys(kept.by_assistant ?? {})
          doubted = unconfirmed(product, kept.answers, marked, context).map(({ path }) => path)
          errors = complaintsAbout(product, kept.answers, context)
          if (doubted.length > 0 || errors.length > 0) return sure ? 'same' : 'again'
          const checkout = checkoutStep(product)
          const progress = { step: checkout, temporal_step: checkout, substep: 0 }
          if (kept.completed_at !== null && samePlace(progress, kept.progress)) return 'same'
          return { answers: kept.answers, progress, completed_at: clock.now() }
        },
        along: {
          concerns: () => orderer !== undefined,
          async write(tx, _before, after) {
            const isWhole = errors.length === 0 && doubted.length === 0
            if (isWhole && account !== null) order = (await orderer?.(tx, after, account)) ?? null
          },
        },
      })
      if (result.outcome === 'conflict') return result
      if (doubted.length > 0) return { outcome: 'unconfirmed', paths: doubted, kept: result.kept }
      return errors.length > 0 ? { outcome: 'incomplete', errors } : { ...result, order }
    },

    /** The same answers in the flow of the other language; asking twice without a change in between makes one. */
    async transfer(asked: QuestionnaireCall): Promise<{ uuid: string; flow: FlowName; api_path: string }> {
      const target = flowNamed(productFor(asked.flow).transfers_to ?? '')
      if (target === null) throw new AppError('not_found')
      const product = productFor(target)
      const kept = await desk.read(asked)
      const owner = await findQuestionnaireOwner(database.db, kept, asked.caller)
      if (owner === undefined) throw new AppError('not_found')
      const { version: _version, stored: _stored, ...rest } = kept
      const now = clock.now()
      const made = await insertQuestionnaire(
        parts,
        database.db,
        {
          ...rest,
          uuid: randomUUID(),
          flow: target,
          progress: clampProgress(product, kept.progress),
          answers: {
            ...kept.answers,
            main: { ...presetsOf(product, config.PRESELECT_MEMBERSHIP), ...kept.answers.main },
          },
          completed_at: null,
          paid_at: null,
          created_at: now,
          updated_at: now,
        },
        owner,
        { from: kept.uuid, version: kept.version },
      )
      const uuid = made?.uuid ?? (await findTransferred(database.db, kept.uuid, kept.version))?.uuid
      if (uuid === undefined) throw new AppError('unavailable')
      return { uuid, flow: target, api_path: flows[target].api_path }
    },

    async predefinedNotary(uuid: string, caller: Caller): Promise<number | null> {
      const found = isUuid(uuid) ? await findPredefinedNotary(database.db, uuid, caller) : undefined
      if (found === undefined) throw new AppError('not_found')
      return found.id
    },
  }
}

/** Whoever came by way of a notary has chosen that one. */
const chosenWith = (notary: number | null): QuestionnairePatch['main'] =>
  notary === null ? {} : { notary_id: notary, notary_option: 'partner_notary', online_notary: false }

const placeIn = ({ step, temporal_step, substep }: QuestionnairePatch): Partial<Progress> => ({
  ...(step !== undefined && { step }),
  ...(temporal_step !== undefined && { temporal_step }),
  ...(substep !== undefined && { substep }),
})

const samePlace = (one: Progress, other: Progress) =>
  one.step === other.step && one.temporal_step === other.temporal_step && one.substep === other.substep
