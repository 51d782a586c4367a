import { describe, expect, test } from 'vitest'
import type { Run } from './model.ts'
import { type ArticlePlaces, withReferences } from './references.ts'
import { placeReferences } from './words/numbering.ts'

const places: ArticlePlaces = new Map([
  ['profit', { number: 18, paragraph: null }],
  ['profit.room', { number: 18, paragraph: '2' }],
  ['profit.approval', { number: 18, paragraph: '3' }],
  ['profit.liability', { number: 18, paragraph: '4' }],
  ['voting', { number: 16, paragraph: null }],
  ['voting.outside', { number: 16, paragraph: '5' }],
])

/** `{room}` refers; everything else is text. */
const runsOf = (text: string): readonly Run[] =>
  text
    .split(/(\{[^}]+\})/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('{') ? { kind: 'text', text: piece, to: piece.slice(1, -1) } : { kind: 'text', text: piece },
    )

const said = (text: string, locale: 'nl' | 'en'): string =>
  withReferences(runsOf(text), places, placeReferences[locale])
    .map((run) => run.text)
    .join('')

describe('references in a row', () => {
  test.each([
    ['Zie {profit}.', 'Zie artikel 18.'],
    ['Zie {profit.room}.', 'Zie artikel 18 lid 2.'],
    ['Zie {profit.room} en {profit.approval}.', 'Zie artikel 18 leden 2 en 3.'],
    ['{profit.room}, {profit.approval} en {profit.liability} gelden.', 'artikel 18 leden 2, 3 en 4 gelden.'],
    ['{profit.room} of {profit.liability}', 'artikel 18 leden 2 of 4'],
    ['Wat {voting} en {profit} zeggen.', 'Wat de artikelen 16 en 18 zeggen.'],
    ['{voting}, {profit} of {voting.outside}', 'artikel 16, artikel 18 of artikel 16 lid 5'],
    ['{profit.room}, {profit.approval} en {voting.outside}', 'artikel 18 lid 2, artikel 18 lid 3 en artikel 16 lid 5'],
    ['{voting.outside}, {profit.room} en {profit.approval}', 'artikel 16 lid 5, artikel 18 leden 2 en 3'],
    ['{profit.room} en {voting}', 'artikel 18 lid 2 en artikel 16'],
    ['{profit} en {profit.room}', 'artikel 18 en artikel 18 lid 2'],
    ['{profit.room} geldt, en ook {profit.approval}.', 'artikel 18 lid 2 geldt, en ook artikel 18 lid 3.'],
    ['{profit.room}. {profit.approval}', 'artikel 18 lid 2. artikel 18 lid 3'],
    ['{profit.room} en {gone}', 'artikel 18 lid 2 en {gone}'],
  ])('%s: %s', (text, expected) => {
    expect(said(text, 'nl')).toBe(expected)
  })

  test.each([
    ['See {profit.room}.', 'See article 18 paragraph 2.'],
    ['{profit.room}, {profit.approval} and {profit.liability} apply.', 'article 18 paragraphs 2, 3 and 4 apply.'],
    ['{profit.room}, {profit.approval}, and {profit.liability}', 'article 18 paragraphs 2, 3, and 4'],
    ['{voting} or {profit}', 'articles 16 or 18'],
    ['{profit.room} or {voting.outside}', 'article 18 paragraph 2 or article 16 paragraph 5'],
  ])('%s: %s', (text, expected) => {
    expect(said(text, 'en')).toBe(expected)
  })

  test('each of them still leads to its own paragraph', () => {
    const runs = withReferences(runsOf('{profit.room} en {profit.approval}'), places, placeReferences.nl)
    expect(runs).toEqual([
      { kind: 'text', text: 'artikel 18 leden 2', to: 'profit.room' },
      { kind: 'text', text: ' en ' },
      { kind: 'text', text: '3', to: 'profit.approval' },
    ])
  })

  test('what is right already stays the very same', () => {
    const runs = withReferences(runsOf('{profit.room} en {profit.approval}'), places, placeReferences.nl)
    expect(withReferences(runs, places, placeReferences.nl)).toBe(runs)
  })
})
