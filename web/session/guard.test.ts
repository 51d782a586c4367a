import { expect, test } from 'vitest'
import { guardTarget } from './guard.ts'

const billing = '/questionnaire/dutch-bv/1/billing'

test.each([
  [null, false, '/questionnaire/bv', null],
  ['register', true, billing, null],
  ['register', false, billing, `/questionnaire/register?redirect_url=${encodeURIComponent(billing)}`],
  ['login', false, '/dashboard', '/questionnaire/login?redirect_url=%2Fdashboard'],
] as const)('needs %s, signed in %s, at %s: sent to %s', (needs, signedIn, attempted, target) => {
  expect(guardTarget(needs, signedIn, attempted)).toBe(target)
})
