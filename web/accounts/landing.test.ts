import { expect, test } from 'vitest'
import { landingAmong } from './landing.ts'

const draft = { state: 'draft', flow: 'english-bv', uuid: '1-2' } as const
const paid = { ...draft, state: 'paid' } as const

test.each([
  ['nothing', [], '/questionnaire/'],
  ['one draft', [draft], '/questionnaire/english-bv/1-2'],
  ['one that was ordered', [{ ...draft, state: 'ordered' as const }], '/dashboard'],
  ['a paid one', [paid], '/dashboard'],
  ['several drafts', [draft, { ...draft, uuid: '3' }], '/dashboard'],
  ['a draft and a paid one', [draft, paid], '/dashboard'],
])('who signs in without a target and has %s', (_, products, target) => {
  expect(landingAmong(products)).toBe(target)
})
