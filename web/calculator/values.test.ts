import { expect, test } from 'vitest'
import { blanksOf, plantedQuestions, type Question, startCalculation } from '#domain/calculator/index.ts'
import { decode, encode, optionsOf } from './values.ts'

const questions: readonly Question[] = plantedQuestions
const memberships = [{ name: 'starter_yearly', nl: { label: 'x' }, en: { label: 'x' } }]
const calculator = { questions, memberships } as unknown as Parameters<typeof optionsOf>[2]
const blankOf = (key: string) => {
  const question = questions.find((one) => one.key === key) ?? expect.fail()
  const [blank] = blanksOf(question, startCalculation('bv-product'))
  return { question, blank: blank ?? expect.fail() }
}

test.each([
  ['converting', true, 'yes'],
  ['converting', false, 'no'],
  ['shareholder_count', 3, '3'],
  ['timing', 'soon', 'soon'],
])('%s: %s is shown as %s and read back', (key, value, text) => {
  expect(encode(value)).toBe(text)
  expect(decode(blankOf(key).blank, text)).toBe(value)
})

test('nothing is nothing', () => {
  expect([encode(undefined), encode(null)]).toEqual(['', ''])
  expect(decode(blankOf('converting').blank, '')).toBeNull()
})

test.each([
  ['converting', ['yes', 'no']],
  ['type_of_conversion', ['asset_liability', 'tax_free_transfer', 'transfer_subject_to_tax', 'none']],
  ['shareholder_count', ['1', '2', '3', '4']],
  ['timing', ['fast', 'soon', 'future', 'none']],
  ['upsell_package', ['starter_yearly', 'none']],
  ['email', null],
])('the options of %s', (key, options) => {
  const { question, blank } = blankOf(key)
  expect(optionsOf(question, blank, calculator)).toEqual(options)
})
