import type { MainAnswers, RelevantAnswers, ShareholderAnswers, ShareholderKey } from '../fields/index.ts'

/** Answers that count, for tests: this room stands below the one that works out which do. */
export const counted = (
  main: MainAnswers = {},
  people: Partial<Record<ShareholderKey, ShareholderAnswers>> = {},
): RelevantAnswers => {
  const present = Object.fromEntries(Object.entries(people).map(([key, row]) => [key, { active: true, ...row }]))
  return { main, p1: { active: true }, p2: {}, p3: {}, p4: {}, ...present } as unknown as RelevantAnswers
}
