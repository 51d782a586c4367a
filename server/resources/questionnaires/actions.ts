import { randomUUID } from 'node:crypto'
import type { Incomplete, QuestionnairePatch } from '#contract/questionnaires.ts'
import type { IssueCode } from '#domain/fields/index.ts'
import {
  acceptProgress,
  checkoutStep,
  clampProgress,
  type FlowContext,
  type Progress,
  startAnswers,
  startProgress,
} from '#domain/flow/index.ts'
import { type FlowName, flowNamed, flows } from '#domain/products/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { KnownReferences, References } from '../reference/references.ts'
import type { Caller } from '../visitors/owned-by.ts'
import { applyPatch } from './apply-patch.ts'
import { complaintsAbout, refusals } from './complaints.ts'
import { matches } from './if-match.ts'
import { type Kept, productFor } from './questionnaire.ts'
import { createRecent } from './recent.ts'
import {
  findOwner,
  findPredefinedNotary,
  findQuestionnaire,
  findTransferred,
  insertQuestionnaire,
  updateQuestionnaire,
} from './store.ts'

type QuestionnaireParts = {
  readonly config: Config
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly references: KnownReferences
}

export type QuestionnaireActions = ReturnType<typeof questionnaireActions>

/** One questionnaire, as someone asks for it. */
export type Asked = { readonly flow: FlowName; readonly uuid: string; readonly caller: Caller }

/** What a new questionnaire begins with. */
export type Beginning = {
  readonly calculation_uuid?: string | null | undefined
  readonly company_name?: string | null | undefined
  readonly with_holding?: boolean | undefined
  readonly notary_id?: number | null | undefined
}

type Changed = { readonly outcome: 'changed'; readonly kept: Kept }
type Conflict = { readonly outcome: 'conflict'; readonly kept: Kept }
type Refused = { readonly outcome: 'incomplete'; readonly errors: Incomplete['errors'] }

/** What a change makes of a questionnaire; `same` leaves the row as it is. */
type Change = Pick<Kept, 'progress' | 'answers' | 'completed_at'> | 'same'

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Refusals that hang on lists which an admin may have changed. */
const listed: readonly IssueCode[] = ['unknown_option', 'country_not_served']

/** Another process may be first a few times in a row, but not for ever. */
const mostAttempts = 20

export function questionnaireActions(parts: QuestionnaireParts) {
  const { config, database, clock, references } = parts
  const recent = createRecent(500)
  const flags = {
    incorporation_speed: config.INCORPORATION_SPEED_ENABLED,
    share_deviation: config.SHARE_DEVIATION_ENABLED,
    in_person: config.IN_PERSON_ENABLED,
  }

  const flowContext = ({ unservedCountries }: References, kept: Kept): FlowContext => ({
    today: clock.today(),
    flags,
    unservedCountries,
    predefined_notary: kept.predefined_notary_id !== null,
  })

  async function read({ flow, uuid, caller }: Asked): Promise<Kept> {
    // What is no uuid is not there, and the database need not be asked.
    const kept = uuidForm.test(uuid) ? await findQuestionnaire(parts, { flow, uuid }, caller) : undefined
    if (kept === undefined) throw new AppError('not_found')
    recent.remember(kept, caller)
    return kept
  }

  /**
   * Writes what `change` makes of the newest version. It may be asked several times: a version that this process
   * remembers, or that somebody overtook, is only tried.
   */
  function write(
    asked: Asked & { readonly ifMatch: string | undefined },
    change: (kept: Kept, sure: boolean) => Promise<Change | 'look again'>,
  ): Promise<Changed | Conflict> {
    const uuid = asked.uuid.toLowerCase()
    return recent.inTurn(uuid, async () => {
      let remembered = recent.find(uuid, asked.caller)
      if (remembered?.flow !== asked.flow) remembered = undefined
      for (let attempt = 0; attempt < mostAttempts; attempt++) {
        const kept = remembered ?? (await read(asked))
        const sure = remembered === undefined
        remembered = undefined
        if (!matches(asked.ifMatch, kept.version)) {
          if (sure) return { outcome: 'conflict', kept }
          continue
        }
        const next = await change(kept, sure)
        if (next === 'look again') continue
        if (next === 'same') {
          if (sure) return { outcome: 'changed', kept }
          continue
        }
        const written = await updateQuestionnaire(parts, kept, { ...next, updated_at: clock.now() })
        if (written === undefined) continue
        recent.remember(written, asked.caller)
        return { outcome: 'changed', kept: written }
      }
      throw new AppError('unavailable')
    })
  }

  return {
    read,

    async create(flow: FlowName, caller: Caller & { readonly visitor: string }, beginning: Beginning): Promise<Kept> {
      const product = productFor(flow)
      const known = await references.recent()
      const start = startAnswers(product, { with_holding: beginning.with_holding ?? false })
      const patched = applyPatch(
        start,
        { main: { company_name: beginning.company_name ?? null } },
        { product, today: clock.today(), references: known },
      )
      if (!patched.ok) {
        const entries = refusals(product, patched.issues).map((entry) => ({ ...entry, path: 'company_name' }))
        throw new AppError('invalid_request', { entries })
      }
      const now = clock.now()
      const notary = beginning.notary_id ?? null
      const fresh = {
        uuid: randomUUID(),
        flow,
        progress: startProgress,
        answers: patched.answers,
        calculation_uuid: beginning.calculation_uuid ?? null,
        predefined_notary_id: notary !== null && known.exists('notary_id', notary) ? notary : null,
        completed_at: null,
        created_at: now,
        updated_at: now,
      }
      const kept = await insertQuestionnaire(parts, database.db, fresh, caller)
      if (kept === undefined) throw new Error('A new questionnaire was not kept.')
      recent.remember(kept, caller)
      return kept
    },

    /** Merges a change over the answers. Everything of it is kept, or nothing is. */
    async save(asked: Asked & { readonly ifMatch: string | undefined; readonly patch: QuestionnairePatch }) {
      const product = productFor(asked.flow)
      let known = await references.recent()
      let knownIsNew = false
      return write(asked, async (kept, sure) => {
        const patched = applyPatch(kept.answers, asked.patch, { product, today: clock.today(), references: known })
        if (!patched.ok) {
          if (!sure) return 'look again'
          // It may refer to something that was added a moment ago.
          if (!knownIsNew && patched.issues.some(({ code }) => listed.includes(code))) {
            known = await references.current()
            knownIsNew = true
            return 'look again'
          }
          throw new AppError('invalid_request', { entries: refusals(product, patched.issues) })
        }
        const { answers, changed } = patched
        const sent = { ...kept.progress, ...placeIn(asked.patch) }
        const progress =
          sent.step > kept.progress.step
            ? acceptProgress(product, answers, { stored: kept.progress, sent }, flowContext(known, kept))
            : clampProgress(product, { ...sent, step: kept.progress.step })
        if (!changed && samePlace(progress, kept.progress)) return 'same'
        return { answers, progress, completed_at: changed ? null : kept.completed_at }
      })
    },

    /** Finds the whole complete, or says what is missing and what is in the way. */
    async complete(asked: Asked & { readonly ifMatch: string | undefined }): Promise<Changed | Conflict | Refused> {
      const product = productFor(asked.flow)
      const known = await references.recent()
      let errors: Incomplete['errors'] = []
      const written = await write(asked, async (kept, sure) => {
        errors = complaintsAbout(product, kept.answers, flowContext(known, kept))
        if (errors.length > 0) return sure ? 'same' : 'look again'
        const checkout = checkoutStep(product)
        const progress = { step: checkout, temporal_step: checkout, substep: 0 }
        if (kept.completed_at !== null && samePlace(progress, kept.progress)) return 'same'
        return { answers: kept.answers, progress, completed_at: clock.now() }
      })
      return errors.length > 0 && written.outcome === 'changed' ? { outcome: 'incomplete', errors } : written
    },

    /** The same answers in the flow of the other language; asking twice without a change in between makes one. */
    async transfer(asked: Asked): Promise<{ uuid: string; flow: FlowName; api_path: string }> {
      const target = flowNamed(productFor(asked.flow).transfers_to ?? '')
      if (target === null) throw new AppError('not_found')
      const product = productFor(target)
      const kept = await read(asked)
      const owner = await findOwner(database.db, kept, asked.caller)
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
          answers: { ...kept.answers, main: { ...product.presets, ...kept.answers.main } },
          completed_at: null,
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
      const found = uuidForm.test(uuid) ? await findPredefinedNotary(database.db, uuid, caller) : undefined
      if (found === undefined) throw new AppError('not_found')
      return found.id
    },
  }
}

const placeIn = ({ step, temporal_step, substep }: QuestionnairePatch): Partial<Progress> => ({
  ...(step !== undefined && { step }),
  ...(temporal_step !== undefined && { temporal_step }),
  ...(substep !== undefined && { substep }),
})

const samePlace = (one: Progress, other: Progress) =>
  one.step === other.step && one.temporal_step === other.temporal_step && one.substep === other.substep
