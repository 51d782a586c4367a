import { createHash } from 'node:crypto'
import type { DocumentDrawer, DrawRequest } from './port.ts'

export type FakeDrawer = DocumentDrawer & {
  /** What was asked for, in order. */
  readonly drawn: readonly (DrawRequest & { readonly format: 'pdf' | 'docx' })[]
}

/** Draws nothing, but as reliably: one page for each part. */
export function createFakeDrawer(): FakeDrawer {
  const drawn: (DrawRequest & { readonly format: 'pdf' | 'docx' })[] = []
  function draw(format: 'pdf' | 'docx', request: DrawRequest) {
    drawn.push({ ...request, format })
    const bytes = Buffer.from(`${format} ${JSON.stringify(request)}`)
    return { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), unprintable: [] }
  }
  return {
    drawn,
    pdf: async (request) => ({ ...draw('pdf', request), pages: request.document.parts.length }),
    docx: async (request) => draw('docx', request),
    async invoice(sheet) {
      const bytes = Buffer.from(`invoice ${JSON.stringify(sheet)}`)
      return { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), unprintable: [] }
    },
    warm() {},
    async close() {},
  }
}
