import { afterAll, describe, expect, it } from 'vitest'
import { type ComposedDocument, plainText } from '#domain/documents/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import { dutchDate } from '#domain/values/index.ts'
import { paperText, sampleDeed, sampleDocuments } from '#server/testing/documents.ts'
import { realDrawer } from '#server/testing/drawer.ts'
import { patience } from '#server/testing/patience.ts'
import { readPdf } from '#server/testing/pdf.ts'
import { squash } from '#server/testing/squash.ts'
import { someOf } from '#testing/laws.ts'
import { documentWith, hostileTexts } from './hostile.fixture.ts'
import { createDrawer } from './pool.ts'

const drawer = realDrawer()
const anywhere = createDrawer({ workers: 1, engine: 'wasm', timeoutMs: patience })
afterAll(() => anywhere.close())

const brand = 'Oprecht'
const draw = (document: ComposedDocument, draft = false) => drawer.pdf({ document, draft, brand })

describe.each(someOf<FlowName>(['dutch-bv', 'english-bv'], { oneIn: 2 }))('a PDF of %s', (flow) => {
  it('says what the document says, to people and to programs', async () => {
    for (const document of someOf(await sampleDocuments(flow), { oneIn: 3 })) {
      const drawn = await draw(document)
      const pdf = await readPdf(drawn.bytes, { fonts: true })
      expect(squash(pdf.text), document.key).toBe(squash(paperText(document)))
      expect(pdf).toMatchObject({ tagged: true, pages: drawn.pages, active: [] })
      expect(pdf.title).toBe(document.title.map(({ text }) => text).join(''))
      expect(pdf.language).toBe(document.languages[0] === 'nl' ? 'nl-NL' : 'en-GB')
      expect(pdf.roles, document.key).toContain('H1')
      expect([...pdf.fonts.keys()].join()).toContain('SourceSerif4')
      expect([...pdf.fonts.values()]).not.toContain(false)
      expect(drawn.unprintable).toEqual([])
    }
  })

  it('numbers its pages, and says on each of them that it is a draft and which one, without our name', async () => {
    const deed = await sampleDeed(flow, {}, true)
    const version = { concept: 2, answers: 3, day: dutchDate(15, 11, 2026) ?? expect.fail('a day') }
    const draft = await readPdf((await drawer.pdf({ document: deed, draft: true, brand: null, version })).bytes)
    const final = await readPdf((await draw(deed)).bytes)
    expect(squash(draft.text)).toBe(squash(paperText(deed)))
    expect(draft.pages).toBe(final.pages)
    draft.around.forEach((around, index) => {
      // Across the page, and in words at its head.
      expect(around.match(/CONCEPT/g)).toHaveLength(2)
      expect(around).toContain(`concept 2, modeltekst versie ${deed.version}, antwoorden versie 3, 15 november 2026`)
      expect(around).not.toContain(brand)
      expect(around).toContain(`pagina ${index + 1} van ${draft.pages}`)
    })
    expect(draft.author).toBeUndefined()
    expect(final.author).toBe(brand)
    expect(final.around.join()).not.toContain('CONCEPT')
  })
})

it('is the same file on every machine and at any time', async () => {
  const [documents, others] = [
    await sampleDocuments('dutch-bv'),
    await sampleDocuments('dutch-bv', { main: { company_name: 'Anders' } }),
  ]
  for (const document of someOf(documents, { oneIn: documents.length })) {
    const first = await draw(document)
    const other = others.find(({ key }) => key === document.key) ?? expect.fail(document.key)
    expect((await draw(other)).sha256, document.key).not.toBe(first.sha256)
    const [again, elsewhere] = [await draw(document), await anywhere.pdf({ document, draft: false, brand })]
    expect(again.sha256, document.key).toBe(first.sha256)
    expect(elsewhere, document.key).toMatchObject({ sha256: first.sha256, pages: first.pages })
  }
})

const isLong = ([, typed]: (typeof hostileTexts)[number]) => typed.length > 1_000

it.each([...hostileTexts.filter((text) => !isLong(text)), ...someOf(hostileTexts.filter(isLong), { oneIn: 2 })])(
  'prints %s as text',
  async (_name, typed, printed) => {
    const { bytes } = await draw(documentWith(typed))
    const pdf = await readPdf(bytes)
    expect(letters(pdf.text)).toBe(letters(plainText(documentWith(printed))))
    expect(pdf.active).toEqual([])
  },
)

it('tells which signs it has no letters for', async () => {
  const { unprintable } = await draw(documentWith('北 é 🎉'))
  expect(unprintable).toEqual(['北', '🎉'])
})

/** In order, but for what is written from right to left: readers do not agree on the order in which that comes out. */
const letters = (text: string) => {
  const parts = squash(text).match(/\p{Script=Hebrew}+|\P{Script=Hebrew}+/gu) ?? []
  return parts.map((part) => (/\p{Script=Hebrew}/u.test(part) ? [...part].sort().join('') : part)).join('')
}
