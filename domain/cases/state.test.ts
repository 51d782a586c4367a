import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { caseStatuses } from '../orders/index.ts'
import { addDays, type DutchDate, workingDaysBetween } from '../values/index.ts'
import { usualCalendar } from './clock.ts'
import {
  type ActingParty,
  type CaseEvent,
  type CaseState,
  holdReasons,
  type Move,
  moves,
  openedOn,
  stateAfter,
  waitingOn,
} from './state.ts'

const monday = '07-12-2026' as DutchDate
const opened = openedOn(monday, usualCalendar)
const day = (text: string) => text as DutchDate

type Walk = readonly (readonly [Move, string, Partial<CaseEvent>?])[]

/** Each move with the day it is made on; fails on one that cannot be made. */
function walked(...steps: Walk): CaseState {
  return steps.reduce((state, [move, on, more = {}]) => {
    const next = stateAfter(state, { move, on: day(on), ...more }, usualCalendar)
    if (next === null) throw new Error(`${move} cannot be made on ${state.status}`)
    return next
  }, opened)
}

const atFinalDeed = [
  ['submit', '08-12-2026'],
  ['check_documents', '09-12-2026'],
  ['upload_fca', '10-12-2026'],
] as const

describe('the way from paid to a company', () => {
  const way: readonly [string, Walk, string, ActingParty, string | null][] = [
    ['paid', [], 'open_mix', 'customer', '21-12-2026'],
    ['sent in', [['submit', '08-12-2026']], 'submitted_mix', 'notary', '10-12-2026'],
    ['taken up', [...atFinalDeed.slice(0, 2)], 'checking_documents', 'notary', '14-12-2026'],
    ['found right', [...atFinalDeed], 'uploading_fca', 'notary', '15-12-2026'],
    [
      'the final deed sent round',
      [...atFinalDeed, ['send_concept', '11-12-2026']],
      'uploading_fca',
      'customer',
      '16-12-2026',
    ],
    [
      'one of two agrees',
      [...atFinalDeed, ['send_concept', '11-12-2026'], ['approve_concept', '14-12-2026']],
      'uploading_fca',
      'customer',
      '16-12-2026',
    ],
    [
      'all agree',
      [...atFinalDeed, ['send_concept', '11-12-2026'], ['approve_concept', '14-12-2026', { allApproved: true }]],
      'uploading_fca',
      'notary',
      '17-12-2026',
    ],
    [
      'a moment to choose',
      [...atFinalDeed, ['schedule_meeting', '15-12-2026']],
      'scheduling_meeting',
      'customer',
      '22-12-2026',
    ],
    [
      'signing',
      [...atFinalDeed, ['schedule_meeting', '15-12-2026'], ['execute_deed', '24-12-2026']],
      'executing_deed',
      'notary',
      '29-12-2026',
    ],
  ]
  test.each(way)('%s', (_name, steps, status, party, due) => {
    const state = walked(...steps)
    expect([state.status, waitingOn(state, { hasOffice: true }), state.due]).toEqual([status, party, due])
  })

  test('an office without an account: support acts in its place', () => {
    const state = walked(['submit', '08-12-2026'], ['check_documents', '09-12-2026', { bySupport: true }])
    expect(state.status).toBe('legal_support_checking_documents')
    expect(waitingOn(state, { hasOffice: false })).toBe('support')
    expect(waitingOn(walked(['submit', '08-12-2026']), { hasOffice: false })).toBe('support')
  })
})

describe('what interrupts it', () => {
  const held: [string, CaseEvent['reason'], ActingParty][] = [
    ['documents were rejected', 'rejected_documents', 'customer'],
    ['no reply', 'no_reply_from_customer', 'customer'],
    ['we asked for it', 'oprecht_request', 'support'],
    ['nobody came', 'no_present', 'customer'],
    ['something else', 'other', 'notary'],
  ]
  test.each(held)('on hold because %s', (_name, reason, party) => {
    const state = walked(['submit', '08-12-2026'], ['hold', '09-12-2026', reason ? { reason } : {}])
    expect(state).toMatchObject({ status: 'on_hold', due: null, hold: reason })
    expect(waitingOn(state, { hasOffice: true })).toBe(party)
  })

  test('the clock stands still, and goes on where it was', () => {
    const state = walked(['submit', '08-12-2026'], ['hold', '09-12-2026'], ['lift', '21-12-2026'])
    expect(state).toMatchObject({ status: 'submitted_mix', due: '22-12-2026', interrupted: [], hold: null })
  })

  test('who was late before is due on the day it goes on', () => {
    const state = walked(['submit', '08-12-2026'], ['hold', '16-12-2026'], ['lift', '21-12-2026'])
    expect(state.due).toBe('21-12-2026')
  })

  test('a question, put on hold itself, leads back step by step', () => {
    const asked = walked(...atFinalDeed.slice(0, 2), ['ask', '10-12-2026'])
    expect(asked).toMatchObject({ status: 'extra_questions', due: '17-12-2026' })
    const back = walked(
      ...atFinalDeed.slice(0, 2),
      ['ask', '10-12-2026'],
      ['hold', '11-12-2026', { reason: 'no_reply_from_customer' }],
      ['lift', '14-12-2026'],
      ['answer', '15-12-2026'],
    )
    expect(back).toMatchObject({ status: 'checking_documents', due: '17-12-2026', interrupted: [] })
  })

  test('who looked at the final deed when it was held looks at it again', () => {
    const state = walked(...atFinalDeed, ['send_concept', '11-12-2026'], ['hold', '14-12-2026'], ['lift', '15-12-2026'])
    expect(state).toMatchObject({ status: 'uploading_fca', turn: 'signers' })
  })

  const impossible: [string, Walk, Move][] = [
    ['a hold on hold', [['hold', '08-12-2026']], 'hold'],
    ['climbing while on hold', [['hold', '08-12-2026']], 'submit'],
    ['climbing with a question open', [['ask', '08-12-2026']], 'submit'],
    ['lifting what is not held', [], 'lift'],
    ['going below the first rung', [], 'revert'],
    ['agreeing before anything was sent', [...atFinalDeed], 'approve_concept'],
    ['anything after the end', [['cancel', '08-12-2026']], 'hold'],
    ['cancelling twice', [['cancel', '08-12-2026']], 'cancel'],
  ]
  test.each(impossible)('%s cannot be', (_name, steps, move) => {
    expect(stateAfter(walked(...steps), { move, on: day('09-12-2026') }, usualCalendar)).toBeNull()
  })
})

describe('on every walk', () => {
  const steps = fc.array(
    fc.record({
      move: fc.constantFrom(...moves),
      later: fc.integer({ min: 0, max: 12 }),
      reason: fc.constantFrom(...holdReasons),
      bySupport: fc.boolean(),
      allApproved: fc.boolean(),
    }),
    { maxLength: 60 },
  )

  /** The events that could happen, one after another, and the states between them. */
  function walk(wanted: typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never) {
    let [state, today] = [opened, monday]
    const [events, states]: [CaseEvent[], CaseState[]] = [[], [opened]]
    for (const { later, ...event } of wanted) {
      today = addDays(today, later) ?? today
      const next = stateAfter(state, { ...event, on: today }, usualCalendar)
      if (next === null) continue
      events.push({ ...event, on: today })
      states.push(next)
      state = next
    }
    return { events, states }
  }

  test('its history gives the same state again', () => {
    fc.assert(
      fc.property(steps, (wanted) => {
        const { events, states } = walk(wanted)
        const again = events.reduce<CaseState>(
          (state, event) => stateAfter(state, event, usualCalendar) ?? state,
          opened,
        )
        expect(again).toEqual(states.at(-1))
      }),
      lawfully(300),
    )
  })

  test('the clock never runs on hold, and a hold takes no day of a term', () => {
    fc.assert(
      fc.property(steps, (wanted) => {
        const { events, states } = walk(wanted)
        for (const [index, state] of states.entries()) {
          const ended = state.status === 'finalized' || state.status === 'canceled'
          expect(state.due === null).toBe(ended || state.status === 'on_hold')
          const event = events[index]
          const after = states[index + 1]
          if (event?.move !== 'lift' || after === undefined) continue
          const left = state.interrupted.at(-1)?.left ?? null
          if (left !== null && after.due !== null)
            expect(workingDaysBetween(event.on, after.due)).toBe(Math.max(0, left))
        }
      }),
      lawfully(300),
    )
  })

  test('it waits on one party, on nobody only at the end, and can always still be ended', () => {
    fc.assert(
      fc.property(steps, fc.boolean(), (wanted, hasOffice) => {
        for (const state of walk(wanted).states) {
          const ended = state.status === 'finalized' || state.status === 'canceled'
          expect(caseStatuses).toContain(state.status)
          expect(waitingOn(state, { hasOffice }) === 'nobody').toBe(ended)
          if (!ended) expect(stateAfter(state, { move: 'cancel', on: monday }, usualCalendar)?.status).toBe('canceled')
        }
      }),
      lawfully(300),
    )
  })
})
