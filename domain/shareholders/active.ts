import { type Answers, type ShareholderKey, shareholderKeys } from '../fields/index.ts'

export const firstShareholder: ShareholderKey = 'p1'

/** Those who take part, in order. The first is always there. */
export const activeShareholders = (answers: Answers): readonly ShareholderKey[] =>
  shareholderKeys.filter((key) => key === firstShareholder || answers[key].active === true)

/** The one who comes after, among those who take part. */
export const nextActive = (answers: Answers, key: ShareholderKey): ShareholderKey | null => {
  const active = activeShareholders(answers)
  return active[active.indexOf(key) + 1] ?? null
}

export const previousActive = (answers: Answers, key: ShareholderKey): ShareholderKey | null => {
  const active = activeShareholders(answers)
  return active[active.indexOf(key) - 1] ?? null
}
