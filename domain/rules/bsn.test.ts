import { expect, test } from 'vitest'
import { passes } from './passes.fixture.ts'
import { bsn } from './registrations.ts'

test.each(['111222333', '123456782', '999990019', '999993653', '999999990'])('%s could be one', (number) => {
  expect(passes(bsn, number)).toBe(true)
})

test.each(['123456789', '111222334', '000000000', '012345678', '1234567890', '12345678', '111 222 333', 'abcdefghi'])(
  '%s is none',
  (number) => {
    expect(passes(bsn, number)).toBe(false)
  },
)
