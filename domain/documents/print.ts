import { isAnswered } from '../conditions/index.ts'
import { type Field, maxLengthOf, type ShareholderKey } from '../fields/index.ts'
import { centsFromEuros } from '../money/index.ts'
import { questionOf } from '../questions/index.ts'
import { type DutchDate, splitPath } from '../values/index.ts'
import type { FieldPath, Run } from './model.ts'
import type { ComputedValue, TemplateScope, World } from './template.ts'

// Direction marks and overrides can make a name read differently from what is stored; the others are not visible.
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|\p{Cs}/gu

const cut = (text: string, longest: number): string => {
  if (text.length <= longest) return text
  const signs = [...text]
  return signs.length <= longest
    ? text
    : `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

/** One line that is safe to print: well-formed, composed, visible characters only, and not endlessly long. */
export const cleanText = (text: string, longest: number): string => {
  const line = text
    .slice(0, longest * 8)
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim()
  return cut(line, longest)
}

const longestText = 2000

/** One answer as a document writes it. */
export const printedAnswer = (
  world: Pick<World, 'language' | 'context' | 'dates'>,
  field: Field,
  value: unknown,
): string => {
  const { language, context, dates } = world
  const text = cleanText(String(value), maxLengthOf(field) ?? longestText)
  switch (field.kind) {
    case 'date':
      return language.date(value as DutchDate, dates)
    case 'number':
      return language.figures(Number(value))
    case 'money': {
      const amount = centsFromEuros(Number(value))
      return amount === undefined ? text : language.money(amount)
    }
    case 'yes_no':
    case 'checkbox':
      return value === true ? language.yes : language.no
    case 'country': {
      const name = context.countries?.[text]?.name ?? text
      return language.country?.(name) ?? name
    }
    case 'nationality':
      return context.countries?.[text]?.nationality ?? text
    default:
      return language.options[field.key]?.[text] ?? text
  }
}

/** `main.x`, or `p.x` for whoever's turn it is; undefined when it names no field, or nobody has the turn. */
export const printedFieldOf = (name: string, at?: ShareholderKey): { path: FieldPath; field: Field } | undefined => {
  const { place, key } = splitPath(name)
  const field = place === 'main' ? questionOf('main', key) : place === 'p' ? questionOf('shareholder', key) : undefined
  if (!field) return undefined
  if (place === 'main') return { path: `main.${key}`, field }
  return at ? { path: `${at}.${key}`, field } : undefined
}

export const answerAt = ({ answers }: World, path: FieldPath): unknown => {
  const { place, key } = splitPath(path)
  const row: Readonly<Record<string, unknown>> = answers[place as 'main' | ShareholderKey]
  const value = Object.hasOwn(row, key) ? row[key] : undefined
  return isAnswered(value) ? value : undefined
}

/** What the answer says, or that it is missing. */
export const printAnswer = (world: World, path: FieldPath): ComputedValue => {
  const { place, key } = splitPath(path)
  const field = questionOf(place === 'main' ? 'main' : 'shareholder', key)
  const value = answerAt(world, path)
  const text = field && value !== undefined ? printedAnswer(world, field, value) : ''
  return text === '' ? { gap: path } : { text, fields: [path] }
}

export const gapRun = ({ language }: World, field: FieldPath): Run => {
  const { key } = splitPath(field)
  return { kind: 'gap', text: language.missing[key] ?? key, field }
}

export const runOf = (world: World, made: ComputedValue): Run => {
  if ('gap' in made) return gapRun(world, made.gap)
  if ('blank' in made) {
    const name = made.of === undefined ? made.blank : `${made.blank}.${made.of}`
    if (made.filled !== undefined) return { kind: 'text', text: made.filled, blank: name }
    const text = world.language.blanks[made.blank] ?? made.blank
    const { blank: _blank, of: _of, filled: _filled, ...words } = made
    const { phrases } = world.language
    const said =
      words.typed !== undefined
        ? `${phrases.to_translate}: “${words.typed}”`
        : words.proposal !== undefined
          ? `${phrases.proposal}: ${words.proposal}`
          : text
    return { kind: 'blank', text: said, name, ...words }
  }
  return { kind: 'computed', text: made.text, fields: made.fields }
}

/** The value by its name: an answer, something of this turn, or something the material works out. */
export const valueRun = (
  scope: TemplateScope,
  name: string,
  values: Readonly<Record<string, (scope: TemplateScope) => ComputedValue>>,
): Run => {
  const named = printedFieldOf(name, scope.at)
  if (named) {
    const made = printAnswer(scope.world, named.path)
    return 'text' in made ? { kind: 'answer', text: made.text, field: named.path } : runOf(scope.world, made)
  }
  const made = scope.values[name] ?? values[name]?.(scope)
  if (!made) throw new Error(`a document speaks of {${name}}, which nobody knows`)
  return runOf(scope.world, made)
}
