import type { IssueCode } from '../issues/index.ts'
import { isCountry, isMunicipality, isNationality, municipalityNamed } from '../lists/index.ts'
import { centsFromEuros } from '../money/index.ts'
import {
  bsn,
  documentNumber,
  email,
  emailLetters,
  kvk,
  phone,
  postalCode,
  type Rule,
  vatNumber,
  website,
} from '../rules/index.ts'
import { isDutchDate, mailAddressFrom, parseDutchDate } from '../values/index.ts'
import {
  bareDigits,
  cleanBsn,
  cleanDocumentNumber,
  cleanLine,
  cleanLines,
  cleanMoney,
  cleanNumber,
  cleanPhone,
  cleanPostalCode,
  cleanUrl,
  cleanVatNumber,
  hasHiddenCharacters,
  toCapitals,
} from './clean/text.ts'
import { type Field, type FieldKind, shareholderKeys } from './field.ts'

/** What every field of a kind has in common: how typed text becomes a value, and which values it can hold at all. */
export interface KindBehaviour {
  /** From typed text; values of another type are not touched. */
  readonly fromText: (text: string) => unknown
  /** Everything `misfit` can answer. */
  readonly codes: readonly IssueCode[]
  /** Why this can never be a value of the field, whatever the other answers are. */
  readonly misfit: (value: unknown, field: Field) => IssueCode | undefined
  readonly maxLength?: number
  /** What must hold for every field of the kind; a field adds its own. */
  readonly rules?: readonly Rule[]
}

const textKind = (
  fromText: (text: string) => unknown,
  maxLength: number,
  options: { readonly lines?: boolean; readonly rules?: readonly Rule[] } = {},
): KindBehaviour => ({
  fromText,
  codes: ['wrong_type', 'control_characters'],
  misfit: (value) => {
    if (typeof value !== 'string') return 'wrong_type'
    return hasHiddenCharacters(value, options.lines ?? false) ? 'control_characters' : undefined
  },
  maxLength,
  rules: options.rules ?? [],
})

const choiceKind = (
  fromText: (text: string) => unknown,
  isAllowed: (value: string, field: Field) => boolean,
): KindBehaviour => ({
  fromText,
  codes: ['wrong_type', 'unknown_option'],
  misfit: (value, field) => {
    if (typeof value !== 'string') return 'wrong_type'
    return isAllowed(value, field) ? undefined : 'unknown_option'
  },
})

const isOption = (value: string, { options = [] }: Field): boolean => options.includes(value)

const isIn =
  (list: readonly string[]) =>
  (value: string): boolean =>
    list.includes(value)

const spoken: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  ja: true,
  false: false,
  no: false,
  nee: false,
}

const booleanKind: KindBehaviour = {
  fromText: (text) => {
    const word = cleanLine(text).toLowerCase()
    return Object.hasOwn(spoken, word) ? spoken[word] : text
  },
  codes: ['wrong_type'],
  misfit: (value) => (typeof value === 'boolean' ? undefined : 'wrong_type'),
}

const lineOf =
  (clean: (text: string) => unknown) =>
  (text: string): unknown => {
    const value = clean(cleanLine(text))
    // What stood between two characters may be gone, and they may have become one.
    return typeof value === 'string' ? value.normalize('NFC') : value
  }

const isReference = (value: unknown): boolean =>
  (typeof value === 'string' && value.length <= 100 && !hasHiddenCharacters(value, false)) ||
  Number.isSafeInteger(value)

export const kinds: Readonly<Record<FieldKind, KindBehaviour>> = {
  text: textKind(cleanLine, 120),
  long_text: textKind(cleanLines, 2000, { lines: true }),
  // Kept as text with the few signs of Markdown (bold, italics, lists), never as HTML.
  rich_text: textKind(cleanLines, 4000, { lines: true }),
  email: textKind(lineOf(mailAddressFrom), 254, { rules: [email, emailLetters] }),
  phone: textKind(lineOf(cleanPhone), 20, { rules: [phone] }),
  url: textKind(lineOf(cleanUrl), 200, { rules: [website] }),
  // A password is exactly what was typed.
  password: {
    fromText: (text) => text,
    codes: ['wrong_type'],
    misfit: (value) => (typeof value === 'string' ? undefined : 'wrong_type'),
    maxLength: 200,
  },
  date: {
    fromText: lineOf((text) => parseDutchDate(text) ?? text),
    codes: ['wrong_type', 'date'],
    misfit: (value) => (typeof value !== 'string' ? 'wrong_type' : isDutchDate(value) ? undefined : 'date'),
  },
  number: {
    fromText: lineOf(cleanNumber),
    codes: ['wrong_type', 'only_numbers', 'whole_number'],
    misfit: (value) => {
      if (typeof value === 'string') return /^-?\d+[.,]\d+$/.test(value) ? 'whole_number' : 'only_numbers'
      if (typeof value !== 'number') return 'wrong_type'
      return Number.isSafeInteger(value) ? undefined : 'whole_number'
    },
  },
  money: {
    fromText: lineOf(cleanMoney),
    codes: ['wrong_type', 'money'],
    misfit: (value) => {
      if (typeof value === 'string') return 'money'
      if (typeof value !== 'number') return 'wrong_type'
      return centsFromEuros(value) === undefined ? 'money' : undefined
    },
  },
  yes_no: booleanKind,
  checkbox: booleanKind,
  choice: choiceKind(cleanLine, isOption),
  industry: choiceKind(cleanLine, isOption),
  country: choiceKind(lineOf(toCapitals), isCountry),
  nationality: choiceKind(lineOf(toCapitals), isNationality),
  municipality: choiceKind(
    lineOf((text) => municipalityNamed(text) ?? text),
    isMunicipality,
  ),
  postal_code: textKind(lineOf(cleanPostalCode), 12, { rules: [postalCode] }),
  bsn: textKind(lineOf(cleanBsn), 20, { rules: [bsn] }),
  kvk: textKind(lineOf(bareDigits), 20, { rules: [kvk] }),
  vat_number: textKind(lineOf(cleanVatNumber), 20, { rules: [vatNumber] }),
  document_number: textKind(lineOf(cleanDocumentNumber), 20, { rules: [documentNumber] }),
  person: choiceKind(cleanLine, isIn(shareholderKeys)),
  persons: {
    fromText: (text) => text,
    codes: ['wrong_type', 'unknown_option'],
    misfit: (value) => {
      if (!Array.isArray(value)) return 'wrong_type'
      const known = value.every((one) => shareholderKeys.some((key) => key === one))
      return known && new Set(value).size === value.length ? undefined : 'unknown_option'
    },
  },
  reference: {
    fromText: cleanLine,
    codes: ['wrong_type'],
    misfit: (value) => (isReference(value) ? undefined : 'wrong_type'),
  },
  references: {
    fromText: (text) => text,
    codes: ['wrong_type'],
    misfit: (value) =>
      Array.isArray(value) && value.length <= 50 && value.every(isReference) ? undefined : 'wrong_type',
  },
}
