import type { Vault } from '#server/adapters/vault/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import { removeFiles } from '../documents/jobs.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { nameIn } from './actions.ts'
import { deleteUploads, selectUploadsOf } from './store.ts'

/** What an account sent for the notary. Named before the questionnaires it hangs on, which go after it. */
export const uploadKeeper = ({ jobs, vault }: { readonly jobs: Jobs; readonly vault: Vault }): Keeper => ({
  name: 'uploads',
  async collect(db, { uuid }) {
    const stored = await selectUploadsOf(db, uuid)
    return stored.map((one) => {
      const { sealed_name: _sealed, file: _file, sha256: _sha256, ...rest } = one
      return { ...rest, name: nameIn(vault, one) }
    })
  },
  async erase(tx, { uuid }) {
    const stored = await selectUploadsOf(tx, uuid)
    if (stored.length === 0) return
    await deleteUploads(
      tx,
      stored.map((one) => one.uuid),
    )
    await jobs.enqueue(tx, removeFiles, { files: stored.map(({ file }) => file) })
  },
})
