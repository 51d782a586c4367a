import { expect, test } from 'vitest'
import type { DutchDate } from '../values/index.ts'
import { usualCalendar } from './clock.ts'
import { type Nudge, nudgeFor } from './reminders.ts'
import type { CaseState } from './state.ts'

const day = (text: string) => text as DutchDate
const at = (status: CaseState['status'], since: string, due: string | null): CaseState => ({
  ...{ status, since: day(since), due: due === null ? null : day(due), turn: 'office', hold: null, interrupted: [] },
})

// Monday 16 November 2026 and on.
const sent = at('submitted_mix', '16-11-2026', '18-11-2026')
const collecting = at('open_mix', '16-11-2026', '30-11-2026')

test.each<[string, CaseState, 'customer' | 'notary', string | null, string, Nudge]>([
  ['an office within its term', sent, 'notary', null, '18-11-2026', 'none'],
  ['an office past its term', sent, 'notary', null, '19-11-2026', 'remind_office'],
  ['the same day again', sent, 'notary', '19-11-2026', '19-11-2026', 'none'],
  ['an office that does not take it up', sent, 'notary', '19-11-2026', '20-11-2026', 'hand_over'],
  ['a founder with time', collecting, 'customer', null, '25-11-2026', 'none'],
  ['a founder with two working days left', collecting, 'customer', null, '26-11-2026', 'remind_founder'],
  ['the day after', collecting, 'customer', '26-11-2026', '27-11-2026', 'none'],
  ['a week later', collecting, 'customer', '26-11-2026', '03-12-2026', 'remind_founder'],
  ['a founder of whom nothing is heard', collecting, 'customer', '23-12-2026', '15-01-2027', 'none'],
  ['of the rung before', collecting, 'customer', '13-11-2026', '26-11-2026', 'remind_founder'],
  [
    'a deed that is late',
    at('checking_documents', '16-11-2026', '19-11-2026'),
    'notary',
    null,
    '20-11-2026',
    'remind_office',
  ],
  ['a clock that stands still', at('on_hold', '16-11-2026', null), 'customer', null, '20-12-2026', 'none'],
])('%s', (_name, state, waiting_on, reminded, today, wanted) => {
  const waiting = { state, waiting_on, hasOffice: true, reminded: reminded === null ? null : day(reminded) }
  expect(nudgeFor(waiting, day(today), usualCalendar)).toBe(wanted)
})

test('support is reminded of a case without an office, and it is handed over to nobody', () => {
  const waiting = { state: sent, waiting_on: 'support', hasOffice: false, reminded: null } as const
  expect(nudgeFor(waiting, day('20-11-2026'), usualCalendar)).toBe('remind_office')
})
