// Direction overrides can make a name read differently from what is stored; the others are simply not visible.
// The joiners U+200C and U+200D stay: Persian and Indian names need them.
const hidden = /[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]|\p{Cs}/gu
const controls = /\p{Cc}/gu
const controlsButLines = /(?!\n)\p{Cc}/gu
const lineBreaks = /\r\n?|[\u0085\u2028\u2029\v\f]/gu

/** Whether a text holds characters that no one can have meant; a line break is fine only where there are lines. */
export const hasHiddenCharacters = (text: string, lines: boolean): boolean =>
  // The expressions are global for replacing, and a global `test` would remember where it stopped.
  text.search(hidden) !== -1 || text.search(lines ? controlsButLines : controls) !== -1

/** One line: well-formed, composed, no controls, no doubled spaces, none at the ends. */
export const cleanLine = (text: string): string =>
  text
    .replace(lineBreaks, ' ')
    .replace(/[\n\t]/g, ' ')
    .replace(hidden, '')
    .replace(controls, '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()

/** Several lines, at most one empty line between two of them. */
export const cleanLines = (text: string): string =>
  text
    .replace(lineBreaks, '\n')
    .replaceAll('\t', ' ')
    .replace(hidden, '')
    .replace(controlsButLines, '')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
