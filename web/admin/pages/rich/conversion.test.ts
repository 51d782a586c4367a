import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode } from '@lexical/rich-text'
import fc from 'fast-check'
import { createEditor } from 'lexical'
import { expect, test } from 'vitest'
import { cleanRichText, contentLinks, type RichText, wordsOfText } from '#domain/content/index.ts'
import { type EditorDocument, fromEditor, toEditor } from './conversion.ts'

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const item = (...content: object[]) => ({ type: 'list_item', content })
const link = (href: string) => ({ type: 'link', attrs: { href, linktype: href.startsWith('/') ? 'story' : 'url' } })
const doc = (...content: object[]) => ({ type: 'doc', content }) as unknown as RichText
const trip = (document: RichText) => fromEditor(toEditor(document))

test.each<[string, RichText]>([
  ['nothing', doc(paragraph())],
  ['words', doc(paragraph(text('Eén cent is genoeg.')))],
  ['marks', doc(paragraph(text('Heel '), text('vet', { type: 'bold' }), text(' en schuin', { type: 'italic' })))],
  ['both marks in a link', doc(paragraph(text('hier', { type: 'bold' }, { type: 'italic' }, link('/bv-oprichten'))))],
  [
    'a link with something bold in it',
    doc(paragraph(text('lees ', link('/a')), text('dit', { type: 'bold' }, link('/a')))),
  ],
  ['two links side by side', doc(paragraph(text('een', link('/a')), text('twee', link('https://kvk.nl/'))))],
  ['a new line', doc(paragraph(text('een'), { type: 'hard_break' }, text('twee')))],
  [
    'headings',
    doc(
      { type: 'heading', attrs: { level: 3 }, content: [text('Kop')] },
      { type: 'heading', attrs: { level: 4 }, content: [text('Kopje')] },
    ),
  ],
  ['a list', doc({ type: 'bullet_list', content: [item(paragraph(text('een'))), item(paragraph(text('twee')))] })],
  [
    'a list in a list',
    doc({
      type: 'ordered_list',
      content: [
        item(paragraph(text('een')), { type: 'bullet_list', content: [item(paragraph(text('a')))] }),
        item(paragraph(text('twee'))),
      ],
    }),
  ],
])('%s comes back as it was', (_name, document) => {
  expect(trip(document)).toEqual(document)
})

const href = fc.constantFrom('/bv-oprichten', 'https://www.kvk.nl/', 'mailto:hulp@oprecht.example')
const mark = fc.oneof(fc.constantFrom({ type: 'bold' }, { type: 'italic' }), href.map(link))
const run = fc.oneof(
  fc.record({
    type: fc.constant('text'),
    text: fc.string({ minLength: 1 }),
    marks: fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type }),
  }),
  fc.constant({ type: 'hard_break' }),
)
const { block } = fc.letrec<{ block: object; item: object }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ type: fc.constant('paragraph'), content: fc.array(run, { maxLength: 4 }) }),
    fc.record({
      type: fc.constant('heading'),
      attrs: fc.record({ level: fc.constantFrom(3, 4) }),
      content: fc.array(run, { maxLength: 2 }),
    }),
    fc.record({
      type: fc.constantFrom('bullet_list', 'ordered_list'),
      content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
  ),
  item: fc.record({ type: fc.constant('list_item'), content: fc.array(tie('block'), { maxLength: 3 }) }),
}))
const documents = fc.array(block, { maxLength: 4 }).map((content) => cleanRichText({ type: 'doc', content }).text)
const linksIn = (document: RichText) =>
  contentLinks({ component: 'notice', _uid: 'n', body: document }).map(({ address }) => address)

test('whatever was written, every word and every link survives, and a second time nothing changes any more', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const once = trip(document)
      expect(wordsOfText(once).replace(/\n+/g, '\n').trim()).toBe(wordsOfText(document).replace(/\n+/g, '\n').trim())
      expect(new Set(linksIn(once))).toEqual(new Set(linksIn(document)))
      expect(trip(once)).toEqual(once)
    }),
  )
})

test('the editor itself keeps what it was given', () => {
  const editor = createEditor({
    nodes: [HeadingNode, ListNode, ListItemNode, LinkNode],
    onError: (error) => {
      throw error
    },
  })
  fc.assert(
    fc.property(documents, (document) => {
      const given = trip(document)
      const state = editor.parseEditorState(JSON.stringify(toEditor(given)))
      expect(fromEditor(state.toJSON() as unknown as EditorDocument)).toEqual(given)
    }),
  )
})

test('what a page may not have does not come out of the editor', () => {
  const root = (...children: object[]) => ({ root: { type: 'root', children } }) as EditorDocument
  const words = (more: object) => ({ type: 'text', text: 'x', format: 0, ...more })
  expect(fromEditor(root({ type: 'heading', tag: 'h1', children: [words({ format: 8 })] }))).toEqual(
    doc({ type: 'heading', attrs: { level: 3 }, content: [text('x')] }),
  )
  expect(
    fromEditor(
      root({ type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [words({})] }] }),
    ),
  ).toEqual(doc(paragraph(text('x'))))
  expect(fromEditor(root({ type: 'quote', children: [words({ style: 'color: red' })] }))).toEqual(
    doc(paragraph(text('x'))),
  )
})
