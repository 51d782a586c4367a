import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { changeRule, paidChange } from '../changes/index.ts'
import { partsOfRefund } from '../orders/index.ts'
import { feeLines, firstBook, linesBetween, pricesOf, supplementOf } from '../pricing/index.ts'
import type { Answers } from '../questions/index.ts'
import { costOf } from './costs.ts'
import { productOf } from './products.ts'
import { day } from './sample-answers.ts'
import { sampleOf } from './samples.ts'

const today = day('15-11-2026')
const product = productOf('dutch-bv')
const { after_payment: _none, ...bookOfBefore } = firstBook

const change = fc.record({
  speed: fc.constantFrom('slow', 'medium', 'fast'),
  holding: fc.boolean(),
  payroll: fc.boolean(),
  caregiver: fc.boolean(),
  membership: fc.constantFrom('starter_yearly', 'professional_monthly', 'none'),
  name: fc.constantFrom('De Vries Zuivel', 'Zuivelmakerij De Vries'),
  stage: fc.constantFrom('before_check', 'at_work', 'agreed', 'signed'),
  // What becomes of what is asked for: not paid at all, paid, or paid when it costs something else by then.
  paying: fc.constantFrom('never', 'at once', 'signed meanwhile'),
})

type Change = typeof change extends fc.Arbitrary<infer One> ? One : never

const answered = ({ main, p1, ...others }: Answers, one: Change): Answers => ({
  ...others,
  main: {
    ...main,
    incorporation_speed: one.speed as 'slow',
    caregiver: one.caregiver,
    upsell_package: one.membership,
    company_name: one.name,
  },
  p1: { ...p1, holding: one.holding, dga_plan: one.payroll },
})

test('whatever is changed: all orders together are the quote of the last answers and the fees, and no more goes back than came', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), fc.boolean(), (changes, ofBefore) => {
      const book = ofBefore ? bookOfBefore : firstBook
      const prices = pricesOf(product, book, { today }) ?? expect.fail()
      const quoteOf = (answers: Answers) => costOf({ product, prices, context: { today } }, answers)
      let answers = sampleOf(product)
      let fees = 0
      const orders = [{ order: '0', total: Number(quoteOf(answers).total), left: Number(quoteOf(answers).total) }]
      let [received, returned] = [quoteOf(answers).total as number, 0]
      const giveBack = (amount: number) => {
        const newest = orders.toReversed()
        for (const part of partsOfRefund(amount, newest)) {
          const from = orders.find(({ order }) => order === part.order) ?? expect.fail()
          from.left -= part.amount
          expect(from.left).toBeGreaterThanOrEqual(0)
          returned += part.amount
        }
      }
      changes.forEach((one, at) => {
        const next = answered(answers, one)
        const rule = changeRule({
          ...{ stage: one.stage as 'agreed', asked: [], deedChanges: true, conceptSent: one.stage === 'agreed' },
          paths: next.main.company_name === answers.main.company_name ? ['p1.address'] : ['main.company_name'],
        })
        if (!rule.allowed) return
        const fee = rule.fee ? supplementOf(feeLines(book, 'change_fee')) : supplementOf([])
        const lines = [...fee.lines, ...linesBetween(quoteOf(answers), quoteOf(next))]
        const { total } = supplementOf(lines)
        if (total > 0) {
          if (one.paying === 'never') return
          received += total
          const outcome = paidChange(total, one.paying === 'at once' ? total : null)
          if (outcome.kind === 'returned') {
            returned += outcome.back
            return
          }
        }
        orders.push({ order: String(at + 1), total, left: Math.max(0, total) })
        if (total < 0) giveBack(-total)
        fees += fee.total
        answers = next
      })
      const ordered = orders.reduce((sum, one) => sum + one.total, 0)
      expect(ordered).toBe(quoteOf(answers).total + fees)
      expect(returned).toBeLessThanOrEqual(received)
      expect(received - returned).toBe(ordered)
    }),
    lawfully(300),
  )
})

test('who ordered by a book that names no fee pays none', () => {
  expect(feeLines(bookOfBefore, 'change_fee')).toEqual([])
  expect(supplementOf(feeLines(firstBook, 'change_fee')).total).toBe(9_075)
  expect(supplementOf(feeLines(firstBook, 'appointment_moved')).total).toBe(6_050)
})
