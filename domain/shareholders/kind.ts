import type { Answers, ShareholderAnswers, ShareholderKey } from '../fields/index.ts'
import { shareholderKeys } from '../fields/index.ts'
import { without, withRow } from './rows.ts'

/** A person, a company that exists, or a holding that is founded along. */
export const shareholderKinds = ['natural_person', 'existing_company', 'new_company'] as const
export type ShareholderKind = (typeof shareholderKinds)[number]

const flagOf = {
  natural_person: 'is_natural_person',
  existing_company: 'is_existing_company',
  new_company: 'is_new_company',
} as const satisfies Record<ShareholderKind, keyof ShareholderAnswers>

/** Exactly one of the three flags is true. */
export const flagsFor = (kind: ShareholderKind) => ({
  type: kind,
  is_natural_person: kind === 'natural_person',
  is_existing_company: kind === 'existing_company',
  is_new_company: kind === 'new_company',
})

/** By the flags. Nobody chose yet: a natural person. Contradicting flags, or all of them off: none. */
export const kindOf = (row: ShareholderAnswers): ShareholderKind | null => {
  if (shareholderKinds.every((kind) => row[flagOf[kind]] === undefined)) return row.type ?? 'natural_person'
  const set = shareholderKinds.filter((kind) => row[flagOf[kind]] === true)
  return set.length === 1 ? (set[0] ?? null) : null
}

/** A record counts only when it is in use and says what it is. */
export const isFilledIn = (row: ShareholderAnswers): boolean => row.active === true && kindOf(row) !== null

/**
 * Sets exactly one flag. A company has no holding of its own to name, so that name is cleared; a new company is itself
 * a holding. Everything else typed stays in the draft, so that choosing back restores it.
 */
export const chooseType = (answers: Answers, key: ShareholderKey, kind: ShareholderKind): Answers => {
  const before = answers[key]
  const isCompany = kind !== 'natural_person'
  // Someone who stops being a holding never asked for a holding of their own.
  const forgotten = [
    ...(isCompany ? (['holding_name'] as const) : []),
    ...(kindOf(before) === 'new_company' && !isCompany ? (['holding'] as const) : []),
  ]
  return withRow(answers, key, {
    ...without(before, forgotten),
    ...flagsFor(kind),
    ...(kind === 'new_company' ? { holding: true } : {}),
  })
}

const flagsDiffer = (one: ShareholderAnswers, other: ShareholderAnswers): boolean =>
  shareholderKinds.some((kind) => one[flagOf[kind]] !== other[flagOf[kind]])

const wanted = (before: ShareholderAnswers, after: ShareholderAnswers): ShareholderKind | null => {
  if (after.type !== undefined && after.type !== before.type) return after.type
  return flagsDiffer(before, after) ? kindOf(after) : null
}

/**
 * After a patch that sets only the type, or only the flags: the other follows, as if the founder had chosen it. A name
 * that came along in the same patch was given after the choice, so it stays.
 */
export const reconcileTypes = (before: Answers, after: Answers): Answers =>
  shareholderKeys.reduce((answers, key) => {
    const kind = wanted(before[key], after[key])
    if (kind === null) return answers
    const chosen = chooseType(answers, key, kind)
    const { holding_name } = after[key]
    return holding_name === undefined || holding_name === before[key].holding_name
      ? chosen
      : withRow(chosen, key, { ...chosen[key], holding_name })
  }, after)
