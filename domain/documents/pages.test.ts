import { expect, test } from 'vitest'
import type { ComposedDocument, Part } from './model.ts'
import { estimatePages } from './pages.ts'

const part = (clauses: number, over: Partial<Part> = {}, length = 300): Part => ({
  id: `part ${clauses}`,
  title: [],
  new_page: false,
  because: [],
  articles: [
    {
      id: 'article',
      number: 1,
      title: [{ kind: 'text', text: 'Naam en zetel' }],
      plain: null,
      because: [],
      clauses: Array.from({ length: clauses }, (_, index) => ({
        id: String(index),
        form: 'paragraph',
        mark: null,
        label: null,
        because: [],
        runs: [{ kind: 'text', text: 'x'.repeat(length) }],
      })),
    },
  ],
  ...over,
})

const document = (...parts: readonly Part[]): ComposedDocument => ({
  name: 'deed',
  version: 1,
  languages: ['nl'],
  provisional: false,
  title: [{ kind: 'text', text: 'Akte' }],
  parts,
})

test('nothing takes a page, and more takes more', () => {
  expect(estimatePages(document())).toBe(1)
  expect(estimatePages(document(part(2)))).toBe(1)
  expect(estimatePages(document(part(40)))).toBeGreaterThan(estimatePages(document(part(20))))
})

test('what starts on a new page takes at least one', () => {
  expect(estimatePages(document(part(1), part(1, { new_page: true })))).toBe(2)
})

test('a translation that is read beside it is on other paper', () => {
  const one = part(40)
  const both: Part = {
    ...one,
    articles: one.articles.map((article) => ({
      ...article,
      clauses: article.clauses.map((clause) => ({ ...clause, beside: { label: null, runs: clause.runs } })),
    })),
  }
  expect(estimatePages(document(both))).toBe(estimatePages(document(one)))
})
