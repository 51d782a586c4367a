import { randomUUID } from 'node:crypto'
import type { Contract, ContractSummary } from '#contract/contracts.ts'
import {
  type ContractAnswers,
  type ContractMove,
  type ContractName,
  type ContractStatus,
  checkContract,
  contractSpecs,
  movesOf,
  reusableAnswers,
} from '#domain/contracts/index.ts'
import { en, fill, nl } from '#domain/messages/index.ts'
import { isUuid, type Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError, versionMatches } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { Companies } from '../companies/actions.ts'
import { removeFiles } from '../documents/jobs.ts'
import { filesOf } from '../documents/shelf.ts'
import { notNow, wrongIn } from './refused.ts'
import {
  type ContractPlace,
  contractNamed,
  deleteContract,
  findByRequest,
  findContract,
  findLatest,
  findMaker,
  insertContract,
  type KeptContract,
  selectContracts,
  selectRevisions,
  writeContract,
} from './store.ts'
import { countSigned, findNewestSession, selectRemindedAt, selectRounds } from './store-signing.ts'
import { contractView, isSignedAtAll, summaryOf } from './view.ts'

type DraftingParts = {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly companies: Pick<Companies, 'find' | 'list'>
}

export type ContractDrafting = ReturnType<typeof createDrafting>

type ContractWish = {
  readonly name: ContractName
  readonly language: Locale
  readonly company?: string | undefined
  readonly copy_of?: string | undefined
  readonly key?: string | undefined
}

type ContractEdit = {
  readonly answers?: Readonly<Record<string, string | number | boolean | null>> | undefined
  readonly title?: string | undefined
  readonly language?: Locale | undefined
  readonly company?: string | undefined
}

type WantedContracts = {
  readonly search?: string | undefined
  readonly status?: ContractStatus | undefined
  readonly name?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/** Contracts as drafts, by their maker: begun, changed, handed in. To others they are not there. */
export function createDrafting({ database, vault, clock, jobs, companies }: DraftingParts) {
  const { db } = database

  async function find(at: Db | Tx, account: string, uuid: string, options?: { lock: boolean }): Promise<KeptContract> {
    const found = isUuid(uuid) ? await findContract(at, vault, { account, uuid }, options) : undefined
    if (found === undefined) throw new AppError('not_found')
    return found
  }

  async function show(at: Db | Tx, contract: KeptContract): Promise<Contract> {
    const { facts } = await companies.find(at, contract.account, contract.company)
    const maker = await findMaker(at, contract.account)
    const { uuid } = contract
    return contractView({
      ...{ contract, company: facts, maker, today: clock.today() },
      revisions: await selectRevisions(at, uuid),
      session: await findNewestSession(at, vault, uuid),
      rounds: await selectRounds(at, vault, uuid),
      reminded: await selectRemindedAt(at, uuid),
    })
  }

  /** Within a transaction, on a contract that is held and can be moved so. */
  async function hold(tx: Tx, account: string, uuid: string, move: ContractMove): Promise<KeptContract> {
    const contract = await find(tx, account, uuid, { lock: true })
    if (!movesOf(contract.status, isSignedAtAll(contract)).includes(move)) throw notNow()
    return contract
  }

  /** Which company is meant: as said, or the only one there is. */
  async function companyFor(account: string, said: string | undefined) {
    if (said !== undefined) return companies.find(db, account, said)
    const [only, ...more] = await companies.list(account)
    if (only === undefined || more.length > 0) {
      throw wrongIn([{ code: 'required', path: 'company', message: 'Say for which company.' }])
    }
    return companies.find(db, account, only.uuid)
  }

  async function firstAnswers(
    account: string,
    company: string,
    { name, copy_of }: ContractWish,
  ): Promise<ContractAnswers> {
    const spec = contractSpecs[name]
    const copied = copy_of === undefined ? undefined : await find(db, account, copy_of)
    if (copied && copied.name !== name) throw new AppError('not_found')
    if (copied) return copied.answers
    const { facts } = await companies.find(db, account, company)
    const [director] = facts.directors
    const ours: ContractAnswers = director ? { our_signer: director.name } : {}
    const latest = await findLatest(db, vault, { company, name })
    const begun = { ...ours, ...(latest && reusableAnswers(spec, latest.answers)) }
    return checkContract(spec, begun, clock.today()).answers
  }

  /** The answers with a change made to them; what is wrong with it is refused whole. */
  function changed({ name, answers, language }: KeptContract, change: ContractEdit['answers']): ContractAnswers {
    if (change === undefined) return answers
    const spec = contractSpecs[name]
    const known = new Set(spec.questions.map(({ key }) => key))
    const odd = Object.keys(change).filter((key) => !known.has(key))
    const sent = Object.fromEntries(Object.entries({ ...answers, ...change }).filter(([, value]) => value !== null))
    const checked = checkContract(spec, sent, clock.today())
    const messages = language === 'nl' ? nl : en
    const wrong = checked.issues
      .map(({ path, ...issue }) => ({ ...issue, key: path.slice(path.indexOf('.') + 1) }))
      .filter(({ key }) => key in change)
    const entries = [
      ...odd.map((key) => ({ code: 'unknown_field', path: `answers.${key}`, message: 'Nobody asks for this.' })),
      ...wrong.map(({ code, key, values }) => ({
        ...{ code, path: `answers.${key}` },
        message: fill(messages.issues[code], values),
      })),
    ]
    if (entries.length > 0) throw wrongIn(entries.slice(0, 100))
    return checked.answers
  }

  return {
    find,
    show,
    hold,

    async list(account: string, company: string | undefined, { cursor, limit, ...wanted }: WantedContracts) {
      if (company !== undefined) await companies.find(db, account, company)
      const after = cursor === undefined ? null : placeIn(cursor)
      const found = await selectContracts(db, { ...wanted, account, company, after, limit: limit + 1 })
      const signed = await countSigned(
        db,
        found.map(({ uuid }) => uuid),
      )
      const last = found.length > limit ? found[limit - 1] : undefined
      return {
        contracts: found.slice(0, limit).flatMap((listed): ContractSummary[] => {
          const name = contractNamed(listed.name)
          return name === undefined ? [] : [summaryOf(listed, name, signed.get(listed.uuid) ?? null)]
        }),
        next_cursor: last === undefined ? null : `${last.updated_at.toISOString()}_${last.uuid}`,
      }
    },

    async create(account: string, asked: ContractWish): Promise<Contract> {
      const { name, language, key: request_key = null, copy_of: copied_from = null } = asked
      const before = request_key === null ? undefined : await findByRequest(db, vault, account, request_key)
      if (before) return show(db, before)
      const { uuid: company } = await companyFor(account, asked.company)
      const answers = await firstAnswers(account, company, asked)
      return database.inTransaction(async (tx) => {
        const made = { uuid: randomUUID(), account, company, name, language, copied_from, request_key }
        const isNew = await insertContract(tx, vault, { ...made, answers, title: titleFrom(answers, '') }, clock.now())
        const same = isNew || request_key === null ? undefined : await findByRequest(tx, vault, account, request_key)
        return show(tx, same ?? (await find(tx, account, made.uuid)))
      })
    },

    read: async (account: string, uuid: string): Promise<Contract> => show(db, await find(db, account, uuid)),

    /** What was approved becomes a draft again: `reopened` says what else hangs on that. */
    save: (
      account: string,
      uuid: string,
      change: ContractEdit,
      { ifMatch, reopened }: { ifMatch: string | undefined; reopened: (tx: Tx, before: KeptContract) => Promise<void> },
    ) =>
      database.inTransaction(async (tx) => {
        const before = await hold(tx, account, uuid, 'change')
        if (!versionMatches(ifMatch, before.version))
          return { outcome: 'stale' as const, contract: await show(tx, before) }
        const answers = changed(before, change.answers)
        const company = change.company ?? before.company
        await companies.find(tx, account, company)
        await reopened(tx, before)
        const title = change.title ?? titleFrom(answers, before.title)
        const language = change.language ?? before.language
        const written = { answers, company, title, language, status: 'editing' } as const
        const after = await writeContract(tx, vault, uuid, written, clock.now())
        return { outcome: 'changed' as const, contract: await show(tx, after) }
      }),

    remove: (account: string, uuid: string): Promise<void> =>
      database.inTransaction(async (tx) => {
        const contract = await hold(tx, account, uuid, 'remove')
        const files = (await selectRevisions(tx, contract.uuid)).flatMap(({ file }) => filesOf(file))
        await deleteContract(tx, contract.uuid)
        if (files.length > 0) await jobs.enqueue(tx, removeFiles, { files })
      }),

    submit: (account: string, uuid: string): Promise<Contract> =>
      database.inTransaction(async (tx) => {
        const contract = await hold(tx, account, uuid, 'submit')
        demandWhole(contract, clock)
        return show(tx, await writeContract(tx, vault, uuid, { status: 'awaiting_approval' }, clock.now()))
      }),
  }
}

/** Whom it is with, as long as nobody called it otherwise. */
const titleFrom = (answers: ContractAnswers, before: string): string =>
  before !== '' ? before : typeof answers.other_name === 'string' ? answers.other_name.slice(0, 150) : ''

export function demandWhole({ name, answers }: KeptContract, clock: Pick<Clock, 'today'>): void {
  const { missing } = checkContract(contractSpecs[name], answers, clock.today())
  if (missing.length === 0) return
  throw wrongIn(missing.map((key) => ({ code: 'required', path: `answers.${key}`, message: 'This is needed.' })))
}

function placeIn(cursor: string): ContractPlace {
  const [moment = '', uuid = ''] = cursor.split('_')
  const at = new Date(moment)
  if (Number.isNaN(at.getTime()) || !isUuid(uuid)) throw new AppError('invalid_request', { path: 'cursor' })
  return { at, uuid }
}
