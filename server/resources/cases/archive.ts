import { zip } from 'fflate'
import type { Files } from '#server/adapters/files/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import { fileNameOf } from '../documents/set.ts'
import type { DocumentShelf } from '../documents/shelf.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import { endingOf, type StoredUpload, uploadNameIn } from '../uploads/shelf.ts'
import type { CheckPaper } from './check-paper.ts'
import type { CaseContent } from './facts.ts'
import type { KeptCase } from './store.ts'

/** Several files as one. Pictures and PDFs are packed already: packing them again costs time and gains nothing. */
export const zipOf = (entries: Record<string, Uint8Array>): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    zip(entries, { level: 0 }, (error, bytes) => (error ? reject(error) : resolve(bytes)))
  })

type CaseArchiveParts = {
  readonly vault: Vault
  readonly files: Files
  readonly issued: Pick<DocumentShelf, 'latest' | 'open'>
  /** Null: what was found out about the client stays here. */
  readonly drawCheck: CheckPaper | null
  readonly participants: {
    /** What each declared to the notary who fills in their own part. */
    readonly declarations: (
      kept: KeptQuestionnaire,
    ) => Promise<readonly { readonly person: string; readonly bytes: Uint8Array }[]>
  }
}

/** In the order in which an office looks for them. */
const shelves = { deed: '1-akte', papers: '2-stukken', documents: '3-documenten', check: '4-clientonderzoek' } as const

const plain = (text: string): string => fileNameOf(text, '').replace(/\.$/, '')

/** By what it proves and of whom, the newest last: so that it sorts in whatever system it goes into. */
const paperName = (vault: Vault, upload: StoredUpload): string => {
  const { document_type, kind, person, version } = upload
  const named = document_type === 'regular' ? kind : document_type
  const what = [named, person].filter(Boolean).join('-')
  return `${what}-v${version}-${upload.uuid.slice(0, 4)}${endingOf(uploadNameIn(vault, upload))}`
}

/** Everything of a case in one file. */
export function archiver({ vault, files, issued, drawCheck, participants }: CaseArchiveParts) {
  return async (found: KeptCase, content: CaseContent) => {
    const { uploads, concepts } = content
    const folder = `${found.number}-${plain(found.company_name)}`
    const entries: Record<string, Uint8Array> = {}
    const add = (shelf: keyof typeof shelves, name: string, bytes: Uint8Array) => {
      entries[`${folder}/${shelves[shelf]}/${found.number}-${name}`] = bytes
    }
    for (const { number, file, documents } of concepts) {
      for (const key of documents) add('deed', `concept-${number}-${key}.pdf`, await files.get(`${file}/${key}.pdf`))
    }
    for (const upload of uploads) {
      const shelf = upload.document_type === 'final_deed' ? 'deed' : 'papers'
      add(shelf, paperName(vault, upload), await files.get(upload.file))
    }
    for (const document of await issued.latest(found.questionnaire)) {
      const place = String(document.position + 1).padStart(2, '0')
      add('documents', `${place}-${fileNameOf(document.title, 'pdf')}`, await issued.open(document, 'pdf'))
    }
    for (const { person, bytes } of await participants.declarations(content.kept)) {
      add('documents', `persoonlijke-verklaring-${person}.pdf`, bytes)
    }
    // Apart from the deed: it is the office's own, and the founder's copy of the deed must not bring it along.
    if (drawCheck) add('check', 'clientonderzoek.pdf', (await drawCheck(found, content, 'nl')).bytes)
    return { name: `${folder}.zip`, media_type: 'application/zip', bytes: await zipOf(entries) }
  }
}
