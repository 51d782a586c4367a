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

it('writes a signature on its line, typed or drawn, with what is said under it', async () => {
  const line = (id: string) => ({
    ...{ id, form: 'signature' as const, mark: null, label: null, because: [] },
    runs: [{ kind: 'text' as const, text: `regel ${id}` }],
  })
  const article = { id: 'signature', number: null, plain: null, because: [], title: [] }
  const clauses = ['a', 'b', 'c'].map(line)
  const part = { id: 'text', new_page: false, because: [], title: [], articles: [{ ...article, clauses }] }
  const notes = ['Wiek B.V., vertegenwoordigd door Bo', 'Elektronisch ondertekend op 18-11-2026']
  const signed = [
    { clause: 'a', strokes: null, written: `Aukje 🌊 ${'Hiemstra'.repeat(17)}`, notes },
    { clause: 'b', strokes: [[[0, 0] as const, [1000, 400] as const]], written: 'Bo Berg', notes: notes.slice(1) },
  ]
  const request = { document: { ...document, parts: [part] }, draft: false, brand: null, signed }
  const { bytes, sha256, pages } = await drawer.pdf(request)
  const text = (await readPdf(bytes)).byPage.join()
  for (const words of ['regel a', 'Aukje', 'vertegenwoordigd door Bo', 'regel b', 'op 18-11-2026', 'regel c'])
    expect(text).toContain(words)
  expect(text).not.toContain('Bo Berg')
  expect(pages).toBe(1)
  expect((await drawer.pdf(request)).sha256).toBe(sha256)
})
