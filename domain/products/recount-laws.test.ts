import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { Answers } from '../fields/index.ts'
import { makeRelevant, relevant, startAnswers } from '../flow/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { change, changed } from './sample-changes.ts'
import { samplesOf } from './samples.ts'

const context = { today: day('15-11-2026') }
const named = (answers: Answers, company_name: string): Answers => ({
  ...answers,
  main: { ...answers.main, company_name },
})

describe.each(productList.map((product) => [product.name, product] as const))('%s', (_, product) => {
  const founders = fc.constantFrom<Answers>(...Object.values(samplesOf(product)), startAnswers(product))

  test('counted again after each change, the answers that count are those counted at once', () => {
    fc.assert(
      fc.property(founders, fc.array(change, { minLength: 1, maxLength: 30 }), (base, changes) => {
        const again = makeRelevant(product, context)
        for (const count of [0, ...changes.keys()]) {
          const answers = changed(base, changes.slice(0, count))
          for (const one of [answers, named(answers, 'Terp'), named(answers, 'Terpen'), answers]) {
            expect(again(one)).toEqual(relevant(product, one, context))
          }
        }
      }),
      lawfully(60),
    )
  })

  test('nobody is judged anew while a name is typed', () => {
    const again = makeRelevant(product, context)
    const [base = startAnswers(product)] = Object.values(samplesOf(product))
    const [before, after] = [again(named(base, 'Terp Eén')), again(named(base, 'Terp Twee'))]
    expect(after.main.company_name).toBe('Terp Twee')
    expect(after.p1).toBe(before.p1)
  })
})
