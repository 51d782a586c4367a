import { randomUUID } from 'node:crypto'
import type { CaseChanges, ChangePreview } from '#contract/changes.ts'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { changedDates, changeStage, isPastChanging, stateAfterChange } from '#domain/changes/index.ts'
import type { AnswerRow } from '#domain/conditions/index.ts'
import { withoutSealed } from '#domain/documents/index.ts'
import { percentOf } from '#domain/money/index.ts'
import { listedPrice, splitOf } from '#domain/pricing/index.ts'
import { changedFields } from '#domain/questions/index.ts'
import { isoDate, splitPath } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { DocumentComposer } from '../../documents/set.ts'
import type { Invoices } from '../../invoices/service.ts'
import type { Orders } from '../../orders/service.ts'
import { type Supplements, type SupplementWords, supplementContent } from '../../orders/supplements.ts'
import type { PaymentActions } from '../../payments/actions.ts'
import type { Refunds } from '../../payments/refunds.ts'
import { refusals } from '../../questionnaires/complaints.ts'
import { trespasses } from '../../questionnaires/own-parts.ts'
import { type KeptQuestionnaire, productFor } from '../../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../../questionnaires/within.ts'
import type { KnownReferences, References } from '../../reference/references.ts'
import { calendarAt } from '../calendar.ts'
import { holdCaseOf, insertCaseEvent, type KeptCase, recordCase } from '../store.ts'
import { caseOfFounder } from '../whose.ts'
import type { Applying } from './applying.ts'
import { comparedPapers } from './papers.ts'
import type { AskedChange, ChangePrices, PricedChange } from './price.ts'
import { ofChange } from './settling.ts'
import {
  decideChange,
  findLastChange,
  findOpenChange,
  insertChange,
  type KeptChange,
  selectAsked,
  selectOverdue,
} from './store.ts'

type ChangeParts = {
  readonly database: Database
  readonly clock: Clock
  readonly references: KnownReferences
  readonly questionnaires: QuestionnairesWithin
  readonly prices: ChangePrices
  readonly applying: Applying
  readonly supplements: Supplements
  readonly refunds: Pick<Refunds, 'spread'>
  readonly orders: Pick<Orders, 'prepareFor'>
  readonly payments: Pick<PaymentActions, 'read' | 'again' | 'close'>
  readonly invoices: Pick<Invoices, 'number'>
  readonly compose: DocumentComposer
}

export type ChangeActions = ReturnType<typeof changeActions>

/** It is not what was shown any more. */
export type Moved = { readonly outcome: 'moved' }

/** Who asks for it, and what the lines of it are called. */
type ChangeAsker = { readonly account: string; readonly words: SupplementWords }

/** As long as it can be paid. */
const keptFor = 14 * 24 * 3_600_000

/** Changing what was paid for, as its founder does it. */
export function changeActions(parts: ChangeParts) {
  const { database, clock, references, questionnaires, prices, applying, supplements, refunds } = parts
  const { orders, payments, invoices } = parts
  const { db } = database

  async function demandKept(within: Db | Tx, uuid: string, { lock = false } = {}): Promise<KeptQuestionnaire> {
    const kept = lock ? await questionnaires.hold(within as Tx, uuid) : await questionnaires.read(within, uuid)
    if (kept === undefined) throw new AppError('not_found')
    return kept
  }

  /** What was sent, over what is there; whatever is wrong with it is said as it is of every answer. */
  async function changedBy(
    within: Db | Tx,
    before: KeptQuestionnaire,
    patch: QuestionnairePatch,
    known: References,
  ): Promise<KeptQuestionnaire> {
    const patched = questionnaires.patched(before, patch, known)
    const product = productFor(before.flow)
    if (!patched.ok) throw new AppError('invalid_request', { entries: refusals(product, patched.issues) })
    const foreign = trespasses(before.answers, patch, patched.answers)
    if (foreign.length > 0) throw new AppError('invalid_request', { entries: refusals(product, foreign) })
    const after = { ...before, answers: withoutSealed(patched.answers) }
    const stays = await applying.whoStays(within, { before, after })
    if (stays.length > 0) {
      const issues = stays.map((person) => ({ code: 'own_part' as const, path: `${person}.filled_in_by` }))
      throw new AppError('invalid_request', { entries: refusals(product, issues) })
    }
    const had = new Set(questionnaires.complaints(before, known).map(({ code, path }) => `${code} ${path}`))
    const fresh = questionnaires.complaints(after, known).filter(({ code, path }) => !had.has(`${code} ${path}`))
    if (fresh.length > 0) {
      const entries = fresh.map(({ code, path, message }) => ({ code, path, message }))
      throw new AppError('invalid_request', { entries })
    }
    return after
  }

  const line = (tx: Tx, { uuid, status }: KeptCase, action: string, account: string | null, reason?: string) =>
    insertCaseEvent(
      tx,
      {
        ...{ case_uuid: uuid, from: status, to: status, action, reason },
        by: account === null ? null : { account, role: 'customer' },
      },
      clock.now(),
    )

  async function shown({ uuid, order_uuid, fields, made_at, until }: KeptChange, account: string) {
    const { payable_price, revision, status } = await payments.read({ uuid: order_uuid, account })
    return {
      ...{ uuid, order: order_uuid, fields: [...fields], total: payable_price, revision, status },
      ...{ made_at: made_at.toISOString(), until: until.toISOString() },
    }
  }

  async function read(account: string, uuid: string): Promise<CaseChanges> {
    await caseOfFounder(db, account, uuid)
    const before = await findOpenChange(db, uuid)
    // Asking how its payment stands may decide about it.
    const open = before && (await shown(before, account))
    const found = await caseOfFounder(db, account, uuid)
    const stage = changeStage(found.state, false)
    const last = await findLastChange(db, uuid)
    return {
      ...{ at_once: stage === 'before_check', closed: isPastChanging(stage) },
      asked: [...(await selectAsked(db, found.uuid))],
      open: open && (await findOpenChange(db, uuid))?.uuid === open.uuid ? open : null,
      last:
        last?.decided_at == null
          ? null
          : { state: last.state, at: last.decided_at.toISOString(), fields: [...last.fields] },
    }
  }

  /** Within a transaction that holds the questionnaire. */
  async function putAside(tx: Tx, { found, after, known }: AskedChange, priced: PricedChange, by: ChangeAsker) {
    const { account, words } = by
    const content = supplementContent(after.flow, priced.lines, priced.book, words)
    const version = await questionnaires.propose(tx, after, known)
    const order = await supplements.orderSupplement(tx, {
      ...{ questionnaire: after.uuid, reason: 'change', content, answers_version: version.uuid },
    })
    const made_at = clock.now()
    await insertChange(tx, {
      ...{ uuid: randomUUID(), questionnaire: after.uuid, order_uuid: order.uuid, answers_version: version.uuid },
      ...{ fields: priced.paths, deed: priced.deed, made_at, until: new Date(made_at.getTime() + keptFor) },
    })
    await line(tx, found, 'change_asked', account)
    await recordCase(tx, found.uuid, {})
  }

  /** Made at once; what it gives back goes back, with an invoice of that. */
  async function make(tx: Tx, asked: AskedChange, priced: PricedChange, by: ChangeAsker): Promise<void> {
    const { before, after } = asked
    const { account, words } = by
    const written = await questionnaires.rewrite(tx, before, after.answers)
    await applying.apply(tx, { ...asked, after: written }, priced, { by: { account, role: 'customer' } })
    if (priced.lines.length === 0) return
    const content = supplementContent(before.flow, priced.lines, priced.book, words)
    const version = await questionnaires.newest(tx, before.uuid)
    if (version === undefined) throw new Error('A change was not recorded.')
    const order = await supplements.orderSupplement(tx, {
      ...{ questionnaire: before.uuid, reason: 'change', content, answers_version: version.uuid },
    })
    await invoices.number(tx, order)
    const owed = -order.payable_price
    if (owed > 0) await refunds.spread(tx, { ...ofChange(before), amount: owed })
  }

  /** What was kept aside is not wanted any more: nobody can pay it from now on. */
  async function drop(tx: Tx, change: KeptChange, state: 'withdrawn' | 'expired'): Promise<void> {
    await payments.close(tx, change.order_uuid)
    await decideChange(tx, change.uuid, state, clock.now())
  }

  return {
    read,

    async preview(account: string, uuid: string, patch: QuestionnairePatch): Promise<ChangePreview> {
      const found = await caseOfFounder(db, account, uuid)
      const known = await references.recent()
      const before = await demandKept(db, uuid)
      const after = await changedBy(db, before, patch, known)
      const priced = await prices(db, { found, before, after, known })
      const calendar = await calendarAt(db, found.office)
      const today = clock.today()
      const { rule } = priced
      const words = await orders.prepareFor(before.flow)
      const { quote } = supplementContent(before.flow, priced.lines, priced.book, words)
      const next = rule.allowed ? stateAfterChange(found.state, rule, today, calendar) : found.state
      const { days, later } = changedDates(found.state, next, today, calendar)
      const [old, fresh] = [before, after].map((one) => questionnaires.counted(one, known))
      const valueAt = (answers: typeof old, path: string): unknown => {
        const { place, key } = splitPath(path)
        const rows: Readonly<Record<string, AnswerRow>> = { ...answers }
        return rows[place]?.[key] ?? null
      }
      const { lines, vat_rate, total } = quote
      return {
        refused: rule.allowed ? null : rule.why,
        subjects: rule.allowed ? [...rule.subjects] : [],
        answers: priced.paths.map((path) => ({ path, before: valueAt(old, path), after: valueAt(fresh, path) })),
        cost: {
          lines: lines.map((one) => ({
            ...{ key: one.key, name: one.name, name_nl: one.name_nl, name_en: one.name_en, price: listedPrice(one) },
          })),
          ...{ vat_rate: percentOf(vat_rate), vat: splitOf(quote).vat, total },
        },
        later,
        days: days.map(({ step, was, becomes }) => ({ step, was: was && isoDate(was), becomes: isoDate(becomes) })),
        ...{ reopens: rule.allowed && rule.reopens, agreement_falls: priced.agreementFalls },
        papers: comparedPapers((await parts.compose(before)).documents, (await parts.compose(after)).documents),
      }
    },

    /** Makes it, or keeps it aside until it is paid; what was aside before gives way to it. */
    async make(account: string, uuid: string, patch: QuestionnairePatch, total: number): Promise<CaseChanges | Moved> {
      const { flow } = await caseOfFounder(db, account, uuid)
      const known = await references.recent()
      const by = { account, words: await orders.prepareFor(flow) }
      const outcome = await database.inTransaction(async (tx) => {
        const before = await demandKept(tx, uuid, { lock: true })
        const found = await holdCaseOf(tx, uuid)
        if (found === undefined) throw new AppError('not_found')
        const asked: AskedChange = { found, before, after: await changedBy(tx, before, patch, known), known }
        const priced = await prices(tx, asked)
        if (!priced.rule.allowed || priced.total !== total) return 'moved'
        if (priced.paths.length === 0) return 'done'
        const aside = await findOpenChange(tx, uuid)
        if (aside) await drop(tx, aside, 'withdrawn')
        if (total > 0) await putAside(tx, asked, priced, by)
        else await make(tx, asked, priced, by)
        return 'done'
      })
      return outcome === 'moved' ? { outcome } : read(account, uuid)
    },

    /** Where it is paid. */
    async pay(account: string, uuid: string, revision: number): Promise<{ payment_link: string } | Moved> {
      await caseOfFounder(db, account, uuid)
      const open = await findOpenChange(db, uuid)
      if (open === undefined) return { outcome: 'moved' }
      const seen = await payments.read({ uuid: open.order_uuid, account })
      if (seen.revision !== revision) return { outcome: 'moved' }
      await database.inTransaction(async (tx) => {
        const all = await supplements.allOf(tx, uuid)
        const order = all.find((one) => one.uuid === open.order_uuid)
        if (order?.revision === revision) await supplements.confirm(tx, order)
      })
      const paid = await payments.again({ uuid: open.order_uuid, account })
      return paid.outcome === 'link' ? { payment_link: paid.link } : { outcome: 'moved' }
    },

    /** Everything stays as it is. */
    async withdraw(account: string, uuid: string): Promise<CaseChanges> {
      await caseOfFounder(db, account, uuid)
      await database.inTransaction(async (tx) => {
        await demandKept(tx, uuid, { lock: true })
        const open = await findOpenChange(tx, uuid)
        const found = open && (await holdCaseOf(tx, uuid))
        if (open === undefined || found === undefined) return
        await drop(tx, open, 'withdrawn')
        await line(tx, found, 'change_withdrawn', account)
        await recordCase(tx, found.uuid, {})
      })
      return read(account, uuid)
    },

    /** What nobody paid for in time; answers how many. */
    async expire(): Promise<number> {
      const late = await selectOverdue(db, clock.now())
      for (const { questionnaire, uuid } of late) {
        await database.inTransaction(async (tx) => {
          await demandKept(tx, questionnaire, { lock: true })
          const open = await findOpenChange(tx, questionnaire)
          const found = open?.uuid === uuid ? await holdCaseOf(tx, questionnaire) : undefined
          if (open === undefined || found === undefined) return
          await drop(tx, open, 'expired')
          await line(tx, found, 'change_withdrawn', null, 'expired')
          await recordCase(tx, found.uuid, {})
        })
      }
      return late.length
    },

    /**
     * A change by saving answers, in the transaction that wrote them: what costs or gives back something, or cannot be made any
     * more, is thrown out, whoever sent it and by whatever way.
     */
    async saved(tx: Tx, before: KeptQuestionnaire, after: KeptQuestionnaire, known: References): Promise<void> {
      const found = await holdCaseOf(tx, after.uuid)
      if (found === undefined) {
        await questionnaires.recordChange(tx, after, known)
        return
      }
      const priced = await prices(tx, { found, before, after, known })
      const { rule } = priced
      const [first = 'main'] = changedFields(before.answers, after.answers)
      const product = productFor(after.flow)
      if (!rule.allowed)
        throw new AppError('invalid_request', { entries: refusals(product, [{ code: 'too_late', path: first }]) })
      if (priced.lines.length > 0) {
        const issues = (priced.paths.length > 0 ? priced.paths : [first]).map((path) => ({
          code: 'costs_more' as const,
          path,
        }))
        throw new AppError('invalid_request', { entries: refusals(product, issues) })
      }
      if (priced.paths.length > 0) await applying.apply(tx, { found, before, after, known }, priced, null)
    },
  }
}
