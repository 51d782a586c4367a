import { expect, test } from 'vitest'
import type { DutchDate } from '../values/index.ts'
import { countryRiskOn, type RiskChange } from './country-risk.ts'

const from = (day: string, level: RiskChange['level']): RiskChange => ({ from_day: day as DutchDate, level })

test.each<[string, readonly RiskChange[], RiskChange['level']]>([
  ['nobody said anything', [], 'low'],
  ['since yesterday', [from('17-11-2026', 'high')], 'high'],
  ['from today on', [from('18-11-2026', 'high')], 'high'],
  ['only from tomorrow on', [from('19-11-2026', 'high')], 'low'],
  [
    'the newest that holds',
    [from('01-11-2026', 'medium'), from('01-10-2026', 'high'), from('01-12-2026', 'low')],
    'medium',
  ],
])('%s', (_name, changes, level) => {
  expect(countryRiskOn('low', changes, '18-11-2026' as DutchDate)).toBe(level)
})
