import { createHash } from 'node:crypto'
import { shareholderKeys } from '#domain/fields/index.ts'
import { type Answers, fieldOf } from '#domain/questions/index.ts'
import { canonical } from '../../questionnaires/canonical.ts'
import type { Prints } from './store.ts'

const places = ['main', ...shareholderKeys] as const

const hashed = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)

/** What is asked, and who is there; how far somebody has come is no answer. */
const isSeen = (place: string, key: string): boolean =>
  key === 'active' || fieldOf(place === 'main' ? 'main' : 'shareholder', key)?.asked !== false

/** Every answer that an assistant sees, as a fingerprint. */
export const printsOf = (answers: Answers): Prints =>
  Object.fromEntries(
    places.flatMap((place) =>
      Object.entries(answers[place])
        .filter(([key, value]) => value !== undefined && isSeen(place, key))
        .map(([key, value]) => [`${place}.${key}`, hashed(canonical(value), 8)] as const),
    ),
  )

/**
 * The version of a draft as an assistant knows it: the same as long as it would read the same. Whatever the founder fills
 * in by hand does not change it, so that it tells nothing either.
 */
export const versionOf = (prints: Prints): string => hashed(canonical(prints), 16)

/** The answers that are there, gone or different since. */
export const newerThan = (before: Prints, now: Prints): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((path) => before[path] !== now[path]).sort()
