import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueReminder, isGoodMoment, isLastReminder, type Matter, mayRemind, type ReminderKind } from './index.ts'

const day = 86_400_000
// A Wednesday, half past one in the afternoon in Amsterdam.
const now = new Date('2026-11-18T12:30:00Z')
const ago = (days: number) => new Date(now.getTime() - days * day)
const matter = (kind: ReminderKind, days: number, id: string = kind): Matter => ({ id, kind, since: ago(days) })
const sentOf = (id: string, ...days: readonly number[]) => days.map((one) => ({ matter: id, at: ago(one) }))
const none = { sent: [], stopped: [] }

test.each([
  ['2026-11-18T07:59:00Z', false],
  ['2026-11-18T08:00:00Z', true],
  ['2026-11-18T18:59:00Z', true],
  ['2026-11-18T19:00:00Z', false],
  ['2026-11-18T02:00:00Z', false],
  // In summer the clock there is another hour ahead.
  ['2026-07-15T07:00:00Z', true],
  ['2026-07-15T18:00:00Z', false],
  // Saturday, Sunday, and the Monday that begins there while it is Sunday elsewhere.
  ['2026-11-21T12:00:00Z', true],
  ['2026-11-22T12:00:00Z', false],
  ['2026-11-23T08:30:00Z', true],
])('at %s somebody may be reminded: %s', (at, good) => {
  expect(isGoodMoment(new Date(at))).toBe(good)
})

const cases: readonly [string, Matter, readonly number[], boolean][] = [
  ['a draft left yesterday', matter('draft', 1), [], false],
  ['a draft left two days ago', matter('draft', 2), [], true],
  ['reminded of it five days ago', matter('draft', 7), [5], true],
  ['reminded of it four days ago', matter('draft', 6.9), [4.9], false],
  ['reminded twice', matter('draft', 21), [19, 14], true],
  ['reminded three times', matter('draft', 40), [38, 33, 19], false],
  ['an order since a few hours', matter('order', 0.9), [], false],
  ['an order of yesterday', matter('order', 1), [], true],
  ['an order of ten days', matter('order', 10), [9, 6], true],
  ['nobody looked for three weeks: the first comes', matter('draft', 22), [], true],
  ['and the second keeps its distance', matter('draft', 24), [2], false],
  ['nobody looked for months', matter('draft', 45), [], false],
]
test.each(cases)('%s', (_what, one, sent, due) => {
  expect(dueReminder([one], { sent: sentOf(one.id, ...sent), stopped: [] }, now)).toBe(due ? one : null)
})

describe('of several matters', () => {
  test('one, the order before the draft, and what was touched last', () => {
    const [old, fresh, order] = [matter('draft', 9, 'old'), matter('draft', 3, 'fresh'), matter('order', 5)]
    expect(dueReminder([old, fresh], none, now)).toBe(fresh)
    expect(dueReminder([old, fresh, order], none, now)).toBe(order)
  })

  test('whoever heard of another a day ago waits', () => {
    expect(dueReminder([matter('order', 5)], { sent: sentOf('draft', 1.9), stopped: [] }, now)).toBeNull()
    expect(dueReminder([matter('order', 5)], { sent: sentOf('draft', 2), stopped: [] }, now)).not.toBeNull()
  })

  test('what somebody wants no more of is left out, and the rest is not', () => {
    const [draft, order] = [matter('draft', 3), matter('order', 3)]
    expect(dueReminder([draft, order], { sent: [], stopped: ['order'] }, now)).toBe(draft)
    expect(dueReminder([draft, order], { sent: [], stopped: ['order', 'draft'] }, now)).toBeNull()
  })
})

test('a case says itself when; it is held to the same measure', () => {
  expect(mayRemind(matter('case', 0), none, now)).toBe(true)
  expect(mayRemind(matter('case', 0), { sent: [], stopped: ['case'] }, now)).toBe(false)
  expect(mayRemind(matter('case', 0), { sent: sentOf('draft', 1), stopped: [] }, now)).toBe(false)
  expect(mayRemind(matter('case', 30), { sent: sentOf('case', 9, 6, 3), stopped: [] }, now)).toBe(false)
})

test('the last one is known as such', () => {
  expect(
    [[], [9], [9, 5]].map((sent) => isLastReminder({ id: 'a' }, { sent: sentOf('a', ...sent), stopped: [] })),
  ).toEqual([false, false, true])
})

test('however the clock jumps, nobody gets more than three of a matter, nor two within two days', () => {
  const jumps = fc.array(fc.integer({ min: 1, max: 40 * 24 }), { maxLength: 60 })
  const kinds = fc.array(fc.constantFrom<ReminderKind>('draft', 'order', 'case'), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(jumps, kinds, (hours, those) => {
      const matters = those.map((kind, at) => ({ id: `${at}`, kind, since: now }))
      const sent: { matter: string; at: Date }[] = []
      let at = now.getTime()
      for (const jump of hours) {
        at += jump * 3_600_000
        const due = dueReminder(matters, { sent, stopped: [] }, new Date(at))
        if (due) sent.push({ matter: due.id, at: new Date(at) })
      }
      for (const { id } of matters) expect(sent.filter((one) => one.matter === id).length).toBeLessThanOrEqual(3)
      for (const [place, one] of sent.entries()) {
        expect(isGoodMoment(one.at)).toBe(true)
        const next = sent[place + 1]
        if (next) expect(next.at.getTime() - one.at.getTime()).toBeGreaterThanOrEqual(2 * day)
      }
    }),
  )
})
