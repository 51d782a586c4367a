import type { FastifyInstance } from 'fastify'
import { type BillingAnswer, readBilling, saveBilling } from '#contract/billings.ts'
import { holds } from '#domain/conditions/index.ts'
import { check, normalise } from '#domain/fields/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import { en, issueText, type Messages, nl } from '#domain/messages/index.ts'
import { type Answers, fieldOf, fieldsOf } from '#domain/questions/index.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError, ownSession, serve } from '#server/http/index.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { type Billing, proposeBilling } from './proposal.ts'
import { deleteBilling, findBilling, findHolder, upsertBilling } from './store.ts'

type BillingParts = {
  readonly database: Database
  readonly clock: Clock
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'ownerOf'>
  /** Orders that are not paid yet take over what was changed. */
  readonly onSaved: (tx: Tx, account: string, billing: Billing) => Promise<void>
}

export type BillingActions = ReturnType<typeof billingActions>

export function billingActions({ database, clock, questionnaires, onSaved }: BillingParts) {
  /** What was saved; where nothing was, what we know already. */
  async function billingOf(db: Db | Tx, account: string, answers: Answers | null): Promise<BillingAnswer> {
    const saved = await findBilling(db, account)
    if (saved) return { billing: saved, saved: true }
    const holder = await findHolder(db, account)
    if (holder === undefined) throw new AppError('not_signed_in')
    return { billing: proposeBilling(holder, answers, clock.today()), saved: false }
  }

  /** A questionnaire of somebody else helps nobody. */
  async function answersOf(uuid: string | undefined, account: string): Promise<Answers | null> {
    if (uuid === undefined || !isUuid(uuid)) return null
    if ((await questionnaires.ownerOf(database.db, uuid)) !== account) return null
    return (await questionnaires.read(database.db, uuid))?.answers ?? null
  }

  return {
    billingOf,

    read: async (account: string, questionnaire: string | undefined): Promise<BillingAnswer> =>
      billingOf(database.db, account, await answersOf(questionnaire, account)),

    /** Merges a change over what was saved. Everything of it is kept, or nothing is. */
    async save(account: string, patch: Readonly<Record<string, unknown>>): Promise<BillingAnswer> {
      return database.inTransaction(async (tx) => {
        const before = await findBilling(tx, account, { lock: true })
        const merged: Record<string, unknown> = { ...before }
        const issues: Issue[] = []
        for (const [key, raw] of Object.entries(patch)) {
          const field = fieldOf('billing', key)
          if (field === undefined) {
            issues.push({ code: 'unknown_field', path: key.slice(0, 100) })
            continue
          }
          const value = normalise(field, raw)
          if (value === null) delete merged[key]
          else merged[key] = value
        }
        const around = { today: clock.today(), draft: true, form: merged }
        for (const field of fieldsOf('billing')) {
          // What is not asked there is not printed there: a house number that was of another country.
          if (field.visible && !holds(field.visible, { form: merged })) delete merged[field.key]
          else if (Object.hasOwn(patch, field.key))
            issues.push(...check(field, merged[field.key], around).map((one) => ({ ...one, path: field.key })))
        }
        if (issues.length > 0) {
          // The account speaks the language of the flow it was made for.
          const messages = (await findHolder(tx, account))?.locale === 'en' ? en : nl
          throw new AppError('invalid_request', { entries: issues.map((issue) => toEntry(messages, issue)) })
        }
        const billing = merged as Billing
        await upsertBilling(tx, account, billing, clock.now())
        await onSaved(tx, account, billing)
        return { billing, saved: true }
      })
    },

    /** What an invoice lacks. */
    gaps: (billing: Billing): readonly Issue[] =>
      fieldsOf('billing')
        .filter(({ visible }) => !visible || holds(visible, { form: billing }))
        .flatMap((field) =>
          check(field, (billing as Readonly<Record<string, unknown>>)[field.key], {
            today: clock.today(),
            form: billing,
          }),
        ),
  }
}

function toEntry(messages: Messages, issue: Issue) {
  const field = fieldOf('billing', issue.path)
  const message = field ? issueText(messages, field, issue) : messages.issues[issue.code]
  return { code: issue.code, path: issue.path, message }
}

export async function registerBillings(api: FastifyInstance, actions: BillingActions): Promise<void> {
  serve(api, readBilling, ({ query, request }) => actions.read(ownSession(request).account, query.questionnaire_uuid))
  serve(api, saveBilling, ({ body, request }) => actions.save(ownSession(request).account, body))
}

/** To whom the invoices of an account go. */
export const billingKeeper: Keeper = {
  name: 'billing',
  collect: async (db, { uuid }) => (await findBilling(db, uuid)) ?? null,
  erase: (tx, { uuid }) => deleteBilling(tx, uuid),
}
