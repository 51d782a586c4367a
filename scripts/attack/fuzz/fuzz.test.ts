import { expect, test } from 'vitest'
import { routes } from '#contract/index.ts'
import { seedOfCommit } from '../../test/seed.ts'
import { fuzz, reportOf } from './fuzz.ts'
import { fuzzPlanOf } from './plan.ts'

test('a request follows from seed and index alone, and every call of the contract gets its share', () => {
  const plans = Array.from({ length: 6_000 }, (_, index) => fuzzPlanOf(11, index))
  expect(fuzzPlanOf(11, 77)).toEqual(plans[77])
  expect(fuzzPlanOf(12, 77)).not.toEqual(plans[77])
  const called = new Set(plans.map(({ route }) => route?.id))
  expect(routes.filter(({ id }) => !called.has(id)).map(({ id }) => id)).toEqual([])
})

test('no request makes the service fail, tell how it is made, or show what is not the caller’s', async () => {
  const seed = seedOfCommit()
  console.log(`npm run test:attack fuzz seed=${seed} count=400`)
  const { statuses, faults } = await fuzz({ seed, count: 400 })
  expect(faults, reportOf(faults)).toEqual([])
  // Some must get through and some must not, or nothing was tried.
  for (const status of [200, 401, 404, 422]) expect(statuses.get(status)).toBeGreaterThan(5)
})
