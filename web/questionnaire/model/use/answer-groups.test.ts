import { expect, test } from 'vitest'
import { finalStep, startAnswers } from '#domain/flow/index.ts'
import { productOf } from '#domain/products/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { addShareholder, chooseType } from '#domain/shareholders/index.ts'
import { parseDutchDate } from '#domain/values/index.ts'
import { answerGroups } from './answer-groups.ts'

const product = productOf('dutch-bv')
const today = parseDutchDate('15-11-2026')
if (!product || !today) throw new Error('There is no Dutch BV.')
const groupsOf = (answers: Answers, predefined_notary = false) =>
  answerGroups(product, answers, { today, predefined_notary })
const start = startAnswers(product)

test('every section that applies, in order, and not the overview itself', () => {
  const groups = groupsOf(start)
  expect(groups.map(({ section }) => section)).toEqual([
    ...['general', 'contact', 'complete', 'staff', 'basic', 'personal', 'home', 'id', 'other'],
    ...['holdings', 'shares', 'bankruptcy', 'membership', 'dga', 'services', 'notary'],
  ])
  expect(groups.every(({ step }) => step < finalStep(product))).toBe(true)
  expect(groups[0]?.fields.map(({ path }) => path)).toContain('main.company_name')
})

test('each shareholder has their own sections, and is named in them', () => {
  const { answers } = addShareholder(start)
  const ids = groupsOf(answers).filter(({ section }) => section === 'id')
  expect(ids.map(({ person }) => person)).toEqual(['p1', 'p2'])
  expect(ids[1]?.fields.every(({ person }) => person === 'p2')).toBe(true)
})

test('what does not concern the founder is left out', () => {
  const company = chooseType(start, 'p1', 'existing_company')
  expect(groupsOf(company).map(({ section }) => section)).not.toContain('holdings')
  expect(groupsOf(start, true).map(({ section }) => section)).not.toContain('notary')
})

test('a section with open questions is not complete', () => {
  const bySection = new Map(groupsOf(start).map(({ section, complete }) => [section, complete]))
  expect(bySection.get('general')).toBe(false)
  expect(bySection.get('membership')).toBe(true)
})
