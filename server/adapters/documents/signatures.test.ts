import { expect, it } from 'vitest'
import type { Article, Clause, ComposedDocument } from '#domain/documents/index.ts'
import { realDrawer } from '#server/testing/drawer.ts'
import { readPdf } from '#server/testing/pdf.ts'

const drawer = realDrawer()

const clause = (id: string, form: Clause['form'], text: string): Clause => ({
  ...{ id, form, mark: null, label: form === 'pair' ? 'naam' : null, because: [] },
  runs: [{ kind: 'text', text }],
})
const article = (id: string, clauses: readonly Clause[]): Article => ({
  ...{ id, number: null, plain: null, because: [], clauses },
  title: [{ kind: 'text', text: `titel ${id}` }],
})

/** So many lines, then what is signed for and the signatures, in the forms that papers have. */
const signed = (lines: number, form: 'paragraph' | 'pair', apart: boolean): ComposedDocument => {
  const filling = Array.from({ length: lines }, (_, index) => clause(`line${index}`, form, 'Zo staat het er.'))
  const last = clause('last', form, 'Dit is de laatste zin.')
  const signatures = ['Anna', 'Bram', 'Chris'].map((name) => clause(name, 'signature', `handtekening ${name}`))
  const articles = apart
    ? [article('text', [...filling, last]), article('signs', signatures)]
    : [
        article('text', [...filling, last]),
        article('signs', [clause('place', 'paragraph', 'Te Utrecht'), ...signatures]),
      ]
  return {
    ...{ name: 'poa', version: 2, languages: ['nl'], provisional: false },
    title: [{ kind: 'text', text: 'Volmacht' }],
    parts: [{ id: 'all', new_page: false, because: [], title: [], articles }],
  }
}

it.each([
  ['paragraph', false],
  ['paragraph', true],
  ['pair', true],
] as const)('wherever the page ends, %s above and all signatures stand on one page (%s)', async (form, apart) => {
  for (let lines = 20; lines < 48; lines += 3) {
    const { bytes } = await drawer.pdf({ document: signed(lines, form, apart), draft: false, brand: null })
    const { byPage } = await readPdf(bytes)
    const page = byPage.find((text) => text.includes('handtekening Anna'))
    for (const text of ['laatste zin', 'titel signs', 'handtekening Bram', 'handtekening Chris'])
      expect(page, `${lines} lines`).toContain(text)
  }
})
