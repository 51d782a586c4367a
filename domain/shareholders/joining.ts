import { type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { activeShareholders, firstShareholder, withRow } from './active.ts'
import { newShareholder } from './people.ts'
import { redivide } from './shares.ts'

/** The place after the highest one in use; a gap only when the last place is taken. Null when all are. */
const freeKey = (answers: Answers): ShareholderKey | null => {
  const inUse = new Set(activeShareholders(answers))
  const highest = shareholderKeys.findLastIndex((key) => inUse.has(key))
  return shareholderKeys[highest + 1] ?? shareholderKeys.find((key) => !inUse.has(key)) ?? null
}

/** The answers with one more shareholder, and who it is; nothing changes when all places are taken. */
export const addShareholder = (
  answers: Answers,
): { readonly answers: Answers; readonly added: ShareholderKey | null } => {
  const added = freeKey(answers)
  return { answers: added ? redivide(withRow(answers, added, newShareholder)) : answers, added }
}

/** Out of use, back at the first section, and everything they answered is gone. */
export const clearedShareholder: ShareholderAnswers = Object.freeze({ active: false, substep: 0 })

/** With the only bankrupt one gone, the question is answered with no. */
const withoutBankrupt = (main: MainAnswers, key: ShareholderKey): MainAnswers => {
  const { bankruptcy_persons: bankrupt, bankruptcy_settled: _settled, ...others } = main
  if (!bankrupt?.includes(key)) return main
  const left = bankrupt.filter((one) => one !== key)
  return left.length === 0 ? { ...others, bankruptcy: false } : { ...main, bankruptcy_persons: left }
}

/** Without this shareholder. The first one cannot be removed. */
export const removeShareholder = (answers: Answers, key: ShareholderKey): Answers => {
  if (key === firstShareholder) return answers
  return redivide({
    ...withRow(answers, key, clearedShareholder),
    main: withoutBankrupt(answers.main, key),
  })
}

/** Without everybody that a change takes out by sending nothing for them. */
export const withoutNulled = (
  answers: Answers,
  change: { readonly [Key in ShareholderKey]?: object | null | undefined },
): Answers => shareholderKeys.filter((key) => change[key] === null).reduce(removeShareholder, answers)

/** Who is selected after a removal: someone else stays, the removed one gives way to the first. */
export const selectedAfterRemoval = (selected: ShareholderKey, removed: ShareholderKey): ShareholderKey =>
  selected === removed ? firstShareholder : selected
