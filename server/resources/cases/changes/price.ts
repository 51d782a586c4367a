import { type ChangeRule, changeRule, changeStage } from '#domain/changes/index.ts'
import { canonicalConcept } from '#domain/documents/index.ts'
import {
  feeLines,
  type Line,
  linesBetween,
  type PriceBook,
  pricesOf,
  quoteFor,
  supplementOf,
} from '#domain/pricing/index.ts'
import { changedFields } from '#domain/questions/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { CatalogueActions } from '../../catalogue/actions.ts'
import type { DocumentComposer } from '../../documents/set.ts'
import type { Supplements } from '../../orders/supplements.ts'
import type { KeptQuestionnaire } from '../../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../../questionnaires/within.ts'
import type { References } from '../../reference/references.ts'
import type { KeptCase } from '../store.ts'
import { findDeed, selectConcepts } from '../store-content.ts'
import { lastReopened, selectAsked } from './store.ts'

type PriceParts = {
  readonly clock: Clock
  readonly questionnaires: Pick<QuestionnairesWithin, 'counted' | 'paidFor'>
  readonly catalogue: Pick<CatalogueActions, 'priceBookFrom'>
  readonly supplements: Pick<Supplements, 'orderOf'>
  readonly compose: DocumentComposer
}

/** A change of answers that were paid for, as it would be made now. */
export type AskedChange = {
  readonly found: KeptCase
  readonly before: KeptQuestionnaire
  readonly after: KeptQuestionnaire
  readonly known: References
  /** Whether the deed becomes another one, where that was looked at before. */
  readonly deed?: boolean
}

export type PricedChange = {
  readonly rule: ChangeRule
  readonly paths: readonly string[]
  readonly deed: boolean
  /** Those who sign agreed with a final deed, which it would make another. */
  readonly agreementFalls: boolean
  /** What it costs; below zero it is what goes back. None where it cannot be made. */
  readonly lines: readonly Line[]
  /** In cents, with VAT. */
  readonly total: number
  readonly book: PriceBook
}

export type ChangePrices = ReturnType<typeof createChangePrices>

/** What a change costs by the book by which the product was bought, and whether it can be made at all. */
export function createChangePrices({ questionnaires, catalogue, supplements, compose }: PriceParts) {
  async function deedOf(db: Db | Tx, found: KeptCase, kept: KeptQuestionnaire): Promise<string> {
    const { blanks } = await findDeed(db, found.uuid)
    const { documents } = await compose(kept, blanks, db)
    return canonicalConcept(documents.filter(({ type }) => type === 'draft_deed'))
  }

  return async (db: Db | Tx, { found, before, after, known, deed: looked }: AskedChange): Promise<PricedChange> => {
    const [old, fresh] = [questionnaires.counted(before, known), questionnaires.counted(after, known)]
    const paths = changedFields(old, fresh)
    const [concept] = await selectConcepts(db, found.uuid)
    const reopened = await lastReopened(db, before.uuid)
    const isCurrent = concept !== undefined && (reopened === null || reopened < concept.sent_at)
    const agreed = isCurrent && concept.approvals.length > 0
    const deed = looked ?? (isCurrent && (await deedOf(db, found, before)) !== (await deedOf(db, found, after)))
    const rule = changeRule({
      stage: changeStage(found.state, agreed),
      ...{ paths, asked: await selectAsked(db, found.uuid), deedChanges: deed, conceptSent: isCurrent },
    })
    const { book, day } = await bought(db, before)
    const prices = pricesOf({ name: before.flow }, book, { today: day })
    if (prices === null) throw new Error(`The book of ${book.valid_from} does not sell ${before.flow}.`)
    const lines = rule.allowed
      ? [
          ...(rule.fee ? feeLines(book, 'change_fee') : []),
          // What goes on by itself is changed where it is: a membership, and contracts that were bought (decision 045).
          ...linesBetween(quoteFor(prices, old), quoteFor(prices, fresh)).filter(
            ({ name, itemable_type }) => name !== 'membership' && itemable_type !== 'Contract',
          ),
        ]
      : []
    return {
      ...{ rule, paths, deed, agreementFalls: rule.allowed && rule.reopens && agreed },
      ...{ lines, book, total: supplementOf(lines).total },
    }
  }

  /** By which book, and on which day the fees of it were looked up. */
  async function bought(db: Db | Tx, kept: KeptQuestionnaire) {
    const order = await supplements.orderOf(db, kept.uuid)
    const version = await questionnaires.paidFor(db, kept.uuid)
    if (order === undefined || version === undefined) throw new AppError('not_found')
    return { book: await catalogue.priceBookFrom(order.price_book, db), day: version.day }
  }
}
