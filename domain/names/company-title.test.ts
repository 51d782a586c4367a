import { expect, test } from 'vitest'
import { companyTitle } from './company-title.ts'

test.each([
  ['Molenwiek', 'bv', 'Molenwiek B.V.'],
  ['Molenwiek B.V.', 'bv', 'Molenwiek B.V.'],
  ['Molenwiek bv', 'bv', 'Molenwiek B.V.'],
  ['B.V. Molenwiek', 'bv', 'Molenwiek B.V.'],
  ['', 'bv', ''],
  ['Stichting Tuin', 'foundation', 'Stichting Tuin'],
] as const)('%s as a %s is called %s', (name, form, title) => {
  expect(companyTitle(name, form)).toBe(title)
})
