import { expect, test } from 'vitest'
import type { MainAnswers } from '../questions/index.ts'
import { chosenNotary } from './notary-way.ts'

test.each<[string, MainAnswers, string | null]>([
  ['nothing yet', {}, null],
  ['from our list', { online_notary: false, notary_option: 'partner_notary', notary_id: '3' }, '3'],
  ['from our list, before anything is said of online', { notary_option: 'partner_notary', notary_id: '3' }, '3'],
  ['online after all', { online_notary: true, notary_option: 'partner_notary', notary_id: '3' }, null],
  ['one of their own after all', { online_notary: false, notary_option: 'known_notary', notary_id: '3' }, null],
  ['none picked yet', { online_notary: false, notary_option: 'partner_notary' }, null],
])('%s', (_, main, expected) => {
  expect(chosenNotary(main)).toBe(expected)
})
