import { expect, test } from 'vitest'
import { dueGroup, groupedByDue } from './due-groups.ts'

const thursday = '2026-12-03'
const running = 'checking_documents' as const

test.each([
  ['2026-12-01', 'late'],
  ['2026-12-03', 'today'],
  ['2026-12-04', 'tomorrow'],
  ['2026-12-05', '2026-12-05'],
  ['2026-12-07', 'next_week'],
  ['2026-12-13', 'next_week'],
  ['2026-12-14', 'later'],
  ['2027-01-04', 'later'],
])('on a Thursday, %s is %s', (due, expected) => {
  const group = dueGroup({ due, status: running }, thursday)
  expect(group.kind === 'day' ? group.day : group.kind).toBe(expected)
})

test('a Sunday is still of the week before', () => {
  expect(dueGroup({ due: '2026-12-08', status: running }, '2026-12-06').kind).toBe('next_week')
})

test('what has no term is on hold, or has none', () => {
  expect(dueGroup({ due: null, status: 'on_hold' }, thursday).kind).toBe('held')
  expect(dueGroup({ due: null, status: 'finalized' }, thursday).kind).toBe('none')
})

test('lines that follow each other stand together', () => {
  const lines = ['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-08', '2026-12-09'].map((due) => ({
    due,
    status: running,
  }))
  expect(groupedByDue(lines, thursday).map(({ group, lines: { length } }) => [group.kind, length])).toEqual([
    ['late', 2],
    ['today', 1],
    ['next_week', 2],
  ])
})
