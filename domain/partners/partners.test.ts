import { describe, expect, test } from 'vitest'
import { dutchDate } from '../values/index.ts'
import {
  afterWithdrawal,
  consentIssue,
  holdsBsn,
  isEnoughTier,
  isOpenRequest,
  isSamePassedOn,
  partnerRequestState,
  passedOn,
  passedOnFacts,
  passedOnThings,
} from './index.ts'

const today = dutchDate(18, 11, 2026) ?? expect.unreachable('a day')

test.each([
  [null, null, true],
  [null, 'gold', true],
  ['bronze', null, false],
  ['bronze', 'bronze', true],
  ['bronze', 'gold', true],
  ['silver', 'bronze', false],
  ['silver', 'silver', true],
  ['gold', 'silver', false],
  ['gold', 'gold', true],
] as const)('what needs %s, for who has %s: %s', (needed, own, may) => {
  expect(isEnoughTier(needed, own)).toBe(may)
})

describe('what goes to a partner', () => {
  const given = {
    name: ' Sanne  de Vries',
    email: 'sanne@voorbeeld.nl',
    phone: null,
    company: '',
    question: ' Kan dit?\n',
  }

  test('is what may go, tidied, and nothing that is empty', () => {
    expect(passedOn(given)).toEqual({ name: 'Sanne de Vries', email: 'sanne@voorbeeld.nl', question: 'Kan dit?' })
    expect(passedOnFacts(passedOn({ ...given, phone: '06 12345678' })).map(({ what }) => what)).toEqual([
      'name',
      'email',
      'phone',
      'question',
    ])
  })

  test('is never anything else, whatever is handed over', () => {
    const person = {
      ...given,
      bsn: '111222333',
      birthdate: '01-02-1990',
      document_number: 'NX1234561',
      address: 'Dam 1',
    }
    expect(Object.keys(passedOn(person)).every((key) => passedOnThings.some((what) => what === key))).toBe(true)
    expect(JSON.stringify(passedOn(person))).not.toMatch(/111222333|1990|NX1234561|Dam/)
  })

  test('is the same when every thing in it is', () => {
    expect(isSamePassedOn(passedOn(given), passedOn({ ...given, name: 'Sanne de Vries' }))).toBe(true)
    expect(isSamePassedOn(passedOn(given), passedOn({ ...given, question: 'Of dit?' }))).toBe(false)
    expect(isSamePassedOn(passedOn(given), passedOn({ ...given, phone: '06 12345678' }))).toBe(false)
  })

  test.each([
    ['Mijn BSN is 111222333.', true],
    ['1112.22.333', true],
    ['111 222 333', true],
    // Nine digits that are nobody's number.
    ['Order 123456789', false],
    ['Bel me op 0612345678', false],
    ['+31 612345678', false],
    ['06 1112 22333', false],
    ['KVK 69599084', false],
    ['Ik wil er 25000 in steken.', false],
  ])('a question with %j holds a BSN: %s', (question, holds) => {
    expect(holdsBsn(question, today)).toBe(holds)
  })
})

const at = new Date('2026-11-18T09:00:00Z')

test.each([
  [{}, 'waiting', true, 'nothing_went'],
  [{ sent_at: at }, 'sent', true, 'erasure_asked'],
  [{ sent_at: at, undelivered_at: at }, 'undelivered', false, 'nothing_went'],
  [{ withdrawn_at: at }, 'withdrawn', false, 'withdrawn_before'],
  [{ sent_at: at, withdrawn_at: at }, 'withdrawn', false, 'withdrawn_before'],
] as const)('a request with %j is %s', (moments, state, open, after) => {
  const found = partnerRequestState({ sent_at: null, undelivered_at: null, withdrawn_at: null, ...moments })
  expect([found, isOpenRequest(found), afterWithdrawal(found)]).toEqual([state, open, after])
})

test.each([
  [1, 1, null],
  [1, 2, 'stale_consent'],
  // Nobody can have read words that are not there yet.
  [3, 2, 'stale_consent'],
] as const)('who agreed to version %i of the words while %i holds: %s', (agreed, current, issue) => {
  expect(consentIssue(agreed, current)).toBe(issue)
})
