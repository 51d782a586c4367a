import { expect, test } from 'vitest'
import { ApiError } from '#web/api/index.ts'
import { failureOf, issueOf } from './failure.ts'

test.each([
  [
    'a wrong password',
    new ApiError(401, [], { errors: ['x'], code: 'invalid_credentials' }),
    'invalid_credentials',
    'refused',
  ],
  [
    'another provider',
    new ApiError(422, [], { code: 'different_provider', data: { provider: 'linkedin' } }),
    'different_provider',
    'refused',
  ],
  ['a code we do not know', new ApiError(422, [], { code: 'new_code' }), null, 'refused'],
  [
    'the limit of the whole API',
    new ApiError(429, [], { errors: [{ code: 'too_many_requests' }] }),
    'too_many_attempts',
    'refused',
  ],
  [
    'a crowd at the door',
    new ApiError(503, [], { errors: ['x'], code: 'too_busy', data: { retry_after: 2 } }),
    'too_busy',
    'ours',
  ],
  ['our own failure', new ApiError(500, [], null), null, 'ours'],
  ['no connection', new ApiError(0, []), null, 'offline'],
  ['a mistake in the screen', new TypeError('x'), null, 'ours'],
] as const)('%s', (_, error, code, kind) => {
  expect(failureOf(error)).toMatchObject({ code, kind })
})

test('what the server sent along is kept', () => {
  const { data } = failureOf(new ApiError(422, [], { code: 'different_provider', data: { provider: 'linkedin' } }))
  expect(data).toEqual({ provider: 'linkedin' })
})

test.each([
  ['second_factor_wrong', ['code'], { key: 'code', code: 'code_wrong' }],
  ['second_factor_used', ['recovery_code'], { key: 'recovery_code', code: 'recovery_code_used' }],
  ['password_common', ['email', 'password'], { key: 'password', code: 'password_common' }],
  // A form without that field says it under the form.
  ['password_common', ['email'], null],
  ['second_factor_expired', ['code'], null],
] as const)('%s in a form of %j is said at its field', (code, among, issue) => {
  expect(issueOf(failureOf(new ApiError(422, [], { code })), among)).toEqual(issue)
})
