import { maxLengthOf } from '../../fields/index.ts'
import { questionOf } from '../../questions/index.ts'
import type { FieldPath } from '../model.ts'
import { answerAt, cleanText } from '../print.ts'
import type { ComputedValue, World } from '../template.ts'

/** `{name}` in a turn of phrase. */
export const fillIn = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

/** From several answers: a gap at the first that is missing, otherwise what they come to. */
export const computedFrom = (
  world: World,
  fields: readonly FieldPath[],
  make: (...values: readonly unknown[]) => string | undefined,
): ComputedValue => {
  const values = fields.map((path) => answerAt(world, path))
  const missing = fields.find((_, index) => values[index] === undefined)
  if (missing) return { gap: missing }
  const text = make(...values)
  return text === undefined || text === '' ? { gap: fields[0] ?? 'main.company_name' } : { text, fields }
}

/** Several values after one another as one. */
export const joinedValues = (separator: string, ...parts: readonly ComputedValue[]): ComputedValue => {
  const texts: string[] = []
  const fields: FieldPath[] = []
  for (const part of parts) {
    if (!('text' in part)) return part
    texts.push(part.text)
    fields.push(...part.fields)
  }
  return { text: texts.join(separator), fields }
}

const listSign = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/
/** Signs that stand around words, or begin a line; a sign within a word is part of it: C#. */
const markup = /\*\*|(?<![\p{L}\p{N}])[*_`]+|[*_`]+(?![\p{L}\p{N}])|^#{1,6}\s+/gu
const mostItems = 20
const longestAnswer = 2000

/** Words that begin a sentence but need no capital inside one. */
const opening = /^(?:De|Het|Een|Alle|The|An?|To|All)\b/

/** As an item of a list: no signs of layout, no capital that only began a sentence, no full stop. */
const asItem = (line: string, longest: number): string => {
  const words = cleanText(line.replace(listSign, '').replace(markup, ''), longest).replace(/[\s.;,:]+$/, '')
  // Nothing but signs is still what was answered.
  return words === '' ? cleanText(line, longest) : words.replace(opening, (word) => word.toLowerCase())
}

/** A text as items, one per line of a list; a text without a list is one item. */
export const itemsOf = (world: World, key: 'activities' | 'realizing_activities'): readonly string[] => {
  const answer = answerAt(world, `main.${key}`)
  if (typeof answer !== 'string') return []
  const field = questionOf('main', key)
  const longest = (field && maxLengthOf(field)) ?? longestAnswer
  const lines = answer.slice(0, longest * 2).split(/\r?\n/)
  const isList = lines.filter((line) => listSign.test(line)).length > 1
  const pieces = isList ? lines : [lines.join(' ')]
  const items = pieces.map((line) => asItem(line, longest)).filter((item) => item !== '')
  if (items.length <= mostItems) return items
  return [...items.slice(0, mostItems - 1), items.slice(mostItems - 1).join(', ')]
}

/** What the company is going to do. */
export const activityItems = (world: World): readonly string[] => itemsOf(world, 'activities')
