import type { DocumentAnswer, DocumentList, DocumentSummary } from '#contract/documents.ts'
import { gapsIn } from '#domain/documents/index.ts'
import { flows } from '#domain/products/index.ts'
import { AppError } from '#server/http/index.ts'
import type { QuestionnaireActions } from '../questionnaires/actions.ts'
import type { QuestionnaireCall } from '../questionnaires/change.ts'
import { sentencesOf } from '../questionnaires/flow-sentences.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import type { DocumentNeeds } from './jobs.ts'
import type { PageCounts } from './page-counts.ts'
import { type DocumentComposer, fileNameOf, type Listed, titleOf } from './set.ts'
import type { DocumentShelf, Format } from './shelf.ts'
import type { NumberedDocument } from './store.ts'
import { askAgainLater } from './trouble.ts'

/** Whether the order of a questionnaire was paid. */
export type IsPaid = (questionnaire: string) => Promise<boolean>

type DocumentParts = {
  readonly questionnaires: Pick<QuestionnaireActions, 'read'>
  readonly compose: DocumentComposer
  readonly shelf: DocumentShelf
  readonly countPages: PageCounts
  readonly isPaid: IsPaid
  readonly paidFor: DocumentNeeds['paidFor']
}

export type DocumentActions = ReturnType<typeof documentActions>

export type Download = { readonly bytes: Uint8Array; readonly name: string; readonly sha256: string }

const indexForm = /^\d{1,3}$/

/** The documents of a questionnaire, for those who may open it. Everyone else gets the same "not found" as for none. */
export function documentActions({ questionnaires, compose, shelf, countPages, isPaid, paidFor }: DocumentParts) {
  async function draftsOf(kept: KeptQuestionnaire, only?: number) {
    const { documents } = await compose(kept)
    const shown = only === undefined ? documents : documents.filter(({ index }) => index === only)
    const pages = await countPages(shown.map(({ document }) => document))
    return shown.map((listed, place) => ({ ...toDraft(listed, pages[place] ?? null), document: listed.document }))
  }

  /** Paid for, so it will be there: when it cannot be made right now, asking again helps. */
  async function issuedOf({ uuid }: KeptQuestionnaire): Promise<readonly NumberedDocument[]> {
    const version = await paidFor(uuid)
    if (version === undefined) throw new Error(`Nobody knows what was paid for by ${uuid}.`)
    return shelf.issue(version).catch(askAgainLater)
  }

  async function issuedWith(kept: KeptQuestionnaire) {
    const [issued, { answers_hash }] = [await issuedOf(kept), await compose(kept)]
    return issued.map((one) => ({ issued: one, summary: toIssued(kept, one, one.answers_hash === answers_hash) }))
  }

  return {
    async list(asked: QuestionnaireCall): Promise<DocumentList> {
      const kept = await questionnaires.read(asked)
      const paid = await isPaid(kept.uuid)
      const documents = paid
        ? (await issuedWith(kept)).map(({ summary }) => summary)
        : (await draftsOf(kept)).map(({ document: _document, ...summary }) => summary)
      return { paid, documents }
    },

    async read(asked: QuestionnaireCall, index: string): Promise<DocumentAnswer> {
      const kept = await questionnaires.read(asked)
      const wanted = placeOf(index)
      if (!(await isPaid(kept.uuid))) return found((await draftsOf(kept, wanted))[0])
      const { issued, summary } = found((await issuedWith(kept)).find((one) => one.summary.index === wanted))
      return { ...summary, document: await shelf.read(issued).catch(askAgainLater) }
    },

    async download(asked: QuestionnaireCall, index: string, format: Format): Promise<Download> {
      const kept = await questionnaires.read(asked)
      const wanted = placeOf(index)
      if (!(await isPaid(kept.uuid))) {
        const message = sentencesOf(kept.flow).documents
        throw new AppError('forbidden', { entries: [{ code: 'payment_required', message }] })
      }
      const issued = found((await issuedOf(kept)).find(({ position }) => position === wanted))
      return {
        bytes: await shelf.open(issued, format).catch(askAgainLater),
        name: fileNameOf(issued.title, format),
        sha256: issued[`${format}_sha256`],
      }
    },
  }
}

const placeOf = (index: string): number => {
  if (!indexForm.test(index)) throw new AppError('not_found')
  return Number(index)
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new AppError('not_found')
  return item
}

function toDraft({ document, index, key, name, type }: Listed, pages: number | null): DocumentSummary {
  const gaps = gapsIn(document)
  return {
    index,
    key,
    name,
    type,
    title: titleOf(document),
    languages: document.languages,
    template_version: document.version,
    status: gaps.length > 0 ? 'incomplete' : 'draft',
    gaps,
    pages,
    files: [],
    issued_at: null,
    answers_version: null,
    up_to_date: true,
  }
}

function toIssued({ flow, uuid }: KeptQuestionnaire, issued: NumberedDocument, up_to_date: boolean): DocumentSummary {
  const { position: index, key, name, type, title, languages, template_version, pages, issued_at } = issued
  const path = `/api/${flows[flow].api_path}/${uuid}/documents/${index}`
  return {
    index,
    key,
    name,
    type,
    title,
    languages,
    template_version,
    status: 'issued',
    gaps: [],
    pages,
    files: (['pdf', 'docx'] as const).map((format) => ({
      format,
      path: `${path}.${format}`,
      sha256: issued[`${format}_sha256`],
    })),
    issued_at: issued_at.toISOString(),
    answers_version: issued.answers_number,
    up_to_date,
  }
}
