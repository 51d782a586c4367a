import { expect, test } from 'vitest'
import { amsterdamFormat } from './amsterdam-format.ts'

const wanted = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const

test.each([
  ['nl', '2026-11-30T16:04:05Z', '30 november om 17:04'],
  ['en', '2026-11-30T16:04:05Z', 'November 30 at 17:04'],
  ['en', '2026-11-30T23:04:00Z', 'December 1 at 00:04'],
  ['nl', '2026-06-30T22:30:00Z', '1 juli om 00:30'],
] as const)('in %s %s is %s', (locale, moment, text) => {
  const format = amsterdamFormat(locale, wanted)
  expect([format(moment), format(new Date(moment))]).toEqual([text, text])
})
