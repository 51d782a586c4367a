import { expect, test } from 'vitest'
import type { Answers } from '../fields/index.ts'
import { firstBook, pricesOf } from '../pricing/index.ts'
import { dearerThanPaid } from './dearer.ts'
import { productOf } from './products.ts'
import { day } from './sample-answers.ts'
import { sampleOf } from './samples.ts'

const today = day('15-11-2026')
const product = productOf('dutch-bv')
const prices = pricesOf(product, firstBook, { today }) ?? expect.fail()
const basis = { product, prices, context: { today } }
const paid: Answers = (() => {
  const sample = sampleOf(product)
  return { ...sample, main: { ...sample.main, incorporation_speed: 'medium' } }
})()
const withMain = (main: Partial<Answers['main']>): Answers => ({ ...paid, main: { ...paid.main, ...main } })

test.each<[string, Answers, Answers, readonly string[]]>([
  ['faster', paid, withMain({ incorporation_speed: 'fast' }), ['main.incorporation_speed']],
  ['slower', paid, withMain({ incorporation_speed: 'slow' }), []],
  ['what was paid for, once taken out', withMain({ incorporation_speed: 'slow' }), paid, []],
  ['another name', paid, withMain({ company_name: 'Andere Naam' }), []],
  [
    'faster, with another name',
    paid,
    withMain({ incorporation_speed: 'fast', company_name: 'Andere Naam' }),
    ['main.incorporation_speed'],
  ],
])('%s', (_name, before, after, paths) => {
  expect(dearerThanPaid(basis, { paid, before, after })).toEqual(paths)
})
