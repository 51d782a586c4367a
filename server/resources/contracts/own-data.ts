import type { Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import { removeFiles } from '../documents/jobs.ts'
import { fileNameOf } from '../documents/set.ts'
import { filesOf } from '../documents/shelf.ts'
import type { Keeper, KeptFile } from '../visitors/keeper.ts'
import { deleteContract, selectContractsOf, selectRevisions } from './store.ts'
import { type KeptSession, selectRounds } from './store-signing.ts'

/** Who was asked to sign, and what became of it. From where each signed is theirs, and stands in the signed file alone. */
const roundOf = ({ uuid, revision, state, in_turns, message, sent_at, until, ended_at, signers }: KeptSession) => ({
  ...{ uuid, revision, state, in_turns, message, sent_at, until, ended_at },
  signers: signers.map((one) => ({
    ...{ name: one.name, email: one.email, company: one.company, state: one.state, reason: one.reason },
    ...{ invited_at: one.invited_at, opened_at: one.opened_at, reminded_at: one.reminded_at },
    ...{ signed_at: one.signed_at, declined_at: one.declined_at },
  })),
})

async function filesBelow(db: Db | Tx, vault: Vault, contract: string): Promise<readonly string[]> {
  const signed = (await selectRounds(db, vault, contract)).flatMap(({ file }) => file ?? [])
  return [...(await selectRevisions(db, contract)).flatMap(({ file }) => filesOf(file)), ...signed]
}

/** The contracts of an account, with every text that was approved and everybody who was asked to sign it. */
export const contractKeeper = ({ vault, jobs }: { readonly vault: Vault; readonly jobs: Jobs }): Keeper => ({
  name: 'contracts',
  async collect(db, { uuid }) {
    const contracts = await selectContractsOf(db, vault, uuid)
    return Promise.all(
      contracts.map(async ({ account: _account, request_key: _key, ...contract }) => ({
        ...contract,
        approved: (await selectRevisions(db, contract.uuid)).map(({ file: _file, ...revision }) => revision),
        sent_round: (await selectRounds(db, vault, contract.uuid)).map(roundOf),
      })),
    )
  },
  async files(db, { uuid }) {
    const files: KeptFile[] = []
    for (const contract of await selectContractsOf(db, vault, uuid)) {
      const folder = `contracts/${contract.uuid}`
      for (const { number, title, file } of await selectRevisions(db, contract.uuid)) {
        for (const format of ['pdf', 'docx'] as const) {
          files.push({ name: `${folder}/${number}-${fileNameOf(title, format)}`, key: `${file}.${format}` })
        }
      }
      for (const { revision, file } of await selectRounds(db, vault, contract.uuid)) {
        if (file !== null) files.push({ name: `${folder}/${revision}-signed.pdf`, key: file })
      }
    }
    return files
  },
  async erase(tx, { uuid }) {
    for (const contract of await selectContractsOf(tx, vault, uuid)) {
      const files = await filesBelow(tx, vault, contract.uuid)
      await deleteContract(tx, contract.uuid)
      if (files.length > 0) await jobs.enqueue(tx, removeFiles, { files: [...files] })
    }
  },
})
