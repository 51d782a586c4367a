import { createHash, randomUUID } from 'node:crypto'
import type { CompanyFacts } from '#domain/companies/index.ts'
import { composeContract, loadContract } from '#domain/contracts/index.ts'
import { type ComposedDocument, canonicalConcept } from '#domain/documents/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { DocumentDrawer } from '#server/adapters/documents/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import { titleOf } from '../documents/set.ts'
import { filesOf } from '../documents/shelf.ts'
import type { ContractRevision, KeptContract } from './store.ts'

type FreezingParts = { readonly clock: Clock; readonly drawer: DocumentDrawer; readonly files: Files }

export type ContractPapers = ReturnType<typeof createContractPapers>

/** Contracts on paper: from draft to a text that is frozen, and never changes. */
export function createContractPapers({ clock, drawer, files }: FreezingParts) {
  return {
    compose: async ({ name, language, answers }: KeptContract, company: CompanyFacts): Promise<ComposedDocument> =>
      composeContract(await loadContract(name, language), { answers, company, today: clock.today() }),

    /** Files first, then the row that names them. */
    async freeze({ uuid, revision }: KeptContract, document: ComposedDocument): Promise<ContractRevision> {
      const number = revision + 1
      const request = { document, draft: false, brand: null, version: { answers: number, day: clock.today() } }
      const [pdf, docx] = [await drawer.pdf(request), await drawer.docx(request)]
      const file = `contracts/${uuid}/${randomUUID()}`
      await files.put(`${file}.json`, Buffer.from(JSON.stringify(document)))
      await files.put(`${file}.pdf`, pdf.bytes)
      await files.put(`${file}.docx`, docx.bytes)
      return {
        ...{ contract: uuid, number, title: titleOf(document), file, pages: pdf.pages },
        ...{ pdf_sha256: pdf.sha256, docx_sha256: docx.sha256, approved_at: clock.now() },
        text_sha256: createHash('sha256')
          .update(canonicalConcept([{ key: document.name, document }]))
          .digest('hex'),
      }
    },

    async drop({ file }: Pick<ContractRevision, 'file'>): Promise<void> {
      for (const one of filesOf(file)) await files.remove(one)
    },

    open: ({ file }: Pick<ContractRevision, 'file'>, format: 'pdf' | 'docx') => files.get(`${file}.${format}`),

    // We wrote it ourselves, and nobody can have altered it: it would not have opened.
    read: async ({ file }: Pick<ContractRevision, 'file'>): Promise<ComposedDocument> =>
      JSON.parse(Buffer.from(await files.get(`${file}.json`)).toString()),
  }
}
