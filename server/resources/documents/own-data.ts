import type { Jobs } from '#server/jobs/index.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { removeFiles } from './jobs.ts'
import { filesOf } from './shelf.ts'
import { deleteIssued, selectIssuedOf } from './store.ts'

/** The documents of an account that were made final. Named before the questionnaires they hang on, which go after them. */
export const documentKeeper = ({ jobs }: { readonly jobs: Jobs }): Keeper => ({
  name: 'documents',
  async collect(db, { uuid }) {
    const issued = await selectIssuedOf(db, uuid)
    return issued.map(({ answers_hash: _hash, file: _file, ...rest }) => rest)
  },
  async erase(tx, { uuid }) {
    const issued = await selectIssuedOf(tx, uuid)
    if (issued.length === 0) return
    await deleteIssued(
      tx,
      issued.map(({ file }) => file),
    )
    await jobs.enqueue(tx, removeFiles, { files: issued.flatMap(({ file }) => filesOf(file)) })
  },
})
