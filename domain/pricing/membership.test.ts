import { describe, expect, test } from 'vitest'
import type { MainAnswers } from '../questions/index.ts'
import { agreeOnMembership, chosenMembership, withMembership } from './membership.ts'

const memberships = [
  { id: 1, name: 'monthly' },
  { id: 2, name: 'starter_yearly' },
]

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
  const chosen = withMembership({ company_name: 'Terp' }, membership)
  expect(chosenMembership(chosen, memberships)).toBe(membership.name)
  expect(withMembership(chosen, null)).toEqual({ company_name: 'Terp', upsell_package: 'none' })
})

describe('the two names of a membership', () => {
  const starter: MainAnswers = { upsell_package: 'starter_yearly', upsell_package_type_id: 2 }
  const monthly: MainAnswers = { upsell_package: 'monthly', upsell_package_type_id: 1 }
  const preselected: MainAnswers = { upsell_package: 'starter_yearly' }
  const none: MainAnswers = { upsell_package: 'none' }

  test.each<[string, MainAnswers, MainAnswers, MainAnswers]>([
    ['nothing changed', starter, {}, starter],
    ['another answer changed', preselected, { company_name: 'Terp' }, { ...preselected, company_name: 'Terp' }],
    ['the id changed', starter, { upsell_package_type_id: 1 }, monthly],
    ['an id as text', starter, { upsell_package_type_id: '1' }, { ...monthly, upsell_package_type_id: '1' }],
    ['an id after what was preselected', preselected, { upsell_package_type_id: 1 }, monthly],
    ['an id after none', none, { upsell_package_type_id: 1 }, monthly],
    ['the slug changed', starter, { upsell_package: 'monthly' }, monthly],
    ['none', starter, { upsell_package: 'none' }, none],
    ['both, about the same one', none, monthly, monthly],
    ['both, about different ones', none, { upsell_package: 'starter_yearly', upsell_package_type_id: 1 }, monthly],
    ['none with an id', starter, { upsell_package: 'none', upsell_package_type_id: 1 }, none],
    ['a slug that is not sold', starter, { upsell_package: 'gone' }, { upsell_package: 'gone' }],
    ['an id that is not sold', starter, { upsell_package_type_id: 99 }, { ...starter, upsell_package_type_id: 99 }],
  ])('%s', (_name, before, change, expected) => {
    expect(agreeOnMembership(before, { ...before, ...change }, memberships)).toEqual(expected)
  })

  test('the slug taken out takes the id along', () => {
    const { upsell_package: _slug, ...after } = starter
    expect(agreeOnMembership(starter, after, memberships)).toEqual({})
  })

  test('what disagreed before is put right', () => {
    const mixed: MainAnswers = { upsell_package: 'starter_yearly', upsell_package_type_id: 1 }
    expect(agreeOnMembership(mixed, mixed, memberships)).toEqual(monthly)
    const off: MainAnswers = { upsell_package: 'none', upsell_package_type_id: 1 }
    expect(agreeOnMembership(off, off, memberships)).toEqual(none)
  })
})
