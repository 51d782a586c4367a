import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { type DutchDate, dateInAmsterdam, isWorkingDay, minutesInAmsterdam } from '../values/index.ts'
import { hoursFaults, type OfficeHours, usualHours } from './hours.ts'
import { type Diary, momentsOn, offeredDays, overlap, slotAt, slotsOn } from './slots.ts'

const on = (text: string) => text as DutchDate
const hours: OfficeHours = {
  ...usualHours,
  week: {
    monday: [{ from: '10:00', to: '12:15' }],
    tuesday: [
      { from: '09:00', to: '10:00' },
      { from: '14:00', to: '16:15' },
    ],
    wednesday: [],
    thursday: [{ from: '13:00', to: '14:30' }],
    friday: [{ from: '09:00', to: '09:30' }],
  },
}
const diary = (over: Partial<Diary> = {}): Diary => ({
  ...{ hours, closed: [], taken: [], now: new Date('2026-12-03T10:00:00Z') },
  ...over,
})

const timeOf = (moment: Date) => {
  const shown = minutesInAmsterdam(moment)
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}
const timesOn = (day: string, over?: Partial<Diary>) =>
  slotsOn(on(day), diary(over)).map(({ starts }) => timeOf(starts))

describe('a day', () => {
  test.each([
    ['a Monday', '14-12-2026', ['10:00', '10:45', '11:30']],
    ['a Tuesday in two stretches, the first with room for one', '15-12-2026', ['09:00', '14:00', '14:45', '15:30']],
    ['a day without hours', '16-12-2026', []],
    ['a stretch that is too short', '18-12-2026', []],
    ['a Saturday', '12-12-2026', []],
    ['a Sunday', '13-12-2026', []],
    ['too soon: the notice is two working days', '04-12-2026', []],
    ['the first day that leaves the notice', '07-12-2026', ['10:00', '10:45', '11:30']],
  ])('%s', (_name, day, times) => expect(timesOn(day)).toEqual(times))

  test.each([
    ['Christmas Day', '25-12-2026', '2026-12-01'],
    ['Good Friday', '03-04-2026', '2026-03-02'],
    ['Easter Monday', '06-04-2026', '2026-03-02'],
    ['King’s Day', '27-04-2026', '2026-04-01'],
    ['5 May', '05-05-2026', '2026-04-01'],
    ['Ascension Day', '14-05-2026', '2026-04-01'],
    ['Whit Monday', '25-05-2026', '2026-04-01'],
  ])('nobody signs on %s', (_name, day, now) => {
    const open = { ...usualHours, notice: 0 }
    expect(slotsOn(on(day), diary({ hours: open, now: new Date(now) }))).toEqual([])
  })

  test('King’s Day moves to Saturday when the 27th is a Sunday, and the Monday is a day like others', () => {
    const now = new Date('2031-04-01T08:00:00Z')
    expect(slotsOn(on('26-04-2031'), diary({ now }))).toEqual([])
    expect(timesOn('28-04-2031', { now })).toEqual(['10:00', '10:45', '11:30'])
  })

  test('on 29 February the office is open, unless it says it is not', () => {
    const now = new Date('2028-02-01T08:00:00Z')
    expect(timesOn('29-02-2028', { now })).toHaveLength(4)
    expect(timesOn('29-02-2028', { now, closed: [on('29-02-2028')] })).toEqual([])
  })

  test('an hour is the same hour of the clock on both sides of summer time', () => {
    const moments = (day: string) => momentsOn(on(day), diary()).map(({ starts }) => starts.toISOString().slice(11, 16))
    expect(moments('23-03-2026')).toEqual(['09:00', '09:45', '10:30'])
    expect(moments('30-03-2026')).toEqual(['08:00', '08:45', '09:30'])
    expect(moments('26-10-2026')).toEqual(['09:00', '09:45', '10:30'])
  })

  test('what is taken is not offered, and what only touches it is', () => {
    const taken = (from: string, to: string) => [
      { starts: new Date(`2026-12-14T${from}:00+01:00`), ends: new Date(`2026-12-14T${to}:00+01:00`) },
    ]
    expect(timesOn('14-12-2026', { taken: taken('10:45', '11:30') })).toEqual(['10:00', '11:30'])
    expect(timesOn('14-12-2026', { taken: taken('10:30', '11:00') })).toEqual(['11:30'])
    expect(timesOn('14-12-2026', { taken: taken('08:00', '18:00') })).toEqual([])
  })

  test('an office that wants a pause between two gets one, also around what was agreed before', () => {
    const paused = { ...hours, gap: 15 }
    const taken = [{ starts: new Date('2026-12-14T10:00:00+01:00'), ends: new Date('2026-12-14T10:50:00+01:00') }]
    expect(timesOn('14-12-2026', { hours: paused })).toEqual(['10:00', '11:00'])
    expect(timesOn('14-12-2026', { hours: paused, taken })).toEqual([])
    expect(timesOn('15-12-2026', { hours: paused })).toEqual(['09:00', '14:00', '15:00'])
  })

  test('without notice only what is still to come', () => {
    const now = new Date('2026-12-14T10:00:00+01:00')
    expect(timesOn('14-12-2026', { hours: { ...hours, notice: 0 }, now })).toEqual(['10:45', '11:30'])
  })
})

describe('the days that are offered', () => {
  const daysFrom = (from?: string, over?: Partial<Diary>) =>
    offeredDays(diary(over), { from: from === undefined ? undefined : on(from), count: 3 })

  test('so many with something free, and where it goes on', () => {
    const { days, next } = daysFrom()
    expect(days.map(({ day }) => day)).toEqual(['07-12-2026', '08-12-2026', '10-12-2026'])
    expect(next).toBe('14-12-2026')
    expect(daysFrom(next ?? '').days.map(({ day }) => day)).toEqual(['14-12-2026', '15-12-2026', '17-12-2026'])
  })

  test('a day that is too soon is not what somebody gets who asks for it', () => {
    expect(daysFrom('01-01-2020').days[0]?.day).toBe('07-12-2026')
  })

  test('an office that is never open offers nothing, and that ends', () => {
    const shut = { ...hours, week: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] } }
    expect(daysFrom(undefined, { hours: shut })).toEqual({ days: [], next: null })
  })

  test('whatever is taken and whenever one looks: what is offered is free, on a working day and in time', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 30 }), (now, quarters) => {
        const taken = quarters.map((quarter) => ({
          starts: new Date(now.getTime() + quarter * 900_000),
          ends: new Date(now.getTime() + (quarter + 3) * 900_000),
        }))
        const at = diary({ hours: usualHours, now, taken })
        for (const { day, slots } of offeredDays(at, { count: 5 }).days) {
          expect(isWorkingDay(day)).toBe(true)
          for (const slot of slots) {
            expect(dateInAmsterdam(slot.starts)).toBe(day)
            expect(slot.ends.getTime() - slot.starts.getTime()).toBe(45 * 60_000)
            expect(taken.some((other) => overlap(slot, other))).toBe(false)
            expect(slotAt(slot.starts, at)).toEqual(slot)
          }
        }
      }),
      lawfully(60),
    )
  })
})

test('a moment that is not offered is none', () => {
  expect(slotAt(new Date('2026-12-14T10:00:00+01:00'), diary())).toBeDefined()
  expect(slotAt(new Date('2026-12-14T10:15:00+01:00'), diary())).toBeUndefined()
  expect(slotAt(new Date('2026-12-13T10:00:00+01:00'), diary())).toBeUndefined()
})

describe('hours', () => {
  test('as usual they are in order', () => expect(hoursFaults(usualHours)).toEqual([]))
  test.each([
    ['no time of a clock', [{ from: '25:00', to: '26:00' }], [{ place: 0, kind: 'time' }]],
    ['an end before the beginning', [{ from: '12:00', to: '09:00' }], [{ place: 0, kind: 'order' }]],
    ['too short', [{ from: '09:00', to: '09:30' }], [{ place: 0, kind: 'short' }]],
    ['exactly long enough', [{ from: '09:00', to: '09:45' }], []],
    [
      'one over the other',
      [
        { from: '09:00', to: '12:00' },
        { from: '11:00', to: '14:00' },
      ],
      [{ place: 1, kind: 'overlap' }],
    ],
    [
      'one right after the other',
      [
        { from: '09:00', to: '12:00' },
        { from: '12:00', to: '14:00' },
      ],
      [],
    ],
  ])('%s', (_name, monday, faults) => {
    const found = hoursFaults({ minutes: 45, week: { ...hours.week, friday: [], monday } })
    expect(found).toEqual(faults.map((fault) => ({ day: 'monday', ...fault })))
  })
})
