import { isRecord, type Locale } from '../values/index.ts'
import { isSafeAddress } from './address.ts'
import { type BlockName, contentFieldsOf, isBlockName } from './blocks.ts'
import { namesAmount, unknownFacts } from './facts.ts'
import { type ContentField, englishOf, isTranslated, type Picture } from './fields.ts'
import { cleanRichText, saysNothing, wordsOfText } from './rich-text.ts'
import type { ContentRow } from './rows.ts'

/** Content as it is kept: every field in Dutch, and beside it the English of what has its own. */
export type StoredContent = { readonly component: string; readonly _uid: string; readonly [key: string]: unknown }

/** Refused: it is not kept. Unfinished: it is kept, and cannot go live. Advice: it can, but look at it. */
export type IssueWeight = 'refused' | 'unfinished' | 'advice'

const weights = {
  wrong_type: 'refused',
  too_long: 'refused',
  too_many: 'refused',
  unknown_option: 'refused',
  unsafe_address: 'refused',
  not_here: 'refused',
  no_alt_text: 'unfinished',
  required: 'unfinished',
  too_few: 'unfinished',
  unknown_fact: 'unfinished',
  bad_json: 'unfinished',
  /** What is missing in English is left out there. */
  missing_translation: 'advice',
  unknown_block: 'advice',
  typed_amount: 'advice',
  left_out: 'advice',
} as const satisfies Readonly<Record<string, IssueWeight>>

export type ContentIssueCode = keyof typeof weights
export type ContentIssue = {
  /** As in `body.2.questions.0.answer`. */
  readonly path: string
  readonly locale: Locale
  readonly code: ContentIssueCode
  readonly weight: IssueWeight
}

export type CheckedContent = { readonly content: StoredContent; readonly issues: readonly ContentIssue[] }

const uid = /^[A-Za-z0-9-]{1,64}$/

/**
 * A page as somebody sent it: what of it is kept, and what is to be said of it. A block that is not known is kept as it
 * came, for it may be of a later version; it is shown as nothing.
 */
export function checkPage(value: unknown): CheckedContent {
  const issues: ContentIssue[] = []
  const say = (path: string, code: ContentIssueCode, locale: Locale = 'nl') =>
    issues.push({ path, locale, code, weight: weights[code] })
  if (!isRecord(value) || value.component !== 'page') {
    say('', 'wrong_type')
    return { content: { component: 'page', _uid: '' }, issues }
  }
  return { content: checkedRow(value, 'page', '', say), issues }
}

type SayIssue = (path: string, code: ContentIssueCode, locale?: Locale) => void

function checkedRow(row: ContentRow, name: BlockName | 'page', path: string, say: SayIssue): StoredContent {
  const kept: Record<string, unknown> = { _uid: typeof row._uid === 'string' && uid.test(row._uid) ? row._uid : '' }
  kept.component = name
  if (kept._uid === '') say(join(path, '_uid'), 'wrong_type')
  for (const [key, field] of Object.entries(contentFieldsOf(name))) {
    const at = join(path, key)
    if (field.kind === 'blocks') kept[key] = checkedBlocks(row[key], field, at, say)
    else if (field.kind === 'block') {
      const inner = isRecord(row[key]) ? row[key] : { _uid: kept._uid }
      kept[key] = checkedRow(inner, field.of as BlockName, at, say)
    } else keepValue(kept, row, key, field, at, say)
  }
  return kept as StoredContent
}

type ListField = Extract<ContentField, { kind: 'blocks' }>

function checkedBlocks(value: unknown, field: ListField, path: string, say: SayIssue): unknown[] {
  if (value !== undefined && !Array.isArray(value)) say(path, 'wrong_type')
  const rows = Array.isArray(value) ? value : []
  if (rows.length > field.most) say(path, 'too_many')
  if (rows.length < (field.least ?? 0)) say(path, 'too_few')
  return rows.slice(0, field.most).map((row: unknown, index) => {
    const at = join(path, String(index))
    if (!isRecord(row)) {
      say(at, 'wrong_type')
      return {}
    }
    if (!isBlockName(row.component)) {
      say(at, 'unknown_block')
      return row
    }
    if (!field.of.includes(row.component)) say(at, 'not_here')
    return checkedRow(row, row.component, at, say)
  })
}

function keepValue(
  kept: Record<string, unknown>,
  row: ContentRow,
  key: string,
  field: ContentField,
  at: string,
  say: SayIssue,
) {
  const dutch = checkedValue(row[key], field, at, 'nl', say)
  if (dutch !== undefined) kept[key] = dutch
  const isMissing = dutch === undefined && field.kind !== 'yes_no' && !('optional' in field && field.optional)
  if (isMissing) say(at, 'required')
  if (!isTranslated(field)) return
  const english = checkedValue(row[englishOf(key)], field, at, 'en', say)
  if (english !== undefined) kept[englishOf(key)] = english
  else if (dutch !== undefined) say(at, 'missing_translation', 'en')
}

/** What is kept of a value, or undefined when nothing was filled in. */
function checkedValue(value: unknown, field: ContentField, at: string, locale: Locale, say: SayIssue): unknown {
  if (value === undefined || value === null || value === '') return undefined
  const wrong = (code: ContentIssueCode) => {
    say(at, code, locale)
    return undefined
  }
  switch (field.kind) {
    case 'yes_no':
      return typeof value === 'boolean' ? value : wrong('wrong_type')
    case 'choice':
      return field.options.includes(value as string) ? value : wrong('unknown_option')
    case 'picture':
      return isRecord(value) ? checkedPicture(value, at, locale, say) : wrong('wrong_type')
    case 'rich_text': {
      const { text, dropped } = cleanRichText(value)
      if (dropped) say(at, 'left_out', locale)
      if (saysNothing(text)) return undefined
      lookAtWords(wordsOfText(text), at, locale, say)
      return text
    }
    case 'address':
      if (typeof value !== 'string') return wrong('wrong_type')
      return isSafeAddress(value) ? value : wrong('unsafe_address')
    case 'text':
    case 'long_text': {
      if (typeof value !== 'string') return wrong('wrong_type')
      const text = field.kind === 'text' ? value.replace(/\s+/g, ' ').trim() : value.replace(/\r\n?/g, '\n').trim()
      if (text === '') return undefined
      if ([...text].length > field.max) return wrong('too_long')
      if (at.endsWith('ldJson')) lookAtJson(text, at, locale, say)
      else lookAtWords(text, at, locale, say)
      return text
    }
    default:
      return undefined
  }
}

function checkedPicture(value: ContentRow, at: string, locale: Locale, say: SayIssue): Picture | undefined {
  if (typeof value.file !== 'string' || !/^[a-z0-9-]{1,80}$/.test(value.file)) {
    say(at, 'wrong_type', locale)
    return undefined
  }
  const alt = typeof value.alt === 'string' ? value.alt.trim().slice(0, 300) : ''
  if (alt === '') say(at, 'no_alt_text', locale)
  return { file: value.file, alt }
}

function lookAtWords(text: string, at: string, locale: Locale, say: SayIssue): void {
  if (unknownFacts(text).length > 0) say(at, 'unknown_fact', locale)
  if (namesAmount(text)) say(at, 'typed_amount', locale)
}

function lookAtJson(text: string, at: string, locale: Locale, say: SayIssue): void {
  try {
    if (!isRecord(JSON.parse(text))) say(at, 'bad_json', locale)
  } catch {
    say(at, 'bad_json', locale)
  }
}

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)
