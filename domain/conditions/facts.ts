import { splitPath } from '../values/index.ts'
import type { FieldRef } from './condition.ts'

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
