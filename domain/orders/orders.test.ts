import { describe, expect, test } from 'vitest'
import type { MainAnswers } from '../questions/index.ts'
import {
  boxesFor,
  type CaseAction,
  type CaseStatus,
  caseAfter,
  differencesBetween,
  firstCaseStatus,
  invoiceNumber,
  isTakenBack,
  type Money,
  type NotaryWay,
  newestWord,
  type OrderState,
  orderMoneyOf,
  paymentStatusOf,
  providerStatuses,
  wayOf,
} from './index.ts'

test.each([
  ['open', 'open'],
  ['pending', 'pending'],
  ['authorized', 'authorized'],
  ['paid', 'authorized'],
  ['canceled', 'cancelled'],
  ['expired', 'error'],
  ['failed', 'refused'],
] as const)('the provider says %s, we say %s', (theirs, ours) => {
  expect(paymentStatusOf(theirs)).toBe(ours)
})

describe('news out of order', () => {
  test.each([
    ['open', 'pending', 'pending'],
    ['pending', 'open', 'open'],
    ['paid', 'expired', 'paid'],
    ['paid', 'open', 'paid'],
    ['expired', 'open', 'expired'],
    ['expired', 'paid', 'paid'],
    ['authorized', 'paid', 'paid'],
    ['authorized', 'canceled', 'canceled'],
    ['failed', 'canceled', 'failed'],
    ['open', null, 'open'],
    ['authorized', null, 'authorized'],
  ] as const)('%s, then %s, is %s', (known, told, after) => {
    expect(newestWord(known, told)).toBe(after)
  })

  test('what was paid stays paid, whatever comes', () => {
    for (const word of providerStatuses) expect(newestWord('paid', word)).toBe('paid')
  })
})

describe('an order of 100 by all its payments', () => {
  const paid = (received: number, back: Partial<Money> = {}): Money => ({
    ...{ received, refunded: 0, charged_back: 0 },
    ...back,
  })
  const none = paid(0)

  test.each<[string, readonly Money[], OrderState, OrderState, number]>([
    ['nobody tried', [], 'unpaid', 'unpaid', 0],
    ['nothing came in', [none, none], 'unpaid', 'unpaid', 0],
    ['paid', [paid(100)], 'unpaid', 'paid', 100],
    ['paid, and told again', [paid(100)], 'paid', 'paid', 100],
    ['paid by the second try', [none, paid(100)], 'unpaid', 'paid', 100],
    ['less than it costs', [paid(99)], 'unpaid', 'unpaid', 99],
    ['a part refunded is a favour', [paid(100, { refunded: 10 })], 'paid', 'paid', 90],
    ['a part refunded before we heard of it', [paid(100, { refunded: 10 })], 'unpaid', 'paid', 90],
    ['all refunded', [paid(100, { refunded: 100 })], 'paid', 'reversed', 0],
    ['all refunded in parts', [paid(100, { refunded: 60, charged_back: 40 })], 'paid', 'reversed', 0],
    ['refunded before we heard of it', [paid(100, { refunded: 100 })], 'unpaid', 'unpaid', 0],
    ['a bank took it back', [paid(100, { charged_back: 100 })], 'paid', 'reversed', 0],
    ['a bank took a cent back', [paid(100, { charged_back: 1 })], 'paid', 'reversed', 99],
    ['a bank took more than there was', [paid(100, { charged_back: 120 })], 'paid', 'reversed', 0],
    ['the bank was wrong', [paid(100)], 'reversed', 'paid', 100],
    ['taken back, and told again', [paid(100, { charged_back: 100 })], 'reversed', 'reversed', 0],
    ['taken back and paid anew', [paid(100, { charged_back: 100 }), paid(100)], 'reversed', 'paid', 100],
    ['paid twice', [paid(100), paid(100)], 'paid', 'paid', 200],
    ['paid twice, one of them refunded', [paid(100, { refunded: 100 }), paid(100)], 'paid', 'paid', 100],
    ['paid twice, a bank took one back', [paid(100), paid(100, { charged_back: 100 })], 'paid', 'paid', 100],
    ['paid twice, a bank took a cent back', [paid(100), paid(100, { charged_back: 1 })], 'paid', 'paid', 199],
    ['paid twice, both refunded', [paid(100, { refunded: 100 }), paid(100, { refunded: 100 })], 'paid', 'reversed', 0],
    ['what is held beside it is dearer', [paid(100, { refunded: 100 }), paid(180)], 'paid', 'paid', 180],
    ['what is held beside it is not enough', [paid(100, { refunded: 100 }), paid(60)], 'paid', 'reversed', 60],
    ['a favour on one, the other gone', [paid(100, { refunded: 5 }), paid(100, { refunded: 100 })], 'paid', 'paid', 95],
  ])('%s', (_name, payments, before, state, held) => {
    expect(orderMoneyOf(100, payments, before)).toEqual({ state, held })
  })

  test.each([
    ['we gave it back', [paid(100, { refunded: 100 })], false],
    ['a bank took it back', [paid(100, { charged_back: 100 })], true],
    ['a bank took a part of it back', [paid(100, { refunded: 60, charged_back: 40 })], true],
    ['nobody tried', [], false],
  ])('taken back: %s', (_name, payments, is) => expect(isTakenBack(payments)).toBe(is))

  test('what costs nothing is not paid by nobody', () => {
    expect(orderMoneyOf(0, [none], 'unpaid')).toEqual({ state: 'unpaid', held: 0 })
  })
})

describe('what differs between two prices', () => {
  const line = (key: string, total: number, amount = 1) => ({ key, total, amount })
  test.each([
    ['nothing', [line('a', 1)], [line('a', 1)], []],
    ['dearer', [line('a', 1)], [line('a', 2)], [['a', 1, 2]]],
    ['another line', [line('a', 1)], [line('a', 1), line('b', 3)], [['b', null, 3]]],
    ['a line less', [line('a', 1), line('b', 3)], [line('a', 1)], [['b', 3, null]]],
    ['free lines are no news', [line('a', 1), line('b', 0)], [line('a', 1), line('c', 0)], []],
    ['what was free and is not', [line('b', 0)], [line('b', 5)], [['b', 0, 5]]],
    ['more for the same', [line('a', 4, 1)], [line('a', 4, 2)], [['a', 4, 4]]],
  ])('%s', (_name, before, after, expected) => {
    const found = differencesBetween(before, after).map((one) => [one.line.key, one.before, one.after])
    expect(found).toEqual(expected)
  })
})

describe('the way of a case', () => {
  const way: readonly (readonly [CaseAction, CaseStatus])[] = [
    ['submit', 'submitted_mix'],
    ['check_documents', 'checking_documents'],
    ['upload_fca', 'uploading_fca'],
    ['schedule_meeting', 'scheduling_meeting'],
    ['execute_deed', 'executing_deed'],
    ['extract_kvk', 'extracting_kvk'],
    ['complete', 'finalized'],
  ]

  test('goes up rung by rung, and down again', () => {
    let status = firstCaseStatus
    for (const [action, next] of way) {
      const before = status
      expect(caseAfter(status, action)).toBe(next)
      status = next
      expect(caseAfter(status, 'revert')).toBe(before)
    }
  })

  test.each([
    ['open_mix', 'complete', null],
    ['open_mix', 'revert', null],
    ['extra_questions', 'submit', 'submitted_mix'],
    ['legal_support_checking_documents', 'upload_fca', 'uploading_fca'],
    ['finalized', 'cancel', null],
    ['canceled', 'cancel', null],
    ['executing_deed', 'cancel', 'canceled'],
    ['on_hold', 'cancel', 'canceled'],
    ['on_hold', 'submit', null],
  ] as const)('%s and then %s gives %s', (status, action, after) => {
    expect(caseAfter(status, action)).toBe(after)
  })
})

test('invoices are counted per year', () => {
  expect([invoiceNumber(2026, 1), invoiceNumber(2027, 123_456)]).toEqual(['2026-00001', '2027-123456'])
  expect(() => invoiceNumber(2026, 0)).toThrow(RangeError)
})

test.each<[string, MainAnswers, NotaryWay | null]>([
  ['no way to the notary yet', { online_notary: false }, null],
  ['online, whatever office was chosen before', { online_notary: true, notary_option: 'known_notary' }, 'online'],
  ['a way to an office', { online_notary: false, notary_option: 'known_notary' }, 'known_notary'],
])('%s', (_name, main, expected) => {
  expect(wayOf(main)).toBe(expected)
})

describe('the boxes of checkout', () => {
  const nobody = { p2: {}, p3: {}, p4: {} }
  test.each([
    ['as a rule', {}, {}, { lead_approval: true, ubo: false }],
    [
      'who talks to the tax adviser',
      { upsell_package_type_product_ids: ['free-intake-smart-tax-accounting'] },
      {},
      { lead_approval: false, ubo: false },
    ],
    ['the same, by the question', { free_intake: true }, {}, { lead_approval: false, ubo: false }],
    ['owners to be reported', {}, { ubo_kvk_registered: false }, { lead_approval: true, ubo: true }],
    ['owners that were reported', {}, { ubo_kvk_registered: true }, { lead_approval: true, ubo: false }],
  ])('%s', (_name, main, p1, expected) => {
    expect(boxesFor({ main, p1: { active: true, ...p1 }, ...nobody })).toEqual(expected)
  })
})
