import type { Upload } from '#contract/dashboard.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { PaperKind } from '#domain/papers/index.ts'
import { comesByLink } from '#domain/participants/index.ts'
import { flows } from '#domain/products/index.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { IsPaid } from '../documents/actions.ts'
import { removeFiles } from '../documents/jobs.ts'
import type { QuestionnaireActions } from '../questionnaires/actions.ts'
import type { QuestionnaireCall } from '../questionnaires/change.ts'
import { refusals } from '../questionnaires/complaints.ts'
import { sentencesOf } from '../questionnaires/flow-sentences.ts'
import { type KeptQuestionnaire, productFor } from '../questionnaires/questionnaire.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { endingOf, noteIn, type SentFile, type UploadShelf, uploadNameIn } from './shelf.ts'
import {
  deleteUploads,
  deleteUploadsBy,
  type StoredUpload,
  selectUpload,
  selectUploads,
  selectUploadsOf,
} from './store.ts'

type UploadParts = {
  readonly database: Database
  readonly vault: Vault
  readonly jobs: Jobs
  readonly shelf: UploadShelf
  readonly questionnaires: Pick<QuestionnaireActions, 'read'>
  readonly isPaid: IsPaid
}

export type UploadActions = ReturnType<typeof uploadActions>

type SentPaper = { readonly kind: PaperKind; readonly person?: ShareholderKey | undefined }

/** What a founder does with the files that they send for the notary. What the office added is not among them. */
export function uploadActions({ database, vault, jobs, shelf, questionnaires, isPaid }: UploadParts) {
  const { db } = database

  const toUpload = ({ flow }: Pick<KeptQuestionnaire, 'flow'>, stored: StoredUpload): Upload =>
    shownUpload(vault, stored, uploadPath(flow, stored))

  async function find(asked: QuestionnaireCall, uuid: string): Promise<StoredUpload> {
    const { uuid: questionnaire } = await questionnaires.read(asked)
    const stored = isUuid(uuid) ? await selectUpload(db, questionnaire, uuid) : undefined
    if (stored === undefined || isByLink(stored)) throw new AppError('not_found')
    return stored
  }

  return {
    /** Before anything of a body is read: who may not send a file need not wait until it has arrived. */
    async mayAdd(asked: QuestionnaireCall): Promise<KeptQuestionnaire> {
      const kept = await questionnaires.read(asked)
      if (!(await isPaid(kept.uuid))) {
        const message = sentencesOf(kept.flow).files
        throw new AppError('forbidden', { entries: [{ code: 'payment_required', message }] })
      }
      return kept
    },

    async add(kept: KeptQuestionnaire, { kind, person = undefined }: SentPaper, sent: SentFile): Promise<Upload> {
      if (comesByLink(kept.answers, { kind, person: person ?? null })) {
        const issues = [{ code: 'own_part' as const, path: `${person}.filled_in_by` }]
        throw new AppError('forbidden', { entries: refusals(productFor(kept.flow), issues) })
      }
      const about = { kind, person: person ?? null, document_type: 'regular', origin: 'user_uploaded' } as const
      return toUpload(kept, await shelf.take(kept.uuid, about, sent))
    },

    async list(asked: QuestionnaireCall): Promise<Upload[]> {
      const kept = await questionnaires.read(asked)
      return (await selectUploads(db, [kept.uuid])).filter(isFounders).map((stored) => toUpload(kept, stored))
    },

    /** By questionnaire, for those whose owner is known already. */
    async listOf(owned: readonly Pick<KeptQuestionnaire, 'uuid' | 'flow'>[]): Promise<ReadonlyMap<string, Upload[]>> {
      const stored = await selectUploads(
        db,
        owned.map(({ uuid }) => uuid),
      )
      return new Map(
        owned.map((one) => [
          one.uuid,
          stored.filter((row) => row.questionnaire === one.uuid && isFounders(row)).map((row) => toUpload(one, row)),
        ]),
      )
    },

    open: async (asked: QuestionnaireCall, uuid: string) => shelf.open(await find(asked, uuid)),

    /** What somebody has judged stays: the notary relied on it. */
    async remove(asked: QuestionnaireCall, uuid: string): Promise<void> {
      const stored = await find(asked, uuid)
      if (!isFounders(stored)) throw new AppError('conflict')
      await database.inTransaction(async (tx) => {
        await jobs.enqueue(tx, removeFiles, { files: [await shelf.takeBack(tx, stored)] })
      })
    },
  }
}

/** Where its owner fetches it. */
export const uploadPath = (flow: KeptQuestionnaire['flow'], { questionnaire, uuid }: StoredUpload): string =>
  `/api/${flows[flow].api_path}/${questionnaire}/uploads/${uuid}`

const isFounders = ({ origin }: StoredUpload): boolean => origin === 'user_uploaded'

/** Sent by a participant: whoever ordered has no part in it. */
export const isByLink = ({ origin }: Pick<StoredUpload, 'origin'>): boolean => origin === 'participant_uploaded'

/** A file as who sent it sees it. */
export const shownUpload = (vault: Vault, stored: StoredUpload, path: string): Upload => ({
  uuid: stored.uuid,
  kind: stored.kind,
  person: stored.person,
  name: uploadNameIn(vault, stored),
  media_type: stored.media_type,
  size: stored.size,
  review: stored.review,
  reason: stored.reject_reason,
  note: noteIn(vault, stored),
  created_at: stored.created_at.toISOString(),
  path,
})

/** Everything that a participant sent, gone with them. */
export async function dropUploadsOf(tx: Tx, jobs: Pick<Jobs, 'enqueue'>, participant: string): Promise<void> {
  const files = await deleteUploadsBy(tx, participant)
  if (files.length > 0) await jobs.enqueue(tx, removeFiles, { files })
}

/** What an account sent for the notary. Named before the questionnaires it hangs on, which go after it. */
export const uploadKeeper = ({ jobs, vault }: { readonly jobs: Jobs; readonly vault: Vault }): Keeper => ({
  name: 'uploads',
  async collect(db, { uuid }) {
    const stored = (await selectUploadsOf(db, uuid)).filter((one) => !isByLink(one))
    return stored.map((one) => {
      const { sealed_name: _name, sealed_reject_note: _note, file: _file, sha256: _sha256, ...rest } = one
      const { reviewed_by: _by, participant: _participant, ...shown } = rest
      return { ...shown, name: uploadNameIn(vault, one), note: noteIn(vault, one) }
    })
  },
  async files(db, { uuid }) {
    const stored = (await selectUploadsOf(db, uuid)).filter((one) => !isByLink(one))
    return stored.map((one) => ({
      name: `uploads/${one.questionnaire}/${one.uuid}${endingOf(uploadNameIn(vault, one))}`,
      key: one.file,
    }))
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
