import { type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import type { Answers, RelevantAnswers, ShareholderAnswers } from '../questions/index.ts'
import { activeShareholders, withoutAnswers, withRow } from './active.ts'

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

/** Whoever has a holding made along with the company; it comes into being first, with papers and a number of its own. */
export const foundsHolding = (row: ShareholderAnswers): boolean => {
  const kind = kindOf(row)
  return kind === 'new_company' || (kind === 'natural_person' && row.holding === true)
}

export const holdingOwners = (answers: RelevantAnswers): readonly ShareholderKey[] =>
  activeShareholders(answers).filter((key) => foundsHolding(answers[key]))

/** A record counts only when it is in use and says what it is. */
export const isFilledIn = (row: ShareholderAnswers): boolean => row.active === true && kindOf(row) !== null

interface KindChange {
  readonly from: ShareholderKind | null
  readonly to: ShareholderKind
}

const turned = (row: ShareholderAnswers, { from, to }: KindChange): ShareholderAnswers => {
  // Someone who stops being a holding never asked for a holding of their own.
  const forgotten = [
    ...(to !== 'natural_person' ? (['holding_name'] as const) : []),
    ...(from === 'new_company' ? (['holding'] as const) : []),
  ]
  return { ...withoutAnswers(row, forgotten), ...flagsFor(to), ...(to === 'new_company' ? { holding: true } : {}) }
}

/**
 * Sets exactly one flag. A company has no holding of its own to name, so that name is cleared; a new company is itself
 * a holding. Everything else typed stays in the draft, so that choosing back restores it.
 */
export const chooseType = (answers: Answers, key: ShareholderKey, kind: ShareholderKind): Answers =>
  withRow(answers, key, turned(answers[key], { from: kindOf(answers[key]), to: kind }))

const flagsDiffer = (one: ShareholderAnswers, other: ShareholderAnswers): boolean =>
  shareholderKinds.some((kind) => one[flagOf[kind]] !== other[flagOf[kind]])

const wanted = (before: ShareholderAnswers, after: ShareholderAnswers): ShareholderKind | null => {
  if (after.type !== undefined && after.type !== before.type) return after.type
  return flagsDiffer(before, after) ? kindOf(after) : null
}

/** Where the type and the flags agree, whoever sent them has chosen already, and may have asked for a holding since. */
const turnOf = (before: ShareholderAnswers, after: ShareholderAnswers): KindChange | null => {
  const to = wanted(before, after)
  return to && { from: after.type === kindOf(after) ? to : kindOf(before), to }
}

/**
 * After a patch that sets only the type, or only the flags: the other follows, as if the founder had chosen it. A name
 * that came along in the same patch was given after the choice, so it stays.
 */
export const reconcileTypes = (before: Answers, after: Answers): Answers =>
  shareholderKeys.reduce((answers, key) => {
    const turn = turnOf(before[key], after[key])
    if (turn === null) return answers
    const chosen = withRow(answers, key, turned(answers[key], turn))
    const { holding_name } = after[key]
    return holding_name === undefined || holding_name === before[key].holding_name
      ? chosen
      : withRow(chosen, key, { ...chosen[key], holding_name })
  }, after)
