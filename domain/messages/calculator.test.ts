import { describe, expect, test } from 'vitest'
import { askedFieldOf, plantedQuestions, type Question } from '../calculator/index.ts'
import { calculatorTexts as en } from './en/calculator.ts'
import { calculatorTexts as nl } from './nl/calculator.ts'
import type { CalculatorQuestionText } from './texts.ts'

const optionsOf = (name: Question['field'] | undefined): readonly string[] => {
  const field = name === undefined ? null : askedFieldOf(name)
  if (field?.kind === 'yes_no') return ['no', 'yes']
  return [...(field?.options ?? [])].sort()
}

const questions: readonly Question[] = plantedQuestions

describe.each([
  ['nl', nl],
  ['en', en],
])('the calculator in %s', (_locale, texts) => {
  const words: Readonly<Record<string, CalculatorQuestionText>> = texts.questions

  test.each(questions)('$key says what is asked and why, with words for every option', ({ key, field, tail }) => {
    const { title, why, options = {}, tail: under } = words[key] ?? expect.fail(key)
    expect(title).toMatch(/^\S.*\?$/)
    expect(why).toMatch(/^\S.*\.$/)
    const known = optionsOf(field)
    if (known.length > 0) expect(Object.keys(options).sort()).toEqual(known)
    expect(Object.keys(under?.options ?? {}).sort()).toEqual(optionsOf(tail?.field))
  })

  test('short enough to read at a glance, and tidy', () => {
    const all = (value: unknown): readonly string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(all)
    for (const text of all(texts)) {
      expect(text.length).toBeLessThanOrEqual(130)
      expect(text).not.toMatch(/ {2}|^\s|\s$|\w'\w/)
    }
    for (const { title } of Object.values(words)) expect(title.length).toBeLessThanOrEqual(60)
  })
})
