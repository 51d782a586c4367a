import { describe, expect, test } from 'vitest'
import { measuresOf, shareOfHalf, type Tally, tallied, usualMeasures } from './measures.ts'
import { isCertainlyOther, isCertainlyShifted } from './significance.ts'
import { bucketOfTime, emptyTimes, medianTime, timeBuckets } from './times.ts'

const times = (...people: readonly number[]) => emptyTimes().map((none, at) => people[at] ?? none)

const tally = (over: Partial<Tally> = {}): Tally => ({
  ...{ shown: 100, open: 0, corrected: 0, stumbled: 0, left: 0, returned: 0, flagged: 0, reviewed: 0 },
  times: emptyTimes(),
  ...over,
})

describe('time', () => {
  test.each([
    [0, 0],
    [4.9, 0],
    [5, 1],
    [29, 4],
    [30, 5],
    [299, 10],
    [300, 11],
    [90_000, 11],
  ])('%d seconds are in bucket %d', (seconds, bucket) => {
    expect(bucketOfTime(seconds)).toBe(bucket)
    expect(bucket).toBeLessThan(timeBuckets)
  })

  test.each([
    ['nobody', times(), null],
    ['all at once', times(10), 2.5],
    ['half in the first', times(5, 5), 5],
    ['one of three further on', times(1, 0, 0, 0, 2), 22.5],
    ['all for ever', times(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4), 300],
  ])('the middle of %s', (_who, people, seconds) => {
    expect(medianTime(people)).toBe(seconds)
  })
})

describe('what counts say', () => {
  test('nothing of fewer than twenty people', () => {
    expect(measuresOf(tally({ shown: 19, open: 19 }))).toBe(null)
    expect(measuresOf(tally({ shown: 20, open: 5 }))).toMatchObject({ people: 20, open: 0.25 })
  })

  test.each([
    ['nothing went wrong', {}, { stumbled: 0, open: 0, dropped: 0, flagged: null }],
    ['left open', { open: 20, stumbled: 20 }, { stumbled: 0.2, open: 0.2 }],
    // Some did both: they stumbled once.
    ['open and corrected', { open: 20, corrected: 20, stumbled: 30 }, { stumbled: 0.3, corrected: 0.2 }],
    ['left and came back', { left: 30, returned: 20 }, { dropped: 0.1, stumbled: 0.1 }],
    ['came back from the week before', { left: 5, returned: 8 }, { dropped: 0, stumbled: 0 }],
    ['flags of few cases', { flagged: 5, reviewed: 19 }, { flagged: null, stumbled: 0 }],
    ['flags', { flagged: 5, reviewed: 50 }, { flagged: 0.1, stumbled: 0.1 }],
    ['more than there are', { open: 400, stumbled: 400 }, { open: 1, stumbled: 1 }],
  ])('%s', (_what, over, measures) => {
    const found = measuresOf(tally(over))
    for (const [name, value] of Object.entries(measures)) {
      const said = found?.[name as keyof typeof measures] ?? null
      expect([name, said === null ? null : Number(said).toFixed(6)]).toEqual([
        name,
        value === null ? null : value.toFixed(6),
      ])
    }
  })

  test('all together are what is usual, by people and not by questions', () => {
    const all = [tally({ shown: 300, open: 3, times: times(300) }), tally({ shown: 100, open: 41, times: times(100) })]
    expect(usualMeasures(all)).toMatchObject({ people: 400, open: 0.11, seconds: 2.5 })
    expect(tallied(all).times[0]).toBe(400)
    expect(usualMeasures([])).toBe(null)
  })

  test.each([
    [[], 0],
    [[0, 0], 0],
    [[0.5], 1],
    [[0.1, 0.1, 0.1, 0.1], 2],
    [[0.6, 0.1, 0.1, 0.1], 1],
  ])('of %j the worst %d make half', (stumbled, count) => {
    expect(shareOfHalf(stumbled.map((one) => ({ people: 100, stumbled: one })))).toBe(count)
  })
})

describe('more than chance', () => {
  test.each([
    // As on the drawing: 33.0 % of 2044 before and 19.3 % of 923 after.
    [675, 2044, 178, 923, true],
    [123, 2044, 47, 923, false],
    [5, 100, 12, 100, false],
    [5, 100, 15, 100, true],
    [0, 50, 0, 50, false],
    [50, 50, 50, 50, false],
    [1, 0, 5, 100, false],
  ])('%d of %d against %d of %d: %s', (count, of, then, among, certain) => {
    expect(isCertainlyOther({ count, of }, { count: then, of: among })).toBe(certain)
    expect(isCertainlyOther({ count: then, of: among }, { count, of })).toBe(certain)
  })

  test.each([
    ['the same', times(10, 10, 10), times(10, 10, 10), false],
    ['quicker', times(0, 0, 40), times(0, 40, 0), true],
    ['a little, of few', times(2, 3), times(3, 2), false],
    ['a little, of many', times(400, 600), times(600, 400), true],
    ['nobody', times(), times(10), false],
    ['all in one bucket', times(50), times(50), false],
  ])('time: %s', (_what, one, other, certain) => {
    expect(isCertainlyShifted(one, other)).toBe(certain)
    expect(isCertainlyShifted(other, one)).toBe(certain)
  })
})
