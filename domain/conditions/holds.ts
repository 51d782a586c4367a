import { splitPath } from '../values/index.ts'
import type { Condition, FieldRef } from './condition.ts'

/** One set of answers, by key. */
export type AnswerRow = Readonly<Record<string, unknown>>

/** Everything a condition may look at. */
export interface Facts {
  readonly main?: AnswerRow
  /** The shareholder whose question it is, where there is one. */
  readonly shareholder?: AnswerRow
  /** The form at hand where it is not a questionnaire: billing, register, login. */
  readonly form?: AnswerRow
  /** The active shareholders, p1 first. */
  readonly shareholders?: readonly AnswerRow[]
}

interface RefParts {
  readonly place: 'main' | 'shareholder' | 'form'
  readonly key: string
}

// There are only as many as the catalogue and the products name, and they are asked for at every key press.
const known = new Map<FieldRef, RefParts>()

export const splitRef = (ref: FieldRef): RefParts => {
  const kept = known.get(ref)
  if (kept) return kept
  const parts = splitPath(ref) as RefParts
  known.set(ref, parts)
  return parts
}

export const valueAt = (ref: FieldRef, facts: Facts): unknown => {
  const { place, key } = splitRef(ref)
  const row = facts[place]
  // A key such as "constructor" must not find what every object has.
  return row && Object.hasOwn(row, key) ? row[key] : undefined
}

/** Nothing, an empty text and an empty list all mean that the question is still open. */
export const isAnswered = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  !(typeof value === 'string' && value.trim() === '') &&
  !(Array.isArray(value) && value.length === 0)

const collect = (condition: Condition, found: Set<FieldRef>): Set<FieldRef> => {
  switch (condition.kind) {
    case 'all':
    case 'any':
      for (const one of condition.of) collect(one, found)
      return found
    case 'not':
      return collect(condition.of, found)
    case 'someShareholder':
    case 'severalShareholders':
      return collect(condition.where, found)
    default:
      return found.add(condition.field)
  }
}

/** Every field the condition reads, each once, in the order in which they stand in it. */
export const fieldsIn = (condition: Condition): readonly FieldRef[] => [...collect(condition, new Set())]

export const holds = (condition: Condition, facts: Facts): boolean => {
  switch (condition.kind) {
    case 'eq':
      return valueAt(condition.field, facts) === condition.value
    case 'in': {
      const value = valueAt(condition.field, facts)
      return condition.values.some((one) => one === value)
    }
    case 'yes':
      return valueAt(condition.field, facts) === true
    case 'no':
      return valueAt(condition.field, facts) === false
    case 'answered':
      return isAnswered(valueAt(condition.field, facts))
    case 'shorter': {
      const value = valueAt(condition.field, facts)
      return typeof value === 'string' && isAnswered(value) && [...value].length < condition.than
    }
    case 'all':
      return condition.of.every((one) => holds(one, facts))
    case 'any':
      return condition.of.some((one) => holds(one, facts))
    case 'not':
      return !holds(condition.of, facts)
    case 'severalShareholders':
      return (
        (facts.shareholders ?? []).filter((one) => holds(condition.where, { ...facts, shareholder: one })).length > 1
      )
    case 'someShareholder':
      return (facts.shareholders ?? []).some((shareholder) => holds(condition.where, { ...facts, shareholder }))
    default: {
      const forgotten: never = condition
      return forgotten
    }
  }
}
