import { parseEuros } from '../../money/index.ts'

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

/** 1.000 and 1 000 are a thousand; a text that is no whole number stays a text. */
export const cleanNumber = (raw: string): string | number => {
  const grouped = /^-?[1-9]\d{0,2}([.,\s]\d{3})+$/u.test(raw) ? raw.replace(/[.,\s]/gu, '') : raw
  const value = /^-?\d+$/.test(grouped) ? Number(grouped) : Number.NaN
  return Number.isSafeInteger(value) ? value + 0 : raw
}

/** Euros as a number with at most two decimals, as in 0.01: the form in which a money answer is kept and sent. */
export const cleanMoney = (raw: string): string | number => {
  const amount = parseEuros(raw)
  return amount === undefined ? raw : amount / 100
}

export const toCapitals = (text: string): string => text.toUpperCase()

const separators = /[\s.\-–—/]/gu

/** Numbers copied from a letter or a card come with dots, dashes and spaces. */
export const bareDigits = (text: string): string => text.replace(separators, '')

/** A BSN of eight digits lacks its leading zero. */
export const cleanBsn = (text: string): string => {
  const bare = bareDigits(text)
  return /^\d{8}$/.test(bare) ? `0${bare}` : bare
}

/** Upper case; a Dutch number typed without its country gets it. */
export const cleanVatNumber = (text: string): string => {
  const bare = toCapitals(bareDigits(text))
  return /^\d{9}B\d{2}$/.test(bare) ? `NL${bare}` : bare
}

export const cleanDocumentNumber = (text: string): string => toCapitals(bareDigits(text))

/** 1234ab → 1234 AB. Other countries' codes only lose their small letters. */
export const cleanPostalCode = (text: string): string => {
  const upper = toCapitals(text)
  const dutch = /^(?:NL[\s-]?)?(\d{4})[\s.-]*([A-Z]{2})$/.exec(upper)
  return dutch ? `${dutch[1]} ${dutch[2]}` : upper
}

/** 06 12345678 → +31612345678, 0031… and +31 (0)6… too. What is no number stays as it was typed. */
export const cleanPhone = (text: string): string => {
  const bare = text.replace(/\(0\)/g, '').replace(/[\s().\-–—/]/gu, '')
  if (!/^\+?\d+$/.test(bare)) return text
  const international = bare.replace(/^00/, '+')
  return international.replace(/^0(?=\d{9}$)/, '+31').replace(/^\+310(?=\d{9}$)/, '+31')
}

/** example.nl → https://example.nl */
export const cleanUrl = (text: string): string => {
  const bare = text.replace(/\s/gu, '')
  return bare === '' || /^[a-z][a-z0-9+.-]*:/i.test(bare) ? bare : `https://${bare}`
}
