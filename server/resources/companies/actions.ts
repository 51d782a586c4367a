import { randomUUID } from 'node:crypto'
import type { Company } from '#contract/companies.ts'
import { type CompanyFacts, type CompanyIssue, checkCompany, foundedCompanies } from '#domain/companies/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { flowNamed, flowNames, productOf } from '#domain/products/index.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError, versionMatches } from '#server/http/index.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { Keeper } from '../visitors/keeper.ts'
import {
  countCompanies,
  deleteCompanies,
  findFinished,
  findOwnCompany,
  holdOwner,
  insertCompany,
  type StoredCompany,
  selectCompanies,
  selectUnknown,
  updateCompany,
} from './store.ts'

type CompanyParts = {
  readonly database: Database
  readonly clock: Clock
  readonly references: KnownReferences
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'counted'>
}

export type Companies = ReturnType<typeof createCompanies>

/** Whoever has more of them has somebody who looks after them. */
const most = 100

const founding = flowNames.filter((flow) => productOf(flow).ownership !== 'transfer')

const words = { required: 'This is needed.', kvk: 'A number in the trade register has eight digits.' } as const

const refused = (issues: readonly CompanyIssue[]): AppError =>
  new AppError('invalid_request', {
    entries: issues.map(({ path, code }) => ({ code, path, message: words[code] })),
  })

/** The companies of an account: founded here, or typed in. To others they are not there. */
export function createCompanies({ database, clock, references, questionnaires }: CompanyParts) {
  const { db } = database

  /** What a case that is done brought into being; nothing when it did before. */
  async function found(tx: Tx, finished: NonNullable<Awaited<ReturnType<typeof findFinished>>>): Promise<void> {
    const kept = await questionnaires.read(tx, finished.questionnaire)
    const flow = flowNamed(finished.flow)
    if (kept === undefined || flow === null) return
    const { legal_form, ownership } = productOf(flow)
    const companies = foundedCompanies({
      ...{ legal_form, ownership, kvk_number: finished.kvk_number },
      answers: questionnaires.counted(kept, await references.recent(tx)),
      holding_kvk_numbers: finished.holding_kvk_numbers as Partial<Record<ShareholderKey, string>>,
    })
    for (const { holding_of, facts } of companies) {
      const made = { uuid: randomUUID(), account: finished.account, case_uuid: finished.uuid, holding_of, facts }
      await insertCompany(tx, made, clock.now())
    }
  }

  /** Cases that were done before companies were kept. */
  async function catchUp(account: string): Promise<void> {
    const unknown = await selectUnknown(db, account, founding)
    for (const finished of unknown) await database.inTransaction((tx) => found(tx, finished))
  }

  async function find(at: Db | Tx, account: string, uuid: string): Promise<StoredCompany> {
    const company = isUuid(uuid) ? await findOwnCompany(at, account, uuid) : undefined
    if (company === undefined) throw new AppError('not_found')
    return company
  }

  const sound = (typed: CompanyFacts): CompanyFacts => {
    const { facts, issues } = checkCompany(typed, clock.today())
    if (issues.length > 0) throw refused(issues)
    return facts
  }

  return {
    /** In the transaction that finishes the case. */
    async founded(tx: Tx, case_uuid: string): Promise<void> {
      const finished = await findFinished(tx, case_uuid)
      if (finished) await found(tx, finished)
    },

    find,

    async count(account: string): Promise<number> {
      await catchUp(account)
      return countCompanies(db, account)
    },

    async list(account: string): Promise<Company[]> {
      await catchUp(account)
      return (await selectCompanies(db, account)).map(shown)
    },

    read: async (account: string, uuid: string): Promise<Company> => shown(await find(db, account, uuid)),

    add: (account: string, typed: CompanyFacts): Promise<Company> =>
      database.inTransaction(async (tx) => {
        const facts = sound(typed)
        if ((await holdOwner(tx, account)) === undefined) throw new AppError('not_signed_in')
        const there = await selectCompanies(tx, account)
        const same = there.find((one) => isSameCompany(one.facts, facts))
        if (same) return shown(same)
        if (there.length >= most) {
          throw new AppError('invalid_request', {
            entries: [{ code: 'too_many', message: 'There are enough of them.' }],
          })
        }
        const uuid = randomUUID()
        await insertCompany(tx, { uuid, account, case_uuid: null, holding_of: null, facts }, clock.now())
        return shown(await find(tx, account, uuid))
      }),

    save: (account: string, uuid: string, change: Partial<CompanyFacts>, ifMatch: string | undefined) =>
      database.inTransaction(async (tx) => {
        await holdOwner(tx, account)
        const before = await find(tx, account, uuid)
        if (!versionMatches(ifMatch, before.version)) return { outcome: 'stale' as const, company: shown(before) }
        await updateCompany(tx, before, sound({ ...before.facts, ...change }), clock.now())
        return { outcome: 'changed' as const, company: shown(await find(tx, account, uuid)) }
      }),
  }
}

const isSameCompany = (one: CompanyFacts, other: CompanyFacts): boolean =>
  one.kvk === other.kvk && one.name.toLowerCase() === other.name.toLowerCase()

const shown = (company: StoredCompany): Company => {
  const { uuid, version, questionnaire, holding_of, facts, created_at, updated_at } = company
  const { directors, shareholders, ...rest } = facts
  return {
    ...{ uuid, version, ...rest, directors: [...directors], shareholders: [...shareholders] },
    ...{ questionnaire, holding_of, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() },
  }
}

export const companyKeeper: Keeper = {
  name: 'companies',
  collect: async (db, { uuid }) => (await selectCompanies(db, uuid)).map(shown),
  erase: (tx, { uuid }) => deleteCompanies(tx, uuid),
}
