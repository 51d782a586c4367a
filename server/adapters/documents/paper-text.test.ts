import { expect, it } from 'vitest'
import { printableWith, readFonts } from './fonts.ts'
import { createPaperText, printableLine } from './paper-text.ts'

const printable = printableWith(readFonts())

it.each([
  ['words as they are', 'Zoë van ’t Hoff & Zn.', 'Zoë van ’t Hoff & Zn.'],
  ['spaces that keep words together', '€\u00a01,20', '€\u00a01,20'],
  ['composed letters', 'e\u0301', 'é'],
  ['no lines', 'a\n\tb', 'a b'],
  ['nothing that steers', 'a\u202eb\u200bc\ufeffd', 'abcd'],
])('prints %s', (_name, typed, printed) => {
  expect(printableLine(typed)).toBe(printed)
  expect(createPaperText(printable).print(typed)).toBe(printed)
})

it('can break a word that is too long for a line, between letters', () => {
  const { print } = createPaperText(printable)
  expect(print('a'.repeat(30))).not.toContain('\u200b')
  expect(print(`${'a'.repeat(31)} b`)).toBe(`${'a'.repeat(15)}\u200b${'a'.repeat(15)}\u200ba b`)
  const accents = 'z\u0303'.repeat(31)
  expect(print(accents).split('\u200b')[0]).toBe('z\u0303'.repeat(15))
})

it('puts a box for what no letter exists for, and tells', () => {
  const paper = createPaperText(printable)
  expect(paper.print('a🎉b')).toBe('a☐b')
  expect(paper.print('ĳ')).toBe('ij')
  expect([...paper.unprintable]).toEqual(['🎉'])
})
