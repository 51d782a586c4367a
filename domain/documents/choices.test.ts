import { expect, test } from 'vitest'
import type { RelevantAnswers } from '../questions/index.ts'
import { parseDutchDate } from '../values/index.ts'
import { beside } from './beside.ts'
import { blanksIn, openBlanks } from './blanks.ts'
import { compose } from './compose.ts'
import { withLayer } from './layer.ts'
import { loadTemplates } from './load.ts'
import type { ComposedDocument, LayerEntry } from './model.ts'
import { plainText } from './plain-text.ts'
import { makeComposer } from './recompose.ts'
import { redline } from './redline.ts'
import type { Language, Material, Shape, Template, Texts } from './template.ts'

const today = parseDutchDate('15-11-2026') ?? expect.fail('a real day')
const answers = { main: { company_name: 'Vos' }, p1: {}, p2: {}, p3: {}, p4: {} } as unknown as RelevantAnswers

const board = (option: string) => ({ name: 'board', option })
const shape: Shape = {
  name: 'trial',
  version: 2,
  dates: 'words',
  parts: [
    {
      id: 'part',
      articles: [
        {
          id: 'board',
          numbered: true,
          clauses: [
            { id: 'first' },
            { id: 'with', choice: board('with') },
            { id: 'with_more', choice: board('with') },
            { id: 'without', choice: board('without') },
            { id: 'last' },
          ],
        },
        { id: 'only', numbered: true, clauses: [{ id: 'only', choice: board('with') }] },
        { id: 'end', numbered: true, clauses: [{ id: 'end' }] },
      ],
    },
  ],
}
const texts: Texts = {
  title: 'Stuk',
  parts: {
    part: {
      title: null,
      articles: {
        board: {
          title: 'Bestuur',
          clauses: {
            first: 'Zie {ref:board.last} en {ref:end}.',
            with: 'Er is een raad.',
            with_more: 'De raad houdt toezicht.',
            without: 'Er is geen raad.',
            last: 'Dat is alles.',
          },
        },
        only: { title: 'Raad', clauses: { only: 'De raad vergadert.' } },
        end: { title: 'Slot', clauses: { end: '{main.company_name} eindigt.' } },
      },
    },
  },
}
const material: Material = { facts: () => ({}), loops: {}, values: {} }
const inLanguage = async (locale: 'nl' | 'en', choices: Language['choices']): Promise<Template> => {
  const { language } = (await loadTemplates('bv', locale)).deed
  return { shape, texts, material, language: { ...language, choices } }
}
const dutch = await inLanguage('nl', { board: { with: 'met een raad', without: 'zonder raad' } })
const english = await inLanguage('en', { board: { with: 'with a council', without: 'without one' } })

const composed = compose(dutch, answers, { today })
const layered = (blanks: Readonly<Record<string, string>>, layer: readonly LayerEntry[] = [], document = composed) => {
  const { documents, orphans } = withLayer([{ key: 'deed', document }], { blanks, layer })
  expect(orphans).toEqual([])
  return documents[0]?.document ?? expect.fail('a deed')
}
const strike = (block: string, id = block): LayerEntry => ({ id, document: 'deed', kind: 'strike', block, why: 'Nee.' })
const keyed = (document: ComposedDocument) => [{ key: 'deed', document }]
const lines = (document: ComposedDocument): readonly string[] => plainText(document).split('\n').filter(Boolean)

const without = [
  'Stuk',
  'Artikel 1. Bestuur',
  '1. Zie artikel 1 lid 3 en artikel 2.',
  '2. Er is geen raad.',
  '3. Dat is alles.',
  'Artikel 2. Slot',
  'Vos eindigt.',
]

test('all texts stand in it, each clause marked with its option', () => {
  expect(lines(composed)).toEqual([
    'Stuk',
    'Artikel 1. Bestuur',
    '1. Zie artikel 1 lid 5 en artikel 3.',
    '2. [keuze notaris A: met een raad] Er is een raad.',
    '3. [keuze notaris A: met een raad] De raad houdt toezicht.',
    '4. [keuze notaris B: zonder raad] Er is geen raad.',
    '5. Dat is alles.',
    'Artikel 2. Raad',
    '[keuze notaris A: met een raad] De raad vergadert.',
    'Artikel 3. Slot',
    'Vos eindigt.',
  ])
  expect(makeComposer()(dutch, answers, { today })).toEqual(composed)
})

test('the notary takes one: the others go, with their articles, and numbers and references follow', () => {
  expect(lines(layered({ 'choice.board': 'without' }))).toEqual(without)
  const chosen = lines(layered({ 'choice.board': 'with' }))
  expect(chosen).toContain('3. De raad houdt toezicht.')
  expect(chosen.join()).not.toMatch(/keuze|geen raad/)
})

test('whoever strikes all others has chosen', () => {
  const struck = ['board.with', 'board.with_more', 'only.only'].map((block) => strike(block))
  expect(lines(layered({}, struck))).toEqual(without)
  expect(layered({}, [strike('board.with')]).parts[0]?.articles[0]?.clauses[2]?.runs[0]?.kind).toBe('blank')
})

test('it is a place of the notary with its options, open until one of them is taken', () => {
  const options = [
    { option: 'with', text: 'keuze notaris A: met een raad' },
    { option: 'without', text: 'keuze notaris B: zonder raad' },
  ]
  const [found, ...others] = blanksIn(keyed(composed))
  expect(others).toEqual([])
  expect(found).toMatchObject({ name: 'choice.board', open: true, options })
  expect(found?.places.map(({ clause }) => clause)).toEqual([
    ...['board.with', 'board.with_more', 'board.without', 'only.only'],
  ])
  expect(openBlanks(keyed(composed), { 'choice.board': 'whatever' })).toEqual(['choice.board'])
  expect(openBlanks(keyed(composed), { 'choice.board': 'with' })).toEqual([])
  const settled = layered({ 'choice.board': 'without' })
  expect(openBlanks(keyed(settled))).toEqual([])
  expect(blanksIn(keyed(settled))).toMatchObject([{ name: 'choice.board', open: false, options }])
  // What is no option is no text of the deed either.
  expect(layered({ 'choice.board': 'whatever' })).toBe(composed)
})

test('beside each other both texts are marked in their own language, and chosen at once', () => {
  const both = beside(composed, compose(english, answers, { today }))
  expect(plainText(both)).toContain('[choice of the notary A: with a council] Er is een raad.')
  expect(plainText(layered({ 'choice.board': 'with' }, [], both))).not.toMatch(/keuze|choice/)
})

test('a comparison says that the choice was made', () => {
  const { changes, parts } = redline(composed, layered({ 'choice.board': 'without' }))
  for (const { cause } of changes) expect(cause).toEqual({ kind: 'blank', name: 'choice.board' })
  expect(changes.map(({ article }) => article)).toEqual(['board', 'only'])
  const states = parts.flatMap(({ articles }) => articles.map(({ id, state }) => [id, state]))
  expect(states).toEqual([
    ['board', 'changed'],
    ['only', 'struck'],
    ['end', 'same'],
  ])
})
