import { expect, test } from 'vitest'
import { roles } from '#contract/roles.ts'
import { deviceStandingOf } from './standing.ts'

const staff = ['notary', 'support', 'admin'] as const

test.each(staff.flatMap((role) => (['required', 'optional'] as const).map((wish) => [role, wish] as const)))(
  'a %s has the role once the factor was shown, where it is %s',
  (role, STAFF_SECOND_FACTOR) => {
    const config = { STAFF_SECOND_FACTOR }
    const passed = { role, second_factor: 'passed' }
    const awaited = { role: 'customer', second_factor: 'awaited' }
    const none =
      STAFF_SECOND_FACTOR === 'required'
        ? { role: 'customer', second_factor: 'wanted' }
        : { role, second_factor: 'none' }
    expect(deviceStandingOf({ role, enrolled: true, passed: true }, config)).toEqual(passed)
    expect(deviceStandingOf({ role, enrolled: true, passed: false }, config)).toEqual(awaited)
    expect(deviceStandingOf({ role, enrolled: false, passed: false }, config)).toEqual(none)
    // A device that has shown a factor which is no more has shown nothing.
    expect(deviceStandingOf({ role, enrolled: false, passed: true }, config)).toEqual(none)
  },
)

test('a customer needs none, and is asked for one that was set up before', () => {
  const config = { STAFF_SECOND_FACTOR: 'required' } as const
  const customer = { role: 'customer' } as const
  expect(deviceStandingOf({ ...customer, enrolled: false, passed: false }, config)).toEqual({
    role: 'customer',
    second_factor: 'none',
  })
  expect(deviceStandingOf({ ...customer, enrolled: true, passed: false }, config).second_factor).toBe('awaited')
})

test('everybody who is no customer works here', () => {
  expect(roles.filter((role) => role !== 'customer')).toEqual([...staff])
})
