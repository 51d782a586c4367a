import type { Vault } from '#server/adapters/vault/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import { removeFiles } from '../documents/jobs.ts'
import { fileNameOf } from '../documents/set.ts'
import { filesOf } from '../documents/shelf.ts'
import type { Keeper, KeptFile } from '../visitors/keeper.ts'
import { deleteContract, selectContractsOf, selectRevisions } from './store.ts'

/** The contracts of an account, with every text that was approved. */
export const contractKeeper = ({ vault, jobs }: { readonly vault: Vault; readonly jobs: Jobs }): Keeper => ({
  name: 'contracts',
  async collect(db, { uuid }) {
    const contracts = await selectContractsOf(db, vault, uuid)
    return Promise.all(
      contracts.map(async ({ account: _account, request_key: _key, ...contract }) => ({
        ...contract,
        approved: (await selectRevisions(db, contract.uuid)).map(({ file: _file, ...revision }) => revision),
      })),
    )
  },
  async files(db, { uuid }) {
    const files: KeptFile[] = []
    for (const contract of await selectContractsOf(db, vault, uuid)) {
      for (const { number, title, file } of await selectRevisions(db, contract.uuid)) {
        for (const format of ['pdf', 'docx'] as const) {
          const name = `contracts/${contract.uuid}/${number}-${fileNameOf(title, format)}`
          files.push({ name, key: `${file}.${format}` })
        }
      }
    }
    return files
  },
  async erase(tx, { uuid }) {
    for (const contract of await selectContractsOf(tx, vault, uuid)) {
      const files = (await selectRevisions(tx, contract.uuid)).flatMap(({ file }) => filesOf(file))
      await deleteContract(tx, contract.uuid)
      if (files.length > 0) await jobs.enqueue(tx, removeFiles, { files })
    }
  },
})
