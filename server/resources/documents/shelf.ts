import { randomUUID } from 'node:crypto'
import { type ComposedDocument, gapsIn, isDraftUntilSigned, isOurs } from '#domain/documents/index.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import { fillsInThemselves } from '#domain/shareholders/index.ts'
import { dateInAmsterdam } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { DocumentDrawer, PaperVersion } from '#server/adapters/documents/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import type { AnswerVersion } from '../questionnaires/questionnaire.ts'
import { type DocumentComposer, type Listed, titleOf } from './set.ts'
import { type IssuedDocument, insertIssued, type NumberedDocument, selectIssued } from './store.ts'

export type Format = 'pdf' | 'docx'

type DocumentShelfParts = {
  readonly config: Pick<Config, 'BRAND_NAME'>
  readonly database: Database
  readonly clock: Clock
  readonly drawer: DocumentDrawer
  readonly files: Files
  readonly compose: DocumentComposer
}

export type DocumentShelf = ReturnType<typeof createShelf>

/** Thrown inside a transaction to take it back. */
class AlreadyIssued extends Error {}

/** The names of the files of one document. */
export const filesOf = (file: string): readonly string[] => ['json', 'pdf', 'docx'].map((ending) => `${file}.${ending}`)

/** A document that was paid for has no gaps. Nobody can pay for answers with gaps, so whoever gets here with some has found a mistake of ours. */
function demandWhole({ complete, uuid, answers }: AnswerVersion, documents: readonly Listed[]): void {
  // Whoever fills in their own part may do so after it was paid for; then they are made anew.
  const comesLater = (field: string) =>
    shareholderKeys.some((key) => field.startsWith(`${key}.`) && fillsInThemselves(answers[key]))
  const gaps = documents.flatMap(({ document }) => gapsIn(document)).filter((field) => !comesLater(field))
  if (!complete || gaps.length > 0) throw new Error(`The answers ${uuid} lack ${gaps.join(', ') || 'something'}.`)
}

/** Where documents are kept from the moment they are paid for. From then on they stay as they are. */
export function createShelf({ config, database, clock, drawer, files, compose }: DocumentShelfParts) {
  const underWay = new Map<string, Promise<readonly NumberedDocument[]>>()

  async function keep(listed: Listed, folder: string, version: PaperVersion) {
    const { document, index } = listed
    const brand = isOurs(listed) ? config.BRAND_NAME : null
    const request = { document, draft: isDraftUntilSigned(listed), brand, version }
    const [pdf, docx] = [await drawer.pdf(request), await drawer.docx(request)]
    const file = `${folder}/${index}`
    await files.put(`${file}.json`, Buffer.from(JSON.stringify(document)))
    await files.put(`${file}.pdf`, pdf.bytes)
    await files.put(`${file}.docx`, docx.bytes)
    return { file, pages: pdf.pages, pdf_sha256: pdf.sha256, docx_sha256: docx.sha256 }
  }

  /** Files first, then the rows that name them: a row never names a file that is not there. */
  async function make(version: AnswerVersion, revision: number): Promise<readonly NumberedDocument[]> {
    const { documents, answers_hash } = await compose(version)
    demandWhole(version, documents)
    const { questionnaire } = version
    const folder = `documents/${questionnaire}/${randomUUID()}`
    const issued_at = clock.now()
    const printed = { answers: version.number, day: dateInAmsterdam(issued_at) }
    const made: IssuedDocument[] = []
    for (const listed of documents) {
      const { index: position, key, name, type, document } = listed
      made.push({
        questionnaire,
        revision,
        position,
        key,
        name,
        type,
        title: titleOf(document),
        languages: document.languages,
        template_version: document.version,
        answers_hash,
        answers_version: version.uuid,
        ...(await keep(listed, folder, printed)),
        issued_at,
      })
    }
    const inserted = await database
      .inTransaction((tx) => insertAll(tx, made))
      .catch((error: unknown) => {
        if (error instanceof AlreadyIssued) return false
        throw error
      })
    if (inserted) return made.map((one) => ({ ...one, answers_number: version.number }))
    // Another process was first. What it made counts, and ours is in nobody's way.
    for (const { file } of made) for (const name of filesOf(file)) await files.remove(name)
    return selectIssued(database.db, questionnaire)
  }

  async function insertAll(tx: Tx, made: readonly IssuedDocument[]): Promise<boolean> {
    if (!(await insertIssued(tx, made))) throw new AlreadyIssued()
    return true
  }

  async function issue(version: AnswerVersion, again: boolean): Promise<readonly NumberedDocument[]> {
    const issued = await selectIssued(database.db, version.questionnaire)
    const newest = issued[0]?.revision ?? 0
    return newest > 0 && !again ? issued : make(version, newest + 1)
  }

  return {
    /**
     * What was made when it was paid for, and makes it when nobody did yet, from these answers. `again` makes a new
     * revision, from what they became by a change; the one before stays.
     */
    async issue(version: AnswerVersion, { again = false } = {}): Promise<readonly NumberedDocument[]> {
      const { questionnaire } = version
      const waiting = underWay.get(questionnaire)
      if (waiting && !again) return waiting
      const work = (waiting ?? Promise.resolve()).then(() => issue(version, again))
      underWay.set(questionnaire, work)
      try {
        return await work
      } finally {
        if (underWay.get(questionnaire) === work) underWay.delete(questionnaire)
      }
    },

    /** The newest revision as it is, or nothing when none was made. */
    latest: (questionnaire: string): Promise<readonly NumberedDocument[]> => selectIssued(database.db, questionnaire),

    open: ({ file }: IssuedDocument, format: Format): Promise<Uint8Array> => files.get(`${file}.${format}`),

    async read({ file }: IssuedDocument): Promise<ComposedDocument> {
      // We wrote it ourselves, and nobody can have altered it: it would not have opened.
      return JSON.parse(Buffer.from(await files.get(`${file}.json`)).toString())
    },
  }
}
