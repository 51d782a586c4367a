import { expect, test } from 'vitest'
import { parseDutchDate } from '../values/index.ts'
import { areDistinct, type PaperFact, readPaperFact } from './recording.ts'

const today = parseDutchDate('17-12-2026') ?? '17-12-2026'

test.each<readonly [PaperFact, string, string | null]>([
  ['signed_on', '17-12-2026', '2026-12-17'],
  ['signed_on', '2026-12-01', '2026-12-01'],
  ['signed_on', '18-12-2026', null],
  ['signed_on', '2026-02-30', null],
  ['signed_on', 'gisteren', null],
  ['signed_on', '', null],
  ['kvk_number', '69599084', '69599084'],
  ['kvk_number', '6959 9084', '69599084'],
  ['kvk_number', '00000000', null],
  ['kvk_number', '6959908', null],
  ['kvk_number', '', null],
])('%s typed as "%s" is %s', (fact, typed, kept) => {
  expect(readPaperFact(fact, typed, today as never)).toBe(kept)
})

test.each([
  ['none', [null, undefined], true],
  ['one', ['69599084', null], true],
  ['two that differ', ['69599084', '68750110'], true],
  ['two of one number', ['69599084', null, '69599084'], false],
])('%s', (_, numbers, distinct) => expect(areDistinct(numbers)).toBe(distinct))
