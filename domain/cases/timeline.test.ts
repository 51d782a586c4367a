import { describe, expect, test } from 'vitest'
import type { CaseStatus } from '../orders/index.ts'
import type { DutchDate } from '../values/index.ts'
import { usualCalendar } from './clock.ts'
import { expectedDays, type TimelineEvent, timelineOf, type Whereabouts } from './timeline.ts'

const day = (text: string) => `${text}-2026` as DutchDate
const collecting: Whereabouts = { status: 'open_mix', interrupted: null, due: day('30-11') }

describe('by when each step is done', () => {
  test.each<[string, Whereabouts, DutchDate, Record<string, string>]>([
    [
      'from the first step to the last, over Christmas',
      collecting,
      day('17-11'),
      {
        ...{ open_mix: '30-11', submitted_mix: '02-12', checking_documents: '07-12', uploading_fca: '10-12' },
        ...{ scheduling_meeting: '17-12', executing_deed: '21-12', extracting_kvk: '29-12', finalized: '29-12' },
      },
    ],
    [
      'who is late is done today at the earliest',
      { status: 'extracting_kvk', interrupted: null, due: day('02-11') },
      day('17-11'),
      { extracting_kvk: '17-11', finalized: '17-11' },
    ],
    [
      'support looks in the place of the notary',
      { status: 'legal_support_checking_documents', interrupted: null, due: day('18-11') },
      day('17-11'),
      {
        ...{ checking_documents: '18-11', uploading_fca: '23-11', scheduling_meeting: '30-11' },
        ...{ executing_deed: '02-12', extracting_kvk: '09-12', finalized: '09-12' },
      },
    ],
    [
      'a question stands before the step it interrupted',
      { status: 'extra_questions', interrupted: 'extracting_kvk', due: day('20-11') },
      day('17-11'),
      { extracting_kvk: '27-11', finalized: '27-11' },
    ],
    ['on hold nobody can tell', { status: 'on_hold', interrupted: 'open_mix', due: null }, day('17-11'), {}],
    ['done', { status: 'finalized', interrupted: null, due: null }, day('17-11'), {}],
    ['stopped', { status: 'canceled', interrupted: null, due: null }, day('17-11'), {}],
  ])('%s', (_name, where, today, expected) => {
    const days = Object.entries(expected).map(([step, date]) => [step, day(date)])
    expect(expectedDays(where, today, usualCalendar)).toEqual(Object.fromEntries(days))
  })

  test('an office counts its own days', () => {
    const calendar = { terms: { ...usualCalendar.terms, extracting_kvk: 1 }, closed: [day('01-12')] }
    const where = { status: 'executing_deed', interrupted: null, due: day('30-11') } as const
    expect(expectedDays(where, day('17-11'), calendar).finalized).toBe(day('02-12'))
  })
})

describe('the way of a case', () => {
  const moves = (...steps: readonly [string, CaseStatus][]): TimelineEvent[] =>
    steps.map(([on, to], index) => ({ on: day(on), to, from: steps[index - 1]?.[1] ?? null }))
  const seen = (where: Whereabouts, history: readonly TimelineEvent[]) =>
    timelineOf(where, history, day('17-11'), usualCalendar).map(
      ({ step, state, day: on }) => `${step} ${state} ${on?.slice(0, 5) ?? '-'}`,
    )

  test('paid, and collecting', () => {
    const steps = seen(collecting, moves(['16-11', 'open_mix']))
    expect(steps.slice(0, 3)).toEqual(['paid done 16-11', 'open_mix now 30-11', 'submitted_mix coming 02-12'])
    expect(steps).toHaveLength(9)
  })

  test('a step is done on the day it was left for the last time', () => {
    const history = moves(
      ['02-11', 'open_mix'],
      ['03-11', 'submitted_mix'],
      ['04-11', 'checking_documents'],
      ['05-11', 'extra_questions'],
      ['06-11', 'checking_documents'],
      ['09-11', 'submitted_mix'],
      ['10-11', 'legal_support_checking_documents'],
      ['11-11', 'uploading_fca'],
    )
    const steps = seen({ status: 'uploading_fca', interrupted: null, due: day('18-11') }, history)
    expect(steps.slice(0, 6)).toEqual([
      'paid done 02-11',
      'open_mix done 03-11',
      'submitted_mix done 10-11',
      'checking_documents done 11-11',
      'uploading_fca now 18-11',
      'scheduling_meeting coming 25-11',
    ])
  })

  test('on hold it stands where it was, and nobody can tell the rest', () => {
    const history = moves(['02-11', 'open_mix'], ['03-11', 'submitted_mix'], ['04-11', 'on_hold'])
    const steps = seen({ status: 'on_hold', interrupted: 'submitted_mix', due: null }, history)
    expect(steps.slice(1, 4)).toEqual(['open_mix done 03-11', 'submitted_mix now -', 'checking_documents coming -'])
  })

  test('stopped it ends there', () => {
    const history = moves(
      ['02-11', 'open_mix'],
      ['03-11', 'submitted_mix'],
      ['04-11', 'on_hold'],
      ['05-11', 'canceled'],
    )
    expect(seen({ status: 'canceled', interrupted: null, due: null }, history)).toEqual([
      'paid done 02-11',
      'open_mix done 03-11',
      'canceled now 05-11',
    ])
  })

  test('at the end everything is done', () => {
    const history = moves(['02-11', 'open_mix'], ['03-11', 'extracting_kvk'], ['04-11', 'finalized'])
    const steps = seen({ status: 'finalized', interrupted: null, due: null }, history)
    expect(steps.at(-1)).toBe('finalized done 04-11')
    expect(steps.every((step) => step.includes(' done '))).toBe(true)
  })
})
