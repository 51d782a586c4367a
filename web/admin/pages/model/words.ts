import {
  type ContentFieldKey,
  type ContentIssueCode,
  type ContentOption,
  cleanRichText,
  contentFieldsOf,
  englishOf,
  isBlockName,
  isTranslated,
  type StoredContent,
  wordsOfText,
} from '#domain/content/index.ts'
import type { ContentPlace } from '#domain/editing/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { type Say, useSay } from '#web/i18n/index.ts'

// What a block is built of is data; its words are there for every one of them, which the texts themselves see to.
const fieldWord = (say: Say, key: string) => say(`admin_pages.field.${key as ContentFieldKey}`)

/** A value in words, whatever it is: for a line that says what was there. */
export function valueInWords(say: Say, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return say(value ? 'admin_pages.compare.yes' : 'admin_pages.compare.no')
  if (typeof value !== 'object') return String(value)
  if ('type' in value && value.type === 'doc') return wordsOfText(cleanRichText(value).text).trim()
  if ('file' in value) return [value.file, 'alt' in value ? value.alt : ''].filter(Boolean).join(': ')
  if ('component' in value) return headingOf(say, value as StoredContent, 'nl')
  return ''
}

/** The first thing that a block says in a language. */
export function headingOf(say: Say, block: StoredContent, locale: Locale): string {
  if (!isBlockName(block.component)) return ''
  for (const [key, field] of Object.entries(contentFieldsOf(block.component))) {
    if (field.kind !== 'text' && field.kind !== 'long_text' && field.kind !== 'rich_text') continue
    const own = locale === 'en' && isTranslated(field) ? englishOf(key) : key
    const words = valueInWords(say, block[own]).replace(/\s+/g, ' ')
    if (words !== '') return words
  }
  return ''
}

/** The words for blocks and their fields. */
export function usePageWords() {
  const say = useSay()
  const block = (name: string) =>
    isBlockName(name) ? say(`admin_pages.block.${name}`) : say('admin_pages.write.unknown')
  const field = (key: string) => fieldWord(say, key)
  const language = (locale: Locale) => say(`admin_pages.language.${locale}`)
  const fieldIn = (key: string, locale: Locale) =>
    say('admin_pages.write.label', { field: field(key), language: language(locale) })
  /** As in `6 punten`. */
  const countOf = (key: string, of: string, count: number) =>
    `${count} ${(count === 1 ? block(of) : field(key)).toLocaleLowerCase()}`
  return {
    ...{ block, field, fieldIn, language },
    option: (option: string) => say(`admin_pages.option.${option as ContentOption}`),
    issue: (code: string) => say(`admin_pages.issue.${code as ContentIssueCode}`),
    value: (value: unknown) => valueInWords(say, value),
    heading: (row: StoredContent, locale: Locale) => headingOf(say, row, locale),
    /** What a block is about, in a line: its first words and how much is in it. */
    summary(row: StoredContent): string {
      if (!isBlockName(row.component)) return ''
      const counts = Object.entries(contentFieldsOf(row.component)).flatMap(([key, of]) => {
        const rows = of.kind === 'blocks' ? row[key] : null
        return of.kind === 'blocks' && Array.isArray(rows) && rows.length > 0
          ? [countOf(key, of.of[0] ?? '', rows.length)]
          : []
      })
      return [headingOf(say, row, 'nl'), ...counts].filter(Boolean).join(' · ')
    },
    /** As in `Vragen en antwoorden 5 › Vraag 2 › Antwoord, Engels`. */
    place({ way, field: key, locale }: ContentPlace): string {
      const blocks = way.map(({ component, number }) =>
        component === 'meta'
          ? block(component)
          : say('admin_pages.write.numbered', { block: block(component), number }),
      )
      return [...blocks, ...(key === null ? [] : [fieldIn(key, locale)])].join(' › ')
    },
  }
}

export type PageWords = ReturnType<typeof usePageWords>
