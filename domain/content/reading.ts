import { isRecord, type Locale } from '../values/index.ts'
import { type BlockName, contentFieldsOf, isBlockName, type Page } from './blocks.ts'
import type { StoredContent } from './check.ts'
import { type ContentFacts, withFacts } from './facts.ts'
import { type ContentField, englishOf, isTranslated } from './fields.ts'
import { cleanRichText, mapText, type RichText, saysNothing } from './rich-text.ts'
import type { ContentRow } from './rows.ts'

const suffix = englishOf('')

/** Whether anything of it was put into English. */
export function hasEnglish(content: unknown): boolean {
  if (Array.isArray(content)) return content.some(hasEnglish)
  if (!isRecord(content)) return false
  return Object.entries(content).some(([key, value]) => key.endsWith(suffix) || hasEnglish(value))
}

/**
 * Content as one language has it. What has no English is empty in English, so that nobody reads half a page in another
 * language; content that was never translated is Dutch for everybody.
 */
export function inLanguage(content: StoredContent, locale: Locale): StoredContent {
  return spoken(content, locale === 'en' && hasEnglish(content)) as StoredContent
}

function spoken(value: unknown, english: boolean): unknown {
  if (Array.isArray(value)) return value.map((row) => spoken(row, english))
  if (!isRecord(value)) return value
  const name = value.component === 'page' || isBlockName(value.component) ? value.component : null
  const fields = name === null ? {} : contentFieldsOf(name)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, said]) => {
      if (key.endsWith(suffix)) return []
      if (!english) return [[key, spoken(said, false)]]
      const translation = value[englishOf(key)]
      if (translation !== undefined) return [[key, translation]]
      const field = fields[key]
      return [[key, field && isTranslated(field) ? '' : spoken(said, true)]]
    }),
  )
}

/**
 * A page out of content in one language, ours or a provider's: blocks that are not known or say nothing are left out, and
 * so is a block that names something which is not known today. Null when it is no page or has no name.
 */
export function readPage(content: unknown, facts: ContentFacts): Page | null {
  if (!isRecord(content) || content.component !== 'page') return null
  const page = readRow(content, 'page', facts)
  return page as Page | null
}

function readRow(row: ContentRow, name: BlockName | 'page', facts: ContentFacts): object | null {
  const read: Record<string, unknown> = { component: name, _uid: String(row._uid ?? '') }
  for (const [key, field] of Object.entries(contentFieldsOf(name))) {
    const value = fieldRead(row[key], field, facts)
    const isOptional = 'optional' in field && field.optional === true
    if (value === null && !isOptional) return null
    read[key] = value
  }
  return read
}

function fieldRead(value: unknown, field: ContentField, facts: ContentFacts): unknown {
  switch (field.kind) {
    case 'yes_no':
      return value === true
    case 'choice':
      return typeof value === 'string' && field.options.includes(value) ? value : null
    case 'picture':
      return pictureOf(value)
    case 'block':
      return isRecord(value) ? readRow(value, field.of as BlockName, facts) : null
    case 'blocks': {
      const rows = (Array.isArray(value) ? value : []).filter(isRecord).flatMap((row) => {
        const known = isBlockName(row.component) && field.of.includes(row.component) ? row.component : null
        return (known && readRow(row, known, facts)) ?? []
      })
      return rows.length < (field.least ?? 0) ? null : rows.slice(0, field.most)
    }
    case 'rich_text':
      return wordsOf(cleanRichText(value).text, facts)
    default: {
      const text = typeof value === 'string' ? value.trim() : ''
      return text === '' ? null : field.kind === 'address' ? text : withFacts(text, facts)
    }
  }
}

function wordsOf(text: RichText, facts: ContentFacts): RichText | null {
  let whole = !saysNothing(text)
  const filled = mapText(text, (words) => {
    const said = withFacts(words, facts)
    if (said === null) whole = false
    return said ?? ''
  })
  return whole ? filled : null
}

/** Ours by its name; a provider's by its own address. */
function pictureOf(value: unknown): { file: string; alt: string } | null {
  if (!isRecord(value)) return null
  const file = typeof value.file === 'string' ? value.file : value.filename
  if (typeof file !== 'string' || file === '') return null
  return { file, alt: typeof value.alt === 'string' ? value.alt : '' }
}
