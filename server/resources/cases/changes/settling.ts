import { paidChange } from '#domain/changes/index.ts'
import { cents, formatEuros } from '#domain/money/index.ts'
import type { SupplementReason } from '#domain/orders/index.ts'
import { type Answers, answersFrom } from '#domain/questions/index.ts'
import { splitPath } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Tx } from '#server/db/index.ts'
import type { KeptOrder } from '../../orders/order.ts'
import { type Supplements, type SupplementWords, supplementContent } from '../../orders/supplements.ts'
import type { Refunds } from '../../payments/refunds.ts'
import type { KeptQuestionnaire } from '../../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../../questionnaires/within.ts'
import type { References } from '../../reference/references.ts'
import { holdCaseOf, insertCaseEvent, type KeptCase } from '../store.ts'
import type { Telling } from '../telling.ts'
import type { Applying } from './applying.ts'
import type { ChangePrices } from './price.ts'
import { decideChange, findChangeOfOrder, type KeptChange } from './store.ts'

type ChangeSettlingParts = {
  readonly clock: Clock
  readonly telling: Telling
  readonly questionnaires: Pick<QuestionnairesWithin, 'versionAt' | 'rewrite'>
  readonly supplements: Pick<Supplements, 'reprice'>
  readonly prices: ChangePrices
  readonly applying: Applying
  readonly refunds: Pick<Refunds, 'spread' | 'give'>
}

/** What is sold beside changes of answers, by who sees to it. */
export type SupplementKind = {
  /** Whether it can still be had. */
  readonly isKept: (tx: Tx, order: KeptOrder) => Promise<boolean>
  /** Does it. False when it cannot be done any more: then what was paid goes back. */
  readonly paid: (tx: Tx, order: KeptOrder) => Promise<boolean>
}

type HeldChange = { readonly order: KeptOrder; readonly kept: KeptQuestionnaire; readonly known: References }

/** Nobody decided it: it is owed. */
export const ofChange = ({ uuid }: KeptQuestionnaire) => ({ questionnaire: uuid, why: 'changed' as const, by: null })

/** Those fields of one in the place of the other's: what was changed since elsewhere stays. */
function withFields(current: Answers, wanted: Answers, fields: readonly string[]): Answers {
  return answersFrom((place) => {
    const keys = fields.map(splitPath).filter((path) => path.place === place)
    const row: Record<string, unknown> = { ...current[place] }
    const from: Readonly<Record<string, unknown>> = wanted[place]
    for (const { key } of keys) {
      if (Object.hasOwn(from, key)) row[key] = from[key]
      else delete row[key]
    }
    return keys.length === 0 ? current[place] : row
  })
}

/** What becomes of a change that was kept aside, in the transaction of what decides about it. */
export function createSettling(parts: ChangeSettlingParts) {
  const { clock, telling, questionnaires, supplements, prices, applying, refunds } = parts
  const kinds: Partial<Record<SupplementReason, SupplementKind>> = {}

  function kindOf({ supplement }: KeptOrder): SupplementKind {
    const kind = supplement === null ? undefined : kinds[supplement]
    if (kind === undefined) throw new Error(`Nobody sees to ${supplement}.`)
    return kind
  }

  /** The change as it would be made now, over whatever was changed since; not where the case is gone. */
  async function asItWouldBe(tx: Tx, change: KeptChange, { kept, known }: HeldChange) {
    const version = await questionnaires.versionAt(tx, change.answers_version)
    const found = await holdCaseOf(tx, kept.uuid)
    if (version === undefined || found === undefined) throw new Error('A change belongs to no case.')
    const after = { ...kept, answers: withFields(kept.answers, version.answers, change.fields) }
    const asked = { found, before: kept, after, known, deed: change.deed }
    const priced = await prices(tx, asked)
    const isAllowed = priced.rule.allowed && (await applying.whoStays(tx, asked)).length === 0
    return { asked, priced, isAllowed }
  }

  const line = (tx: Tx, { uuid, status }: KeptCase, action: string) =>
    insertCaseEvent(tx, { case_uuid: uuid, from: status, to: status, action, by: null }, clock.now())

  return {
    /** Whoever sees to it is there later than what is paid. */
    addKind(reason: SupplementReason, kind: SupplementKind): void {
      kinds[reason] = kind
    },

    /** Its price as it is by now is what it is asked at; false when it cannot be paid as it was shown. */
    async isAsShown(tx: Tx, held: HeldChange, words: SupplementWords): Promise<boolean> {
      const change = await findChangeOfOrder(tx, held.order.uuid)
      // What was made and is not paid any more can be paid again.
      if (held.order.paid_at !== null && change?.state !== 'returned') return true
      if (change === undefined) return kindOf(held.order).isKept(tx, held.order)
      if (change.state !== 'open') return false
      const { priced, isAllowed } = await asItWouldBe(tx, change, held)
      if (!isAllowed) return false
      // What became cheaper goes back when it is paid: nobody is asked twice for that.
      if (priced.total <= held.order.payable_price) return true
      const content = supplementContent(held.order.flow, priced.lines, priced.book, words)
      await supplements.reprice(tx, held.order, content)
      return false
    },

    /** Paid: it is made, or what was paid goes back. Answers whether it was made. */
    async paid(tx: Tx, held: HeldChange, amount: number): Promise<boolean> {
      const change = await findChangeOfOrder(tx, held.order.uuid)
      if (change === undefined) {
        const { order } = held
        if (await kindOf(order).paid(tx, order)) return true
        await refunds.give(tx, { order: order.uuid, amount, why: 'changed', by: null })
        return false
      }
      const { asked, priced, isAllowed } = await asItWouldBe(tx, change, held)
      const isPossible = change.state === 'open' && isAllowed && priced.paths.length > 0
      const outcome = paidChange(amount, isPossible ? priced.total : null)
      if (outcome.kind === 'applied') {
        const after = await questionnaires.rewrite(tx, asked.before, asked.after.answers)
        await applying.apply(tx, { ...asked, after }, priced, { by: { account: held.order.account, role: 'customer' } })
        await decideChange(tx, change.uuid, 'applied', clock.now())
      } else {
        await decideChange(tx, change.uuid, 'returned', clock.now())
        await line(tx, asked.found, 'change_returned')
        const sum = formatEuros(cents(outcome.back), asked.found.language)
        await telling.founder(tx, asked.found, { kind: 'change_returned', sum })
      }
      if (outcome.back > 0) await refunds.spread(tx, { ...ofChange(held.kept), amount: outcome.back })
      return outcome.kind === 'applied'
    },
  }
}
