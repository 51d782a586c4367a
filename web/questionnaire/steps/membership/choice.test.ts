import { describe, expect, test } from 'vitest'
import type { Answers, MainAnswers } from '#domain/fields/index.ts'
import { chooseMembership, chosenMembership } from './choice.ts'

const memberships = [
  { id: 1, name: 'monthly' },
  { id: 2, name: 'starter_yearly' },
]
const answersWith = (main: MainAnswers): Answers => ({ main, p1: {}, p2: {}, p3: {}, p4: {} })

describe('what counts as chosen', () => {
  test.each<[string, MainAnswers, string | null]>([
    ['nothing', {}, null],
    ['by name, as it is preselected', { upsell_package: 'starter_yearly' }, 'starter_yearly'],
    ['by id', { upsell_package_type_id: 1 }, 'monthly'],
    ['the id over the name', { upsell_package: 'starter_yearly', upsell_package_type_id: 1 }, 'monthly'],
    ['an id as text', { upsell_package_type_id: '2' }, 'starter_yearly'],
    ['none of them', { upsell_package: 'none', upsell_package_type_id: 1 }, 'none'],
    ['one that is no longer sold', { upsell_package: 'gone' }, null],
  ])('%s', (_name, main, expected) => {
    expect(chosenMembership(main, memberships)).toBe(expected)
  })
})

test.each(memberships)('choosing $name and then none', (membership) => {
  const chosen = chooseMembership(answersWith({}), membership)
  expect(chosenMembership(chosen.main, memberships)).toBe(membership.name)
  const without = chooseMembership(chosen, null)
  expect(without.main).toEqual({ upsell_package: 'none' })
})
