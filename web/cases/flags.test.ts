import { expect, test } from 'vitest'
import type { ShownComment } from '#contract/cases.ts'
import { openFlags, stateOfFlag, unanswered } from './flags.ts'

const said = (id: number, over: Partial<ShownComment> = {}): ShownComment => ({
  ...{ id, path: 'p1.firstname', reply_to: null, flag: false, role: 'notary', author: 'Jelle', mine: false },
  ...{ text: 'x', at: '2026-11-17T09:00:00Z', closed_at: null, seen_at: null, changed: false },
  ...over,
})
const flag = said(1, { flag: true })
const reply = (role: ShownComment['role'], id = 2) => said(id, { reply_to: 1, role })

test.each<[string, readonly ShownComment[], string]>([
  ['nothing was said to it', [flag], 'open'],
  ['the founder replied', [flag, reply('customer')], 'answered'],
  ['the office asked on', [flag, reply('customer'), reply('notary', 3)], 'open'],
  ['the answer was changed', [{ ...flag, changed: true }], 'changed'],
  ['changed, and the office asked on', [{ ...flag, changed: true }, reply('notary')], 'open'],
])('%s', (_name, comments, expected) => {
  const [first = flag] = comments
  expect(stateOfFlag(comments, first)).toBe(expected)
  expect(unanswered(comments)).toHaveLength(expected === 'open' ? 1 : 0)
})

test('what is closed, and what is no flag, asks nothing', () => {
  expect(openFlags([said(1, { flag: true, closed_at: '2026-11-17T10:00:00Z' }), said(2), reply('notary', 3)])).toEqual(
    [],
  )
})
