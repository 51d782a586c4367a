import { expect, test } from 'vitest'
import { accessRefusal } from './staff-access.ts'

const [me, other] = ['a', 'b']

test.each([
  ['an admin takes another’s role', me, { account: other, isAdmin: true }, { staysAdmin: false, otherAdmins: 1 }, null],
  ['their own', me, { account: me, isAdmin: true }, { staysAdmin: false, otherAdmins: 3 }, 'own_access'],
  ['nothing of it', me, { account: me, isAdmin: true }, { staysAdmin: true, otherAdmins: 0 }, null],
  ['the last one’s', me, { account: other, isAdmin: true }, { staysAdmin: false, otherAdmins: 0 }, 'last_admin'],
  ['of somebody who is none', me, { account: other, isAdmin: false }, { staysAdmin: false, otherAdmins: 0 }, null],
] as const)('%s', (_name, by, member, after, expected) => {
  expect(accessRefusal(by, member, after)).toBe(expected)
})
