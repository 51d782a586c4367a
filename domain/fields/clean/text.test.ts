import { describe, expect, test } from 'vitest'
import { cleanLine, cleanLines, hasHiddenCharacters } from './text.ts'

describe('one line', () => {
  test.each([
    ['  Bo   van  Dam ', 'Bo van Dam'],
    ['Bo\tvan\nDam', 'Bo van Dam'],
    ['Bo\u0000\u0007', 'Bo'],
    ['Bo\u202Emad', 'Bomad'],
    ['Bo\u200bDam\ufeff', 'BoDam'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['Bo\ud800', 'Bo'],
    ['Bo\u00a0Dam', 'Bo Dam'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d👧', '👩\u200d👧'],
  ])('%j → %j', (typed, expected) => {
    expect(cleanLine(typed)).toBe(expected)
  })
})

describe('several lines', () => {
  test.each([
    ['een\r\ntwee\rdrie', 'een\ntwee\ndrie'],
    ['een\n\n\n\ntwee  \n', 'een\n\ntwee'],
    ['- een\n- twee', '- een\n- twee'],
    ['een\u0000\u202E', 'een'],
  ])('%j → %j', (typed, expected) => {
    expect(cleanLines(typed)).toBe(expected)
  })
})

test.each([
  ['Bo', false, false],
  ['Bo\n', true, false],
  ['Bo\u0000', true, true],
  ['Bo\u202e', true, true],
  ['Bo\udc00', true, true],
])('%j hides something in a line: %s, in lines: %s', (text, inLine, inLines) => {
  // Asked twice: the answer must not depend on what was asked before.
  for (let time = 0; time < 2; time++) {
    expect(hasHiddenCharacters(text, false)).toBe(inLine)
    expect(hasHiddenCharacters(text, true)).toBe(inLines)
  }
})
