import { expect, test } from 'vitest'
import { arrivedWith } from './arrived-with.ts'

test.each([
  [{}, null],
  [{ error: 'cancelled' }, 'cancelled'],
  [{ error: 'different_provider', provider: 'email' }, 'different_provider'],
  [{ error: 'account_blocked' }, 'account_blocked'],
  [{ error: 'something new' }, 'sign_in_failed'],
])('%j is %s', (told, code) => {
  expect(arrivedWith(told)?.code ?? null).toBe(code)
})

test('the provider that knows the address goes along', () => {
  expect(arrivedWith({ error: 'different_provider', provider: 'linkedin' })?.data).toEqual({ provider: 'linkedin' })
})
