import { createHash, randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Upload, UploadKind, UploadRefusal } from '#contract/dashboard.ts'
import { flows } from '#domain/products/index.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { FileError, type Files } from '#server/adapters/files/index.ts'
import { type Scanner, ScannerError } from '#server/adapters/scanner/index.ts'
import type { SealedColumn, Vault } from '#server/adapters/vault/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { IsPaid } from '../documents/actions.ts'
import { removeFiles } from '../documents/jobs.ts'
import type { QuestionnaireActions } from '../questionnaires/actions.ts'
import type { QuestionnaireCall } from '../questionnaires/change.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { nameOf, typeOf } from './content.ts'
import {
  countUploads,
  deleteUpload,
  deleteUploads,
  insertUpload,
  type StoredUpload,
  selectSame,
  selectUpload,
  selectUploads,
  selectUploadsOf,
} from './store.ts'

type UploadParts = {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly jobs: Jobs
  readonly files: Files
  readonly scanner: Scanner
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly questionnaires: Pick<QuestionnaireActions, 'read'>
  readonly within: Pick<QuestionnairesWithin, 'hold'>
  readonly isPaid: IsPaid
}

export type UploadActions = ReturnType<typeof uploadActions>

type Sent = { readonly name: string; readonly bytes: Uint8Array }

/** More than four founders with everything they have can need. */
const mostUploads = 40

/** Where a name belongs: one that was moved to another upload does not open. */
const placeOf = (uuid: string) => `uploads/${uuid}/name`

export const sealedNames: SealedColumn = {
  table: 'uploads',
  column: 'sealed_name',
  row: 'uuid',
  holds: 'a text',
  place: placeOf,
}

export const nameIn = (vault: Vault, { uuid, sealed_name }: Pick<StoredUpload, 'uuid' | 'sealed_name'>): string =>
  String(vault.openJson(sealed_name, placeOf(uuid)))

export function uploadActions(parts: UploadParts) {
  const { database, vault, clock, jobs, files, scanner, log, questionnaires, within, isPaid } = parts
  const { db } = database

  const toUpload = ({ flow }: Pick<KeptQuestionnaire, 'flow'>, stored: StoredUpload): Upload => ({
    uuid: stored.uuid,
    kind: stored.kind,
    name: nameIn(vault, stored),
    media_type: stored.media_type,
    size: stored.size,
    review: stored.review,
    created_at: stored.created_at.toISOString(),
    path: `/api/${flows[flow].api_path}/${stored.questionnaire}/uploads/${stored.uuid}`,
  })

  async function find(asked: QuestionnaireCall, uuid: string): Promise<StoredUpload> {
    const { uuid: questionnaire } = await questionnaires.read(asked)
    const stored = isUuid(uuid) ? await selectUpload(db, questionnaire, uuid) : undefined
    if (stored === undefined) throw new AppError('not_found')
    return stored
  }

  /** Without a verdict nothing is kept: what nobody looked at would reach the notary as if somebody had. */
  async function refuseViruses(bytes: Uint8Array): Promise<void> {
    const verdict = await scanner.scan(bytes).catch((error: unknown) => {
      if (!(error instanceof ScannerError)) throw error
      log.error({ err: error }, 'an upload could not be scanned and was not kept')
      const message = 'Files cannot be scanned for viruses right now, so none is taken; try again later.'
      throw new AppError('unavailable', { entries: [entry('not_scanned', message)] })
    })
    if (!verdict.infected) return
    log.warn({ signature: verdict.signature }, 'an upload with a virus was refused')
    throw refused('infected', 'The scanner found a virus in this file.')
  }

  return {
    /** Before anything of a body is read: who may not send a file need not wait until it has arrived. */
    async mayAdd(asked: QuestionnaireCall): Promise<KeptQuestionnaire> {
      const kept = await questionnaires.read(asked)
      if (!(await isPaid(kept.uuid))) {
        const message = 'Files for the notary can be sent once the order is paid.'
        throw new AppError('forbidden', { entries: [{ code: 'payment_required', message }] })
      }
      return kept
    },

    async add(kept: KeptQuestionnaire, kind: UploadKind, { name, bytes }: Sent): Promise<Upload> {
      const media_type = await typeOf(bytes)
      if (media_type === null) throw refused('invalid_format', 'This is not a PDF, JPEG, PNG or HEIC file.')
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      // Looked at twice: here, so that nothing is done for a file that will not be kept, and where it counts.
      const same = await sameOrRoom(db, kept.uuid, sha256)
      if (same) return toUpload(kept, same)
      await refuseViruses(bytes)
      const uuid = randomUUID()
      const file = `uploads/${kept.uuid}/${uuid}`
      const upload = {
        ...{ uuid, questionnaire: kept.uuid, kind, media_type, size: bytes.length, sha256, file },
        sealed_name: vault.sealJson(nameOf(name, media_type), placeOf(uuid)),
        created_at: clock.now(),
      }
      await files.put(file, bytes).catch(later)
      const other = await database
        .inTransaction(async (tx) => {
          // Who sends several files at the same moment sends them one after another from here on.
          if ((await within.hold(tx, kept.uuid)) === undefined) throw new AppError('not_found')
          const first = await sameOrRoom(tx, kept.uuid, sha256)
          if (first === undefined) await insertUpload(tx, upload)
          return first
        })
        .catch(async (error: unknown) => {
          // Only what we refused ourselves: after any other error the row may be there, and would miss its file.
          if (error instanceof AppError) await files.remove(file).catch(later)
          throw error
        })
      if (other === undefined) return toUpload(kept, { ...upload, review: 'unchecked' })
      await files.remove(file).catch(later)
      return toUpload(kept, other)
    },

    async list(asked: QuestionnaireCall): Promise<Upload[]> {
      const kept = await questionnaires.read(asked)
      return (await selectUploads(db, [kept.uuid])).map((stored) => toUpload(kept, stored))
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
          stored.filter(({ questionnaire }) => questionnaire === one.uuid).map((row) => toUpload(one, row)),
        ]),
      )
    },

    async open(asked: QuestionnaireCall, uuid: string) {
      const stored = await find(asked, uuid)
      return {
        name: nameIn(vault, stored),
        media_type: stored.media_type,
        bytes: await files.get(stored.file).catch(later),
      }
    },

    /** What somebody has judged stays: the notary relied on it. */
    async remove(asked: QuestionnaireCall, uuid: string): Promise<void> {
      const stored = await find(asked, uuid)
      await database.inTransaction(async (tx) => {
        const removed = await deleteUpload(tx, stored.questionnaire, stored.uuid)
        if (removed === undefined) throw new AppError('conflict')
        await jobs.enqueue(tx, removeFiles, { files: [removed.file] })
      })
    },
  }
}

/** The same file, when it was sent before; refuses one more than there may be. */
async function sameOrRoom(db: Db | Tx, questionnaire: string, sha256: string): Promise<StoredUpload | undefined> {
  const same = await selectSame(db, questionnaire, sha256)
  if (same === undefined && (await countUploads(db, questionnaire)) >= mostUploads) {
    throw refused('too_many', 'There are too many files.')
  }
  return same
}

const entry = (code: UploadRefusal, message: string) => ({ code, path: 'file', message })

const refused = (code: UploadRefusal, message: string) =>
  new AppError('invalid_request', { entries: [entry(code, message)] })

/** The place of the files is away; anything else is a mistake of ours. */
function later(error: unknown): never {
  const passes = error instanceof FileError && error.code === 'unreachable'
  throw passes ? new AppError('unavailable') : error
}

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
