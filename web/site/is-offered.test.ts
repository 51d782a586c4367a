import { expect, test } from 'vitest'
import { isOffered } from './is-offered.ts'

const services = [
  { flow: 'dutch-bv', enabled: false },
  { flow: 'dutch-bv', enabled: true },
  { flow: 'stichting', enabled: false },
  { flow: null, enabled: false },
]

test.each([
  ['dutch-bv', true],
  ['stichting', false],
  ['holding', true],
  [undefined, true],
])('%s is offered: %s', (flow, offered) => {
  expect(isOffered(flow, services)).toBe(offered)
})
