import { describe, expect, test } from 'vitest'
import { type CaseState, usualCalendar } from '../cases/index.ts'
import type { DutchDate } from '../values/index.ts'
import { changedDates, stateAfterChange } from './change-dates.ts'

const day = (text: string) => `${text}-2026` as DutchDate
const today = day('17-11')
const state = (change: Partial<CaseState>): CaseState => ({
  ...{ status: 'checking_documents', since: day('16-11'), due: day('19-11'), turn: 'office', hold: null },
  ...{ interrupted: [], ...change },
})

describe('where a case stands after a change', () => {
  test.each<[string, Partial<CaseState>, { reopens: boolean; restarts: boolean }, object]>([
    ['nothing to look at anew', {}, { reopens: false, restarts: false }, { due: '19-11-2026' }],
    ['the check begins anew', {}, { reopens: false, restarts: true }, { due: '20-11-2026' }],
    ['nobody gets less time', { due: day('30-11') }, { reopens: false, restarts: true }, { due: '30-11-2026' }],
    [
      'the deed is made anew while they look at it',
      { status: 'uploading_fca', turn: 'signers' },
      { reopens: true, restarts: true },
      { status: 'uploading_fca', turn: 'office', due: '20-11-2026', since: today },
    ],
    [
      'the deed is made anew when a moment is being looked for',
      { status: 'scheduling_meeting' },
      { reopens: true, restarts: true },
      { status: 'uploading_fca', turn: 'office', due: '20-11-2026' },
    ],
    [
      'while the clock stands still it is the deed that it goes back to',
      { status: 'on_hold', due: null, interrupted: [{ status: 'scheduling_meeting', turn: 'office', left: 1 }] },
      { reopens: true, restarts: true },
      { status: 'on_hold', interrupted: [{ status: 'uploading_fca', turn: 'office', left: 3 }] },
    ],
  ])('%s', (_name, before, setting, after) => {
    expect(stateAfterChange(state(before), setting, today, usualCalendar)).toMatchObject(after)
  })
})

test('what it does to the days, with how much later it ends', () => {
  const before = state({})
  const after = stateAfterChange(before, { reopens: false, restarts: true }, today, usualCalendar)
  const { days, later } = changedDates(before, after, today, usualCalendar)
  expect(later).toBe(1)
  expect(days[0]).toEqual({ step: 'checking_documents', was: '19-11-2026', becomes: '20-11-2026' })
  expect(days.at(-1)?.step).toBe('finalized')
  expect(changedDates(before, before, today, usualCalendar).later).toBe(0)
})

test('a step that was done and is done anew has no day of before', () => {
  const before = state({ status: 'scheduling_meeting', due: day('24-11') })
  const after = stateAfterChange(before, { reopens: true, restarts: true }, today, usualCalendar)
  expect(changedDates(before, after, today, usualCalendar).days[0]).toEqual({
    step: 'uploading_fca',
    was: null,
    becomes: '20-11-2026',
  })
})
