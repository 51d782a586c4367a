import { describe, expect, test } from 'vitest'
import { type Answers, fieldsOf, questionOf, type ShareholderAnswers } from '../questions/index.ts'
import type { DutchDate } from '../values/index.ts'
import { isByHand, isForAssistants, withoutByHand } from './by-hand.ts'
import { assistantPermissions, assistantToolPermissions, mayUseTool } from './permissions.ts'

const keysThat = (scope: 'main' | 'shareholder', holds: typeof isByHand) =>
  fieldsOf(scope)
    .filter(holds)
    .map(({ key }) => key)
    .sort()

test('by hand is what is sensitive, the identity document and every tick', () => {
  expect(keysThat('main', isByHand)).toEqual(
    [
      ...['bankruptcy', 'bankruptcy_persons', 'bankruptcy_settled'],
      ...['criminal_record_status', 'lead_approval'],
    ].sort(),
  )
  expect(keysThat('shareholder', isByHand)).toEqual(
    [
      ...['birthdate', 'representative_birthdate', 'pep', 'bsn', 'bsn_not_present', 'document_number'],
      ...['document_type', 'issue_date', 'expiration_date', 'place_of_issue'],
      ...['name_as_on_document', 'ubo_kvk_registered_check'],
    ].sort(),
  )
})

describe('an assistant answers', () => {
  test.each([
    ['main', 'company_name', true],
    ['main', 'activities', true],
    ['shareholder', 'firstname', true],
    ['shareholder', 'nationality', true],
    ['shareholder', 'type', true],
    ['shareholder', 'bsn', false],
    ['main', 'bankruptcy', false],
    // The engine's own.
    ['shareholder', 'active', false],
    ['main', 'upsell_package', false],
    ['shareholder', 'party', false],
    // An invitation.
    ['shareholder', 'filled_in_by', false],
  ] as const)('%s.%s: %s', (scope, key, expected) => {
    const field = questionOf(scope, key)
    expect(field && isForAssistants(field)).toBe(expected)
  })
})

const lotte: ShareholderAnswers = {
  ...{ active: true, firstname: 'Lotte', address: 'Dam 1', pep: true, name_as_on_document: true },
  ...{ birthdate: '22-08-1988' as DutchDate, document_type: 'passport' },
}
const answers = (p2: ShareholderAnswers): Answers => ({
  main: { company_name: 'Molenwiek', bankruptcy: true, criminal_record_status: true },
  ...{ p1: lotte, p2, p3: {}, p4: {} },
})

test('what is by hand is taken out of the answers, whoever they are about', () => {
  const left = { active: true, firstname: 'Lotte', address: 'Dam 1' }
  expect(withoutByHand(answers({ ...lotte, filled_in_by: 'customer' }))).toEqual({
    main: { company_name: 'Molenwiek' },
    ...{ p1: left, p2: { ...left, filled_in_by: 'customer' }, p3: {}, p4: {} },
  })
})

test('the part that somebody fills in themselves is not there either', () => {
  const { p2 } = withoutByHand(answers({ ...lotte, filled_in_by: 'self' }))
  expect(p2).toEqual({ active: true, firstname: 'Lotte', filled_in_by: 'self' })
})

test('no key in a row that the catalogue does not know', () => {
  const odd = { ...answers({}), p3: { strange: 'secret' } as ShareholderAnswers }
  expect(withoutByHand(odd).p3).toEqual({})
})

test('a tool is used with one of its permissions, and with no other', () => {
  expect(mayUseTool(['price'], 'estimate_price')).toBe(true)
  expect(mayUseTool(['fill_in', 'check', 'read_deed'], 'estimate_price')).toBe(false)
  expect(mayUseTool(['check'], 'list_questions')).toBe(true)
  expect(mayUseTool(['check', 'read_deed', 'price'], 'save_answers')).toBe(false)
  expect(mayUseTool([], 'list_products')).toBe(false)
  for (const permission of assistantPermissions) expect(mayUseTool([permission], 'list_products')).toBe(true)
  expect(Object.keys(assistantToolPermissions)).toHaveLength(9)
})
