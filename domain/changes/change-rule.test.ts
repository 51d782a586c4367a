import { describe, expect, test } from 'vitest'
import { type ChangeFacts, changeRule, changeStage, changeSubjectOf, paidChange } from './change-rule.ts'

const facts: ChangeFacts = { stage: 'at_work', paths: [], asked: [], deedChanges: true, conceptSent: false }

describe('where a case stands', () => {
  test.each([
    ['open_mix', [], false, 'before_check'],
    ['submitted_mix', [], false, 'before_check'],
    ['extra_questions', [], false, 'before_check'],
    ['extra_questions', ['checking_documents'], false, 'at_work'],
    ['on_hold', ['uploading_fca', 'extra_questions'], true, 'agreed'],
    ['checking_documents', [], false, 'at_work'],
    ['legal_support_checking_documents', [], false, 'at_work'],
    ['uploading_fca', [], false, 'at_work'],
    ['uploading_fca', [], true, 'agreed'],
    ['scheduling_meeting', [], true, 'agreed'],
    ['scheduling_meeting', [], false, 'agreed'],
    ['executing_deed', [], true, 'signed'],
    ['extracting_kvk', [], true, 'signed'],
    ['finalized', [], true, 'signed'],
    ['canceled', [], false, 'over'],
  ] as const)('%s, interrupted from %j, agreed %s: %s', (status, interrupted, agreed, stage) => {
    const from = interrupted.map((one) => ({ status: one, turn: 'office' as const, left: null }))
    expect(changeStage({ status, interrupted: from }, agreed)).toBe(stage)
  })
})

test.each([
  ['main.company_name', 'name'],
  ['main.headquarters', 'seat'],
  ['main.activities', 'object'],
  ['p2.lastname', 'persons'],
  ['p3.active', 'persons'],
  ['p1.phone_number', null],
  ['p1.address', null],
  ['main.financial_year_end', null],
  ['main.constructor', null],
] as const)('%s is about %s', (path, subject) => {
  expect(changeSubjectOf(path)).toBe(subject)
})

describe('what a change costs and sets going', () => {
  test.each<[string, Partial<ChangeFacts>, object]>([
    ['nobody looked at it', { stage: 'before_check', paths: ['main.company_name'] }, { fee: false, restarts: false }],
    ['the name, at work', { paths: ['main.company_name'] }, { fee: true, subjects: ['name'], restarts: true }],
    ['another answer, at work', { paths: ['main.financial_year_end'] }, { fee: false, restarts: false }],
    [
      'what the notary asked for',
      { paths: ['main.company_name'], asked: ['main.company_name'] },
      { fee: false, restarts: true },
    ],
    [
      'what was asked for, and more',
      { paths: ['main.company_name', 'main.headquarters'], asked: ['main.company_name'] },
      { fee: true, subjects: ['seat'] },
    ],
    [
      'a final deed that nobody agreed with yet',
      { paths: ['main.financial_year_end'], conceptSent: true },
      { fee: false, reopens: true, restarts: true },
    ],
    [
      'any word of a deed that was agreed with',
      { stage: 'agreed', paths: ['main.financial_year_end'], conceptSent: true },
      { fee: true, subjects: [], reopens: true },
    ],
    [
      'what stands in no deed',
      { stage: 'agreed', paths: ['p1.phone_number'], conceptSent: true, deedChanges: false },
      { fee: false, reopens: false, restarts: false },
    ],
  ])('%s', (_name, given, rule) => {
    expect(changeRule({ ...facts, ...given })).toMatchObject({ allowed: true, ...rule })
  })

  test.each(['signed', 'over'] as const)('%s: it is another deed', (stage) => {
    expect(changeRule({ ...facts, stage, paths: ['p1.phone_number'] })).toEqual({ allowed: false, why: stage })
  })
})

test.each([
  ['as it was asked for', 9_075, 9_075, { kind: 'applied', back: 0 }],
  ['free by now', 9_075, 0, { kind: 'applied', back: 9_075 }],
  ['cheaper by now', 9_075, 5_000, { kind: 'applied', back: 4_075 }],
  ['something would come back', 9_075, -1_000, { kind: 'applied', back: 9_075 }],
  ['dearer by now', 9_075, 10_000, { kind: 'returned', back: 9_075 }],
  ['signed meanwhile', 9_075, null, { kind: 'returned', back: 9_075 }],
] as const)('a payment that comes in: %s', (_name, paid, now, outcome) => {
  expect(paidChange(paid, now)).toEqual(outcome)
})
