import type { Printable } from './fonts.ts'

/** A box for what cannot be printed. */
const box = '☐'

// All kinds of space but those that keep words together.
const space = /(?:[^\S\u00a0\u202f]|\p{Cc})+/gu
// Characters that steer what stands around them, and such as XML cannot hold; none of them is there to be read.
const steering = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]|\p{Cs}/gu
// What colours the sign before it and has no form of its own.
const formless = /[\ufe00-\ufe0f\u{e0000}-\u{e01ef}]/gu
const longWord = /\S{31,}/gu
/** Letters after which a very long word may be broken. */
const stretch = 15

const signs = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** One line of well-formed, visible text. Answers came in like that already; paper is the last chance to see to it. */
export const printableLine = (text: string): string =>
  text.toWellFormed().replace(steering, '').replace(space, ' ').normalize('NFC')

export type PaperText = {
  /** The text as our letters can print it, with places to break words that would not fit on a line. */
  print(text: string): string
  /** What a box stands for, so far. */
  readonly unprintable: ReadonlySet<string>
}

/** Makes any text safe for paper; it says what got lost. */
export function createPaperText(printable: Printable): PaperText {
  const unprintable = new Set<string>()
  const isPrintable = (sign: string) => [...sign].every((character) => printable(character.codePointAt(0) ?? 0))

  /** The sign, another way to write it (as ĳ and ij), or a box. */
  function printed(sign: string): string {
    const bare = sign.replace(formless, '')
    const known = [bare, bare.normalize('NFKC')].find(isPrintable)
    if (known !== undefined) return known
    unprintable.add(sign)
    return box
  }

  function print(text: string): string {
    const line = printableLine(text)
    const whole = isPrintable(line) ? line : Array.from(signs.segment(line), ({ segment }) => printed(segment)).join('')
    return whole.replace(longWord, softened)
  }

  return { print, unprintable }
}

function softened(word: string): string {
  const letters = Array.from(signs.segment(word), ({ segment }) => segment)
  return letters.map((letter, index) => (index > 0 && index % stretch === 0 ? `\u200b${letter}` : letter)).join('')
}
