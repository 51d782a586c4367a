import { createHash, randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { UploadRefusal } from '#contract/dashboard.ts'
import { type DocumentReview, type PaperKind, type RejectReason, sameNeed } from '#domain/papers/index.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { FileError, type Files } from '#server/adapters/files/index.ts'
import { type Scanner, ScannerError } from '#server/adapters/scanner/index.ts'
import type { SealedColumn, Vault } from '#server/adapters/vault/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import { typeOf, uploadNameOf } from './content.ts'
import {
  deleteUpload,
  insertUpload,
  type NewUpload,
  type StoredUpload,
  selectUpload,
  selectUploads,
  updateReview,
} from './store.ts'

export type { StoredUpload } from './store.ts'

type UploadShelfParts = {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly files: Files
  readonly scanner: Scanner
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly within: Pick<QuestionnairesWithin, 'hold'>
  /** In the transaction that takes a file: what else hangs on it. */
  readonly onTaken?: (tx: Tx, questionnaire: string) => Promise<void>
}

export type UploadShelf = ReturnType<typeof createUploadShelf>

/** A file as somebody sends it. */
export type SentFile = { readonly name: string; readonly bytes: Uint8Array }

/** What it is, whose, and who sends it. */
export type AboutFile = Pick<NewUpload, 'document_type' | 'origin'> & {
  readonly kind: PaperKind
  readonly person: string | null
  /** Who sends it by their own link; null for everybody else. */
  readonly participant?: string | null
}

/** More than four founders with everything they have can need, versions included. */
const mostUploads = 40

/** Where a name belongs: one that was moved to another upload does not open. */
const placeOf = (uuid: string) => `uploads/${uuid}/name`
const notePlace = (uuid: string) => `uploads/${uuid}/note`

const sealedOf = (column: string, place: (uuid: string) => string): SealedColumn => ({
  ...{ table: 'uploads', column, row: 'uuid', holds: 'a text', place },
})

export const sealedInUploads: readonly SealedColumn[] = [
  sealedOf('sealed_name', placeOf),
  sealedOf('sealed_reject_note', notePlace),
]

export const uploadNameIn = (vault: Vault, { uuid, sealed_name }: Pick<StoredUpload, 'uuid' | 'sealed_name'>): string =>
  String(vault.openJson(sealed_name, placeOf(uuid)))

/** What a file is called ends in what it is; nothing of its name itself. */
export const endingOf = (name: string): string => /\.[a-z\d]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? ''

/** What the office wrote when it sent a paper back. */
export const noteIn = (vault: Vault, { uuid, sealed_reject_note }: StoredUpload): string | null =>
  sealed_reject_note === null ? null : String(vault.openJson(sealed_reject_note, notePlace(uuid)))

export type OfficeReview = {
  readonly review: DocumentReview
  readonly reason?: RejectReason | undefined
  readonly note?: string | undefined
  readonly by: string
}

/** Where files that were sent are kept, whoever sends or reads them. */
export function createUploadShelf(parts: UploadShelfParts) {
  const { database, vault, clock, files, scanner, log, within, onTaken } = parts
  const { db } = database

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
    /** The same file twice is one upload; `also` is what its sender does with a new one, in the transaction that takes it. */
    async take(
      questionnaire: string,
      about: AboutFile,
      { name, bytes }: SentFile,
      also?: (tx: Tx) => Promise<void>,
    ): Promise<StoredUpload> {
      const media_type = await typeOf(bytes)
      if (media_type === null) throw refused('invalid_format', 'This is not a PDF, JPEG, PNG or HEIC file.')
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      // Looked at twice: here, so that nothing is done for a file that will not be kept, and where it counts.
      const same = await roomFor(db, questionnaire, sha256, about)
      if (same.found) return same.found
      await refuseViruses(bytes)
      const uuid = randomUUID()
      const file = `uploads/${questionnaire}/${uuid}`
      const upload = {
        ...{ uuid, questionnaire, media_type, size: bytes.length, sha256, file, participant: null, ...about },
        sealed_name: vault.sealJson(uploadNameOf(name, media_type), placeOf(uuid)),
        created_at: clock.now(),
      }
      await files.put(file, bytes).catch(later)
      const kept = await database
        .inTransaction(async (tx) => {
          // Who sends several files at the same moment sends them one after another from here on.
          if ((await within.hold(tx, questionnaire)) === undefined) throw new AppError('not_found')
          const { found, others } = await roomFor(tx, questionnaire, sha256, about)
          if (found) return found
          const version = 1 + Math.max(0, ...others.filter((one) => provesSame(one, about)).map((one) => one.version))
          const inserted = await insertUpload(tx, { ...upload, version })
          await onTaken?.(tx, questionnaire)
          await also?.(tx)
          return inserted
        })
        .catch(async (error: unknown) => {
          // Only what we refused ourselves: after any other error the row may be there, and would miss its file.
          if (error instanceof AppError) await files.remove(file).catch(later)
          throw error
        })
      if (kept.uuid !== uuid) await files.remove(file).catch(later)
      return kept
    },

    list: (at: Db | Tx, questionnaire: string): Promise<StoredUpload[]> => selectUploads(at, [questionnaire]),

    find: (at: Db | Tx, questionnaire: string, uuid: string): Promise<StoredUpload | undefined> =>
      isUuid(uuid) ? selectUpload(at, questionnaire, uuid) : Promise.resolve(undefined),

    /** Takes it back, within a transaction, as long as nobody judged it: the notary relied on it. Answers the file that is left. */
    async takeBack(tx: Tx, { questionnaire, uuid }: StoredUpload): Promise<string> {
      const removed = await deleteUpload(tx, questionnaire, uuid)
      if (removed === undefined) throw new AppError('conflict')
      return removed.file
    },

    /** What the office says of it. */
    async review(tx: Tx, uuid: string, { review, reason, note, by }: OfficeReview): Promise<void> {
      const isBack = review === 'rejected'
      await updateReview(tx, uuid, {
        review,
        reject_reason: isBack ? (reason ?? null) : null,
        sealed_reject_note: isBack && note !== undefined ? vault.sealJson(note, notePlace(uuid)) : null,
        reviewed_by: by,
        reviewed_at: clock.now(),
      })
    },

    async open(stored: StoredUpload) {
      const bytes = await files.get(stored.file).catch(later)
      return { name: uploadNameIn(vault, stored), media_type: stored.media_type, bytes }
    },
  }
}

/** What proves nothing that was asked for is each a thing of its own. */
const provesSame = (one: AboutFile, other: AboutFile): boolean =>
  one.kind !== 'other' && one.document_type === other.document_type && sameNeed(one, other)

const isOfOffice = ({ origin }: AboutFile): boolean => origin !== 'user_uploaded' && origin !== 'participant_uploaded'

/** The same file, when the same one sent it before; refuses one more than they may send. */
async function roomFor(db: Db | Tx, questionnaire: string, sha256: string, about: AboutFile) {
  const { participant = null, document_type, person } = about
  // An office may send one file as two things: as the deed of the company and of its holding.
  const isSame = (one: AboutFile) =>
    isOfOffice(one) === isOfOffice(about) &&
    (!isOfOffice(about) || (one.document_type === document_type && one.person === person))
  const others = await selectUploads(db, [questionnaire])
  const theirs = others.filter((one) => one.participant === participant)
  const found = theirs.find((one) => one.sha256 === sha256 && isSame(one))
  if (found === undefined && theirs.length >= mostUploads) throw refused('too_many', 'There are too many files.')
  return { found, others }
}

const entry = (code: UploadRefusal, message: string) => ({ code, path: 'file', message })

const refused = (code: UploadRefusal, message: string) =>
  new AppError('invalid_request', { entries: [entry(code, message)] })

/** The place of the files is away; anything else is a mistake of ours. */
function later(error: unknown): never {
  const passes = error instanceof FileError && error.code === 'unreachable'
  throw passes ? new AppError('unavailable') : error
}
