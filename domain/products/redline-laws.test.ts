import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { Product } from '../blueprint/index.ts'
import {
  type ComposedDocument,
  composeListed,
  type LayerEntry,
  listDocuments,
  piecesOn,
  type RedlinePiece,
  type Run,
  redline,
  withLayer,
} from '../documents/index.ts'
import { relevant } from '../flow/index.ts'
import type { Answers } from '../questions/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { anyAnswers } from './sample-changes.ts'
import { samplesOf, templatesOf } from './samples.ts'

const context = { today: day('15-11-2026') }
const templates = new Map(
  await Promise.all(productList.map(async (product) => [product.name, await templatesOf(product)] as const)),
)

const deedOf = (product: Product, answers: Answers): ComposedDocument => {
  const counted = relevant(product, answers, context)
  const [deed] = listDocuments(product, counted)
  if (!deed) throw new Error('a product has a deed')
  return composeListed(deed, counted, {
    ...context,
    language: product.language,
    templates: templates.get(product.name) ?? {},
  })
}

const wordsOf = (runs: readonly Run[] = []): string => runs.map(({ text }) => text).join('')

/** Everything one reads, line by line, with where it stands. */
const linesOf = (document: ComposedDocument): readonly unknown[] => [
  [wordsOf(document.title), wordsOf(document.besideTitle)],
  ...document.parts.flatMap((part) => [
    [part.id, wordsOf(part.title), wordsOf(part.besideTitle)],
    ...part.articles.flatMap((article) => [
      [article.id, wordsOf(article.title), wordsOf(article.besideTitle)],
      ...article.clauses.map((clause) => [
        ...[clause.id, clause.mark, clause.label ?? '', wordsOf(clause.runs)],
        ...[clause.beside?.label ?? '', wordsOf(clause.beside?.runs)],
      ]),
    ]),
  ]),
]

/** The same, out of a comparison. */
const sideOf = (side: 'from' | 'to', from: ComposedDocument, to: ComposedDocument): readonly unknown[] => {
  const { parts, title, besideTitle } = redline(from, to)
  const gone = side === 'from' ? 'added' : 'struck'
  const words = (pieces: readonly RedlinePiece[] | null | undefined): string =>
    piecesOn(side, pieces ?? [])
      .map(({ text }) => text)
      .join('')
  return [
    [words(title), words(besideTitle)],
    ...parts
      .filter(({ state }) => state !== gone)
      .flatMap((part) => [
        [part.id, words(part.title), words(part.besideTitle)],
        ...part.articles
          .filter(({ state }) => state !== gone)
          .flatMap((article) => [
            [article.id, words(article.title), words(article.besideTitle)],
            ...article.clauses
              .filter(({ state }) => state !== gone)
              .map(({ id, marks, said, beside }) => [
                ...[id, marks[side], words(said.label), words(said.pieces)],
                ...[words(beside?.label), words(beside?.pieces)],
              ]),
          ]),
      ]),
  ]
}

const expectBothSides = (from: ComposedDocument, to: ComposedDocument): void => {
  expect(sideOf('from', from, to)).toEqual(linesOf(from))
  expect(sideOf('to', from, to)).toEqual(linesOf(to))
}

/** Clauses of a document, some of which the notary strikes or writes something behind. */
const anyLayer = (document: ComposedDocument) => {
  const ids = document.parts.flatMap(({ articles }) =>
    articles.flatMap((article) => [article.id, ...article.clauses.map(({ id }) => id)]),
  )
  const entry = fc.record({
    block: fc.constantFrom(...ids),
    strikes: fc.boolean(),
    title: fc.option(fc.constant('Duur'), { nil: undefined }),
    text: fc.string({ minLength: 1 }).map((text) => `Aldus ${text}.`),
  })
  return fc.array(entry, { maxLength: 6 }).map((all) =>
    all.map(({ block, strikes, title, text }, place): LayerEntry => {
      const shared = { id: `e${place}`, document: 'deed', why: 'Zo wilden zij het.' }
      return strikes ? { ...shared, kind: 'strike', block } : { ...shared, kind: 'add', after: block, title, text }
    }),
  )
}

const layered = (document: ComposedDocument, layer: readonly LayerEntry[]) => {
  const { documents, orphans } = withLayer([{ key: 'deed', document }], { blanks: { clerk: 'Jelle Hoekstra' }, layer })
  return { document: documents[0]?.document ?? document, orphans }
}

describe.each(productList.map((product) => [product.name, product] as const))('%s', (_, product) => {
  const samples = Object.values(samplesOf(product))

  test('what was struck and stayed is the one, what was added and stayed the other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), anyAnswers, (one, other) => {
        expectBothSides(deedOf(product, one), deedOf(product, other))
      }),
      lawfully(60),
    )
  })

  test('the same document does not differ from itself', () => {
    for (const answers of samples)
      expect(redline(deedOf(product, answers), deedOf(product, answers)).changes).toEqual([])
  })

  test('whatever the notary adds and strikes: numbers stay right, and nothing is lost in silence', () => {
    const deed = deedOf(product, samples[0] ?? expect.fail('a sample'))
    fc.assert(
      fc.property(anyLayer(deed), (layer) => {
        const { document, orphans } = layered(deed, layer)
        const numbers = document.parts.flatMap(({ articles }) => articles.flatMap(({ number }) => number ?? []))
        expect(numbers).toEqual(numbers.map((__, index) => index + 1))
        expect([...orphans, ...(document.layer ?? [])].map(({ id }) => id).sort()).toEqual(
          layer.map(({ id }) => id).sort(),
        )
        expectBothSides(deed, document)
        // Nobody answered anything else: everything that differs is the notary's doing.
        for (const { cause } of redline(deed, document).changes)
          expect(['blank', 'added', 'struck']).toContain(cause.kind)
        for (const { cause } of redline(document, deed).changes)
          expect(['blank', 'added', 'struck']).toContain(cause.kind)
      }),
      lawfully(100),
    )
  })

  test('the layer stays where it was when answers change', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        anyAnswers,
        anyLayer(deedOf(product, samples[0] ?? expect.fail(''))),
        (one, other, layer) => {
          const [before, after] = [layered(deedOf(product, one), layer), layered(deedOf(product, other), layer)]
          for (const { document, orphans } of [before, after])
            expect([...orphans, ...(document.layer ?? [])]).toHaveLength(layer.length)
          expectBothSides(before.document, after.document)
        },
      ),
      lawfully(40),
    )
  })
})
