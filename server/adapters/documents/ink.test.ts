import { expect, it } from 'vitest'
import type { ComposedDocument } from '#domain/documents/index.ts'
import { realDrawer } from '#server/testing/drawer.ts'
import { readPdf } from '#server/testing/pdf.ts'

const drawer = realDrawer()

const document: ComposedDocument = {
  ...{ name: 'nda', version: 1, languages: ['nl'], provisional: false },
  title: [{ kind: 'text', text: 'Geheimhouding' }],
  parts: [
    {
      ...{ id: 'evidence', new_page: false, because: [], title: [] },
      articles: ['signer1', 'signer2'].map((id) => ({
        ...{ id, number: null, plain: null, because: [], clauses: [] },
        title: [{ kind: 'text', text: `Naam ${id}` }],
      })),
    },
  ],
}

it('draws a signature as lines, a dot too, and always the same', async () => {
  const strokes = [
    [
      [0, 0],
      [500, 200],
      [1000, 400],
    ],
    [[250, 300]],
  ] as const
  const request = { document, draft: false, brand: null }
  const plain = await drawer.pdf(request)
  const signed = await drawer.pdf({ ...request, ink: [{ article: 'signer2', strokes }] })
  const again = await drawer.pdf({ ...request, ink: [{ article: 'signer2', strokes }] })
  expect(signed.sha256).toBe(again.sha256)
  expect(signed.sha256).not.toBe(plain.sha256)
  expect((await readPdf(signed.bytes)).byPage.join()).toContain('Naam signer2')
})
