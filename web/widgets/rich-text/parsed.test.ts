import { describe, expect, test } from 'vitest'
import { type Block, isMarked, type Piece, parseRichText } from './parsed.ts'

const write = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, bold, italic }) => `${bold ? 'B' : ''}${italic ? 'I' : ''}(${text})`).join('')
const brief = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.map((item) => `- ${write(item)}`) : [block.lines.map(write).join(' / ')],
  )

describe('a text with signs', () => {
  test.each<[string, string, readonly string[]]>([
    ['plain', 'kopen en verkopen', ['(kopen en verkopen)']],
    ['bold', 'de **groothandel** in zuivel', ['(de )B(groothandel)( in zuivel)']],
    ['italic', '_onder meer_ kaas', ['I(onder meer)( kaas)']],
    ['italic in bold', '**de _hele_ handel**', ['B(de )BI(hele)B( handel)']],
    ['a sign in a word', 'map_naam_twee', ['(map_naam_twee)']],
    ['a sign that is not closed', '2 ** 3', ['(2 ** 3)']],
    ['a list', 'onder meer:\n- kaas\n- melk', ['(onder meer:)', '- (kaas)', '- (melk)']],
    ['two paragraphs', 'een\ntwee\n\ndrie', ['(een) / (twee)', '(drie)']],
    ['nothing', '', []],
  ])('%s', (_name, text, expected) => {
    expect(brief(parseRichText(text))).toEqual(expected)
  })
})

test.each([
  ['kopen en verkopen', false],
  ['- kopen', true],
  ['**kopen**', true],
  ['', false],
])('%j is marked: %s', (text, expected) => {
  expect(isMarked(text)).toBe(expected)
})
