import type { FlowName } from '#domain/products/index.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { AppError, versionMatches } from '#server/http/index.ts'
import type { Caller } from '../visitors/actions.ts'
import type { KeptQuestionnaire } from './questionnaire.ts'
import { findQuestionnaire, type NextAnswers, type QuestionnaireStoreParts, updateQuestionnaire } from './store.ts'
import { createTurns } from './turns.ts'
import { createWriter, type Writer, writeRow } from './writer.ts'

/** Questionnaires that were just read or written here, by who opened them. */
export type RecentQuestionnaires = {
  find(asked: {
    readonly uuid: string
    readonly flow: FlowName
    readonly caller: Caller
  }): KeptQuestionnaire | undefined
  remember(kept: KeptQuestionnaire, caller: Caller): void
}

/**
 * Someone who answers questions saves again and again: this spares the reading and opening before each save. It is only
 * a guess at what the row holds. A save names the version it was made from, and the row refuses any but its own.
 */
export function createRecent(most: number): RecentQuestionnaires {
  const entries = new Map<string, { readonly kept: KeptQuestionnaire; readonly caller: Caller }>()
  return {
    find({ uuid, flow, caller: { visitor, account } }) {
      const entry = entries.get(uuid.toLowerCase())
      const same = entry?.kept.flow === flow && entry.caller.visitor === visitor && entry.caller.account === account
      return same ? entry.kept : undefined
    },
    remember(kept, caller) {
      // Taken out first, so that it stands last: the one that waited longest goes first.
      entries.delete(kept.uuid)
      entries.set(kept.uuid, { kept, caller })
      if (entries.size <= most) return
      const [oldest] = entries.keys()
      if (oldest !== undefined) entries.delete(oldest)
    },
  }
}

/** One questionnaire, as someone asks for it. */
export type QuestionnaireCall = { readonly flow: FlowName; readonly uuid: string; readonly caller: Caller }

/** The same, to change it: only when it still has one of these versions, or whatever version it has. */
export type ChangeCall = QuestionnaireCall & { readonly ifMatch: string | undefined }

export type ChangedQuestionnaire = { readonly outcome: 'changed'; readonly kept: KeptQuestionnaire }
export type Conflict = { readonly outcome: 'conflict'; readonly kept: KeptQuestionnaire }

/** `again`: somebody was first. `together`: it must be done in a transaction. */
type ChangeOutcome = ChangedQuestionnaire | Conflict | 'again' | 'together'

/** What becomes of a questionnaire: `same` leaves the row as it is, `again` wants to see the newest one first. */
export type NextState = NextAnswers | 'same' | 'again'

export type ChangeAttempt = {
  /** Runs before each attempt, outside of any transaction. */
  readonly prepare?: () => Promise<void>
  /** `sure` is false when the version at hand may have been overtaken: then a "no" must not be final. */
  readonly change: (kept: KeptQuestionnaire, sure: boolean) => NextState
  /** What else must happen when this does, or neither; it gets the row as it was and as it is now. */
  readonly along?: WorkAlong
}

export type WorkAlong = {
  /** Whether there is anything to do beside a change of this one. */
  readonly concerns: (kept: KeptQuestionnaire) => boolean
  readonly write: (tx: Tx, before: KeptQuestionnaire, after: KeptQuestionnaire) => Promise<void>
}

// Without a lock first: another process seldom is at the same questionnaire. Then with one, so that nobody waits for ever.
const withoutLock = 4
const mostAttempts = 10

/** Reading one questionnaire, and changing it so that no change of anyone is lost. */
export function createDesk(parts: QuestionnaireStoreParts & { readonly clock: Clock }) {
  const { database, clock } = parts
  const recent = createRecent(500)
  const inTurn = createTurns()
  const write = createWriter(database)

  async function find(
    { flow, uuid, caller }: QuestionnaireCall,
    db: Db | Tx,
    lock: boolean,
  ): Promise<KeptQuestionnaire> {
    // What is no uuid is not there, and the database need not be asked.
    const kept = isUuid(uuid) ? await findQuestionnaire(parts, db, { flow, uuid, caller, lock }) : undefined
    if (kept === undefined) throw new AppError('not_found')
    return kept
  }

  type Try = {
    readonly db: Db | Tx
    /** The transaction that holds the row. */
    readonly tx?: Tx
    readonly remembered: KeptQuestionnaire | undefined
    readonly write: Writer
  }

  async function attempt(
    asked: ChangeCall,
    { change, along }: ChangeAttempt,
    { db, tx, remembered, write }: Try,
  ): Promise<ChangeOutcome> {
    const kept = remembered ?? (await find(asked, db, tx !== undefined))
    const sure = remembered === undefined
    if (along?.concerns(kept)) {
      if (tx === undefined) return 'together'
      const result = await attempt(asked, { change }, { db, remembered: undefined, write })
      if (typeof result === 'object' && result.outcome === 'changed') await along.write(tx, kept, result.kept)
      return result
    }
    if (!versionMatches(asked.ifMatch, kept.version)) return sure ? { outcome: 'conflict', kept } : 'again'
    const next = change(kept, sure)
    if (next === 'again') return 'again'
    if (next === 'same') return sure ? { outcome: 'changed', kept } : 'again'
    const written = await updateQuestionnaire(parts, write, kept, { ...next, updated_at: clock.now() })
    return written ? { outcome: 'changed', kept: written } : 'again'
  }

  const locked = (db: Tx): Try => ({
    db,
    tx: db,
    remembered: undefined,
    write: (row) => writeRow(db, row),
  })

  async function changeInTurn(asked: ChangeCall, one: ChangeAttempt): Promise<ChangedQuestionnaire | Conflict> {
    let remembered = recent.find(asked)
    let together = false
    for (let count = 0; count < mostAttempts; count++) {
      await one.prepare?.()
      const result: ChangeOutcome =
        count < withoutLock && !together
          ? await attempt(asked, one, { db: database.db, remembered, write })
          : await database.inTransaction((db) => attempt(asked, one, locked(db)))
      remembered = undefined
      together ||= result === 'together'
      if (result === 'again' || result === 'together') continue
      recent.remember(result.kept, asked.caller)
      return result
    }
    throw new AppError('unavailable')
  }

  return {
    remember: recent.remember,

    async read(asked: QuestionnaireCall): Promise<KeptQuestionnaire> {
      const kept = await find(asked, database.db, false)
      recent.remember(kept, asked.caller)
      return kept
    },

    /** Makes the change of the newest version. It may be asked several times what that change is. */
    change: (asked: ChangeCall, attempt: ChangeAttempt): Promise<ChangedQuestionnaire | Conflict> =>
      inTurn(asked.uuid.toLowerCase(), () => changeInTurn(asked, attempt)),
  }
}
