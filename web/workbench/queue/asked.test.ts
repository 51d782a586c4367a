import { expect, test } from 'vitest'
import { addressOf, askedAt, queryOf } from './asked.ts'

test.each([
  ['', 'notary', { waiting_on: 'notary' }],
  ['', 'support', { waiting_on: 'support' }],
  ['view=offices', 'support', { waiting_on: 'notary' }],
  ['view=mine&risk=high', 'notary', { handler: 'me', risk: 'high' }],
  ['view=closed&flow=omzetting', 'notary', { waiting_on: 'nobody', flow: 'omzetting' }],
  ['view=hold', 'notary', { status: 'on_hold' }],
  [
    'view=running&status=extracting_kvk&language=en&handler=nobody&office=3',
    'support',
    {
      status: 'extracting_kvk',
      language: 'en',
      handler: 'nobody',
      office: 3,
    },
  ],
  // A search is not held to the list one happens to look at.
  ['view=mine&search=Zuivel', 'notary', { search: 'Zuivel' }],
  ['view=strange&status=nowhere&risk=42&office=x', 'notary', { waiting_on: 'notary' }],
] as const)('%s asks the server, for %s', (search, us, expected) => {
  expect(queryOf(askedAt(search), us)).toEqual(expected)
})

test('an address says what it asks, and no more', () => {
  const defined = (asked: object) =>
    Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  expect(defined(addressOf(askedAt('view=us&risk=low&office=3')))).toEqual({ risk: 'low', office: '3' })
  expect(defined(addressOf(askedAt('view=mine&search=a')))).toEqual({ view: 'mine', search: 'a' })
})
