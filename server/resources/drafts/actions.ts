import { randomUUID } from 'node:crypto'
import type { Draft } from '#contract/drafts.ts'
import { en, nl } from '#domain/messages/index.ts'
import { pricesOf, quoteFor } from '#domain/pricing/index.ts'
import { companyCalled } from '#domain/products/index.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { CatalogueActions } from '../catalogue/actions.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { Caller } from '../visitors/actions.ts'
import {
  claimCalculations,
  claimQuestionnaires,
  type DraftClaim,
  deleteAddresses,
  deleteDraft,
  forgetBrowser,
  hasOpenLink,
  holdDraft,
  selectDrafts,
  wasPaidFor,
} from './store.ts'

/**
 * Everything that a visitor can make without an account: tables with `visitor` and `account`, and a `version` that a change
 * of owner raises, so that no copy in memory passes for the newest.
 */
export const claimable = ['questionnaires', 'calculations'] as const

/** Gives the account what the visitor made, nobody owns and was asked for, and says which of it that is. */
export async function claim(db: Db | Tx, { visitor, account, uuids }: DraftClaim): Promise<string[]> {
  if (uuids.length === 0) return []
  const questionnaires = await claimQuestionnaires(db, { visitor, account, uuids })
  // Its account says by now where it is reached.
  await deleteAddresses(
    db,
    questionnaires.map(({ uuid }) => uuid),
  )
  // The price that a questionnaire began with goes along.
  const began = questionnaires.flatMap(({ calculation_uuid }) => calculation_uuid ?? [])
  const calculations = await claimCalculations(db, { visitor, account, uuids: [...uuids, ...began] })
  const claimed = new Set([...questionnaires, ...calculations].map(({ uuid }) => uuid))
  return uuids.filter((uuid) => claimed.has(uuid.toLowerCase()))
}

type DraftParts = {
  readonly database: Database
  readonly clock: Clock
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'counted' | 'placeOf'>
  readonly catalogue: Pick<CatalogueActions, 'currentPriceBook'>
  readonly references: KnownReferences
}

export type DraftActions = ReturnType<typeof draftActions>

/** What was begun in a browser without an account, and how it becomes an account's: only when somebody says so. */
export function draftActions({ database, clock, questionnaires, catalogue, references }: DraftParts) {
  return {
    async list(visitor: string | null): Promise<Draft[]> {
      const rows = visitor === null ? [] : await selectDrafts(database.db, visitor)
      if (rows.length === 0) return []
      const [known, book, today] = [await references.recent(), await catalogue.currentPriceBook(), clock.today()]
      const shown = rows.map(async ({ uuid }): Promise<Draft[]> => {
        const kept = await questionnaires.read(database.db, uuid)
        // Its flow is no more.
        if (kept === undefined) return []
        const { flow } = kept
        const prices = pricesOf({ name: flow }, book, { today })
        const { name, ...place } = questionnaires.placeOf(kept, known)
        return [
          {
            uuid,
            flow,
            product_name: { nl: nl.flow.products[flow], en: en.flow.products[flow] },
            name: companyCalled(flow, kept.answers.main.company_name ?? null),
            step: { ...place, name: { nl: nl.flow.steps[name], en: en.flow.steps[name] } },
            total: prices && quoteFor(prices, questionnaires.counted(kept, known)).total,
            updated_at: kept.updated_at.toISOString(),
          },
        ]
      })
      return (await Promise.all(shown)).flat()
    },

    claim: (visitor: string | null, account: string, uuids: readonly string[]): Promise<string[]> =>
      visitor === null ? Promise.resolve([]) : database.inTransaction((tx) => claim(tx, { visitor, account, uuids })),

    /**
     * Whoever sits at a browser may not be who made it. So one that a link in somebody's mail still opens only goes from this
     * browser; one that nobody can reach any other way goes for good.
     */
    async remove(uuid: string, caller: Caller): Promise<void> {
      await database.inTransaction(async (tx) => {
        const draft = isUuid(uuid) ? await holdDraft(tx, uuid, caller) : undefined
        if (draft === undefined) throw new AppError('not_found')
        if (draft.paid_at !== null || (await wasPaidFor(tx, draft.uuid))) throw new AppError('conflict')
        const reached = draft.account === null && (await hasOpenLink(tx, draft.uuid, clock.now()))
        if (reached && caller.visitor !== null) await forgetBrowser(tx, draft.uuid, caller.visitor, randomUUID())
        else await deleteDraft(tx, draft.uuid)
      })
    },
  }
}
