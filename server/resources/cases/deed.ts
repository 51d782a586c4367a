import { createHash, randomUUID } from 'node:crypto'
import type { CaseDeed } from '#contract/case-deed.ts'
import {
  type ComposedDocument,
  canonicalConcept,
  type FilledBlanks,
  type KeyedDocument,
  type LayerEntry,
  type OfficeLayer,
  openBlanks,
  type SealedParts,
  translationIn,
  withLayer,
  withSealed,
} from '#domain/documents/index.ts'
import { withFirstAnswers } from '#domain/shareholders/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { DocumentDrawer } from '#server/adapters/documents/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type DocumentComposer, type DocumentSet, type Listed, titleOf } from '../documents/set.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import { CaseRefusal } from './moving.ts'
import type { KeptCase } from './store.ts'
import {
  findDeed,
  insertConcept,
  newestAnswers,
  type StoredConcept,
  selectAnswerChanges,
  selectConcepts,
  writeDeed,
} from './store-content.ts'

type DeedParts = {
  readonly database: Database
  readonly clock: Clock
  readonly drawer: DocumentDrawer
  readonly files: Files
  readonly compose: DocumentComposer
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'paidFor'>
  /** For the page that the notary alone reads. */
  readonly sealedParts: (db: Db | Tx, questionnaire: string) => Promise<SealedParts>
}

export type CaseDeeds = ReturnType<typeof createDeeds>

/** A document as it is shown: what it is called, and its tree. */
type ShownDocument = { readonly key: string; readonly title: string; readonly document: ComposedDocument }

type Prepared = {
  /** Which one it will be of those that were sent round: it stands on the paper. */
  readonly number: number
  readonly file: string
  readonly documents: readonly string[]
  readonly hash: string
  readonly worked: OfficeLayer
  /** What it was made from: whatever changed since makes it another deed. */
  readonly revision: number
  readonly version: number
}

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** The page about the whole set, with what the office filled in, added and struck. */
const pageOf = ({ documents, notaryPage }: DocumentSet, worked: OfficeLayer): ComposedDocument =>
  notaryPage({ documents: withLayer(documents, worked).documents, layer: worked.layer })

const nextNumber = ([last]: readonly Pick<StoredConcept, 'number'>[]): number => (last?.number ?? 0) + 1

const shownOf = ({ key, document }: Listed): ShownDocument => ({ key, title: titleOf(document), document })

/** A deed, and on a paper of its own the translation that is read beside it on a screen. */
const papersOf = ({ key, document }: KeyedDocument): readonly KeyedDocument[] => {
  const translation = translationIn(document)
  return [
    { key, document },
    ...(translation ? [{ key: key.replace('deed', 'translation'), document: translation }] : []),
  ]
}

/** A deed on its way: what the answers give, what the office makes of it, and what was sent round. */
export function createDeeds(parts: DeedParts) {
  const { database, clock, drawer, files, compose, questionnaires, sealedParts } = parts

  const deedsOf = async (
    kept: Parameters<DocumentComposer>[0],
    blanks: FilledBlanks,
    within?: Db | Tx,
  ): Promise<readonly Listed[]> =>
    (await compose(kept, blanks, within)).documents.filter(({ type }) => type === 'draft_deed')

  async function demandKept(db: Db | Tx, { questionnaire }: KeptCase): Promise<KeptQuestionnaire> {
    const kept = await questionnaires.read(db, questionnaire)
    if (kept === undefined) throw new Error('A case has no questionnaire.')
    return kept
  }

  async function withParts(kept: KeptQuestionnaire): Promise<KeptQuestionnaire> {
    return { ...kept, answers: withSealed(kept.answers, await sealedParts(database.db, kept.uuid)) }
  }

  /** The deed by the answers that were paid for, and by what others had still to answer; null where none was changed since. */
  async function asPaid({ uuid, answers }: KeptQuestionnaire, blanks: FilledBlanks): Promise<ShownDocument[] | null> {
    const paid = await questionnaires.paidFor(database.db, uuid)
    const changes = await selectAnswerChanges(database.db, uuid)
    if (paid === undefined || changes.length === 0) return null
    return (await deedsOf({ ...paid, answers: withFirstAnswers(paid.answers, answers) }, blanks)).map(shownOf)
  }

  async function stored({ file }: Pick<StoredConcept, 'file'>): Promise<ShownDocument[]> {
    // We wrote it ourselves, and nobody can have altered it: it would not have opened.
    return JSON.parse(Buffer.from(await files.get(`${file}.json`)).toString())
  }

  return {
    /** Places that are still open; used while the deed is being made. */
    async openBlanks(db: Db | Tx, found: KeptCase, kept: KeptQuestionnaire): Promise<readonly string[]> {
      const { blanks, layer } = await findDeed(db, found.uuid)
      const { documents, orphans } = withLayer(await deedsOf(kept, blanks, db), { blanks, layer })
      // What lost its place is put in another or taken back before anybody signs without it.
      return [...openBlanks(documents, blanks), ...orphans.map(({ id }) => `layer.${id}`)]
    },

    /** Sealed: for who may not read answers yet. */
    async read(found: KeptCase, { sealed }: { readonly sealed: boolean }): Promise<CaseDeed> {
      const { db } = database
      const { blanks, layer, revision } = await findDeed(db, found.uuid)
      const kept = await demandKept(db, found)
      const set = await compose(sealed ? kept : await withParts(kept), blanks)
      const generated = set.documents.filter(({ type }) => type === 'draft_deed')
      const { documents, orphans } = withLayer(generated, { blanks, layer })
      const page = sealed ? null : pageOf(set, { blanks, layer })
      const concepts = await selectConcepts(db, found.uuid)
      const sent = await Promise.all(
        concepts.map(async (concept) => ({
          ...{ number: concept.number, hash: concept.hash, at: concept.sent_at.toISOString() },
          answers_version: concept.answers_number,
          documents: await stored(concept),
        })),
      )
      const working = {
        ...{ number: null, hash: null, at: null, answers_version: null },
        documents: documents.map(shownOf),
      }
      return {
        ...{ blanks: { ...blanks }, layer: [...layer], revision },
        orphans: orphans.map(({ id }) => id),
        generated: generated.map(shownOf),
        paid: await asPaid(kept, blanks),
        notary_page: page && { title: titleOf(page), document: page },
        versions: [working, ...sent],
      }
    },

    /** The page for the notary as a file. */
    async notaryPage(found: KeptCase, format: 'pdf' | 'docx') {
      const { db } = database
      const { blanks, layer } = await findDeed(db, found.uuid)
      const document = pageOf(await compose(await withParts(await demandKept(db, found)), blanks), { blanks, layer })
      const answers = (await newestAnswers(db, found.questionnaire))?.number ?? null
      const version = { answers, day: clock.today() }
      const { bytes } = await drawer[format]({ document, draft: false, brand: null, version })
      return { name: `${found.number}-voor-de-notaris.${format}`, media_type: mediaTypes[format], bytes }
    },

    /** Within a transaction that holds the case. */
    async write(
      tx: Tx,
      { uuid }: KeptCase,
      { revision, ...worked }: { blanks: FilledBlanks; layer: readonly LayerEntry[]; revision: number },
    ): Promise<void> {
      const before = await findDeed(tx, uuid)
      if (before.revision !== revision) throw new AppError('conflict')
      await writeDeed(tx, uuid, { ...worked, revision: revision + 1 }, clock.now())
    },

    /** The final deed as it would be sent round now, drawn and kept; nothing names it yet. */
    async prepare(found: KeptCase): Promise<Prepared> {
      const { db } = database
      const kept = await demandKept(db, found)
      const { revision, ...worked } = await findDeed(db, found.uuid)
      const { documents } = withLayer(await deedsOf(kept, worked.blanks), worked)
      const file = `concepts/${found.uuid}/${randomUUID()}`
      const number = nextNumber(await selectConcepts(db, found.uuid))
      const answers = (await newestAnswers(db, found.questionnaire))?.number ?? null
      const version = { concept: number, answers, day: clock.today() }
      const papers = documents.flatMap(papersOf)
      for (const { key, document } of papers) {
        const { bytes } = await drawer.pdf({ document, draft: true, brand: null, version })
        await files.put(`${file}/${key}.pdf`, bytes)
      }
      await files.put(`${file}.json`, Buffer.from(JSON.stringify(documents.map(shownOf))))
      const hash = createHash('sha256').update(canonicalConcept(documents)).digest('hex')
      const keys = papers.map(({ key }) => key)
      return { number, file, documents: keys, hash, worked, revision, version: kept.version }
    },

    /** From now on this is what they agree with. What was changed while it was drawn makes it another. */
    async send(tx: Tx, found: KeptCase, prepared: Prepared, by: string): Promise<void> {
      const { number, file, documents, hash, worked, revision, version } = prepared
      const kept = await demandKept(tx, found)
      const now = await findDeed(tx, found.uuid)
      if (now.revision !== revision || kept.version !== version) throw new CaseRefusal()
      if (nextNumber(await selectConcepts(tx, found.uuid)) !== number) throw new CaseRefusal()
      await insertConcept(
        tx,
        {
          ...{ case_uuid: found.uuid, number, hash, file, ...worked, sent_by: by },
          documents: [...documents],
          answers_version: (await newestAnswers(tx, found.questionnaire))?.uuid ?? null,
        },
        clock.now(),
      )
    },

    /** One that was sent round. */
    async concept(found: KeptCase, number: number) {
      const concept = (await selectConcepts(database.db, found.uuid)).find((one) => one.number === number)
      if (concept === undefined) throw new AppError('not_found')
      const { hash, sent_at } = concept
      return { number, hash, sent_at: sent_at.toISOString(), documents: await stored(concept) }
    },
  }
}
