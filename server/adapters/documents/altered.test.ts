import { expect, it } from 'vitest'
import { clientCheckDocument } from '#domain/cases/index.ts'
import { type ComposedDocument, type LayerEntry, withLayer } from '#domain/documents/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import { dutchDate } from '#domain/values/index.ts'
import { paperText, sampleDeed } from '#server/testing/documents.ts'
import { readDocx } from '#server/testing/docx.ts'
import { realDrawer } from '#server/testing/drawer.ts'
import { readPdf } from '#server/testing/pdf.ts'
import { squash } from '#server/testing/squash.ts'
import { someOf } from '#testing/laws.ts'

const drawer = realDrawer()

const request = (document: ComposedDocument) => ({ document, draft: false, brand: 'Oprecht' })

const layer: readonly LayerEntry[] = [
  {
    ...{ id: 'a1', document: 'deed', kind: 'add', after: 'name_and_seat', title: 'Duur', why: 'Zo willen zij het.' },
    ...{ text: 'Zij duurt tien jaar.\nDaarna houdt zij op.' },
    beside: { title: 'Duration', text: 'It lasts ten years.\nThen it ends.' },
  },
  { id: 's1', document: 'deed', kind: 'strike', block: 'capital.certificates', why: 'Niet nodig.' },
]

it.each(someOf<FlowName>(['dutch-bv', 'english-bv'], { oneIn: 2 }))(
  'a deed of %s with the notary’s layer is drawn as any other',
  async (flow) => {
    const generated = [{ key: 'deed', document: await sampleDeed(flow) }]
    const blanks = { clerk: 'Jelle Hoekstra' }
    const { documents, orphans } = withLayer(generated, { blanks, layer })
    const document = documents[0]?.document ?? expect.fail('a deed')
    expect(orphans).toEqual([])
    const paragraphs = readDocx((await drawer.docx(request(document))).bytes)
    expect(squash(paragraphs.map(({ number, text }) => number + text).join(' '))).toBe(squash(paperText(document)))
    const pdf = await drawer.pdf(request(document))
    expect(pdf.unprintable).toEqual([])
    const words = squash((await readPdf(pdf.bytes)).text)
    for (const text of ['Artikel 3. Duur', 'Zij duurt tien jaar.', 'Jelle Hoekstra'])
      expect(words).toContain(squash(text))
  },
)

it('a client check is drawn as any other document', async () => {
  const today = dutchDate(9, 12, 2026) ?? expect.fail('a real day')
  const document = clientCheckDocument({
    ...{ locale: 'nl', company: 'De Vries Zuivel B.V.', number: '2026-00317', target: 'company', today },
    ...{ decided: null, second: null, check: { identities: { p1: 'video' } } },
    people: [{ id: 'p1', name: 'Sanne de Vries' }],
    chart: {
      nodes: [
        { id: 'p1', kind: 'person', name: 'Sanne de Vries', isDirector: true },
        { id: 'company', kind: 'company', name: 'De Vries Zuivel B.V.', isDirector: false },
      ],
      holdings: [{ owner: 'p1', owned: 'company', part: 1, whole: 1 }],
    },
  })
  const pdf = await drawer.pdf(request(document))
  expect(squash((await readPdf(pdf.bytes)).text)).toContain(
    squash('Sanne de Vries houdt 100% van De Vries Zuivel B.V.'),
  )
})
