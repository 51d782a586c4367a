import { expect, test } from 'vitest'
import { caseStatuses, overallStepAfterPaying } from './case-ladder.ts'

test('after paying it is with the notary, until the company is there', () => {
  const steps = caseStatuses.map((status) => [status, overallStepAfterPaying(status)])
  expect(steps.filter(([, step]) => step === 5)).toEqual([['finalized', 5]])
  expect(overallStepAfterPaying(null)).toBe(4)
})
