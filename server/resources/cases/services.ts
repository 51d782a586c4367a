import type { CaseServiceRow } from '#contract/case-services.ts'
import type { RecordedAction } from '#domain/cases/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import type { CaseStatus } from '#domain/orders/index.ts'
import {
  isEnough,
  type KnownService,
  knownServices,
  mayDecide,
  type ServiceContact,
  serviceState,
  sharedFacts,
  sharesOf,
} from '#domain/services/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { partnerMail } from '#server/adapters/mail/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import type { Orders } from '../orders/service.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences } from '../reference/references.ts'
import { type Actor, type StaffSession, staffAt } from './staff.ts'
import { holdCase, insertCaseEvent, type KeptCase } from './store.ts'
import { recordService, type StoredService, selectOpenServices, selectServices } from './store-services.ts'
import { findFounder } from './store-staff.ts'
import { caseForStaff, caseOfFounder } from './whose.ts'

type ServiceParts = {
  readonly config: Config
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly references: KnownReferences
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'counted'>
  readonly orders: Pick<Orders, 'find'>
  readonly jobs: Pick<Jobs, 'enqueue'>
}

export type ServiceActions = ReturnType<typeof serviceActions>

const pageSize = 50

/** What was ordered beside the company: support arranges it, with a partner only after the founder agreed. */
export function serviceActions(parts: ServiceParts) {
  const { config, database, vault, clock, references, questionnaires, orders, jobs } = parts
  const { db } = database

  const partners: Readonly<Record<KnownService, string | undefined>> = {
    'bookkeeper-quotes': config.PARTNER_BOOKKEEPERS_EMAIL,
    'free-intake-smart-tax-accounting': config.PARTNER_TAX_EMAIL,
    dga_salary: config.PARTNER_PAYROLL_EMAIL,
    'bank-account-introduction': config.PARTNER_BANK_EMAIL,
    'trademark-check': config.PARTNER_TRADEMARK_EMAIL,
    'general-terms': config.PARTNER_TERMS_EMAIL,
  }

  /** What may be told to whom; null where there is nobody to tell, or not enough. */
  async function letterFor(within: Db | Tx, found: KeptCase, service: string) {
    const known = knownServices.find((one) => one === service)
    const to = known && partners[known]
    const [kept, contact] = [await questionnaires.read(within, found.questionnaire), await contactOf(within, found)]
    if (to === undefined || known === undefined || kept === undefined || contact === null) return null
    const facts = sharedFacts(service, questionnaires.counted(kept, await references.recent(within)), contact)
    return isEnough(service, facts) ? { to, service: known, facts } : null
  }

  async function contactOf(within: Db | Tx, { order_uuid }: KeptCase): Promise<ServiceContact | null> {
    const founder = await findFounder(within, order_uuid)
    if (founder === undefined) return null
    const order = await orders.find(within, order_uuid)
    return {
      name: fullNameOf(founder),
      email: founder.email,
      phone: founder.phone ?? order?.billing.phone_number ?? null,
    }
  }

  const own = async (found: KeptCase) => ({
    data: (await selectServices(db, vault, found.uuid)).map((row) => shown(row, found.status)),
  })

  async function forSupport(found: KeptCase): Promise<{ data: CaseServiceRow[] }> {
    const data: CaseServiceRow[] = []
    for (const row of await selectServices(db, vault, found.uuid)) {
      const sendable = (await letterFor(db, found, row.service)) !== null
      data.push({ ...shown(row, found.status), sendable, note: row.note })
    }
    return { data }
  }

  /** Holds the case, so that of two who do the same one does it. */
  async function change(
    { uuid }: KeptCase,
    service: string,
    work: (tx: Tx, found: KeptCase, row: StoredService) => Promise<void>,
  ): Promise<void> {
    await database.inTransaction(async (tx) => {
      const found = await holdCase(tx, uuid)
      const row = (await selectServices(tx, vault, uuid)).find((one) => one.service === service)
      if (found === undefined || row === undefined) throw new AppError('not_found')
      await work(tx, found, row)
    })
  }

  const line = (tx: Tx, { uuid, status }: KeptCase, action: RecordedAction, by: Actor, service: string) =>
    insertCaseEvent(tx, { case_uuid: uuid, from: status, to: status, action, by, reason: service }, clock.now())

  return {
    async list(
      session: StaffSession,
      asked: { readonly waiting_on: 'support' | 'customer'; readonly cursor?: string | undefined },
    ) {
      await staffAt(db, session)
      const rows = await selectOpenServices(db, asked.waiting_on, {
        ...{ after: Number(asked.cursor ?? 0), limit: pageSize + 1 },
      })
      const page = rows.slice(0, pageSize)
      return {
        data: page.map((row) => ({
          ...shown(row, row.status),
          case: { uuid: row.case_uuid, number: row.number, company_name: row.company_name },
        })),
        next: rows.length > pageSize ? String(page.at(-1)?.id) : null,
      }
    },

    async read(session: StaffSession, uuid: string) {
      return forSupport((await caseForStaff(db, session, uuid)).found)
    },

    async work(session: StaffSession, uuid: string, service: string, { action, note }: ServiceWork) {
      const { found, staff } = await caseForStaff(db, session, uuid)
      await change(found, service, async (tx, held, row) => {
        const state = stateOf(row, held.status)
        const kept = note === undefined ? {} : { note }
        if (action === 'again') {
          // What a partner has is theirs.
          if (state !== 'done' || row.sent_at !== null) throw new AppError('conflict')
          await recordService(tx, vault, row, { done_at: null, done_by: null, ...kept })
          return line(tx, held, 'service_again', staff, service)
        }
        // Without the founder's word nobody does anything for it, by mail or by hand.
        if (state !== 'ready') throw new AppError('conflict')
        if (action === 'done') {
          await recordService(tx, vault, row, { done_at: clock.now(), done_by: staff.account, ...kept })
          return line(tx, held, 'service_done', staff, service)
        }
        const letter = await letterFor(tx, held, service)
        if (letter === null) throw new AppError('conflict')
        await recordService(tx, vault, row, { sent_at: clock.now(), sent_by: staff.account, ...kept })
        await line(tx, held, 'service_sent', staff, service)
        const { BRAND_NAME: brand, SUPPORT_EMAIL: support_email } = config
        const mail = partnerMail({ ...letter, brand, support_email, number: held.number })
        await jobs.enqueue(tx, sendMail, { ...mail, about: { cases: [held.uuid], to: 'partner' } })
      })
      return forSupport(found)
    },

    readOwn: async (account: string, uuid: string) => own(await caseOfFounder(db, account, uuid)),

    async decide(account: string, uuid: string, service: string, agrees: boolean) {
      const found = await caseOfFounder(db, account, uuid)
      await change(found, service, async (tx, held, row) => {
        if (!mayDecide(stateOf(row, held.status))) throw new AppError('conflict')
        const consent = agrees ? 'given' : 'refused'
        if (row.consent === consent && row.consent_by === 'founder') return
        await recordService(tx, vault, row, { consent, consent_by: 'founder', consent_at: clock.now() })
        const action = agrees ? 'service_agreed' : 'service_refused'
        await line(tx, held, action, { account, role: 'customer' }, service)
      })
      return own(found)
    },
  }
}

type ServiceWork = { readonly action: 'send' | 'done' | 'again'; readonly note?: string | undefined }

type ServiceStanding = Pick<StoredService, 'service' | 'consent' | 'consent_at' | 'sent_at' | 'done_at' | 'created_at'>

const stateOf = ({ service, consent, sent_at, done_at }: ServiceStanding, status: CaseStatus) =>
  serviceState(service, { consent, sent: sent_at !== null, done: done_at !== null }, status)

const shown = (row: ServiceStanding, status: CaseStatus) => ({
  service: row.service,
  state: stateOf(row, status),
  shares: [...sharesOf(row.service)],
  since: (row.done_at ?? row.sent_at ?? row.consent_at ?? row.created_at).toISOString(),
})
