import { describe, expect, it } from 'vitest'
import { type ComposedDocument, plainText } from '#domain/documents/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import { dutchDate } from '#domain/values/index.ts'
import { paperText, sampleDeed, sampleDocuments } from '#server/testing/documents.ts'
import { readDocx, unzip } from '#server/testing/docx.ts'
import { realDrawer } from '#server/testing/drawer.ts'
import { squash } from '#server/testing/squash.ts'
import { someOf } from '#testing/laws.ts'
import { documentWith, hostileTexts } from './hostile.fixture.ts'

const drawer = realDrawer()

const brand = 'Oprecht'
const draw = async (document: ComposedDocument, draft = false) => (await drawer.docx({ document, draft, brand })).bytes

const textOf = (bytes: Uint8Array) =>
  squash(
    readDocx(bytes)
      .map(({ number, text }) => number + text)
      .join(' '),
  )

describe.each(someOf<FlowName>(['dutch-bv', 'english-bv'], { oneIn: 2 }))('a DOCX of %s', (flow) => {
  it('says what the document says, with numbers that it counts by itself', async () => {
    for (const document of await sampleDocuments(flow)) {
      expect(textOf(await draw(document)), document.key).toBe(squash(paperText(document)))
    }
  })

  it('has an article as a heading with a number, and paragraphs and items in the same list', async () => {
    const paragraphs = readDocx(await draw(await sampleDeed(flow)))
    const headings = paragraphs.filter(({ style, number }) => style === 'Heading2' && number.startsWith('Artikel'))
    expect(headings.map(({ number }) => number)).toEqual(headings.map((_, index) => `Artikel ${index + 1}.`))
    expect(headings.length).toBeGreaterThan(15)
    expect(paragraphs.some(({ style, number }) => style === 'NumberedClause' && number === '2.')).toBe(true)
    expect(paragraphs.some(({ style, number }) => style === 'ItemClause' && number === 'b.')).toBe(true)
  })
})

it('says around every page that it is a draft and which one, without our name; else whose it is', async () => {
  const document = await sampleDeed('dutch-bv')
  const around = (bytes: Uint8Array, what: 'header' | 'footer') =>
    [...unzip(bytes)].filter(([name]) => name.startsWith(`word/${what}`)).map(([, xml]) => xml)
  const version = { answers: 3, day: dutchDate(15, 11, 2026) ?? expect.fail('a day') }
  const { bytes } = await drawer.docx({ document, draft: true, brand: null, version })
  for (const header of around(bytes, 'header')) {
    expect(header).toContain('string="CONCEPT"')
    expect(header).toContain('>CONCEPT<')
  }
  const said = `modeltekst versie ${document.version}, antwoorden versie 3, 15 november 2026`
  for (const footer of around(bytes, 'footer')) expect(footer).toContain(said)
  expect([...unzip(bytes).values()].join()).not.toContain(brand)
  const final = around(await draw(document), 'header').join()
  expect(final).toContain(brand)
  expect(final).not.toContain('CONCEPT')
})

it('keeps what is signed for on the page of the signature', async () => {
  const [, poa] = await sampleDocuments('dutch-bv')
  if (!poa) throw new Error('There is no power of attorney.')
  const paragraphs = readDocx(await draw(poa))
  const lastHeading = paragraphs.findLastIndex(({ style }) => style === 'Heading2')
  const first = paragraphs.findIndex(({ inTable }, place) => inTable && place > lastHeading)
  // The place and the day, the heading above it, and the sentence before that.
  for (const above of paragraphs.slice(first - 3, first))
    if (above.style !== 'Heading2') expect(above).toMatchObject({ inTable: false, keepNext: true })
  expect(paragraphs[first]).toMatchObject({ inTable: true, keepNext: true })
})

it('is the same file whenever it is made', async () => {
  const deed = await sampleDeed('english-bv', {}, true)
  expect(Buffer.from(await draw(deed, true)).equals(await draw(deed, true))).toBe(true)
})

it.each(hostileTexts)('takes %s as text', async (_name, typed, printed) => {
  // A word processor has letters of its own, so nothing is lost but what no XML can hold.
  const kept = printed.includes('☐') || typed.includes('ĳ') ? typed.replace(/\u200d/g, '') : printed
  expect(textOf(await draw(documentWith(typed)))).toBe(squash(plainText(documentWith(kept))))
})
