import { expect, test } from 'vitest'
import { guardTarget } from './guard.ts'

const billing = '/questionnaire/dutch-bv/1/billing'
const stranger = { signedIn: false, ended: false }
const known = { signedIn: true, ended: false }
const expired = { signedIn: false, ended: true }

test.each([
  [null, stranger, '/questionnaire/bv', null],
  ['register', known, billing, null],
  ['register', stranger, billing, `/questionnaire/register?redirect_url=${encodeURIComponent(billing)}`],
  ['register', expired, billing, `/questionnaire/login?redirect_url=${encodeURIComponent(billing)}`],
  ['login', stranger, '/dashboard', '/questionnaire/login?redirect_url=%2Fdashboard'],
] as const)('needs %s, %o, at %s: sent to %s', (needs, visitor, attempted, target) => {
  expect(guardTarget(needs, visitor, attempted)).toBe(target)
})
