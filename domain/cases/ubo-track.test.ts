import { describe, expect, test } from 'vitest'
import type { DutchDate } from '../values/index.ts'
import { usualCalendar } from './clock.ts'
import type { CaseFacts } from './possible.ts'
import { openedOn } from './state.ts'
import { type ReviewStatus, reviewPossibilities, type StaffReviewMove } from './ubo-track.ts'

const facts = (more: Partial<CaseFacts> = {}): CaseFacts => ({
  ...{ openTasks: [], unfinishedPeople: [], openFlags: [], openQuestions: [], openChanges: [], openBlanks: [] },
  ...{ documents: [{ id: 'passport', review: 'accepted' }], clientCheck: 'closed', concept: null, signers: [] },
  ...{ appointment: 'held', signedDeed: true, kvkNumber: true, kvkExtract: true, holdings: [] },
  state: openedOn('07-12-2026' as DutchDate, usualCalendar),
  ...more,
})

describe('the registration of who is behind a company', () => {
  const cases: readonly (readonly [string, ReviewStatus, StaffReviewMove, Partial<CaseFacts>, readonly object[]])[] = [
    ['data that are there', 'waiting_for_data', 'data_complete', {}, []],
    [
      'data, before the client check',
      'waiting_for_data',
      'data_complete',
      { clientCheck: 'open' },
      [{ kind: 'client_check' }],
    ],
    [
      'data, before the second pair of eyes',
      ...(['waiting_for_data', 'data_complete', { clientCheck: 'awaits_second' }] as const),
      [{ kind: 'second_pair_of_eyes' }],
    ],
    [
      'papers that nobody looked at',
      ...(['waiting_for_documents', 'documents_complete', { documents: [{ id: 'a', review: 'unchecked' }] }] as const),
      [{ kind: 'document_unchecked', id: 'a' }],
    ],
    ['to refuse it, nothing', 'pending_review', 'reject', { clientCheck: 'open' }, []],
    ['to register what is there', 'review_approved', 'register', {}, []],
    [
      'to register a company that is not there, with another owner since',
      ...(['review_approved', 'register', { kvkNumber: false, clientCheck: 'open' }] as const),
      [{ kind: 'kvk_number' }, { kind: 'client_check' }],
    ],
  ]

  test.each(cases)('what is missing: %s', (_name, status, move, more, missing) => {
    const found = reviewPossibilities(status, facts(more)).find((one) => one.move === move)
    expect(found).toEqual({ move, possible: missing.length === 0, missing })
  })

  test('nobody begins it by hand, registers what was not approved, or goes on with what is over', () => {
    const moves = (status: ReviewStatus) => reviewPossibilities(status, facts()).map(({ move }) => move)
    expect(moves('waiting_for_incorporation')).toEqual([])
    expect(moves('pending_review')).toEqual(['approve', 'reject'])
    expect(moves('completed')).toEqual([])
    expect(moves('review_cancelled')).toEqual([])
  })
})
