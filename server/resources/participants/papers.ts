import type { Upload } from '#contract/dashboard.ts'
import type { PaperKind } from '#domain/papers/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { IsPaid } from '../documents/actions.ts'
import { removeFiles } from '../documents/jobs.ts'
import { sentencesOf } from '../questionnaires/flow-sentences.ts'
import { shownUpload } from '../uploads/actions.ts'
import type { SentFile, StoredUpload, UploadShelf } from '../uploads/shelf.ts'
import type { Entered } from './door.ts'
import { holdParticipant } from './store.ts'

type PartPaperParts = {
  readonly database: Database
  readonly vault: Vault
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly shelf: UploadShelf
  readonly isPaid: IsPaid
}

export type PartPapers = ReturnType<typeof partPapers>

/** The files that somebody sends by their own link: the same shelf as whoever ordered, for themselves and the office alone. */
export function partPapers({ database, vault, jobs, shelf, isPaid }: PartPaperParts) {
  const { db } = database

  const toUpload = ({ token }: Entered, stored: StoredUpload): Upload =>
    shownUpload(vault, stored, `/api/participants/${token}/uploads/${stored.uuid}`)

  async function find({ row }: Entered, uuid: string): Promise<StoredUpload> {
    const stored = await shelf.find(db, row.questionnaire, uuid)
    if (stored === undefined || stored.participant !== row.uuid) throw new AppError('not_found')
    return stored
  }

  return {
    async list(at: Db | Tx, entered: Entered): Promise<Upload[]> {
      const sent = await shelf.list(at, entered.row.questionnaire)
      return sent.filter(({ participant }) => participant === entered.row.uuid).map((one) => toUpload(entered, one))
    },

    /** Before anything of a body is read. */
    async demandMayAdd({ row, kept }: Entered): Promise<void> {
      if (row.declined_at !== null) throw new AppError('conflict')
      if (await isPaid(kept.uuid)) return
      const message = sentencesOf(kept.flow).files
      throw new AppError('forbidden', { entries: [{ code: 'payment_required', message }] })
    },

    async add(entered: Entered, kind: PaperKind, sent: SentFile): Promise<Upload> {
      const { questionnaire, uuid: participant, person } = entered.row
      const about = { kind, person, participant, document_type: 'regular', origin: 'participant_uploaded' } as const
      const stored = await shelf.take(questionnaire, about, sent, async (tx) => {
        const row = await holdParticipant(tx, participant)
        if (row === undefined || row.ended_at !== null || row.declined_at !== null) throw new AppError('not_found')
      })
      return toUpload(entered, stored)
    },

    open: async (entered: Entered, uuid: string) => shelf.open(await find(entered, uuid)),

    async remove(entered: Entered, uuid: string): Promise<void> {
      const stored = await find(entered, uuid)
      await database.inTransaction(async (tx) => {
        await jobs.enqueue(tx, removeFiles, { files: [await shelf.takeBack(tx, stored)] })
      })
    },
  }
}
