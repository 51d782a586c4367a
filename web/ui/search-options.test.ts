import { describe, expect, test } from 'vitest'
import { fold, listed, type SearchOption, searchOptions } from './search-options.ts'

const option = (label: string, keywords: string[] = [], priority = false): SearchOption => ({
  value: label.toLowerCase(),
  label,
  keywords,
  priority,
})
const options = [
  option('Nederland', ['Holland'], true),
  option('België', [], true),
  option('Åland'),
  option('Ivoorkust', ["Côte d'Ivoire"]),
  option('Nieuw-Zeeland'),
  option('Noord-Macedonië'),
  option("'s-Gravenhage", ['Den Haag']),
  option('Zweden'),
  option('Verenigde Staten'),
]
const found = (typed: string) => searchOptions(options, typed).map((o) => o.label)

describe('fold', () => {
  test.each([
    ['België', 'belgie'],
    ["Côte d'Ivoire", 'cote divoire'],
    ['’s-Gravenhage', 's gravenhage'],
    ['Łódź', 'lodz'],
    ['  Straße  ', 'strasse'],
  ])('%s becomes %s', (text, folded) => expect(fold(text)).toBe(folded))
})

describe('searchOptions', () => {
  test.each<[string, string, string[]]>([
    ['one character is enough', 'b', ['België']],
    ['accents are ignored', 'belgie', ['België']],
    ['capitals are ignored', 'ÅLAND', ['Åland']],
    ['another name is found', 'den haag', ["'s-Gravenhage"]],
    ['another name without its accents and apostrophe', 'cote divoire', ['Ivoorkust']],
    ['a word further on', 'zeeland', ['Nieuw-Zeeland']],
    ['the start of the name goes before the middle', 'ne', ['Nederland']],
    ['hyphen or space', 'noord macedonie', ['Noord-Macedonië']],
    ['a letter forgotten', 'nedrland', ['Nederland']],
    ['two letters swapped', 'beglie', ['België']],
    ['a letter too many', 'zwedenn', ['Zweden']],
    ['nothing like it', 'xyzzy', []],
    ['a slip in a short query is not forgiven', 'zwx', []],
  ])('%s', (_, typed, labels) => expect(found(typed)).toEqual(labels))

  test('an empty query gives everything in its own order', () => expect(searchOptions(options, '  ')).toBe(options))
})

describe('listed', () => {
  test('priority first while nothing is typed', () => {
    const { first, rest } = listed(options, '')
    expect(first.map((o) => o.label)).toEqual(['Nederland', 'België'])
    expect(rest).toHaveLength(7)
  })
  test('a search has no separator', () => expect(listed(options, 'land').rest).toEqual([]))
})
