import { expect, test } from 'vitest'
import type { Answers, MainAnswers } from '#domain/questions/index.ts'
import { chosenServices, isReplaced, takeService } from './services.ts'

const answersWith = (main: MainAnswers): Answers => ({ main, p1: {}, p2: {}, p3: {}, p4: {} })
const intake = 'free-intake-smart-tax-accounting'

test('taking and leaving services', () => {
  const none = answersWith({})
  const one = takeService(none, 'trademark-check', true)
  const two = takeService(one, 'general-terms', true)
  expect(chosenServices(two)).toEqual(['trademark-check', 'general-terms'])
  expect(chosenServices(takeService(two, 'trademark-check', true))).toEqual(['general-terms', 'trademark-check'])
  expect(chosenServices(takeService(two, 'trademark-check', false))).toEqual(['general-terms'])
  expect(takeService(one, 'trademark-check', false).main).toEqual({})
})

test.each([
  [intake, false, true],
  ['trademark-check', true, false],
])('taking %s beside the quotes of bookkeepers', (slug, quotes, replaced) => {
  const after = takeService(answersWith({ lead_approval: true }), slug, true)
  expect(after.main.lead_approval).toBe(quotes)
  expect(isReplaced(after, 'main.lead_approval')).toBe(replaced)
})

test('what comes with a membership stays', () => {
  expect(
    chosenServices(takeService(answersWith({ upsell_package_type_product_ids: [203] }), 'general-terms', true)),
  ).toEqual(['203', 'general-terms'])
})
