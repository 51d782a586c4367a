import { expect, test } from 'vitest'
import type { CaseStatus } from '../orders/index.ts'
import type { DutchDate } from '../values/index.ts'
import { countRungs, type HistoryMove, type OfficeStay, officeRungs, staysOf } from './stays.ts'

const day = (text: string) => text as DutchDate
const line = (on: string, action: string, from: CaseStatus | null, to: CaseStatus): HistoryMove => ({
  ...{ action, from, to, on: day(on) },
})
// Monday 2 November 2026 and on.
const sent = line('02-11-2026', 'submit', 'open_mix', 'submitted_mix')
const taken = (on: string) => line(on, 'check_documents', 'submitted_mix', 'checking_documents')
const stay = (rung: OfficeStay['rung'], days: number, ended: string): OfficeStay => ({ rung, days, ended: day(ended) })

test.each<[string, readonly HistoryMove[], readonly OfficeStay[]]>([
  ['nothing yet', [], []],
  ['still waiting', [sent], []],
  ['the same day', [sent, taken('02-11-2026')], [stay('submitted_mix', 0, '02-11-2026')]],
  ['over a weekend', [sent, taken('09-11-2026')], [stay('submitted_mix', 5, '09-11-2026')]],
  [
    'what stood still does not count',
    [
      sent,
      line('03-11-2026', 'hold', 'submitted_mix', 'on_hold'),
      line('12-11-2026', 'lift', 'on_hold', 'submitted_mix'),
      taken('13-11-2026'),
    ],
    [stay('submitted_mix', 2, '13-11-2026')],
  ],
  [
    'a question that is put on hold',
    [
      sent,
      line('03-11-2026', 'ask', 'submitted_mix', 'extra_questions'),
      line('04-11-2026', 'hold', 'extra_questions', 'on_hold'),
      line('05-11-2026', 'lift', 'on_hold', 'extra_questions'),
      line('06-11-2026', 'answer', 'extra_questions', 'submitted_mix'),
      taken('06-11-2026'),
    ],
    [stay('submitted_mix', 1, '06-11-2026')],
  ],
  [
    'another office begins anew',
    [sent, line('06-11-2026', 'hand_over', 'submitted_mix', 'submitted_mix'), taken('09-11-2026')],
    [stay('submitted_mix', 1, '09-11-2026')],
  ],
  [
    'a deed waits for the office until it is sent round',
    [
      line('02-11-2026', 'upload_fca', 'checking_documents', 'uploading_fca'),
      line('04-11-2026', 'send_concept', 'uploading_fca', 'uploading_fca'),
      line('10-11-2026', 'approve_concept', 'uploading_fca', 'uploading_fca'),
      line('11-11-2026', 'schedule_meeting', 'uploading_fca', 'scheduling_meeting'),
    ],
    [stay('uploading_fca', 2, '04-11-2026')],
  ],
  [
    'notes along the way',
    [sent, line('03-11-2026', 'note', 'submitted_mix', 'submitted_mix'), taken('03-11-2026')],
    [stay('submitted_mix', 1, '03-11-2026')],
  ],
  ['what is called off is no work done', [sent, line('09-11-2026', 'cancel', 'submitted_mix', 'canceled')], []],
  [
    'what was taken back a rung',
    [
      sent,
      taken('03-11-2026'),
      line('04-11-2026', 'revert', 'checking_documents', 'submitted_mix'),
      taken('05-11-2026'),
    ],
    [stay('submitted_mix', 1, '03-11-2026'), stay('submitted_mix', 1, '05-11-2026')],
  ],
])('%s', (_name, history, expected) => expect(staysOf(history, [])).toEqual(expected))

test('days on which the office was closed are no days', () => {
  expect(staysOf([sent, taken('04-11-2026')], [day('03-11-2026')])).toEqual([stay('submitted_mix', 1, '04-11-2026')])
})

test('counted by the terms of the office, and no further back than was asked', () => {
  const terms = { submitted_mix: 2, checking_documents: 3, uploading_fca: 3, executing_deed: 2, extracting_kvk: 5 }
  const stays = [
    stay('submitted_mix', 1, '01-10-2026'),
    stay('submitted_mix', 2, '02-11-2026'),
    stay('submitted_mix', 5, '03-11-2026'),
  ]
  const counted = countRungs(stays, terms, day('02-11-2026'))
  expect(counted.map(({ rung }) => rung)).toEqual(officeRungs)
  expect(counted[0]).toEqual({ rung: 'submitted_mix', stays: 2, average: 3.5, in_time: 1 })
  expect(counted[1]).toEqual({ rung: 'checking_documents', stays: 0, average: null, in_time: 0 })
})
