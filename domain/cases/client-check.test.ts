import { describe, expect, test } from 'vitest'
import type { UboTest } from '../ownership/index.ts'
import { type ClientCheck, checkState, leastRisk, openParts } from './client-check.ts'
import {
  firstReviewStatus,
  type ReviewMove,
  type ReviewStatus,
  reviewAfter,
  reviewMoves,
  reviewStatuses,
} from './ubo-track.ts'

const known: UboTest = { ubos: [{ id: 'p1', share: 10_000, pseudo: false }], unknown: [] }
const subject = { people: ['p1'] as const, ubos: known }
const whole: ClientCheck = {
  identities: { p1: 'video' },
  representation: 'seen',
  ubosConfirmed: true,
  pep: 'none',
  sanctions: 'none',
  funds: 'savings',
  risk: 'low',
  reason: 'a baker who starts for herself',
  decidedBy: 'anneke',
}

describe('the client check', () => {
  const cases: [string, Partial<ClientCheck>, string][] = [
    ['whole', {}, 'closed'],
    ['no reason', { reason: '  ' }, 'open'],
    ['somebody on a sanctions list', { sanctions: 'found' }, 'open'],
    ['an identity nobody saw', { identities: {} }, 'open'],
    ['a high risk by one', { risk: 'high' }, 'awaits_second'],
    ['a high risk by one, twice', { risk: 'high', secondBy: 'anneke' }, 'awaits_second'],
    ['a high risk by two', { risk: 'high', secondBy: 'jelle' }, 'closed'],
    ['a politically exposed person as low risk', { pep: 'found' }, 'open'],
    ['a politically exposed person, seen by two', { pep: 'found', risk: 'high', secondBy: 'jelle' }, 'closed'],
  ]
  test.each(cases)('%s', (_name, more, state) => expect(checkState({ ...whole, ...more }, subject)).toBe(state))

  test('says what is open, per person where it is', () => {
    expect(
      openParts({ identities: {} }, { people: ['p1', 'p2'], ubos: known }).map(({ part, person }) => person ?? part),
    ).toEqual(['p1', 'p2', 'representation', 'ubos', 'pep', 'sanctions', 'funds', 'risk', 'reason', 'decision'])
  })

  test('with owners that nobody knows it is no low risk', () => {
    expect(leastRisk(whole, { ubos: [], unknown: ['p1'] })).toBe('medium')
    expect(leastRisk(whole, known)).toBe('low')
  })
})

describe('the registration of who is behind it', () => {
  test('goes its way', () => {
    const way: ReviewMove[] = [
      'incorporated',
      'data_complete',
      'documents_complete',
      'reject',
      'again',
      'data_complete',
      'documents_complete',
      'approve',
      'register',
    ]
    const end = way.reduce<ReviewStatus | null>(
      (status, move) => status && reviewAfter(status, move),
      firstReviewStatus,
    )
    expect(end).toBe('completed')
  })

  test('ends, and stays ended', () => {
    for (const status of reviewStatuses) {
      const next = reviewMoves.filter((move) => reviewAfter(status, move) !== null)
      expect(next.length === 0).toBe(status === 'completed' || status === 'review_cancelled')
    }
  })
})
