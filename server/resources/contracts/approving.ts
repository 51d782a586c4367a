import type { Contract } from '#contract/contracts.ts'
import { gapsIn } from '#domain/documents/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Companies } from '../companies/actions.ts'
import { fileNameOf } from '../documents/set.ts'
import { askAgainLater } from '../documents/trouble.ts'
import { type ContractDrafting, demandWhole } from './drafting.ts'
import type { ContractPapers } from './freezing.ts'
import { notNow, wrongIn } from './refused.ts'
import { type ContractRevision, findRevision, insertRevision, type KeptContract, writeContract } from './store.ts'
import { findNewestSession } from './store-signing.ts'
import { isSignedAtAll } from './view.ts'

/** What an account may still approve, by its membership. */
export type Allowance = {
  /** Once for each contract, however often it is approved; throws when there is none left, or no membership. */
  take(tx: Tx, taken: { readonly account: string; readonly contract: string }): Promise<void>
}

type ApprovingParts = {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly companies: Pick<Companies, 'find'>
  readonly drafting: ContractDrafting
  readonly papers: ContractPapers
  readonly allowance: Allowance
  readonly files: Files
}

export type ContractApproving = ReturnType<typeof createApproving>

type ApprovalOutcome = { readonly outcome: 'approved' | 'stale'; readonly contract: Contract }

const formats = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** Approving a contract: its text is frozen, and put on paper before anything says so. */
export function createApproving(parts: ApprovingParts) {
  const { database, vault, clock, companies, drafting, papers, allowance, files } = parts
  const { db } = database

  /** The text that counts now; a draft has none. */
  async function approvedText(account: string, uuid: string): Promise<ContractRevision> {
    const contract = await drafting.find(db, account, uuid)
    const { approved } = await drafting.show(db, contract)
    const revision = approved === null ? undefined : await findRevision(db, uuid, contract.revision)
    if (revision === undefined) throw notNow()
    return revision
  }

  /** In the transaction that says so; false when it was changed while its text was drawn. */
  async function settle(tx: Tx, drawn: KeptContract, revision: ContractRevision): Promise<KeptContract | null> {
    const held = await drafting.hold(tx, drawn.account, drawn.uuid, 'approve')
    if (held.version !== drawn.version) return null
    await allowance.take(tx, { account: held.account, contract: held.uuid })
    await insertRevision(tx, revision)
    const status = isSignedAtAll(held) ? 'approved' : 'active'
    return writeContract(tx, vault, held.uuid, { status, revision: revision.number }, clock.now())
  }

  return {
    async approve(account: string, uuid: string, version: number): Promise<ApprovalOutcome> {
      const contract = await drafting.find(db, account, uuid)
      const stale = async (): Promise<ApprovalOutcome> => ({
        outcome: 'stale',
        contract: await drafting.read(account, uuid),
      })
      if (contract.version !== version) return stale()
      if (contract.status !== 'awaiting_approval') throw notNow()
      demandWhole(contract, clock)
      const { facts } = await companies.find(db, account, contract.company)
      const document = await papers.compose(contract, facts)
      const gaps = gapsIn(document)
      if (gaps.length > 0) {
        throw wrongIn(
          gaps.map((field) => ({ code: 'required', path: `company.${field}`, message: 'The company lacks this.' })),
        )
      }
      const revision = await papers.freeze(contract, document).catch(askAgainLater)
      const settled = await database
        .inTransaction((tx) => settle(tx, contract, revision))
        .catch(async (error: unknown) => {
          await papers.drop(revision)
          throw error
        })
      if (settled !== null) return { outcome: 'approved', contract: await drafting.show(db, settled) }
      await papers.drop(revision)
      return stale()
    },

    async document(account: string, uuid: string) {
      const revision = await approvedText(account, uuid)
      return {
        document: await papers.read(revision).catch(askAgainLater),
        text_sha256: revision.text_sha256,
      }
    },

    /** As it was made when everybody had signed: only read, never made again. */
    async signedFile(account: string, uuid: string) {
      const contract = await drafting.find(db, account, uuid)
      const session = await findNewestSession(db, vault, uuid)
      const revision = session && (await findRevision(db, contract.uuid, session.revision))
      if (!session?.file || revision === undefined) throw new AppError('not_found')
      const bytes = await files.get(session.file).catch(askAgainLater)
      return { name: fileNameOf(revision.title, 'pdf'), media_type: formats.pdf, bytes }
    },

    async download(account: string, uuid: string, format: keyof typeof formats) {
      const revision = await approvedText(account, uuid)
      return {
        name: fileNameOf(revision.title, format),
        media_type: formats[format],
        bytes: await papers.open(revision, format).catch(askAgainLater),
      }
    },
  }
}
